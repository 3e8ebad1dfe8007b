import t from 'tap'
import { startServer } from './support.ts'

const AT = { subject_id: 'user_rama', kind: 'task_state' }
const SAVE = { ...AT, state: { step: 1 }, ttl_seconds: 600 }

t.test('saves, and updates what stands', async (t) => {
  const { call, clock, count } = await startServer(t)
  const first = (await call('titen_checkpoint_save', SAVE)).document
  t.same(Object.keys(first), ['checkpoint_id', 'expires_at', 'updated'])
  t.match(first, { checkpoint_id: /^ckpt_[0-9a-f]{32}$/, expires_at: '2026-08-01T09:10:00.000Z', updated: false })
  clock.advance(1000)
  const second = (await call('titen_checkpoint_save', { ...SAVE, state: { step: 2 } })).document
  t.same(second, { checkpoint_id: first.checkpoint_id, expires_at: '2026-08-01T09:10:01.000Z', updated: true })
  t.equal(count('checkpoints'), 1)
  await call('titen_checkpoint_save', { ...SAVE, kind: 'cursor' })
  t.equal(count('checkpoints'), 2, 'each kind holds one')
})

t.test('any JSON value is a state, the falsy ones too, and comes back as it was', async (t) => {
  const { call } = await startServer(t)
  const states = [null, 0, false, '', [], {}, '{"step":2}', 'text', 1.5, -1, true, [null, [1]], { a: { b: ['\u{1F642}'] } }, JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"b":2}}}')]
  for (const state of states) {
    t.notOk((await call('titen_checkpoint_save', { ...SAVE, state })).isError, JSON.stringify(state))
    const { text, document } = await call('titen_checkpoint_get', AT)
    t.ok(text.includes(`"state":${JSON.stringify(state)},`), JSON.stringify(state))
    if (!JSON.stringify(state).includes('__proto__')) t.strictSame(document.state, state)
  }
  t.equal(({} as { a?: number }).a, undefined)
  const { state: _, ...none } = SAVE
  t.same(await call('titen_checkpoint_save', none), { text: 'Missing required argument "state".', isError: true, document: undefined })
})

t.test('a bad value is refused, and the earlier state stands', async (t) => {
  const { call } = await startServer(t)
  await call('titen_checkpoint_save', SAVE)
  for (const ttl_seconds of ['600', 60.5, null]) t.equal((await call('titen_checkpoint_save', { ...SAVE, state: 2, ttl_seconds })).text, 'Argument "ttl_seconds" must be an integer.')
  for (const ttl_seconds of [0, -1, 59, 2_592_001, 1e12, Number.MAX_SAFE_INTEGER]) {
    t.match(await call('titen_checkpoint_save', { ...SAVE, state: 2, ttl_seconds }), { text: 'CHECK constraint failed: ttl_seconds must be 60 to 2592000', isError: true }, String(ttl_seconds))
  }
  t.equal((await call('titen_checkpoint_save', { ...SAVE, kind: 'other' })).text, "CHECK constraint failed: kind IN ('task_state', 'conversation', 'workflow', 'cursor')")
  for (const subject_id of ['', 'team\0red', 'x'.repeat(513), 'a\u2066']) t.match((await call('titen_checkpoint_save', { ...SAVE, subject_id })).text, /^CHECK constraint failed: subject_id must be /)
  const bytes = (count: number) => '\u20ac'.repeat(Math.floor(count / 3)) + 'x'.repeat(count % 3)
  t.ok((await call('titen_checkpoint_save', { ...SAVE, state: bytes(65_535) })).isError, 'with its quotes one byte too many')
  t.same((await call('titen_checkpoint_get', AT)).document.state, SAVE.state)
  t.notOk((await call('titen_checkpoint_save', { ...SAVE, state: bytes(65_534) })).isError, '64 KiB with its quotes')
})

t.test('takes nothing of REST that the tool does not have', async (t) => {
  const { call } = await startServer(t)
  t.notOk((await call('titen_checkpoint_save', { ...SAVE, expected_version: 7 })).isError)
})
