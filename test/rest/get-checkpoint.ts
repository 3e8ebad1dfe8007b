// GET /v1/checkpoints: the caller's live one, or 404 for every other reason alike.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf } from '../support/records.ts'

t.test('reading a checkpoint', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const save = (members: object, key = app.owner.key) => app.request('POST', '/v1/checkpoints', { key, body: { subject_id: 'crew', kind: 'cursor', state: 'mine', ttl_seconds: 60, ...members } })
  const read = (query: string, key = app.owner.key) => app.request('GET', `/v1/checkpoints?${query}`, { key })
  dataOf(await save({}))
  const other = await app.mint(['*'], { principal: 'other' })

  t.test('200 to its last millisecond, 404 from its end', async (t) => {
    clock.advance(59_999)
    t.equal(dataOf(await read('subject_id=crew&kind=cursor')).state, 'mine')
    clock.advance(1)
    t.equal((await read('subject_id=crew&kind=cursor')).status, 404)
  })
  t.test('404 the same answer for an expired one, another kind, another subject and another principal', async (t) => {
    const expired = await read('subject_id=crew&kind=cursor')
    dataOf(await save({ subject_id: 'live' }))
    for (const [query, key] of [['subject_id=live&kind=workflow', app.owner.key], ['subject_id=liv&kind=cursor', app.owner.key], ['subject_id=live&kind=cursor', other.key]] as const) {
      t.same((await read(query, key)).body.error, expired.body.error, query)
    }
  })
  t.test('200 each principal has its own', async (t) => {
    dataOf(await save({ subject_id: 'both', state: 'mine' }))
    dataOf(await save({ subject_id: 'both', state: 'theirs' }, other.key))
    t.equal(dataOf(await read('subject_id=both&kind=cursor')).state, 'mine')
    t.equal(dataOf(await read('subject_id=both&kind=cursor', other.key)).state, 'theirs')
  })
  t.test('200 by the handoff that hands it over; 404 once it was rejected, and for a third', async (t) => {
    const { checkpoint_id } = dataOf(await save({ subject_id: 'given', state: 'given', ttl_seconds: 600 }))
    const third = await app.mint(['*'], { principal: 'third' })
    const give = async () => dataOf(await app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'other', subject_id: 'given', checkpoint_id } })).handoff_id
    const [accepted, rejected] = [await give(), await give()]
    const query = (handoff: string) => `subject_id=given&kind=cursor&handoff_id=${handoff}`
    t.equal(dataOf(await read(query(accepted), other.key)).state, 'given', 'while it is pending')
    await app.request('POST', `/v1/handoffs/${accepted}/resolve`, { key: other.key, body: { status: 'accepted' } })
    await app.request('POST', `/v1/handoffs/${rejected}/resolve`, { key: other.key, body: { status: 'rejected' } })
    t.equal(dataOf(await read(query(accepted), other.key)).state, 'given')
    t.equal((await read(query(rejected), other.key)).status, 404)
    t.equal((await read(query(accepted), third.key)).status, 404)
    t.equal((await read(`subject_id=given&kind=workflow&handoff_id=${accepted}`, other.key)).status, 404, 'of another kind')
  })
})
