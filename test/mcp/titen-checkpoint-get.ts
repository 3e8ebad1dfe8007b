import { createHash } from 'node:crypto'
import t from 'tap'
import { startServer } from './support.ts'

const AT = { subject_id: 'user_rama', kind: 'task_state' }
const GONE = { text: 'Checkpoint not found or expired.', isError: true, document: undefined }

t.test('answers the state with the hash of what it answers', async (t) => {
  const { call } = await startServer(t)
  const saved = (await call('titen_checkpoint_save', { ...AT, state: { b: [1], a: 'x' }, ttl_seconds: 60 })).document
  const { text } = await call('titen_checkpoint_get', AT)
  const hash = createHash('sha256').update('{"b":[1],"a":"x"}').digest('hex')
  t.equal(text, `{"checkpoint_id":"${saved.checkpoint_id}","state":{"b":[1],"a":"x"},"state_hash":"${hash}","expires_at":"2026-08-01T09:01:00.000Z"}`)
})

t.test('the sentence is the same for what never was, is over, is of another kind or of another principal', async (t) => {
  const { call, clock, newKey } = await startServer(t)
  t.same(await call('titen_checkpoint_get', AT), GONE, 'never saved')
  await call('titen_checkpoint_save', { ...AT, state: 1, ttl_seconds: 60 })
  t.same(await call('titen_checkpoint_get', { ...AT, kind: 'cursor' }), GONE, 'another kind')
  t.same(await call('titen_checkpoint_get', { ...AT, kind: 'no such kind' }), GONE, 'no kind at all')
  for (const subject_id of ['user', 'user_rama\0', 'user_rama\0red', '']) t.same(await call('titen_checkpoint_get', { ...AT, subject_id }), GONE, JSON.stringify(subject_id))
  t.same(await call('titen_checkpoint_get', AT, { key: await newKey('agent_two') }), GONE, 'another principal')
  clock.advance(59_999)
  t.equal((await call('titen_checkpoint_get', AT)).document.state, 1, 'alive to the last millisecond')
  clock.advance(1)
  t.same(await call('titen_checkpoint_get', AT), GONE, 'over')
  t.equal((await call('titen_checkpoint_save', { ...AT, state: 2, ttl_seconds: 60 })).document.updated, false, 'a save after the end is a new one')
  t.equal((await call('titen_checkpoint_get', AT)).document.state, 2)
})

t.test('two keys of one principal share its checkpoints', async (t) => {
  const { call, newKey } = await startServer(t)
  await call('titen_checkpoint_save', { ...AT, state: 1, ttl_seconds: 60 })
  t.equal((await call('titen_checkpoint_get', AT, { key: await newKey() })).document.state, 1)
})

t.test('a missing argument is named', async (t) => {
  const { call } = await startServer(t)
  t.equal((await call('titen_checkpoint_get', { subject_id: 'x' })).text, 'Missing required argument "kind".')
})
