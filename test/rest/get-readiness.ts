// GET /readyz: whether requests can be served, without a key and without a word about paths or versions.
import t from 'tap'
import Database from 'better-sqlite3'
import { startApp, type TestApp } from '../support/app.ts'

// No word of where the file lies, what it is read with, or in which version.
const TELLTALE = /sqlite|better|fastify|node|\.db|\/|\d+\.\d+/i

/** Breaks the file from outside, as an operator with a shell would. */
function breakWith (app: TestApp, sql: string): void {
  const db = new Database(app.path)
  db.unsafeMode()
  db.exec(sql)
  db.close()
}

t.test('readiness of a whole server', async (t) => {
  const app = await startApp(t, { config: { TITEN_MCP_STRICT: true, TITEN_COMPILE_EVIDENCE: false } })
  t.test('200 with every check and what the server can do', async (t) => {
    const { status, body } = await app.request('GET', '/readyz')
    t.equal(status, 200)
    t.same(body.data, {
      status: 'ok', checks: { database: 'ok', migrations: 'ok', full_text: 'ok', vector_index: 'ok', disk: 'ok' },
      capabilities: { vector: false, evidence: false, mcp_strict: true },
    })
    t.notMatch(JSON.stringify(body.data), TELLTALE)
  })
})

const BREAKS: [check: string, sql: string][] = [
  ['full_text', 'DROP TABLE claims_fts'],
  ['full_text', 'DROP TABLE observations_fts'],
  ['migrations', 'DELETE FROM schema_migrations'],
]

t.test('503 names the check that failed, while the process stays alive', async (t) => {
  for (const [check, sql] of BREAKS) {
    t.test(`503 after ${sql}`, async (t) => {
      const app = await startApp(t)
      breakWith(app, sql)
      const reply = await app.request('GET', '/readyz')
      t.equal(reply.status, 503)
      t.equal(reply.body.error.code, 'NOT_READY')
      t.same(reply.body.error.details, [{ field: check, message: 'failed' }])
      t.match(reply.body.error.message, check)
      t.match(reply.headers['retry-after'], /^[1-9]\d*$/)
      t.notMatch(JSON.stringify(reply.body.error), TELLTALE)
      t.equal((await app.request('GET', '/healthz')).status, 200)
    })
  }
})

t.test('200 while another process holds the write lock: reads go on', async (t) => {
  const app = await startApp(t)
  const other = new Database(app.path)
  t.teardown(() => { other.close() })
  other.exec('BEGIN IMMEDIATE')
  t.equal((await app.request('GET', '/readyz')).status, 200)
  t.equal((await app.request('GET', '/healthz')).status, 200)
  t.equal((await app.request('GET', '/v1/principal', { key: app.owner.key })).status, 200)
  other.exec('ROLLBACK')
})
