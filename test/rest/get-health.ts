// GET /healthz: the process is alive, and that is all it says.
import t from 'tap'
import { startApp } from '../support/app.ts'

t.test('liveness needs no key and tells nothing else', async (t) => {
  const app = await startApp(t)
  t.test('200 without a key', async (t) => {
    const { status, body } = await app.request('GET', '/healthz')
    t.equal(status, 200)
    t.same(body.data, { status: 'ok' })
  })
  t.test('200 with a key that is not known', async (t) => {
    t.equal((await app.request('GET', '/healthz', { key: 'titen_sk_nope' })).status, 200)
  })
})
