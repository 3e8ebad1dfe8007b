// The log: lines that programs can read, and that neither obey a stranger nor repeat a secret.
import t from 'tap'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from '../../src/cli/log.ts'
import { call, initDatabase, startServer } from '../support/process.ts'

t.test('levels, fields and errors', async (t) => {
  const lines: string[] = []
  const log = openLog('warn', (line) => { lines.push(line) }, () => 0)
  log.info({}, 'not written')
  log.warn({ a: 1 }, 'careful')
  log.error({ err: Object.assign(new Error('broken'), { code: 'E_X' }) }, 'failed')
  t.strictSame(JSON.parse(lines[0]!), { time: '1970-01-01T00:00:00.000Z', level: 'warn', msg: 'careful', a: 1 })
  t.match(JSON.parse(lines[1]!), { level: 'error', msg: 'failed', err: { type: 'Error', message: 'broken', code: 'E_X', stack: /log\.[jt]s/ } })
  t.equal(lines.length, 2)
  openLog('silent', (line) => { lines.push(line) }).error({}, 'not written')
  t.equal(lines.length, 2)
})

t.test('what a terminal obeys is written as an escape', async (t) => {
  const lines: string[] = []
  const text = 'a\u001b[2J\u0007\u009b1m\u202e\u2066\u200b\ud800\nb'
  openLog('info', (line) => { lines.push(line) }).info({ text }, text)
  t.match(lines[0], /^[\x20-\x7e]+\n$/, 'one line of plain ASCII')
  t.equal(JSON.parse(lines[0]!).text, text, 'from which the value comes back whole')
})

t.test('requests leave no secret and no content in the log, and no key in the files', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db, { env: { TITEN_LOG_LEVEL: 'trace' } })
  const secret = 'correct-horse-battery'
  const good = { subject_id: secret, kind: 'decision', content: secret, source: { type: 'chat', ref: secret } }
  const mint = { key, body: { label: 'x', scopes: ['*'] }, headers: { 'idempotency-key': 'mint' } }
  const minted = await call(server, 'POST', '/v1/keys', mint)
  t.match(minted, { status: 201, body: { data: { api_key: /^titen_sk_/ } } })
  t.match(await call(server, 'POST', '/v1/keys', mint), { status: 201, body: { data: { key_id: minted.body.data.key_id }, meta: { replayed: true } } })
  const tries: [method: string, path: string, status: number, body?: object, headers?: Record<string, string>][] = [
    ['POST', '/v1/observations', 201, good], ['POST', '/v1/observations', 400, { ...good, kind: secret }], ['POST', '/v1/observations', 400, { ...good, [secret]: 1 }],
    ['POST', '/v1/checkpoints', 400, { subject_id: 's', kind: 'cursor', state: secret, ttl_seconds: secret }], ['GET', `/v1/subjects?limit=${secret}`, 400],
    ['GET', `/v1/claims/${secret}`, 404], ['GET', `/${secret}/%1b%5b2J?api_key=${key}`, 404], ['GET', '/v1/principal?x=1', 400, undefined, { 'x-api-key': key, cookie: secret, 'user-agent': secret }],
    ['GET', '/v1/principal', 401, undefined, { authorization: `Basic ${secret}` }], ['POST', '/mcp', 200, { jsonrpc: '2.0', id: 1, method: secret, params: {} }],
  ]
  for (const [method, path, status, body, headers] of tries) {
    t.equal((await call(server, method, path, { key, ...(body ? { body } : {}), ...(headers ? { headers } : {}) })).status, status, `${method} ${path.slice(0, 20)}`)
  }
  server.kill('SIGTERM')
  const before = ['', '-wal'].map((end) => (existsSync(db + end) ? readFileSync(db + end) : Buffer.alloc(0)))
  await server.ended
  const { stderr } = server.output()
  for (const line of stderr.trimEnd().split('\n')) t.doesNotThrow(() => JSON.parse(line))
  t.notOk(stderr.includes(secret), 'no content, no header, no query')
  t.match(stderr, /^[\x20-\x7e\n]*$/, 'nothing that a terminal obeys')
  for (const raw of [key, minted.body.data.api_key as string]) {
    t.notOk(stderr.includes(raw), 'no key in the log')
    for (const bytes of [...before, readFileSync(db)]) t.notOk(bytes.includes(raw), 'no key in the files')
  }
})
