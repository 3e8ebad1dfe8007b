// A process that dies while vectors are made loses nothing: the next one goes on.
import { join } from 'node:path'
import t from 'tap'
import { columnOf } from '../support/file.ts'
import { call, initDatabase, observation, startServer } from '../support/process.ts'
import { good, startEndpoint } from './endpoint.ts'

t.test('killed while the embedder works, and resumed', async (t) => {
  const endpoint = await startEndpoint(t)
  const env = { TITEN_EMBED_URL: endpoint.url, TITEN_EMBED_MODEL: 'toy', TITEN_EMBED_BATCH: '8' }
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  let answered = 0
  const hung = new Promise<void>((resolve) => {
    endpoint.behave((asked) => {
      if (++answered <= 2) return good(asked)
      resolve()
      return { hang: true }
    })
  })
  const first = await startServer(t, db, { env })
  const items = Array.from({ length: 40 }, (_, at) => observation(`The kitten number ${at} sleeps.`))
  await call(first, 'POST', '/v1/observations/batch', { key, body: { items } })
  await hung
  first.kill('SIGKILL')
  await first.ended
  const done = columnOf<number>(db, 'SELECT count(*) FROM observations_vectors')[0]!
  t.equal(done + columnOf<number>(db, 'SELECT count(*) FROM index_outbox')[0]!, 40, 'each record has its vector or waits')
  t.ok(done < 40)

  endpoint.behave(good)
  const second = await startServer(t, db, { env })
  const drained = await call(second, 'POST', '/v1/index/drain', { key, body: {} })
  t.match(drained.body.data, { failed: 0, waiting: 0 })
  const { body } = await call(second, 'GET', '/v1/index/status', { key })
  t.match(body.data, { embedder: { kind: 'endpoint', state: 'ok' }, indexed: [{ observations: 40 }] }, 'a URL alone means an endpoint')
  second.kill('SIGTERM')
  t.equal((await second.ended).code, 0)
})
