// Erasure over many transactions, with repeats, with other readers and with what was remembered of earlier answers.
import t from 'tap'
import { startApp, type TestApp } from '../support/app.ts'
import { callTool, claim, compile, dataOf, fact, observation, observe, readAll } from '../support/records.ts'

const eraseSubject = (app: TestApp, subject: string, key?: string) =>
  app.request('DELETE', `/v1/subjects/${subject}`, { key: app.owner.key, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) })
const eraseObservation = (app: TestApp, id: string) => app.request('DELETE', `/v1/observations/${id}`, { key: app.owner.key })

t.test('a key that was used for another subject erases nothing, and a repeat erases nothing new', async (t) => {
  const app = await startApp(t)
  await observe(app, 'about a', { subject_id: 'a' })
  await observe(app, 'about b', { subject_id: 'b' })
  const first = await eraseSubject(app, 'a', 'once')
  t.equal(dataOf(first).observations, 1)
  t.equal((await eraseSubject(app, 'b', 'once')).status, 409)
  t.equal((await readAll(app, '/v1/observations?subject_id=b')).length, 1, 'b is untouched')
  await observe(app, 'a again', { subject_id: 'a' })
  const again = await eraseSubject(app, 'a', 'once')
  t.same(again.body.data, first.body.data)
  t.equal(again.body.meta.replayed, true)
  t.equal((await readAll(app, '/v1/observations?subject_id=a')).length, 1, 'what was written since stays')
})

t.test('more packs than one step holds go with their subject', async (t) => {
  const app = await startApp(t)
  await fact(app, 'The sextant is brass.', {}, { subject: 'ship' })
  for (let i = 0; i < 250; i++) await compile(app, 'brass sextant', { subject_id: 'ship' })
  t.equal(dataOf(await eraseSubject(app, 'ship')).contexts, 250)
  t.equal(app.counts().context_runs, 0)
})

t.test('a replay after an erasure brings no text back, and the store keeps none for it', async (t) => {
  const app = await startApp(t)
  await app.mint(['*'], { principal: 'mate' })
  const { claimId, observationId } = await fact(app, 'The narwhalword is near.', {}, { subject: 'sea' })
  const revoke = () => app.request('POST', `/v1/claims/${claimId}/revoke`, { key: app.owner.key, body: { reason: 'r' }, headers: { 'idempotency-key': 'revoke' } })
  const handOff = () => app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'mate', subject_id: 'sea', message: 'narwhalword' }, headers: { 'idempotency-key': 'hand' } })
  t.equal((await revoke()).status, 200)
  t.equal((await handOff()).status, 201)
  t.notOk(JSON.stringify(app.db().prepare('SELECT answer FROM replays').all()).includes('narwhalword'))
  await eraseObservation(app, observationId)
  t.equal(dataOf(await revoke()).statement, null)
  await eraseSubject(app, 'sea')
  t.equal(dataOf(await handOff()).message, null)
})

t.test('evidence that a private claim cited beside erased evidence is found by its writer again', async (t) => {
  const app = await startApp(t)
  const bob = await app.mint(['*'], { principal: 'bob' })
  const first = await observe(app, 'The anchor weighs two tons.')
  const second = await observe(app, 'The windlass lifts the anchor.')
  await claim(app, 'The anchor is heavy.', [first, second], { visibility: 'private' }, { by: bob })
  await eraseObservation(app, first)
  for (const by of [app.owner, bob]) {
    t.ok((await compile(app, 'windlass', {}, by)).items.some(({ evidence_ids }: { evidence_ids: string[] }) => evidence_ids.includes(second)), by.principal)
  }
})

t.test('no search row outlives its subject, whoever cites across', async (t) => {
  const app = await startApp(t)
  const bob = await app.mint(['*'], { principal: 'bob' })
  const shared = await observe(app, 'The lighthouse is white.', { subject_id: 'coast' })
  await claim(app, 'It is white.', [shared], {}, { subject: 'coast' })
  await claim(app, 'Bob saw it.', [shared], { visibility: 'private' }, { subject: 'coast', by: bob })
  await claim(app, 'The harbour has a light.', [shared], {}, { subject: 'harbour' })
  await eraseSubject(app, 'coast')
  await eraseSubject(app, 'harbour')
  const { observations_fts_docsize, claims_fts_docsize, observations, claims } = app.counts()
  t.same({ observations_fts_docsize, claims_fts_docsize, observations, claims }, { observations_fts_docsize: 0, claims_fts_docsize: 0, observations: 0, claims: 0 })
})

t.test('text that repeats itself tens of thousands of times is only text', async (t) => {
  const app = await startApp(t)
  for (const content of ['c++'.repeat(21_000), 'a#'.repeat(32_000), "a'".repeat(30_000), 'a.b/'.repeat(16_000), 'A'.repeat(65_536)]) {
    t.equal((await app.request('POST', '/v1/observations', { key: app.owner.key, body: observation(content) })).status, 201)
    t.ok((await callTool(app, 'titen_remember', { subject_id: 'crew', kind: 'decision', content, source_type: 'n', source_ref: 'r' })).document)
    t.equal((await app.request('POST', '/v1/context/compile', { key: app.owner.key, body: { subject_id: 'crew', task: content.slice(0, 8_000), max_tokens: 200 } })).status, 200)
  }
})
