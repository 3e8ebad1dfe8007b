// POST /v1/index/drain: works off the queue, where there is an embedder to do it.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fact } from '../support/records.ts'

t.test('draining the queue', async (t) => {
  const app = await startApp(t)
  await fact(app, 'The mill wheel turns.')
  t.test('200 without an embedder nothing is done, and everything still waits', async (t) => {
    const before = app.counts()
    t.same(dataOf(await app.request('POST', '/v1/index/drain', { key: app.owner.key, body: {} })), { indexed: 0, dropped: 0, failed: 0, waiting: 2 })
    t.same(app.counts(), before)
  })
})
