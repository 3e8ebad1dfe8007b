// Many requests at once that can only be right if one of them is first.
import t from 'tap'
import { startApp, type Holder, type TestApp } from '../support/app.ts'
import { callTool, compile, dataOf, fact, observation, readAll } from '../support/records.ts'

t.test('201 twenty equal requests with one Idempotency-Key write one record', async (t) => {
  const app = await startApp(t, { listen: true })
  const before = app.counts()
  const send = () => app.request('POST', '/v1/observations', { key: app.owner.key, body: observation('Once and for all.'), headers: { 'idempotency-key': 'twenty' } })
  const replies = await Promise.all(Array.from({ length: 20 }, send))
  t.same(new Set(replies.map(({ status }) => status)), new Set([201]))
  t.equal(new Set(replies.map((reply) => JSON.stringify(reply.body.data))).size, 1, 'every answer is the first answer')
  t.equal(replies.filter(({ body, headers }) => body.meta.replayed === true && headers['idempotency-replayed'] === 'true').length, 19)
  const after = app.counts()
  for (const table of ['observations', 'journal', 'index_outbox', 'replays']) t.equal(after[table]! - before[table]!, 1, table)
})

t.test('two servers on one file agree on who was first', async (t) => {
  const one = await startApp(t, { listen: true })
  const two = await startApp(t, { listen: true, path: one.path })
  const send = (app: TestApp, at: number) => app.request('POST', '/v1/observations', { key: one.owner.key, body: observation(`Fact ${at % 10}.`), headers: { 'idempotency-key': `key-${at % 10}` } })
  const replies = await Promise.all(Array.from({ length: 40 }, (_, at) => send(at % 4 < 2 ? one : two, at)))
  t.same(replies.filter(({ status }) => status !== 201).map(({ text }) => text), [])
  t.equal(new Set(replies.map(({ body }) => body.data.observation_id)).size, 10)
  t.equal(one.counts().observations, 10)
})

t.test('fifty acquires of one resource, half over REST and half over MCP, have one holder', async (t) => {
  const app = await startApp(t, { listen: true })
  const others: Holder[] = [await app.mint(['*'], { principal: 'anna' }), await app.mint(['*'], { principal: 'bert' })]
  const given = { resource_type: 'file', resource_id: 'the one', purpose: 'work', ttl_seconds: 600 }
  const acquire = async (at: number): Promise<{ who: string, id?: string, refusal?: string }> => {
    const by = others[at % 2]!
    if (at % 4 < 2) {
      const { status, body } = await app.request('POST', '/v1/leases', { key: by.key, body: given })
      t.match(status, /^(200|409)$/)
      return { who: by.principal, id: body.data?.lease_id, refusal: body.error?.message }
    }
    const { document, failure } = await callTool(app, 'titen_lease_acquire', given, by)
    return { who: by.principal, id: document?.lease_id, refusal: failure }
  }
  const results = await Promise.all(Array.from({ length: 50 }, (_, at) => acquire(at)))
  const holders = new Set(results.filter(({ id }) => id !== undefined).map(({ who }) => who))
  t.equal(holders.size, 1)
  t.equal(results.filter(({ who }) => holders.has(who)).every(({ id }) => id !== undefined), true, 'the holder is never refused')
  t.equal(new Set(results.map(({ id }) => id).filter(Boolean)).size, 1, 'and keeps one id')
  const refused = results.filter(({ who }) => !holders.has(who))
  t.equal(refused.length, 25)
  for (const { refusal } of refused) t.match(refusal, /^Resource is leased until \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.$/)
  t.equal((await readAll(app, '/v1/leases')).length, 1)
  t.equal((await readAll(app, '/v1/events?type=lease.acquired')).length, 1)
})

t.test('three hundred mixed requests at once are all answered and all kept', async (t) => {
  const app = await startApp(t, { listen: true })
  const { claimId } = await fact(app, 'The mill wheel turns.')
  const { context_id } = await compile(app, 'mill wheel')
  const works: (() => Promise<{ status: number }>)[] = [
    () => app.request('POST', '/v1/observations', { key: app.owner.key, body: observation('One of many.') }),
    () => app.request('POST', `/v1/context/${context_id}/feedback`, { key: app.owner.key, body: { outcome: 'useful', claim_id: claimId } }),
    () => app.request('POST', '/v1/observations', { key: app.owner.key, body: observation('x', { project_id: `proj_${'0'.repeat(32)}` }) }),
    () => app.request('GET', '/v1/observations', { key: app.owner.key }),
    () => app.request('POST', '/v1/checkpoints', { key: app.owner.key, body: { subject_id: 'crew', kind: 'cursor', state: {}, ttl_seconds: 60 } }),
    () => app.request('POST', '/v1/context/compile', { key: app.owner.key, body: { subject_id: 'crew', task: 'mill', max_tokens: 500 } }),
  ]
  const replies = await Promise.all(Array.from({ length: 300 }, (_, at) => works[at % works.length]!()))
  const statuses = works.map((_, kind) => [...new Set(replies.filter((_, at) => at % works.length === kind).map(({ status }) => status))])
  t.same(statuses, [[201], [201], [404], [200], [200], [200]])
  t.equal(app.db().prepare("SELECT count(*) FROM observations WHERE content = 'One of many.'").pluck().get(), 50)
  t.equal(app.counts().feedback, 50)
  t.equal(dataOf(await app.request('GET', '/v1/checkpoints?subject_id=crew&kind=cursor', { key: app.owner.key })).version, 50)
  t.equal((await compile(app, 'mill wheel')).items.find((item: any) => item.claim_id === claimId).score_components.utility, Math.round((1.5 + 50) / 53 * 1e6) / 1e6, 'no signal was lost')
})
