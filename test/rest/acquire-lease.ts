// POST /v1/leases: at most one live holder of a resource.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf, fieldsOf, readAll } from '../support/records.ts'

t.test('acquiring a lease', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const other = await app.mint(['*'], { principal: 'other' })
  const acquire = (resource_id: string, key = app.owner.key, members: object = {}) => app.request('POST', '/v1/leases', { key, body: { resource_type: 'file', resource_id, purpose: 'editing', ttl_seconds: 60, ...members } })

  t.test('200 new, and 200 renewed under the same id', async (t) => {
    const first = dataOf(await acquire('a'))
    t.match(first, { holder_id: 'owner', renewed: false, acquired_at: '2026-08-01T09:00:00.000Z', expires_at: '2026-08-01T09:01:00.000Z' })
    clock.advance(1000)
    const again = dataOf(await acquire('a', app.owner.key, { ttl_seconds: 120, purpose: 'still editing' }))
    t.match(again, { lease_id: first.lease_id, renewed: true, acquired_at: first.acquired_at, expires_at: '2026-08-01T09:02:01.000Z', purpose: 'still editing' })
    t.equal((await readAll(app, '/v1/events?type=lease.acquired')).length, 1, 'a renewal is no event')
  })
  t.test('409 for another principal, with the time to wait for', async (t) => {
    const { expires_at } = dataOf(await acquire('b'))
    const reply = await acquire('b', other.key)
    t.equal(reply.status, 409)
    t.equal(reply.body.error.message, `Resource is leased until ${expires_at}.`)
  })
  t.test('200 after its end for another, under a new id; 404 for the old one', async (t) => {
    const old = dataOf(await acquire('c')).lease_id
    clock.advance(60_000)
    const { lease_id, renewed } = dataOf(await acquire('c', other.key))
    t.not(lease_id, old)
    t.equal(renewed, false)
    t.equal((await app.request('DELETE', `/v1/leases/${old}`, { key: app.owner.key })).status, 404)
    t.equal((await acquire('c')).status, 409)
    t.equal((await readAll(app, '/v1/leases?resource_id=c'))[0].lease_id, lease_id)
  })
  t.test('200 the shortest and the longest; 400 beyond them', async (t) => {
    t.equal(dataOf(await acquire('d', app.owner.key, { ttl_seconds: 1 })).expires_at, new Date(clock.now() + 1000).toISOString())
    t.equal(dataOf(await acquire('e', app.owner.key, { ttl_seconds: 86_400 })).expires_at, new Date(clock.now() + 86_400_000).toISOString())
    for (const ttl_seconds of [0, -1, 1e12, 60.5, null]) t.same(fieldsOf(await acquire('f', app.owner.key, { ttl_seconds })), ['ttl_seconds'], String(ttl_seconds))
    t.same(await readAll(app, '/v1/leases?resource_id=f'), [])
  })
  t.test('200 names near to each other are different resources', async (t) => {
    for (const name of ['job', 'Job', 'job ', 'jo%62', 'src/a b%2Fc.ts', 'src/a b/c.ts', 'jöb', 'jo\u0308b']) {
      const data = dataOf(await acquire(name))
      t.equal(data.resource_id, name, 'returned as it was sent')
      t.equal(data.renewed, false, name)
    }
    t.equal(dataOf(await app.request('POST', '/v1/leases', { key: app.owner.key, raw: '{"resource_type":"file","resource_id":"jo\\u0062","purpose":"editing","ttl_seconds":60}' })).renewed, true, 'an escape is the letter itself')
    t.equal(dataOf(await acquire('job', app.owner.key, { resource_type: 'task' })).renewed, false, 'of another type')
  })
})
