// titen mcp on the file itself, as hosts run it.
import t from 'tap'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { userDataFolder } from '../../src/config.ts'
import { columnOf } from '../support/file.ts'
import { call, initDatabase, mainPath, runCli, startServer } from '../support/process.ts'
import { startStdio, toolCall } from '../support/stdio.ts'

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' })
const fact = (content: string) => ({ subject_id: 'crew', kind: 'decision', content, source_type: 'chat', source_ref: 'x' })
const documentOf = (answer: any) => JSON.parse(answer.result.content[0].text)

t.test('the first use makes file, organization and owner, and no key', async (t) => {
  const data = t.testdir()
  const host = startStdio(t, [], { XDG_DATA_HOME: data, HOME: data, APPDATA: data })
  host.send({ jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18' } }, { jsonrpc: '2.0', method: 'notifications/initialized' })
  t.match(await host.next(), { id: 0, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'titen' } } })
  host.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  t.equal((await host.next()).result.tools.length, 7)
  host.send(toolCall(2, 'titen_remember', fact('The gate opens at six.')), toolCall(3, 'titen_compile', { subject_id: 'crew', task: 'when does the gate open', max_tokens: 500 }))
  t.match(documentOf(await host.next()).observation_id, /^obs_/)
  t.match(documentOf(await host.next()).items, [{ claim: 'The gate opens at six.' }], 'what was remembered is compiled')
  host.end()
  t.match(await host.ended, { code: 0 })
  const db = join(userDataFolder({ XDG_DATA_HOME: data, APPDATA: data }, process.platform, data), 'titen.db')
  t.same(columnOf(db, 'SELECT name FROM organizations'), ['default'])
  t.same(columnOf(db, 'SELECT name FROM principals'), ['owner'])
  t.same(columnOf(db, 'SELECT count(*) FROM keys'), [0])
  if (process.platform !== 'win32') t.equal(statSync(dirname(db)).mode & 0o077, 0, 'nobody else may look into the folder')

  const again = startStdio(t, [], { XDG_DATA_HOME: data, HOME: data, APPDATA: data })
  again.send(toolCall(1, 'titen_compile', { subject_id: 'crew', task: 'when does the gate open', max_tokens: 500 }))
  t.equal(documentOf(await again.next()).items.length, 1, 'it is there the next time')
})

t.test('where a person\'s data lies on each platform', async (t) => {
  t.equal(userDataFolder({}, 'linux', '/home/rama'), '/home/rama/.local/share/titen')
  t.equal(userDataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/rama'), '/data/titen')
  t.equal(userDataFolder({ XDG_DATA_HOME: 'data' }, 'linux', '/home/rama'), '/home/rama/.local/share/titen', 'a relative path does not count')
  t.equal(userDataFolder({ XDG_DATA_HOME: '/data' }, 'darwin', '/Users/rama'), '/Users/rama/Library/Application Support/Titen')
  t.equal(userDataFolder({ APPDATA: 'C:\\Users\\rama\\AppData\\Roaming' }, 'win32', 'C:\\Users\\rama'), 'C:\\Users\\rama\\AppData\\Roaming\\Titen')
  t.equal(userDataFolder({}, 'win32', 'C:\\Users\\rama'), 'C:\\Users\\rama\\AppData\\Roaming\\Titen')
})

t.test('lines: broken ones, blank ones, cut ones, and one without an end', async (t) => {
  const host = startStdio(t, ['--db', join(t.testdir(), 'titen.db')])
  host.send('{"jsonrpc":"2.0",\n', '\n', '  \r\n', '{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n', '5\n')
  t.match(await host.next(), { id: null, error: { code: -32700, message: /^Parse error: / } })
  t.same(await host.next(), { jsonrpc: '2.0', id: 1, result: {} })
  t.match(await host.next(), { id: null, error: { code: -32600 } })
  host.send([ping(2), { jsonrpc: '2.0', method: 'ping' }, ping('b')], { jsonrpc: '2.0', method: 'tools/call', params: toolCall(1, 'titen_remember', fact('x')).params }, { jsonrpc: '2.0', id: 9, result: {} })
  t.same(await host.next(), [{ jsonrpc: '2.0', id: 2, result: {} }, { jsonrpc: '2.0', id: 'b', result: {} }])
  const line = Buffer.from(`${JSON.stringify(toolCall('é', 'titen_remember', fact('Das Tor öffnet um 6 — 門は六時に開く')))}\n`)
  for (let at = 0; at < line.length; at += 7) await host.sendBytes(line.subarray(at, at + 7))
  host.end()
  t.match(await host.ended, { code: 0 })
  t.same((await host.rest()).map(({ id }) => id), ['é'], 'and nothing was said to what asks for no answer')
})

t.test('a last message without a newline is answered', async (t) => {
  const host = startStdio(t, ['--db', join(t.testdir(), 'titen.db')])
  host.send(JSON.stringify(ping('last')))
  host.end()
  t.same(await host.rest(), [{ jsonrpc: '2.0', id: 'last', result: {} }])
  t.match(await host.ended, { code: 0 })
})

t.test('2026-07-28 without headers: the message says it all', async (t) => {
  const host = startStdio(t, ['--db', join(t.testdir(), 'titen.db')])
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} }
  host.send({ jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta } }, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta } })
  t.match(await host.next(), { id: 1, result: { resultType: 'complete', supportedVersions: ['2026-07-28', '2025-06-18'] } })
  host.send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'titen_remember', arguments: fact('The gate opens at six.'), _meta } })
  t.match(await host.next(), { id: 2, result: { resultType: 'complete', content: [{ type: 'text' }] } })
  host.send({ jsonrpc: '2.0', id: 3, method: 'ping', params: { _meta } }, { jsonrpc: '2.0', id: 4, method: 'tools/list', params: { _meta: { ..._meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } } })
  t.match(await host.next(), { id: 3, error: { code: -32601 } })
  t.match(await host.next(), { id: 4, error: { code: -32022, data: { requested: '2099-01-01' } } })
})

