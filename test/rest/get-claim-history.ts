// GET /v1/claims/{claim_id}/history: what happened to a claim, both ends of a link included.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fact, readAll } from '../support/records.ts'

t.test('reading the history of a claim', async (t) => {
  const app = await startApp(t)
  const { claimId: old } = await fact(app, 'Port is 5432.')
  const { claimId: next } = await fact(app, 'Port is 5433.')

  t.test('200 its making, with nothing related', async (t) => {
    t.match(await readAll(app, `/v1/claims/${old}/history`), [{ type: 'claim.created', record_id: old, reason: null, related_claim_id: null, principal_id: 'owner' }])
  })
  t.test('200 both ends of a supersession show it', async (t) => {
    dataOf(await app.request('POST', `/v1/claims/${old}/supersede`, { key: app.owner.key, body: { successor_id: next, reason: 'moved' } }))
    t.match(await readAll(app, `/v1/claims/${old}/history`, app.owner, 1), [{ type: 'claim.created' }, { type: 'claim.superseded', record_id: old, related_claim_id: next, reason: 'moved' }])
    t.match(await readAll(app, `/v1/claims/${next}/history`, app.owner, 1), [{ type: 'claim.created', record_id: next }, { type: 'claim.superseded', record_id: old, related_claim_id: next }])
  })
  t.test('200 erasure leaves what happened and takes the words', async (t) => {
    const { claimId, observationId } = await fact(app, 'Gone soon.')
    await app.request('POST', `/v1/claims/${claimId}/expire`, { key: app.owner.key, body: { reason: 'secretive words' } })
    await app.request('DELETE', `/v1/observations/${observationId}`, { key: app.owner.key })
    const history = await readAll(app, `/v1/claims/${claimId}/history`)
    t.same(history.map(({ type }) => type), ['claim.created', 'claim.expired', 'claim.erased'])
    t.notMatch(JSON.stringify(history), 'secretive')
  })
})
