// titen start and titen serve on databases in every state.
import t from 'tap'
import { join } from 'node:path'
import { call, startServer } from '../support/process.ts'

t.test('start makes the first key once and shows how to use it', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const first = await startServer(t, db, { command: 'start' })
  const { stdout } = first.output()
  const key = /^api_key: (titen_sk_[\w-]{43})$/m.exec(stdout)![1]!
  const block = JSON.parse(/^\{\n[^]*?^\}$/m.exec(stdout)![0])
  t.same(block, { mcpServers: { titen: { type: 'http', url: `${first.url}/mcp`, headers: { Authorization: `Bearer ${key}` } } } })
  t.match(stdout, `curl -s ${first.url}/v1/principal -H 'authorization: Bearer ${key}'`)
  const { url, headers } = block.mcpServers.titen
  const listed = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json', connection: 'close' }, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })
  t.equal(((await listed.json()) as { result: { tools: unknown[] } }).result.tools.length, 7, 'what was printed works')
  first.kill('SIGTERM')
  t.match(await first.ended, { code: 0 })

  const second = await startServer(t, db, { command: 'start', env: { TITEN_PUBLIC_URL: 'https://memory.example' } })
  t.notMatch(second.output().stdout, /titen_sk_[\w-]{43}/, 'the key is not shown again')
  t.match(second.output().stdout, /has its keys already.*titen keys create/)
  t.match(second.output().stdout, '"url": "https://memory.example/mcp"', 'the address of the operator is what clients are told')
  t.match(await call(second, 'GET', '/v1/principal', { key }), { status: 200 }, 'and it still works')
})

t.test('serve on a new file says how to get a key, and takes it while it runs', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const server = await startServer(t, db)
  await server.logged('listening')
  t.match(server.output().stderr, /there is no key yet.*titen init --db .*titen\.db/)
  t.match(server.output().stdout, /^titen listens on http:\/\/127\.0\.0\.1:\d+\n$/, 'stdout has this line and nothing else')
  t.match(await call(server, 'GET', '/readyz'), { status: 200 })
  t.match(await call(server, 'GET', '/v1/principal', { key: 'titen_sk_x' }), { status: 401 })
  const { initDatabase } = await import('../support/process.ts')
  const { key } = await initDatabase(db)
  t.match(await call(server, 'GET', '/v1/principal', { key }), { status: 200, body: { data: { principal_id: 'owner' } } })
})
