// POST /v1/keys: minting. A key grants at most what it holds itself.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf, observation } from '../support/records.ts'

t.test('minting a key', async (t) => {
  const app = await startApp(t)
  const mint = (body: object, key = app.owner.key) => app.request('POST', '/v1/keys', { key, body: { label: 'runner', scopes: ['observations:write'], ...body } })

  t.test('201 with the secret, a new principal and the lower of the usual ceilings', async (t) => {
    const data = dataOf(await mint({}))
    t.match(data, { label: 'runner', scopes: ['observations:write'], max_trust: 'asserted', principal_kind: 'agent', principal_id: /^principal_[0-9a-f]{32}$/, expires_at: null, revoked_at: null })
    t.match(data.api_key, /^titen_sk_[A-Za-z0-9_-]{43}$/)
    t.equal((await app.request('POST', '/v1/observations', { key: data.api_key, body: observation('written at once') })).status, 201)
    t.not(dataOf(await mint({})).principal_id, data.principal_id, 'each is a principal of its own')
  })
  t.test('201 keeps the offset of expires_at as the same instant in UTC', async (t) => {
    t.equal(dataOf(await mint({ expires_at: '2999-01-01T02:00:00+02:00' })).expires_at, '2999-01-01T00:00:00.000Z')
  })
  t.test('201 for a known principal leaves its kind as it is', async (t) => {
    dataOf(await mint({ principal_id: 'anna', principal_kind: 'human' }))
    t.equal(dataOf(await mint({ principal_id: 'anna' })).principal_kind, 'human')
  })
  t.test('201 the default ceiling is never above the one that mints', async (t) => {
    const low = await app.mint(['keys:manage', 'observations:write'], { maxTrust: 'unverified' })
    t.equal(dataOf(await mint({}, low.key)).max_trust, 'unverified')
  })
  t.test('400 on expires_at that has passed', async (t) => {
    const reply = await mint({ expires_at: '2020-01-01T00:00:00Z' })
    t.equal(reply.status, 400)
    t.same(fieldsOf(reply), ['expires_at'])
  })
})

t.test('403 for more than the minting key holds, and no key is made', async (t) => {
  const app = await startApp(t)
  const { key } = await app.mint(['keys:manage', 'observations:write'], { maxTrust: 'asserted' })
  const before = app.counts()
  const mint = (body: object) => app.request('POST', '/v1/keys', { key, body: { label: 'greater', ...body } })
  for (const scopes of [['*'], ['claims:write'], ['mcp:call'], ['observations:write', 'events:read']]) {
    const reply = await mint({ scopes })
    t.equal(reply.status, 403, `403 ${scopes.join(', ')}`)
    t.match(reply.body.error.message, `"${scopes.at(-1)}"`)
  }
  for (const max_trust of ['verified', 'policy_approved']) t.equal((await mint({ scopes: ['observations:write'], max_trust })).status, 403, `403 ${max_trust}`)
  t.same(fieldsOf(await mint({ scopes: ['observation:write'] })), ['scopes[0]'], '400 on a misspelt scope')
  t.same(fieldsOf(await mint({ scopes: ['observations:write'], expiresAt: '2999-01-01T00:00:00Z' })), ['expiresAt'], '400 on a misspelt name')
  t.same(app.counts(), before)
  t.equal((await mint({ scopes: ['keys:manage', 'observations:write'], max_trust: 'asserted' })).status, 201, 'its equal may be made')
})
