// Another process holds the write lock: reads go on, writes wait, then say so, and nothing is left of them.
import t from 'tap'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { columnOf, faultsOf } from '../support/file.ts'
import { call, initDatabase, observation, startServer } from '../support/process.ts'

t.test('the lock is held longer than writes wait', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db, { env: { TITEN_BUSY_MS: '1500' } })
  const write = (content: string, headers = {}) => call(server, 'POST', '/v1/observations', { key, body: observation(content), headers })
  const first = await write('before')
  t.equal(first.status, 201)

  const holder = new Database(db)
  t.teardown(() => holder.close())
  holder.exec('BEGIN IMMEDIATE')
  const order: string[] = []
  const writes = Array.from({ length: 5 }, (_, i) => write(`during ${i}`, { 'idempotency-key': `k${i}` }).then((answer) => { order.push('write'); return answer }))
  for (let i = 0; i < 10; i++) {
    t.match(await call(server, 'GET', '/healthz'), { status: 200 })
    t.match(await call(server, 'GET', `/v1/observations/${first.body.data.observation_id}`, { key }), { status: 200, body: { data: { content: 'before' } } })
    t.match(await call(server, 'GET', '/v1/subjects', { key }), { status: 200 })
    order.push('read')
  }
  for (const { status, headers, body } of await Promise.all(writes)) {
    t.match({ status, headers, body }, { status: 503, headers: { 'retry-after': /^\d+$/ }, body: { error: { code: 'NOT_READY' }, meta: { request_id: /^req_/ } } })
    t.notMatch(body.error.message, /SQLITE|database is locked/)
  }
  t.same(order.slice(0, 10), Array(10).fill('read'), 'reads did not wait for the writes')
  const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'titen_remember', arguments: { subject_id: 'crew', kind: 'decision', content: 'during', source_type: 'x', source_ref: 'y' } } }
  t.match(await call(server, 'POST', '/mcp', { key, body: tool }), { status: 200, body: { id: 1, result: { isError: true } } })
  t.same(columnOf(db, 'SELECT content FROM observations'), ['before'], 'nothing is left of the refused writes')
  t.same(columnOf(db, 'SELECT idempotency_key FROM replays'), [], 'and no refusal is remembered')

  const waiting = write('patient')
  await call(server, 'GET', '/healthz')
  holder.exec('ROLLBACK')
  t.match(await waiting, { status: 201 }, 'a write that was waiting goes through')
  for (let i = 0; i < 5; i++) t.match(await write(`during ${i}`, { 'idempotency-key': `k${i}` }), { status: 201 }, 'the same request again is carried out')
  t.same(faultsOf(db), [])
})
