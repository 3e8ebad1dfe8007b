// GET /v1/projects: the projects of the organization.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, readAll } from '../support/records.ts'

t.test('200 all of them, oldest first, page by page', async (t) => {
  const app = await startApp(t)
  t.same(dataOf(await app.request('GET', '/v1/projects', { key: app.owner.key })), { items: [], next_cursor: null })
  for (const name of ['c', 'a', 'b']) await app.request('POST', '/v1/projects/resolve', { key: app.owner.key, body: { origin: `acme/${name}` } })
  for (const limit of [1, 2, 3, 50]) {
    t.same((await readAll(app, '/v1/projects', app.owner, limit)).map(({ origin }) => origin), ['github.com/acme/c', 'github.com/acme/a', 'github.com/acme/b'], `by ${limit}`)
  }
})
