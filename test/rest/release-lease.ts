// DELETE /v1/leases/{lease_id}: its holder gives the resource back.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf } from '../support/records.ts'

t.test('releasing a lease', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const other = await app.mint(['*'], { principal: 'other' })
  const acquire = async (resource_id: string, key = app.owner.key) => dataOf(await app.request('POST', '/v1/leases', { key, body: { resource_type: 'file', resource_id, purpose: 'work', ttl_seconds: 60 } })).lease_id as string
  const release = (id: string, key = app.owner.key) => app.request('DELETE', `/v1/leases/${id}`, { key })

  t.test('200 and another may have it at once; 404 a second time', async (t) => {
    const id = await acquire('a')
    t.same(dataOf(await release(id)), { lease_id: id })
    t.not(await acquire('a', other.key), id)
    t.equal((await release(id)).status, 404)
  })
  t.test('403 for who does not hold it, and it stays', async (t) => {
    const id = await acquire('b')
    t.equal((await release(id, other.key)).status, 403)
    t.equal(await acquire('b'), id)
  })
  t.test('404 for one that has ended', async (t) => {
    const id = await acquire('c')
    clock.advance(60_000)
    t.equal((await release(id)).status, 404)
  })
})