t.test('big messages, and many at once, in order', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const host = startStdio(t, ['--db', db])
  host.send(toolCall('fits', 'titen_remember', fact('門'.repeat(65_536))), toolCall('too big', 'titen_remember', fact('x'.repeat(6_000_000))))
  t.match(await host.next(), { id: 'fits', result: { content: [{ text: /observation_id/ }] } })
  t.match(await host.next(), { id: 'too big', result: { isError: true, content: [{ text: /content must be 1 to 65536 characters/ }] } })
  const ids = Array.from({ length: 3000 }, (_, i) => i)
  host.send(...ids.map(ping))
  host.end()
  t.same((await host.rest()).map(({ id }) => id), ids)
})

t.test('a signal ends it after what has arrived', async (t) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const db = join(t.testdir(), 'titen.db')
    const host = startStdio(t, ['--db', db])
    host.send(...Array.from({ length: 40 }, (_, i) => toolCall(i, 'titen_remember', fact(`fact ${i}`))))
    t.equal((await host.next()).id, 0)
    host.kill(signal)
    t.match(await host.ended, { code: 0, signal: null }, signal)
    const answers = await host.rest()
    t.same(answers.map(({ id }) => id), Array.from({ length: 39 }, (_, i) => i + 1), 'every message has its answer')
    t.notOk(existsSync(`${db}-wal`), 'the file was closed')
    t.same(columnOf(db, 'SELECT count(*) FROM observations'), [40])
  }
})

t.test('several hosts start on one new file at once, and a server runs on it too', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const hosts = [1, 2, 3].map(() => startStdio(t, ['--db', db]))
  hosts.forEach((host, i) => host.send(...Array.from({ length: 10 }, (_, n) => toolCall(n, 'titen_remember', fact(`fact ${i}.${n}`)))))
  for (const host of hosts) for (let n = 0; n < 10; n++) t.match(await host.next(), { id: n, result: { content: [{ text: /observation_id/ }] } })
  t.same(columnOf(db, 'SELECT name FROM organizations'), ['default'], 'one organization')
  t.same(columnOf(db, 'SELECT count(*) FROM observations'), [30])
  const server = await startServer(t, db)
  const { stdout } = await runCli(['keys', 'create', '--db', db, '--label', 'x', '--principal', 'owner', '--scope', '*', '--json'])
  const { api_key: key } = JSON.parse(stdout)
  const { body } = await call(server, 'POST', '/v1/context/compile', { key, body: { subject_id: 'crew', task: 'fact 2.7', max_tokens: 500 } })
  t.ok(body.data.items.some(({ claim }: { claim: string }) => claim === 'fact 2.7'), 'the server reads what a host wrote')
  hosts[0]!.send(toolCall('more', 'titen_remember', fact('and one more')))
  t.match(await hosts[0]!.next(), { id: 'more', result: { content: [{ text: /observation_id/ }] } })
})

t.test('agents of their own name do not hold each other\'s leases', async (t) => {
  const db = join(t.testdir(), 'titen.db')
  const lease = { resource_type: 'file', resource_id: 'lexer.ts', purpose: 'rewrite', ttl_seconds: 600 }
  const [one, two] = ['one', 'two'].map((name) => startStdio(t, ['--db', db, '--principal', name]))
  one!.send(toolCall(1, 'titen_lease_acquire', lease))
  t.match(documentOf(await one!.next()).lease_id, /^lease_/)
  two!.send(toolCall(1, 'titen_lease_acquire', lease))
  t.match(await two!.next(), { result: { isError: true, content: [{ text: /^Resource is leased until / }] } })
  t.same(columnOf(db, 'SELECT name FROM principals ORDER BY name'), ['one', 'owner', 'two'])
})

t.test('what it cannot open or does not know ends it with one sentence on stderr', async (t) => {
  const folder = t.testdir({ 'text.db': 'no database at all, but long enough to be read as one' })
  const db = join(folder, 'titen.db')
  await initDatabase(db)
  await runCli(['init', '--db', db, '--org', 'second'])
  const cases: [string[], RegExp][] = [
    [['--db', join(folder, 'text.db')], /is not a SQLite database/], [['--db', db], /2 organizations: say which with --org/], [['--db', db, '--org', 'third'], /no organization "third"/],
    [['--db', db, '--org', 'second', '--principal', ' '], /--principal must be/], [['--db', db, '--log-level', 'loud'], /--log-level must be/],
  ]
  for (const [flags, says] of cases) {
    const host = startStdio(t, flags)
    t.match(await host.ended, { code: 1 }, flags.join(' '))
    t.match(host.stderr(), says)
    t.equal(host.stdout(), '', 'stdout belongs to the messages')
  }
  const good = startStdio(t, ['--db', db, '--org', 'second'])
  good.send(ping(1))
  t.match(await good.next(), { id: 1 })
})

t.test('it does not load the HTTP framework', async (t) => {
  const folder = join(dirname(dirname(mainPath)), 'chunks')
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const [, next] of readFileSync(join(folder, name), 'utf8').matchAll(/\b(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) visit(next!)
  }
  const entries = chunks.filter((name) => /^(mcp|mcp-local|stdio|bridge)-[A-Z0-9]+\.js$/.test(name))
  t.equal(entries.length, 4)
  entries.forEach(visit)
  for (const name of seen) t.notMatch(readFileSync(join(folder, name), 'utf8'), /fastify\.routing|FST_ERR_DUPLICATED_ROUTE/, name)
})
