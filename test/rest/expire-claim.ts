// POST /v1/claims/{claim_id}/expire: the claim held once and holds no more; it stays readable and is compiled no more.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { compile, dataOf, fact, readAll } from '../support/records.ts'

t.test('a claim that is expired', async (t) => {
  const app = await startApp(t)
  const send = (id: string, body: object, key = app.owner.key) => app.request('POST', `/v1/claims/${id}/expire`, { key, body })

  t.test('200 expired, with its reason in the history, and in no pack', async (t) => {
    const { claimId } = await fact(app, 'Lanterns hang in the arcade.')
    t.equal((await compile(app, 'lanterns arcade')).items[0].claim_id, claimId)
    t.match(dataOf(await send(claimId, { reason: 'a mistake', expected_version: 1 })), { claim_id: claimId, status: 'expired', version: 2, statement: 'Lanterns hang in the arcade.' })
    t.match((await readAll(app, '/v1/events?type=claim.expired')).at(-1), { record_id: claimId, principal_id: 'owner' })
    t.notOk((await compile(app, 'lanterns arcade')).items.some((item: any) => item.claim_id === claimId))
  })
  t.test('409 a second time, and for a version that is not the one that stands', async (t) => {
    const { claimId } = await fact(app, 'Fish on Fridays.')
    const before = app.counts()
    t.equal((await send(claimId, { reason: 'late', expected_version: 2 })).status, 409)
    t.same(app.counts(), before)
    t.equal((await send(claimId, { reason: 'now' })).status, 200)
    t.equal((await send(claimId, { reason: 'again' })).status, 409)
  })
  t.test('200 for one of eight at once, 409 for the others, and one event', async (t) => {
    const { claimId } = await fact(app, 'Soup on Sundays.')
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => send(claimId, { reason: `try ${at}` })))
    t.same(replies.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409, 409, 409])
    t.equal((await readAll(app, '/v1/events?type=claim.expired')).filter(({ record_id }) => record_id === claimId).length, 1)
  })
  t.test('403 below the trust of the claim', async (t) => {
    const { claimId } = await fact(app, 'Bread at dawn.', {}, { evidence: { trust: 'verified' } })
    const { key } = await app.mint(['claims:write'], { maxTrust: 'asserted' })
    t.equal((await send(claimId, { reason: 'no' }, key)).status, 403)
  })
})
