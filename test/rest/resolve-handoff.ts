// POST /v1/handoffs/{handoff_id}/resolve: the target, and only the target, answers, and only once.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf, readAll } from '../support/records.ts'

t.test('answering a handoff', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const target = await app.mint(['*'], { principal: 'target' })
  const third = await app.mint(['*'], { principal: 'third' })
  const give = async () => dataOf(await app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'target', subject_id: 'crew', ttl_seconds: 60 } })).handoff_id as string
  const answer = (id: string, status: string, key = target.key) => app.request('POST', `/v1/handoffs/${id}/resolve`, { key, body: { status } })

  for (const status of ['accepted', 'rejected']) {
    t.test(`200 ${status}, 409 after that`, async (t) => {
      const id = await give()
      t.match(dataOf(await answer(id, status)), { handoff_id: id, status, resolved_at: new Date(clock.now()).toISOString() })
      for (const again of ['accepted', 'rejected']) t.equal((await answer(id, again)).status, 409)
      t.same((await readAll(app, `/v1/events?type=handoff.${status}`)).map(({ record_id }) => record_id), [id])
    })
  }
  t.test('403 for the sender, 404 for a third', async (t) => {
    const id = await give()
    t.equal((await answer(id, 'accepted', app.owner.key)).status, 403)
    t.equal((await answer(id, 'accepted', third.key)).status, 404)
    t.equal((await answer(id, 'accepted')).status, 200)
  })
  t.test('409 from its end on', async (t) => {
    const id = await give()
    clock.advance(60_000)
    t.equal((await answer(id, 'accepted')).status, 409)
  })
  t.test('200 for one of eight at once, 409 for seven; the status is the winner\'s, and there is one event', async (t) => {
    const id = await give()
    const before = (await readAll(app, '/v1/events')).length
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => answer(id, at % 2 === 0 ? 'accepted' : 'rejected')))
    t.same(replies.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)])
    const winner = replies.find(({ status }) => status === 200)!.body.data.status
    t.equal((await readAll(app, '/v1/handoffs', target)).find(({ handoff_id }) => handoff_id === id).status, winner)
    t.equal((await readAll(app, '/v1/events')).length, before + 1)
  })
})
