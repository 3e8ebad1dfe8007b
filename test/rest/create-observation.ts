// POST /v1/observations: evidence with its search entry, history, queue entry and event, in one transaction.
import t from 'tap'
import { createHash } from 'node:crypto'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf, observation, observe, readAll } from '../support/records.ts'

const TABLES = ['observations', 'observations_fts_docsize', 'journal', 'index_outbox', 'claims', 'replays']

t.test('appending evidence', async (t) => {
  const app = await startApp(t)
  const post = (body: object, key = app.owner.key) => app.request('POST', '/v1/observations', { key, body })
  const pick = () => Object.fromEntries(TABLES.map((name) => [name, app.counts()[name]!]))

  t.test('201 with one row of each kind', async (t) => {
    const before = pick()
    const data = dataOf(await post(observation('The kiln is fired on Mondays.')))
    t.match(data, { subject_id: 'crew', state: 'created', trust: 'asserted', visibility: 'team', observation_id: /^obs_/ })
    t.equal(data.content_hash, createHash('sha256').update('The kiln is fired on Mondays.').digest('hex'))
    const after = pick()
    t.same(TABLES.map((name) => after[name]! - before[name]!), [1, 1, 1, 1, 0, 0])
    t.equal(app.db().prepare('SELECT count(*) FROM record_history WHERE record_id = ?').pluck().get(data.observation_id), 1)
  })
  t.test('201 keeps everything that was sent', async (t) => {
    const project_id = dataOf(await app.request('POST', '/v1/projects/resolve', { key: app.owner.key, body: { origin: 'acme/kiln' } })).project_id
    const members = { kind: 'tool_result', source: { type: 'run', ref: 'run/7#3', id: 'row-1' }, trust: 'verified', visibility: 'organization', agent_id: 'planner', run_id: 'session-7', project_id }
    const id = await observe(app, 'Kept whole.', { ...members, occurred_at: '2026-08-01T11:00:00.5+02:00' })
    const stored = dataOf(await app.request('GET', `/v1/observations/${id}`, { key: app.owner.key }))
    t.match(stored, { ...members, content: 'Kept whole.', occurred_at: '2026-08-01T09:00:00.500Z', principal_id: 'owner', erased_at: null })
  })
  t.test('201 and existing for the same source.id with the same content; 409 with other content', async (t) => {
    const source = { type: 'mail', id: 'message-1' }
    const first = dataOf(await post(observation('Once.', { source })))
    const before = app.counts()
    const again = await post(observation('Once.', { source }))
    t.same(dataOf(again), { ...first, state: 'existing' })
    t.equal((await post(observation('Twice.', { source }))).status, 409)
    t.same(app.counts(), before)
    for (const other of [{ subject_id: 'other' }, { source: { type: 'chat', id: 'message-1' } }, { visibility: 'private' }]) {
      t.equal(dataOf(await post(observation('Once.', { source, ...other }))).state, 'created', JSON.stringify(other))
    }
  })
  t.test('201 one row for seven at once with one source.id', async (t) => {
    const source = { type: 'mail', id: 'message-7' }
    const replies = await Promise.all(Array.from({ length: 7 }, () => post(observation('At once.', { source }))))
    t.equal(new Set(replies.map((reply) => dataOf(reply).observation_id)).size, 1)
    const different = await Promise.all(Array.from({ length: 7 }, (_, at) => post(observation(`Fact ${at}.`))))
    t.equal(new Set(different.map((reply) => dataOf(reply).observation_id)).size, 7)
  })
  t.test('403 above the ceiling of the key, in the words that clients know', async (t) => {
    const { key } = await app.mint(['observations:write'], { maxTrust: 'asserted' })
    const before = app.counts()
    const reply = await post(observation('x', { trust: 'verified' }), key)
    t.equal(reply.status, 403)
    t.equal(reply.body.error.message, 'This credential may not assert "verified" trust.')
    t.same(app.counts(), before)
    const low = await app.mint(['observations:write'], { maxTrust: 'unverified' })
    t.equal(dataOf(await post(observation('x'), low.key)).trust, 'unverified', 'the default stays under the ceiling')
  })
  t.test('400 on content that is too long, in code points', async (t) => {
    t.equal((await post(observation('\u{1F642}'.repeat(65_536)))).status, 201, 'the longest, of four bytes each')
    t.same(fieldsOf(await post(observation('x'.repeat(65_537)))), ['content'])
  })
  t.test('the event tells ids and no content', async (t) => {
    const id = await observe(app, 'zinc-heron')
    const events = await readAll(app, '/v1/events?type=observation.appended')
    t.equal(events.filter(({ record_id }) => record_id === id).length, 1)
    t.notMatch(JSON.stringify(events), 'zinc-heron')
  })
})
