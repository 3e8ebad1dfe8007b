// Lists and events page by page while others write: nothing comes twice and nothing is left out.
import t from 'tap'
import { found, startApp, stoppedClock, type TestApp } from '../support/app.ts'
import { dataOf, fieldsOf, observation, observe } from '../support/records.ts'

const LISTS = ['/v1/keys', '/v1/projects', '/v1/observations', '/v1/claims', '/v1/leases', '/v1/handoffs', '/v1/events', '/v1/subjects']

const append = (app: TestApp, count: number, name: string) =>
  app.request('POST', '/v1/observations/batch', { key: app.owner.key, body: { items: Array.from({ length: count }, (_, at) => observation(`${name} ${at}.`)) } })

t.test('five hundred events of one millisecond come once each, in order of commit, while more are written', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  for (const name of ['a', 'b', 'c']) dataOf(await append(app, 167, name))
  const seen: { sequence: number, record_id: string }[] = []
  let written = 0
  for (let cursor = '', more = true; more;) {
    const page = dataOf(await app.request('GET', `/v1/events?type=observation.appended&limit=7${cursor && `&cursor=${cursor}`}`, { key: app.owner.key }))
    seen.push(...page.items)
    if (written++ < 20) await Promise.all([observe(app, `meanwhile ${written}`), observe(app, `again ${written}`)])
    cursor = page.next_cursor
    more = page.has_more
  }
  t.equal(seen.length, 501 + 40)
  t.equal(new Set(seen.map(({ record_id }) => record_id)).size, 541)
  t.same(seen.map(({ sequence }) => sequence), seen.map(({ sequence }) => sequence).sort((a, b) => a - b))
})

t.test('rows that vanish and come between pages skip and repeat no other', async (t) => {
  const app = await startApp(t)
  dataOf(await append(app, 100, 'row'))
  const all = (app.db().prepare('SELECT id FROM observations ORDER BY key').pluck().all() as string[])
  const seen: string[] = []
  const erased = new Set<string>()
  for (let cursor: string | null = '', pages = 0; cursor !== null; pages++) {
    const page = dataOf(await app.request('GET', `/v1/observations?limit=10${cursor && `&cursor=${cursor}`}`, { key: app.owner.key }))
    const ids = page.items.map(({ observation_id }: any) => observation_id as string)
    seen.push(...ids)
    for (const id of ids.slice(-2)) { await app.request('DELETE', `/v1/observations/${id}`, { key: app.owner.key }); erased.add(id) }
    if (pages < 5) dataOf(await append(app, 5, `between ${pages}`))
    cursor = page.next_cursor
  }
  t.equal(new Set(seen).size, seen.length, 'none came twice')
  t.same(all.filter((id) => !seen.includes(id)), [], 'none was skipped')
  t.equal(seen.length, 125)
})

t.test('a full last page is the last one', async (t) => {
  const app = await startApp(t)
  dataOf(await append(app, 20, 'row'))
  const first = dataOf(await app.request('GET', '/v1/observations?limit=10', { key: app.owner.key }))
  const second = dataOf(await app.request('GET', `/v1/observations?limit=10&cursor=${first.next_cursor}`, { key: app.owner.key }))
  t.same([second.items.length, second.next_cursor], [10, null])
  const events = dataOf(await app.request('GET', '/v1/events?limit=21', { key: app.owner.key }))
  t.same([events.items.length, events.has_more], [21, false])
})

t.test('400 on a cursor that the list did not give out', async (t) => {
  const app = await startApp(t)
  const other = await found(app.deps, 'other')
  const post = (path: string, body: object, key = app.owner.key) => app.request('POST', path, { key, body })
  for (const at of [1, 2, 3]) {
    const id = await observe(app, `x ${at}`, { subject_id: `s${at}` })
    await post('/v1/consolidations', { subject_id: `s${at}`, claims: [{ kind: 'decision', statement: 'x', sources: [{ observation_id: id, relation: 'supports' }] }] })
    await post('/v1/leases', { resource_type: 'f', resource_id: `${at}`, purpose: 'p', ttl_seconds: 60 })
    await post('/v1/handoffs', { to_principal: 'a', subject_id: 's' })
    await post('/v1/projects/resolve', { origin: `acme/${at}` })
    await app.mint(['events:read'])
  }
  const cursors = new Map<string, string>()
  for (const path of LISTS) cursors.set(path, dataOf(await app.request('GET', `${path}?limit=1`, { key: app.owner.key })).next_cursor)
  for (const path of LISTS) {
    const own = cursors.get(path)!
    const flipped = (at: number) => own.slice(0, at) + (own[at] === 'A' ? 'B' : 'A') + own.slice(at + 1)
    const bad = ['garbage', 'a.b.c', '-1', `${own}x`, own.slice(0, -1), flipped(own.length - 1), flipped(0), `${own}.`, own.split('.')[0]!, ...LISTS.filter((list) => list !== path).map((list) => cursors.get(list)!)]
    for (const cursor of bad) {
      const reply = await app.request('GET', `${path}?limit=1&cursor=${cursor}`, { key: app.owner.key })
      t.equal(reply.status, 400, `400 ${path} ${cursor}`)
      t.same(fieldsOf(reply), ['cursor'])
    }
    t.equal((await app.request('GET', `${path}?limit=1&cursor=${own}`, { key: other.key })).status, 400, `400 ${path} with the cursor of another organization`)
    t.equal((await app.request('GET', `${path}?limit=1&cursor=${own}`, { key: app.owner.key })).status, 200, `200 ${path} with its own`)
  }
})
