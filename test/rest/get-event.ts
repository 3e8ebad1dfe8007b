// GET /v1/events/{event_id}: one event, if the caller may know of it.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, observe, readAll } from '../support/records.ts'

t.test('reading one event', async (t) => {
  const app = await startApp(t)
  await observe(app, 'shared')
  await observe(app, 'mine', { visibility: 'private' })
  const events = await readAll(app, '/v1/events')

  t.test('200 each as the list has it', async (t) => {
    for (const event of events) t.same(dataOf(await app.request('GET', `/v1/events/${event.event_id}`, { key: app.owner.key })), event)
  })
  t.test('404 for a private one of another, and for an id with another time', async (t) => {
    const other = await app.mint(['events:read'])
    const last = events.at(-1)!.event_id as string
    t.equal((await app.request('GET', `/v1/events/${last}`, { key: other.key })).status, 404)
    const moved = `evt_${'0'.repeat(12)}${last.slice(-20)}`
    t.equal((await app.request('GET', `/v1/events/${moved}`, { key: app.owner.key })).status, 404, 'the sequence alone does not name it')
    t.equal((await app.request('GET', `/v1/events/evt_${'f'.repeat(32)}`, { key: app.owner.key })).status, 404)
  })
})
