// GET /v1/principal: who a key is.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf } from '../support/records.ts'

t.test('a key can ask who it is', async (t) => {
  const app = await startApp(t)
  t.test('200 as the owner', async (t) => {
    const data = dataOf(await app.request('GET', '/v1/principal', { key: app.owner.key }))
    t.match(data, { principal_id: 'owner', kind: 'human', key_id: app.owner.keyId, scopes: ['*'], max_trust: 'policy_approved', organization_id: /^org_/ })
  })
  t.test('200 with whatever single scope, and names what was minted', async (t) => {
    const { key, keyId } = await app.mint(['leases:read'], { principal: 'runner', kind: 'service', maxTrust: 'unverified' })
    t.match(dataOf(await app.request('GET', '/v1/principal', { key })), { principal_id: 'runner', kind: 'service', key_id: keyId, scopes: ['leases:read'], max_trust: 'unverified' })
  })
  t.test('401 for a key that only looks like one', async (t) => {
    t.equal((await app.request('GET', '/v1/principal', { key: `${app.owner.key}x` })).status, 401)
  })
})
