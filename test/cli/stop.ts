// Stopping: what was asked is answered, what asks nothing is not waited for, what was acknowledged stays.
import t, { type Test } from 'tap'
import Database from 'better-sqlite3'
import { existsSync, statSync } from 'node:fs'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { join } from 'node:path'
import { columnOf, faultsOf } from '../support/file.ts'
import { call, initDatabase, observation, runCli, startServer, type Answer, type Server } from '../support/process.ts'

/** Takes the write lock of the file, as another program would. */
function holdLock(t: Test, path: string) {
  const db = new Database(path)
  db.exec('BEGIN IMMEDIATE')
  const release = () => { if (db.open) { db.exec('ROLLBACK'); db.close() } }
  t.teardown(release)
  return release
}

/** Connections that ask nothing: new ones, and ones whose request was answered long ago. */
async function openIdle(server: Server, count: number): Promise<net.Socket[]> {
  const sockets = Array.from({ length: count }, () => net.connect(server.port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.on('error', () => {})
  await Promise.all(sockets.slice(count / 2).map((socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    return once(socket, 'data')
  }))
  return sockets
}

/** Resolves when nobody listens on the port any more. */
async function untilRefused({ port }: Server): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1')
    const refused = await new Promise((resolve) => { socket.on('connect', () => resolve(false)).on('error', () => resolve(true)) })
    socket.destroy()
    if (refused) return
  }
}

t.test('SIGTERM while fifty writes are in flight and idle connections stand open', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db, { env: { TITEN_GRACE_MS: '120000', TITEN_BUSY_MS: '120000' } })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 })
  t.teardown(() => agent.destroy())
  const idle = await openIdle(server, 20)
  const release = holdLock(t, db)
  const writes = Array.from({ length: 50 }, (_, i) => call(server, 'POST', '/v1/observations', { key, agent, body: observation(`note ${i}`) }))
  // Two turns of the server after the last byte was sent: every request has arrived.
  for (let i = 0; i < 2; i++) t.match(await call(server, 'GET', '/healthz'), { status: 200 })
  server.kill('SIGTERM')
  await untilRefused(server)
  t.equal(server.child.exitCode, null, 'it refuses new connections and is still at work')
  release()
  const answers = await Promise.all(writes)
  t.same([...new Set(answers.map(({ status }) => status))], [201], 'every request got its real answer')
  t.match(answers[0]!.headers, { connection: 'close' }, 'and the word that the connection ends')
  t.match(await server.ended, { code: 0, signal: null })
  for (const socket of idle) if (!socket.destroyed) await once(socket, 'close')
  t.ok(idle.every((socket) => socket.destroyed), 'idle connections were ended')

  const again = await startServer(t, db)
  const read = await Promise.all(answers.map(({ body }) => call(again, 'GET', `/v1/observations/${body.data.observation_id}`, { key })))
  t.same(read.map(({ body }) => body.data?.content), answers.map((_, i) => `note ${i}`), 'every acknowledged write is there after the restart')
  t.same(faultsOf(db), [])
})

t.test('SIGINT in a stream of writes', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db)
  const agent = new http.Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const acknowledged: string[] = []
  const odd: Answer[] = []
  const writer = async (name: number) => {
    for (let i = 0; ; i++) {
      const answer = await call(server, 'POST', '/v1/observations', { key, agent, body: observation(`writer ${name} note ${i}`) }).catch(() => undefined)
      if (!answer) return
      if (answer.status === 201) acknowledged.push(answer.body.data.observation_id)
      else odd.push(answer)
      if (acknowledged.length === 200) server.kill('SIGINT')
    }
  }
  await Promise.all(Array.from({ length: 12 }, (_, i) => writer(i)))
  t.match(await server.ended, { code: 0, signal: null })
  t.same(odd, [], 'a request is answered as ever or not at all')
  t.same(acknowledged.filter((id) => columnOf(db, 'SELECT id FROM observations WHERE id = ?', id).length !== 1), [])
  t.same(faultsOf(db), [])
})

t.test('when the time to stop is over, requests are cut off and the end is still clean', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db, { env: { TITEN_GRACE_MS: '100', TITEN_BUSY_MS: '600000' } })
  holdLock(t, db)
  const write = call(server, 'POST', '/v1/observations', { key, body: observation('too late') }).then(() => 'answered', () => 'cut off')
  for (let i = 0; i < 2; i++) await call(server, 'GET', '/healthz')
  server.kill('SIGTERM')
  t.match(await server.ended, { code: 0 })
  t.equal(await write, 'cut off')
  t.same(columnOf(db, 'SELECT id FROM observations'), [], 'what was never acknowledged was not kept')
})

t.test('a second signal ends it at once', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db, { env: { TITEN_GRACE_MS: '600000', TITEN_BUSY_MS: '600000' } })
  holdLock(t, db)
  call(server, 'POST', '/v1/observations', { key, body: observation('never') }).catch(() => {})
  for (let i = 0; i < 2; i++) await call(server, 'GET', '/healthz')
  server.kill('SIGTERM')
  await server.logged('stopping')
  // Two signals in one breath count as one, so go on until it is heard.
  const insist = setInterval(() => server.kill('SIGTERM'), 50)
  t.match(await server.ended, { code: 1, signal: null })
  clearInterval(insist)
})

t.test('an address that cannot be had', async (t) => {
  const { db } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db)
  for (const command of ['serve', 'start']) {
    t.match(await runCli([command, '--db', db, '--port', String(server.port)]), { code: 1, stdout: '', stderr: new RegExp(`Port ${server.port} on 127\\.0\\.0\\.1 is in use: .*--port.*\\.\n$`) }, command)
  }
  t.match(await runCli(['serve', '--db', db, '--port', '0', '--host', '203.0.113.7', '--log-level', 'silent']), { code: 1, stderr: /^This machine has no address "203\.0\.113\.7".*\.\n$/ })
  const fresh = join(t.testdir(), 'fresh.db')
  await runCli(['start', '--db', fresh, '--port', String(server.port)])
  t.same(columnOf(fresh, 'SELECT id FROM keys'), [], 'no key was made that nobody has seen')
})

t.test('the log of changes stops growing once a long reader is gone, and is gone itself after a stop', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db)
  const walBytes = () => (existsSync(`${db}-wal`) ? statSync(`${db}-wal`).size : 0)
  let count = 0
  const write = async (batches: number) => {
    for (let i = 0; i < batches; i++) {
      const items = Array.from({ length: 200 }, () => observation(`entry ${++count} ${'lorem ipsum '.repeat(20)}`))
      const { status, body } = await call(server, 'POST', '/v1/observations/batch', { key, body: { items } })
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
  }
  const reader = new Database(db, { readonly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM observations').get()
  await write(20)
  const swollen = walBytes()
  t.ok(swollen > 4 * 1024 * 1024, `the reader holds the log: ${swollen}`)
  reader.exec('COMMIT')
  reader.close()
  await write(20)
  t.ok(walBytes() <= swollen + 4 * 1024 * 1024, `the log is used again from its start: ${walBytes()}`)
  server.kill('SIGTERM')
  t.match(await server.ended, { code: 0 })
  t.equal(walBytes(), 0)
  t.same(columnOf(db, 'SELECT count(*) FROM observations'), [8000])
})
