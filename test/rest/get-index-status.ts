// GET /v1/index/status: what waits for a vector, of the caller's organization alone.
import t from 'tap'
import { found, startApp } from '../support/app.ts'
import { dataOf, fact } from '../support/records.ts'

t.test('the state of the vector index', async (t) => {
  const app = await startApp(t)
  const status = async (key = app.owner.key) => dataOf(await app.request('GET', '/v1/index/status', { key }))
  t.test('200 nothing waits in a new database', async (t) => {
    t.match(await status(), { queue: { waiting: 0, tried: 0, oldest_at: null }, indexed: [] })
  })
  t.test('200 counts records of the organization and of no other', async (t) => {
    await fact(app, 'The mill wheel turns.')
    t.equal((await status()).queue.waiting, 2, 'an observation and a claim')
    const other = await found(app.deps, 'other')
    t.match(await status(other.key), { queue: { waiting: 0, oldest_at: null }, indexed: [] })
  })
})
