// DELETE /v1/keys/{key_id}: a revoked key stops at its next request.
import t from 'tap'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf, readAll } from '../support/records.ts'

t.test('revoking a key', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const revoke = (keyId: string, key = app.owner.key) => app.request('DELETE', `/v1/keys/${keyId}`, { key })

  t.test('200 and the key is let in no more; others of the same principal are', async (t) => {
    const first = await app.mint(['events:read'], { principal: 'twice' })
    const second = await app.mint(['events:read'], { principal: 'twice' })
    t.same(dataOf(await revoke(first.keyId)), { key_id: first.keyId, revoked_at: '2026-08-01T09:00:00.000Z' })
    t.equal((await app.request('GET', '/v1/principal', { key: first.key })).status, 401)
    t.equal((await app.request('GET', '/v1/principal', { key: second.key })).status, 200)
  })
  t.test('200 again, with the first instant and without a second event', async (t) => {
    const { keyId } = await app.mint(['events:read'])
    await revoke(keyId)
    clock.advance(5000)
    t.equal(dataOf(await revoke(keyId)).revoked_at, '2026-08-01T09:00:00.000Z')
    t.equal((await readAll(app, '/v1/events?type=key.revoked')).filter(({ record_id }) => record_id === keyId).length, 1)
  })
  t.test('200 for the calling key itself, which then is gone', async (t) => {
    const own = await app.mint(['keys:manage'])
    t.equal((await revoke(own.keyId, own.key)).status, 200)
    t.equal((await revoke(own.keyId, own.key)).status, 401)
  })
  t.test('200 on an expired key', async (t) => {
    const { keyId } = await app.mint(['events:read'], { expiresAt: '2026-08-01T10:00:00Z' })
    clock.advance(7_200_000)
    t.equal((await revoke(keyId)).status, 200)
  })
})
