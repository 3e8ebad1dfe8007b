// POST /v1/claims/{claim_id}/supersede: another claim takes its place, and nothing is overwritten.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { compile, dataOf, fact, fieldsOf } from '../support/records.ts'

t.test('superseding a claim', async (t) => {
  const app = await startApp(t)
  const send = (id: string, successor_id: string, members: object = {}, key = app.owner.key) =>
    app.request('POST', `/v1/claims/${id}/supersede`, { key, body: { successor_id, reason: 'it changed', ...members } })
  const two = async (name: string) => [(await fact(app, `${name} is at five.`)).claimId, (await fact(app, `${name} is at six.`)).claimId] as const

  t.test('200 both stay readable and linked, and the pack has the new one', async (t) => {
    const [old, next] = await two('Vespers')
    t.match(dataOf(await send(old, next, { expected_version: 1 })), { claim_id: old, status: 'superseded', superseded_by: next, version: 2, statement: 'Vespers is at five.' })
    t.match(dataOf(await app.request('GET', `/v1/claims/${next}`, { key: app.owner.key })), { status: 'active', version: 1, superseded_by: null })
    t.same((await compile(app, 'when is vespers')).items.map(({ claim_id }: any) => claim_id), [next])
  })
  t.test('409 stale version, superseded already, or a successor that is over', async (t) => {
    const [old, next] = await two('Matins')
    t.equal((await send(old, next, { expected_version: 7 })).status, 409)
    t.equal((await send(old, next)).status, 200)
    t.equal((await send(old, next)).status, 409)
    const { claimId } = await fact(app, 'Matins is at seven.')
    t.equal((await send(claimId, old)).status, 409, 'no chain ends in a dead claim')
  })
  t.test('400 by itself, or by a claim of another subject', async (t) => {
    const [old] = await two('Lauds')
    t.same(fieldsOf(await send(old, old)), ['successor_id'])
    const { claimId } = await fact(app, 'Lauds elsewhere.', {}, { subject: 'other' })
    t.same(fieldsOf(await send(old, claimId)), ['successor_id'])
  })
  t.test('404 or 400 when the successor is seen by fewer readers', async (t) => {
    const [old] = await two('Nones')
    const { claimId } = await fact(app, 'Nones in private.', { visibility: 'private' })
    t.same(fieldsOf(await send(old, claimId)), ['successor_id'], 'its writer may know of it')
    const other = await app.mint(['*'])
    t.equal((await send(old, claimId, {}, other.key)).status, 404, 'others may not')
  })
  t.test('200 for one of two at once', async (t) => {
    const [old, next] = await two('Prime')
    const { claimId } = await fact(app, 'Prime is at seven.')
    const replies = await Promise.all([send(old, next), send(old, claimId), send(old, next, { expected_version: 1 })])
    t.same(replies.map(({ status }) => status).sort(), [200, 409, 409])
    const winner = replies.find(({ status }) => status === 200)!.body.data.superseded_by
    t.equal(dataOf(await app.request('GET', `/v1/claims/${old}`, { key: app.owner.key })).superseded_by, winner)
  })
  t.test('409 for one of two that would supersede each other', async (t) => {
    const [a, b] = await two('Sext')
    const replies = await Promise.all([send(a, b), send(b, a)])
    t.same(replies.map(({ status }) => status).sort(), [200, 409])
  })
})
