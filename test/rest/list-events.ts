// GET /v1/events: what happened, in order of commit, told by ids alone.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fact, observe, readAll } from '../support/records.ts'

t.test('reading events', async (t) => {
  const app = await startApp(t)
  const { claimId, observationId } = await fact(app, 'The word heliotrope is secret.')
  const own = await observe(app, 'mine', { visibility: 'private' })

  t.test('200 in order, with what they are about', async (t) => {
    const events = await readAll(app, '/v1/events', app.owner, 2)
    t.same(events.map(({ type }) => type), ['key.created', 'observation.appended', 'claim.created', 'observation.appended'])
    t.same(events.slice(1).map(({ record_id }) => record_id), [observationId, claimId, own])
    t.same(events.map(({ sequence }) => sequence), [...events.map(({ sequence }) => sequence)].sort((a, b) => a - b))
    t.notMatch(JSON.stringify(events), 'heliotrope')
  })
  t.test('200 by subject and type', async (t) => {
    t.same((await readAll(app, '/v1/events?subject_id=crew&type=claim.created')).map(({ record_id }) => record_id), [claimId])
    t.same(await readAll(app, '/v1/events?subject_id=nobody'), [])
  })
  t.test('200 without the private records of another', async (t) => {
    const other = await app.mint(['events:read'])
    t.notOk((await readAll(app, '/v1/events', other)).some(({ record_id }) => record_id === own))
  })
  t.test('200 at the end the cursor goes on later, without loss and without repetition', async (t) => {
    let cursor = dataOf(await app.request('GET', '/v1/events?limit=200', { key: app.owner.key })).next_cursor
    for (let at = 0; at < 3; at++) {
      const quiet = dataOf(await app.request('GET', `/v1/events?cursor=${cursor}`, { key: app.owner.key }))
      t.same([quiet.items, quiet.has_more], [[], false])
      const id = await observe(app, `later ${at}`)
      const next = dataOf(await app.request('GET', `/v1/events?cursor=${quiet.next_cursor}`, { key: app.owner.key }))
      t.same(next.items.map(({ record_id }: any) => record_id), [id])
      cursor = next.next_cursor
    }
  })
})
