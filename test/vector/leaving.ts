// Vectors leave with what they were made of, and none comes back by a late answer.
import t from 'tap'
import { claim, dataOf, fact, observe } from '../support/records.ts'
import { ask, drain, good, startWithEndpoint, vectorsIn } from './endpoint.ts'

const CAR = 'The automobile stands in the garage.'

t.test('an erased observation takes the vectors of its claims along', async (t) => {
  const { app } = await startWithEndpoint(t)
  const { observationId } = await fact(app, CAR)
  const other = await observe(app, 'The car was red.')
  await drain(app)
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [1, 1])
  for (const id of [observationId, other]) dataOf(await app.request('DELETE', `/v1/observations/${id}`, { key: app.owner.key }))
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [0, 0])
  t.same((await ask(app, 'voiture')).claims, [])
})

t.test('an erased subject leaves no row of vectors', async (t) => {
  const { app } = await startWithEndpoint(t)
  await fact(app, CAR)
  await observe(app, 'The car was red.')
  await drain(app)
  dataOf(await app.request('DELETE', '/v1/subjects/crew', { key: app.owner.key }))
  t.match(app.counts(), { claims_vectors: 0, observations_vectors: 0, index_outbox: 0 })
})

t.test('claims that end lose their vectors', async (t) => {
  const { app } = await startWithEndpoint(t)
  const { observationId, claimId } = await fact(app, CAR)
  const successor = await claim(app, 'The automobile stands in the yard.', [observationId])
  const third = await claim(app, 'The car is green.', [observationId])
  await drain(app)
  const end = async (path: string, body: object) => dataOf(await app.request('POST', path, { key: app.owner.key, body }))
  await end(`/v1/claims/${claimId}/supersede`, { successor_id: successor, reason: 'moved' })
  t.equal(vectorsIn(app, 'claims'), 2)
  await end(`/v1/claims/${third}/revoke`, { reason: 'wrong' })
  t.equal(vectorsIn(app, 'claims'), 1)
  await end(`/v1/claims/${successor}/expire`, { reason: 'over' })
  t.equal(vectorsIn(app, 'claims'), 0)
  t.match(await drain(app), { waiting: 0 })
})

t.test('what is erased or ends while its vector is made gets none', async (t) => {
  const { app, endpoint } = await startWithEndpoint(t)
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    endpoint.behave(async (texts) => {
      resolve()
      await new Promise<void>((done) => { release = done })
      return good(texts)
    })
  })
  const { observationId, claimId } = await fact(app, CAR)
  const gone = await observe(app, 'The car was red.')
  await observe(app, 'The car was blue.')
  const drained = drain(app)
  await asked
  dataOf(await app.request('POST', `/v1/claims/${claimId}/revoke`, { key: app.owner.key, body: { reason: 'wrong' } }))
  dataOf(await app.request('DELETE', `/v1/observations/${gone}`, { key: app.owner.key }))
  endpoint.behave(good)
  release()
  await drained
  await drain(app)
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [0, 1], observationId)
})

t.test('evidence whose claim was erased is found by its meaning again', async (t) => {
  const { app } = await startWithEndpoint(t)
  const kept = await observe(app, CAR)
  const erased = await observe(app, 'Something else was said.')
  await claim(app, 'Transport is settled.', [kept, erased])
  await drain(app)
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [1, 0])
  dataOf(await app.request('DELETE', `/v1/observations/${erased}`, { key: app.owner.key }))
  await drain(app)
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [0, 1])
  t.same((await ask(app, 'voiture')).claims, [CAR])
})
