// titen mcp as a bridge to a server: what the server answers, and what is said when it cannot.
import t, { type Test } from 'tap'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { columnOf } from '../support/file.ts'
import { initDatabase, runCli, startServer } from '../support/process.ts'
import { startStdio, toolCall } from '../support/stdio.ts'

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' })
const fact = (content: string) => ({ subject_id: 'crew', kind: 'decision', content, source_type: 'chat', source_ref: 'x' })

async function start(t: Test) {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db)
  return { db, key, server, bridge: (env: Record<string, string> = {}, flags: string[] = []) => startStdio(t, flags, { TITEN_URL: server.url, TITEN_API_KEY: key, ...env }) }
}

/** Something else that listens on HTTP. */
async function startOther(t: Test, listener: RequestListener): Promise<string> {
  const other = createServer(listener)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  t.teardown(() => { other.closeAllConnections(); other.close() })
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`
}

t.test('every answer is the server\'s own, byte for byte', async (t) => {
  const { server, key, bridge } = await start(t)
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} }
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2024-11-05' } }, { jsonrpc: '2.0', id: 'é門', method: 'tools/list' }, [ping(1), 5, { jsonrpc: '2.0', method: 'ping' }],
    { jsonrpc: '2.0', id: 2, method: 'no/such' }, toolCall(3, 'no_such', {}), toolCall(4, 'titen_remember', {}), { jsonrpc: '1.0', id: 5, method: 'ping' }, 5,
  ]
  const host = bridge()
  host.send({ jsonrpc: '2.0', method: 'notifications/initialized' }, ...messages)
  for (const message of messages) {
    const direct = await fetch(`${server.url}/mcp`, { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' }, body: JSON.stringify(message) })
    t.same(await host.next(), await direct.json(), JSON.stringify(message))
  }
  host.send({ jsonrpc: '2.0', id: 6, method: 'server/discover', params: { _meta } }, { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'мемо', _meta } },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta } }, { jsonrpc: '2.0', id: 8, method: 'prompts/list', params: { _meta } })
  t.match(await host.next(), { id: 6, result: { resultType: 'complete' } }, 'headers are made where the message needs them')
  t.match(await host.next(), { id: 7, error: { code: -32602, message: 'Unknown tool: мемо' } })
  t.match(await host.next(), { id: 8, error: { code: -32601 } })
  host.send('{broken\n')
  t.match(await host.next(), { id: null, error: { code: -32700 } })
  host.end()
  t.match(await host.ended, { code: 0 })
  t.same(await host.rest(), [])
})

t.test('a restart of the server loses nothing and doubles nothing', async (t) => {
  const { db, server, bridge } = await start(t)
  const host = bridge()
  host.send(toolCall(1, 'titen_remember', fact('before')))
  t.match(await host.next(), { id: 1, result: { content: [{ text: /observation_id/ }] } })
  server.kill('SIGTERM')
  await server.ended
  host.send(toolCall(2, 'titen_remember', fact('while it is away')), ping(3))
  const again = await startServer(t, db, { port: server.port })
  t.equal(again.port, server.port)
  t.match(await host.next(), { id: 2, result: { content: [{ text: /observation_id/ }] } })
  t.match(await host.next(), { id: 3, result: {} })
  t.same(columnOf(db, 'SELECT content FROM observations ORDER BY key'), ['before', 'while it is away'])
})

t.test('a server that stays away is said, with each id, and the next message tries again', async (t) => {
  const { server, bridge } = await start(t)
  server.kill('SIGTERM')
  await server.ended
  const host = bridge()
  host.send(ping(1), { jsonrpc: '2.0', method: 'notifications/initialized' }, [ping(2), ping('b'), { jsonrpc: '2.0', method: 'ping' }], ping(3))
  const away = { code: -32603, message: /^Titen at http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): start it with titen serve, or see TITEN_URL\.$/ }
  t.match(await host.next(), { id: 1, error: away })
  t.match(await host.next(), [{ id: 2, error: away }, { id: 'b', error: away }])
  t.match(await host.next(), { id: 3, error: away })
  host.end()
  t.match(await host.ended, { code: 0 })
})

t.test('a key that is bad or may not call is said', async (t) => {
  const { db, server, bridge } = await start(t)
  const wrong = bridge({ TITEN_API_KEY: 'titen_sk_wrong' })
  wrong.send({ jsonrpc: '2.0', id: 1, method: 'initialize' }, { jsonrpc: '2.0', method: 'notifications/initialized' })
  t.match(await wrong.next(), { id: 1, error: { code: -32603, message: /does not know the key in TITEN_API_KEY/, data: { status: 401, code: 'UNAUTHENTICATED', request_id: /^req_/ } } })
  t.notMatch(wrong.stderr(), 'titen_sk_wrong')
  const { stdout } = await runCli(['keys', 'create', '--db', db, '--label', 'reader', '--scope', 'events:read', '--json'])
  const narrow = bridge({ TITEN_API_KEY: JSON.parse(stdout).api_key })
  narrow.send(ping(1))
  t.match(await narrow.next(), { id: 1, error: { message: `Titen at ${server.url} refused the message: Missing required scope "mcp:call".` } })
})

t.test('what is no Titen, or breaks off, is said', async (t) => {
  const html = await startOther(t, (request, response) => { request.resume().on('end', () => response.setHeader('content-type', 'text/html').end('<html>')) })
  const cut = await startOther(t, (request) => { request.resume().on('end', () => request.socket.destroy()) })
  const pretty = await startOther(t, (request, response) => { request.resume().on('end', () => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} }, null, 2))) })
  const askAt = async (url: string) => {
    const host = startStdio(t, [], { TITEN_URL: url, TITEN_API_KEY: 'k' })
    host.send(ping(1))
    return host.next()
  }
  t.match(await askAt(html), { id: 1, error: { message: /answered 200 and no JSON-RPC/ } })
  t.match(await askAt(cut), { id: 1, error: { message: /ended the connection before it answered .*: whether the message was worked on is not known\.$/ } })
  t.same(await askAt(pretty), { jsonrpc: '2.0', id: 1, result: {} }, 'an answer that a proxy laid out is one line')
})

t.test('the address may have a path, and both settings must make sense', async (t) => {
  const { server, bridge } = await start(t)
  for (const url of [`${server.url}/`, `${server.url}/mcp`, `${server.url}/mcp/`]) {
    const host = bridge({ TITEN_URL: url })
    host.send(ping(1))
    t.match(await host.next(), { id: 1, result: {} }, url)
  }
  const cases: [Record<string, string>, RegExp][] = [
    [{ TITEN_URL: 'titen' }, /^TITEN_URL must be the URL/], [{ TITEN_URL: 'ftp://x.example' }, /^TITEN_URL must be the URL/], [{ TITEN_API_KEY: '' }, /TITEN_API_KEY must hold a key/],
    [{ TITEN_API_KEY: 'two words' }, /TITEN_API_KEY must be a key as it was printed/],
  ]
  for (const [env, says] of cases) {
    const host = bridge(env)
    t.match(await host.ended, { code: 1 })
    t.match(host.stderr(), says)
    t.equal(host.stdout(), '')
  }
  const local = bridge({}, ['--db', join(t.testdir(), 'own.db')])
  local.send(toolCall(1, 'titen_compile', { subject_id: 'crew', task: 'x', max_tokens: 500 }))
  t.match(await local.next(), { id: 1, result: {} }, '--db means a file, whatever the environment says')
  t.match(local.stderr(), /serving stdio/)
})
