// GET /v1/leases: the live leases of the organization.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { readAll } from '../support/records.ts'

t.test('listing leases', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const other = await app.mint(['*'], { principal: 'other' })
  const acquire = (resource_type: string, resource_id: string, ttl_seconds: number, key = app.owner.key) => app.request('POST', '/v1/leases', { key, body: { resource_type, resource_id, purpose: 'work', ttl_seconds } })
  await acquire('file', 'a', 60)
  await acquire('file', 'b', 120, other.key)
  await acquire('task', 'a', 120)
  const names = async (query: string) => (await readAll(app, `/v1/leases${query}`, app.owner, 1)).map((lease) => `${lease.resource_type}/${lease.resource_id}/${lease.holder_id}`)

  t.test('200 everybody sees who holds what, by type and name', async (t) => {
    t.same(await names(''), ['file/a/owner', 'file/b/other', 'task/a/owner'])
    t.same(await names('?resource_type=file'), ['file/a/owner', 'file/b/other'])
    t.same(await names('?resource_id=a&resource_type=task'), ['task/a/owner'])
    t.same(await names('?resource_id=_'), [], 'no wildcard')
  })
  t.test('200 without those that have ended', async (t) => {
    clock.advance(60_000)
    t.same(await names(''), ['file/b/other', 'task/a/owner'])
  })
})
