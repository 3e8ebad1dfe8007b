// DELETE /v1/checkpoints/{checkpoint_id}: the caller's own, while it lives.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf } from '../support/records.ts'

t.test('deleting a checkpoint', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const save = async (subject_id: string) => dataOf(await app.request('POST', '/v1/checkpoints', { key: app.owner.key, body: { subject_id, kind: 'cursor', state: 1, ttl_seconds: 60 } })).checkpoint_id as string
  const remove = (id: string, key = app.owner.key) => app.request('DELETE', `/v1/checkpoints/${id}`, { key })

  t.test('200 and it is gone; 404 a second time', async (t) => {
    const id = await save('a')
    t.same(dataOf(await remove(id)), { checkpoint_id: id })
    t.equal((await app.request('GET', '/v1/checkpoints?subject_id=a&kind=cursor', { key: app.owner.key })).status, 404)
    t.equal((await remove(id)).status, 404)
  })
  t.test('404 for that of another principal, which stays', async (t) => {
    const id = await save('b')
    t.equal((await remove(id, (await app.mint(['*'])).key)).status, 404)
    t.equal((await app.request('GET', '/v1/checkpoints?subject_id=b&kind=cursor', { key: app.owner.key })).status, 200)
  })
  t.test('404 for one that has ended', async (t) => {
    const id = await save('c')
    clock.advance(60_000)
    t.equal((await remove(id)).status, 404)
  })
})
