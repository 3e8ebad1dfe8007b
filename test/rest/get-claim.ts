// GET /v1/claims/{claim_id}: one claim, whatever its status.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fact } from '../support/records.ts'

t.test('reading a claim', async (t) => {
  const app = await startApp(t)
  const read = (id: string, key = app.owner.key) => app.request('GET', `/v1/claims/${id}`, { key })
  t.test('200 as it was written', async (t) => {
    const members = { kind: 'preference', confidence: 0.25, observer_id: 'anna', valid_from: '2026-03-01T10:00:00+02:00', valid_to: '2026-03-01T09:00:00Z', trust: 'unverified', visibility: 'team' }
    const { claimId } = await fact(app, 'Tea over coffee.', members, { evidence: { visibility: 'organization' } })
    t.match(dataOf(await read(claimId)), { ...members, claim_id: claimId, statement: 'Tea over coffee.', valid_from: '2026-03-01T08:00:00.000Z', valid_to: '2026-03-01T09:00:00.000Z' })
  })
  t.test('200 without a statement once its evidence was erased', async (t) => {
    const { claimId, observationId } = await fact(app, 'Gone soon.')
    await app.request('DELETE', `/v1/observations/${observationId}`, { key: app.owner.key })
    t.match(dataOf(await read(claimId)), { statement: null, status: 'revoked', version: 2 })
  })
  t.test('404 for what is private to another principal', async (t) => {
    const { claimId } = await fact(app, 'Mine.', { visibility: 'private' })
    t.equal((await read(claimId, (await app.mint(['*'])).key)).status, 404)
  })
})
