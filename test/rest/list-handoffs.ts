// GET /v1/handoffs: those that the caller sent or is the target of.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf, readAll } from '../support/records.ts'

t.test('listing handoffs', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const ann = await app.mint(['*'], { principal: 'ann' })
  const third = await app.mint(['*'], { principal: 'third' })
  const give = async (key: string, to_principal: string, ttl_seconds: number) => dataOf(await app.request('POST', '/v1/handoffs', { key, body: { to_principal, subject_id: 'crew', ttl_seconds } })).handoff_id as string
  const a = await give(app.owner.key, 'ann', 600)
  const b = await give(ann.key, 'owner', 60)
  const c = await give(app.owner.key, 'ann', 60)
  const ids = async (query: string, by = app.owner) => (await readAll(app, `/v1/handoffs${query}`, by, 1)).map(({ handoff_id }) => handoff_id)

  t.test('200 by side', async (t) => {
    t.same(await ids(''), [a, b, c])
    t.same(await ids('?role=sender'), [a, c])
    t.same(await ids('?role=target'), [b])
    t.same(await ids('', ann), [a, b, c])
    t.same(await ids('', third), [])
  })
  t.test('200 by status, where one whose time is over is expired', async (t) => {
    t.same(await ids('?status=pending'), [a, b, c])
    clock.advance(60_000)
    t.same(await ids('?status=pending'), [a])
    t.same(await ids('?status=expired&role=sender'), [c])
  })
})
