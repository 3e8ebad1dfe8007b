// Two server processes on one file: no write lost, none doubled, and still at most one holder of a lease.
import t, { type Test } from 'tap'
import http from 'node:http'
import { join } from 'node:path'
import { columnOf, faultsOf } from '../support/file.ts'
import { call, initDatabase, observation, runCli, startServer, type Server } from '../support/process.ts'

async function startTwo(t: Test) {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const servers = await Promise.all([startServer(t, db), startServer(t, db)])
  const agent = new http.Agent({ keepAlive: true, maxSockets: 5 })
  t.teardown(() => agent.destroy())
  return { db, key, servers, agent, at: (i: number) => servers[i % 2] as Server }
}

const tool = (name: string, args: object, id: number | string = 1) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })

t.test('two processes make one new file at once', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const servers = await Promise.all([startServer(t, db), startServer(t, db)])
  for (const server of servers) t.match(await call(server, 'GET', '/readyz'), { status: 200 })
})

t.test('thirty parallel titen_remember over both', async (t) => {
  const { db, key, agent, at } = await startTwo(t)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) =>
    call(at(i), 'POST', '/mcp', { key, agent, body: tool('titen_remember', { subject_id: 'crew', kind: 'tool_result', content: `fact ${i}`, source_type: 'test', source_ref: `${i}` }, i) })))
  t.same(answers.map(({ status, body }) => [status, body.id, body.result.isError ?? false]), answers.map((_, i) => [200, i, false]))
  const ids = answers.map(({ body }) => JSON.parse(body.result.content[0].text).observation_id)
  t.equal(new Set(ids).size, 30)
  t.same(columnOf(db, 'SELECT content FROM observations ORDER BY content'), answers.map((_, i) => `fact ${i}`).sort())
  t.same(columnOf(db, 'SELECT id FROM observations').sort(), ids.sort())
  t.same(columnOf(db, 'SELECT count(*) FROM observations_fts'), [30])
})

t.test('thirty parallel REST writes over both, each sent twice with one Idempotency-Key', async (t) => {
  const { db, key, agent, at } = await startTwo(t)
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) =>
    call(at(i), 'POST', '/v1/observations', { key, agent, body: observation(`fact ${i >> 1}`), headers: { 'idempotency-key': `k${i >> 1}` } })))
  t.same([...new Set(answers.map(({ status }) => status))], [201])
  for (let i = 0; i < 60; i += 2) {
    t.equal(answers[i]!.body.data.observation_id, answers[i + 1]!.body.data.observation_id)
    t.equal([answers[i]!, answers[i + 1]!].filter(({ body }) => body.meta.replayed).length, 1, 'one of the two is a replay')
  }
  t.same(columnOf(db, 'SELECT content FROM observations ORDER BY content'), Array.from({ length: 30 }, (_, i) => `fact ${i}`).sort())
  t.same(faultsOf(db), [])
})

t.test('forty acquires of one lease over both, by two principals, over REST and MCP', async (t) => {
  const { db, key, agent, at } = await startTwo(t)
  const mint = async (name: string) => JSON.parse((await runCli(['keys', 'create', '--db', db, '--label', name, '--principal', name, '--scope', '*', '--json'])).stdout).api_key
  const keys = [await mint('agent_a'), await mint('agent_b')]
  const lease = { resource_type: 'file', resource_id: 'src/lexer.ts', purpose: 'rewrite', ttl_seconds: 600 }
  const outcomes = await Promise.all(Array.from({ length: 40 }, async (_, i) => {
    const who = (i >> 1) % 2
    if (i % 8 < 4) {
      const { status, body } = await call(at(i), 'POST', '/v1/leases', { key: keys[who]!, agent, body: lease })
      return { who, id: status === 200 ? body.data.lease_id : undefined, said: body.error?.code }
    }
    const { body } = await call(at(i), 'POST', '/mcp', { key: keys[who]!, agent, body: tool('titen_lease_acquire', lease) })
    const { text } = body.result.content[0]
    return { who, id: body.result.isError ? undefined : JSON.parse(text).lease_id, said: body.result.isError ? text : undefined }
  }))
  const holders = outcomes.filter(({ id }) => id !== undefined)
  t.equal(new Set(holders.map(({ who }) => who)).size, 1, 'one holder')
  t.equal(new Set(holders.map(({ id }) => id)).size, 1, 'whose repeats keep the lease')
  t.equal(holders.length, 20)
  for (const { said } of outcomes.filter(({ id }) => id === undefined)) t.ok(said === 'CONFLICT' || /^Resource is leased until .*Z\.$/.test(said), said)
  t.match(await call(at(0), 'GET', '/v1/principal', { key }), { status: 200 })
})

t.test('what one server writes or erases the other compiles or forgets at once', async (t) => {
  const { db, key, servers: [a, b] } = await startTwo(t)
  const compile = async (server: Server) => {
    const { status, body } = await call(server, 'POST', '/v1/context/compile', { key, body: { subject_id: 'crew', task: 'when does the gate open?', max_tokens: 2000 } })
    t.equal(status, 200)
    return body.data.items.map((item: { claim: string }) => item.claim).sort()
  }
  const write = async (server: Server, content: string) => (await call(server, 'POST', '/v1/observations', { key, body: observation(content) })).body.data.observation_id
  const first = await write(a!, 'The gate opens at six.')
  for (const server of [a!, b!]) t.same(await compile(server), ['The gate opens at six.'])
  const second = await write(b!, 'The gate of the harbour opens at nine.')
  for (const server of [a!, b!]) t.same(await compile(server), ['The gate of the harbour opens at nine.', 'The gate opens at six.'])
  t.match(await call(a!, 'DELETE', `/v1/observations/${second}`, { key }), { status: 200 })
  for (const server of [b!, a!]) t.same(await compile(server), ['The gate opens at six.'])
  const cited = await call(b!, 'POST', '/v1/consolidations', { key, body: { subject_id: 'crew', claims: [{ kind: 'semantic_fact', statement: 'Opening time of the gate is six.', sources: [{ observation_id: first, relation: 'supports' }] }] } })
  t.equal(cited.status, 201)
  for (const server of [a!, b!]) t.same(await compile(server), ['Opening time of the gate is six.'], 'the claim takes the place of its evidence')
  t.match(await call(b!, 'DELETE', '/v1/subjects/crew', { key }), { status: 200 })
  for (const server of [a!, b!]) t.same(await compile(server), [])
  await write(a!, 'The gate is closed for good.')
  for (const server of [a!, b!]) t.same(await compile(server), ['The gate is closed for good.'], 'and nothing of the old subject comes back')
  t.same(columnOf(db, 'PRAGMA integrity_check'), ['ok'])
})
