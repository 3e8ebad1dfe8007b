// Idempotency-Key on every mutation: a repeat gets the first answer and does nothing, and the key is bound to its request.
import t from 'tap'
import { routes, type OperationId } from '#generated/routes.mjs'
import { startApp } from '../support/app.ts'
import { fieldsOf } from '../support/records.ts'
import { sampleOf, seed, unknownLike, type Sample } from '../support/requests.ts'

const mutations = routes.filter(({ mutation }) => mutation)
const DAY_MS = 86_400_000

/** A request of the same operation that is another one. */
function otherThan (id: OperationId, { method, path, body }: Sample): Sample {
  if (body === undefined) return { method, path: path.includes('_') ? path.replace(/[^/]+$/, (tail) => (/^[a-z]+_[0-9a-f]{32}$/.test(tail) ? unknownLike(tail) : `${tail}x`)) : `${path}x` }
  const changes: Partial<Record<OperationId, object>> = {
    createKey: { label: 'other' }, resolveProject: { origin: 'https://git.example/an/other' }, createObservation: { content: 'Other words.' },
    createObservationBatch: { atomic: true }, createConsolidation: { claims: [{ ...body.claims?.[0], confidence: 0.5 }] }, compileContext: { max_tokens: 1201 },
    recordFeedback: { outcome: 'harmful' }, saveCheckpoint: { state: { step: 9 } }, acquireLease: { ttl_seconds: 601 }, createHandoff: { message: 'Other words.' },
    resolveHandoff: { status: 'rejected' }, drainIndex: { limit: 5 }, rebuildIndex: { limit: 5 }, supersedeClaim: { reason: 'another' }, revokeClaim: { reason: 'another' }, expireClaim: { reason: 'another' },
  }
  if (changes[id] === undefined) throw new Error(`${id} is not known here: say how another request of it looks`)
  return { method, path, body: { ...body, ...changes[id] } }
}

t.test('the same request with the same key is carried out once', async (t) => {
  const app = await startApp(t)
  for (const { operationId, success } of mutations) {
    const world = await seed(app, `with ${operationId}`)
    const sample = sampleOf(operationId, world)
    const { method, path, body } = sample
    const send = (by = app.owner.key, over = sample) => app.request(over.method, over.path, { key: by, body: over.body, headers: { 'idempotency-key': 'once' } })
    const first = await send()
    t.equal(first.status, success, operationId)
    t.notOk(first.headers['idempotency-replayed'], 'the first is no replay')
    const before = app.counts()

    const second = await send()
    t.equal(second.status, success, `${success} ${operationId} again`)
    t.equal(second.headers['idempotency-replayed'], 'true')
    t.equal(second.body.meta.replayed, true)
    const { api_key: _, ...data } = first.body.data
    t.same(second.body.data, data, `${operationId} answers what it answered first, but for a secret`)
    t.same(app.counts(), before, `${operationId} wrote nothing more`)

    // Key order and blanks are the sender's; the request is the same.
    const shuffled = body === undefined ? undefined : JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 3)
    const third = await app.request(method, path, { key: app.owner.key, ...(shuffled === undefined ? {} : { raw: shuffled }), headers: { 'idempotency-key': 'once' } })
    t.equal(third.body.meta.replayed, true, `${operationId} in another order of members`)

    const other = await send(app.owner.key, otherThan(operationId, sample))
    t.equal(other.status, 409, `409 ${operationId} with the same key and another request`)
    t.equal(other.body.error.code, 'CONFLICT')
    t.same(app.counts(), before)
  }
})

t.test('another principal and another operation have the same key for themselves', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  const headers = { 'idempotency-key': 'shared' }
  const { method, path, body } = sampleOf('createObservation', world)
  const first = await app.request(method, path, { key: app.owner.key, body, headers })
  const theirs = await app.request(method, path, { key: world.partner.key, body, headers })
  t.equal(theirs.status, 201)
  t.not(theirs.body.data.observation_id, first.body.data.observation_id, 'another record')
  t.notOk(theirs.headers['idempotency-replayed'])
  const lease = sampleOf('acquireLease', world)
  const other = await app.request(lease.method, lease.path, { key: app.owner.key, body: lease.body, headers })
  t.equal(other.status, 200)
  t.match(other.body.data.lease_id, /^lease_/, 'its own answer')
})

t.test('400 on Idempotency-Key for one that cannot be kept, on every mutation', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  const before = app.counts()
  for (const { operationId } of mutations) {
    const { method, path, body } = sampleOf(operationId, world)
    for (const key of ['', ' ', 'k'.repeat(256), 'a b', 'k\u00e9', 'a\tb']) {
      const reply = await app.request(method, path, { key: app.owner.key, body, headers: { 'idempotency-key': key } })
      t.equal(reply.status, 400, `${operationId} ${JSON.stringify(key.slice(0, 5))}`)
      t.same(fieldsOf(reply), ['Idempotency-Key'])
      t.match(reply.body.error.message, 'Idempotency-Key')
    }
  }
  t.same(app.counts(), before, 'none was taken as absent')
  const longest = sampleOf('createObservation', world)
  t.equal((await app.request('POST', longest.path, { key: app.owner.key, body: longest.body, headers: { 'idempotency-key': '~'.repeat(255) } })).status, 201, 'the longest is kept')
})

t.test('a failure is not remembered, and an answer only for as long as the setting says', async (t) => {
  let now = Date.parse('2026-08-01T09:00:00Z')
  const app = await startApp(t, { now: () => now })
  const world = await seed(app, 'crew')
  const headers = { 'idempotency-key': 'again' }
  const { path, body } = sampleOf('createObservation', world)
  const send = (given: unknown) => app.request('POST', path, { key: app.owner.key, body: given, headers })
  t.equal((await send({ ...body, kind: 'gossip' })).status, 400)
  t.equal((await send({ ...body, project_id: unknownLike(world.project) })).status, 404, 'nor one that the store gave')
  t.equal(app.counts().replays, 0)
  const first = await send(body)
  t.equal(first.status, 201)
  now += DAY_MS
  t.equal((await send(body)).body.meta.replayed, true, 'a day later')
  now += 1
  const late = await send(body)
  t.equal(late.status, 201)
  t.notOk(late.body.meta.replayed, 'later than that it is a new request')
  t.not(late.body.data.observation_id, first.body.data.observation_id)
  t.equal((await send(body)).body.data.observation_id, late.body.data.observation_id, 'which is now the one that is remembered')
})
