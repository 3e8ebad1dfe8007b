// GET /v1/observations: evidence by subject, project, run, kind and time.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, observe, readAll } from '../support/records.ts'

t.test('listing evidence', async (t) => {
  const app = await startApp(t)
  const project_id = dataOf(await app.request('POST', '/v1/projects/resolve', { key: app.owner.key, body: { origin: 'acme/kiln' } })).project_id
  const a = await observe(app, 'a', { subject_id: 'one', run_id: 'r1', occurred_at: '2026-01-01T00:00:00Z' })
  const b = await observe(app, 'b', { subject_id: 'two', kind: 'decision', project_id, occurred_at: '2026-01-02T00:00:00Z' })
  const c = await observe(app, 'c', { subject_id: 'one', kind: 'decision', run_id: 'r1', project_id, occurred_at: '2026-01-03T00:00:00Z' })
  const d = await observe(app, 'd', { subject_id: 'one', visibility: 'private', run_id: 'r2', occurred_at: '2026-01-04T00:00:00Z' })
  const ids = async (query: string, by = app.owner) => (await readAll(app, `/v1/observations${query}`, by, 1)).map(({ observation_id }) => observation_id).sort()

  t.test('200 everything that the caller may read', async (t) => {
    t.same(await ids(''), [a, b, c, d].sort())
    const other = await app.mint(['evidence:read'])
    t.same(await ids('', other), [a, b, c].sort(), 'another principal does not see what is private')
  })
  t.test('200 by each filter and by several', async (t) => {
    t.same(await ids('?subject_id=one'), [a, c, d].sort())
    t.same(await ids('?run_id=r1'), [a, c].sort())
    t.same(await ids(`?project_id=${project_id}`), [b, c].sort())
    t.same(await ids('?kind=decision'), [b, c].sort())
    t.same(await ids('?subject_id=one&kind=decision&run_id=r1'), [c])
    t.same(await ids('?run_id=never'), [])
    t.same(await ids('?subject_id=on'), [])
  })
  t.test('200 from since, up to but not at until', async (t) => {
    t.same(await ids('?since=2026-01-02T00:00:00Z&until=2026-01-04T00:00:00Z'), [b, c].sort())
    t.same(await ids(`?since=${encodeURIComponent('2026-01-02T01:00:00+01:00')}&until=2026-01-02T00:00:00.001Z`), [b])
  })
  t.test('400 on a cursor of the same list with another filter', async (t) => {
    const { next_cursor } = dataOf(await app.request('GET', '/v1/observations?limit=1', { key: app.owner.key }))
    const reply = await app.request('GET', `/v1/observations?limit=1&subject_id=one&cursor=${next_cursor}`, { key: app.owner.key })
    t.equal(reply.status, 400)
    t.match(reply.body.error.message, 'cursor')
  })
})

t.test('200 a page that ends early when its contents are large, with every record once', async (t) => {
  const app = await startApp(t)
  const content = 'x'.repeat(60_000)
  const items = Array.from({ length: 40 }, (_, i) => ({ subject_id: 'large', kind: 'tool_result', content: `${i} ${content}`, source: { type: 'log' } }))
  t.equal((await app.request('POST', '/v1/observations/batch', { key: app.owner.key, body: { items } })).status, 200)
  const seen: string[] = []
  let pages = 0
  for (let cursor: string | null = ''; cursor !== null; pages++) {
    const { status, body }: { status: number, body: any } = await app.request('GET', `/v1/observations?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`, { key: app.owner.key })
    t.equal(status, 200)
    t.ok(body.data.items.length > 0, 'no page is empty')
    seen.push(...body.data.items.map((item: any) => item.content.split(' ')[0]))
    cursor = body.data.next_cursor
  }
  t.same(seen, items.map((_, i) => String(i)))
  t.ok(pages > 1)
})
