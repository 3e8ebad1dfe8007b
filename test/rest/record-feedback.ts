// POST /v1/context/{context_id}/feedback: what became of a pack or of one of its claims.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { compile, dataOf, fact, observe } from '../support/records.ts'

t.test('feedback', async (t) => {
  const app = await startApp(t)
  const { claimId } = await fact(app, 'The mill wheel turns.')
  const { claimId: unseen } = await fact(app, 'Owls sleep by day.', {}, { subject: 'other' })
  const pack = await compile(app, 'mill wheel')
  const send = (body: object, key = app.owner.key, context = pack.context_id, headers = {}) => app.request('POST', `/v1/context/${context}/feedback`, { key, body, headers })
  const utility = async () => (await compile(app, 'mill wheel')).items.find((item: any) => item.claim_id === claimId).score_components.utility

  t.test('201 on the run and on a claim of it', async (t) => {
    t.match(dataOf(await send({ outcome: 'used' })), { context_id: pack.context_id, claim_id: null, outcome: 'used', reason_code: null })
    t.match(dataOf(await send({ outcome: 'irrelevant', claim_id: claimId, reason_code: 'off topic' })), { claim_id: claimId, reason_code: 'off topic' })
  })
  t.test('404 on a claim that was not in the pack, and on evidence', async (t) => {
    t.equal((await send({ outcome: 'useful', claim_id: unseen })).status, 404)
  })
  t.test('404 on the run of another principal', async (t) => {
    const other = await app.mint(['*'])
    t.equal((await send({ outcome: 'useful' }, other.key)).status, 404)
  })
  t.test('201 ranking moves only from the third signal on', async (t) => {
    t.equal(await utility(), 0.5, 'one signal so far')
    await send({ outcome: 'useful', claim_id: claimId })
    t.equal(await utility(), 0.5, 'two')
    await send({ outcome: 'useful', claim_id: claimId })
    t.equal(await utility(), 0.625, 'three: (1.5 + 0.25 + 1 + 1) ÷ 6')
  })
  t.test('201 harmful and incorrect count twice', async (t) => {
    await send({ outcome: 'harmful', claim_id: claimId })
    t.equal(await utility(), 0.46875, '3.75 ÷ 8')
    await send({ outcome: 'incorrect', claim_id: claimId })
    t.equal(await utility(), 0.375, '3.75 ÷ 10')
  })
  t.test('201 three times with one Idempotency-Key is one signal', async (t) => {
    const before = app.counts()
    for (let at = 0; at < 3; at++) t.equal((await send({ outcome: 'harmful', claim_id: claimId }, app.owner.key, pack.context_id, { 'idempotency-key': 'harm' })).status, 201)
    t.equal(app.counts().feedback! - before.feedback!, 1)
    t.equal(await utility(), 0.3125, '3.75 ÷ 12')
  })
  t.test('201 feedback on a run moves no claim', async (t) => {
    const before = await utility()
    for (let at = 0; at < 4; at++) await send({ outcome: 'harmful' })
    t.equal(await utility(), before)
    t.ok(await observe(app, 'x'))
  })
})

t.test('a single harmful signal does not move a rank', async (t) => {
  const app = await startApp(t)
  const { claimId } = await fact(app, 'The mill wheel turns.')
  for (let signals = 1; signals <= 2; signals++) {
    const { context_id } = await compile(app, 'mill wheel')
    await app.request('POST', `/v1/context/${context_id}/feedback`, { key: app.owner.key, body: { outcome: 'harmful', claim_id: claimId } })
    t.equal((await compile(app, 'mill wheel')).items[0].score_components.utility, 0.5, `${signals} of three signals`)
  }
})
