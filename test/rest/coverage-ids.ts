// Whether a record is there is nobody's business who may not read it: its id and one that no record has are answered
// alike, wherever an id can be sent.
import t from 'tap'
import { routes, type OperationId } from '#generated/routes.mjs'
import { found, startApp, type Holder, type Reply, type TestApp } from '../support/app.ts'
import { dataOf, observation } from '../support/records.ts'
import { exampleOf, idsOf, sampleOf, seed, unknownLike, type Sample, type World } from '../support/requests.ts'

/** An answer without what differs from request to request. */
const comparable = ({ status, headers, body }: Reply) => ({ status, type: headers['content-type'], body: { ...body, meta: { ...body.meta, request_id: '' } } })

type Place = { title: string, id: (world: World) => string, sample: (id: string, own: World) => Sample }

const sources = (id: string, relation: string, own: World) => [{ observation_id: own.observation, relation: 'supports' }, { observation_id: id, relation }]
const claims = (list: object[], own: World) => ({ subject_id: own.subject, claims: [{ kind: 'decision', statement: 'Kept.', sources: list }] })
const post = (path: string, body: Record<string, any>): Sample => ({ method: 'POST', path, body })

/** Every id that a body or a query can hold. */
const IN_BODIES: Place[] = [
  ...['supports', 'contradicts', 'qualifies'].map((relation): Place => ({
    title: `createConsolidation sources[].observation_id that ${relation}`, id: (world) => world.observation,
    sample: (id, own) => post('/v1/consolidations', claims(sources(id, relation, own), own)),
  })),
  { title: 'createConsolidation project_id', id: (w) => w.project, sample: (id, own) => post('/v1/consolidations', { ...claims(sources(own.observation, 'supports', own), own), project_id: id }) },
  { title: 'createObservation project_id', id: (w) => w.project, sample: (id) => post('/v1/observations', observation('text', { project_id: id })) },
  { title: 'atomic createObservationBatch items[].project_id', id: (w) => w.project, sample: (id) => post('/v1/observations/batch', { items: [observation('text', { project_id: id })], atomic: true }) },
  { title: 'compileContext project_id', id: (w) => w.project, sample: (id, own) => post('/v1/context/compile', { ...exampleOf('compileContext'), subject_id: own.subject, project_id: id }) },
  { title: 'listObservations project_id', id: (w) => w.project, sample: (id) => ({ method: 'GET', path: `/v1/observations?project_id=${id}` }) },
  { title: 'listClaims project_id', id: (w) => w.project, sample: (id) => ({ method: 'GET', path: `/v1/claims?project_id=${id}` }) },
  { title: 'supersedeClaim successor_id', id: (w) => w.successor, sample: (id, own) => post(`/v1/claims/${own.claim}/supersede`, { successor_id: id, reason: 'it changed' }) },
  { title: 'recordFeedback claim_id', id: (w) => w.claim, sample: (id, own) => post(`/v1/context/${own.context}/feedback`, { outcome: 'useful', claim_id: id }) },
  { title: 'createHandoff context_id', id: (w) => w.context, sample: (id) => post('/v1/handoffs', { to_principal: 'anybody', subject_id: 'crew', context_id: id }) },
  { title: 'createHandoff checkpoint_id', id: (w) => w.checkpoint, sample: (id) => post('/v1/handoffs', { to_principal: 'anybody', subject_id: 'crew', checkpoint_id: id }) },
  { title: 'getCheckpoint handoff_id', id: (w) => w.handoff, sample: (id, own) => ({ method: 'GET', path: `/v1/checkpoints?subject_id=${own.subject}&kind=cursor&handoff_id=${id}` }) },
]

async function twoOrganizations (app: TestApp): Promise<{ theirs: World, own: World, other: Holder }> {
  const other = await found(app.deps, 'other')
  // The same subject in both, so that only the organization tells the records apart.
  return { theirs: await seed(app, 'crew'), own: await seed(app, 'crew', other), other }
}

t.test('the id of another organization reads like no id at all', async (t) => {
  const app = await startApp(t)
  const { theirs, own, other } = await twoOrganizations(app)
  const before = app.counts()
  const ask = async ({ method, path, body }: Sample) => comparable(await app.request(method, path, { key: other.key, body }))

  for (const { operationId, path } of routes) {
    const name = /\{([^}]+)\}/.exec(path)?.[1]
    if (name === undefined || name === 'subject_id') continue
    const id = idsOf(theirs)[name]!
    const sample = sampleOf(operationId as OperationId, { ...own, ...worldWith(name, id) })
    t.ok(sample.path.includes(id))
    const foreign = await ask(sample)
    t.equal(foreign.status, 404, `404 ${operationId} {${name}}`)
    t.equal(foreign.body.error.code, 'NOT_FOUND')
    t.same(foreign, await ask({ ...sample, path: sample.path.replace(id, unknownLike(id)) }), `${operationId} {${name}}: both answers are the same`)
  }
  for (const { title, id, sample } of IN_BODIES) {
    const foreign = await ask(sample(id(theirs), own))
    // An atomic batch is refused as a whole, with 400 whatever its item has.
    t.equal(foreign.status, title.startsWith('atomic') ? 400 : 404, `404 ${title}`)
    t.same(foreign, await ask(sample(unknownLike(id(theirs)), own)), `${title}: both answers are the same`)
  }
  t.same(app.counts(), before, 'nothing was written')
})

/** The member of a world that a path parameter is filled from. */
function worldWith (name: string, id: string): Partial<World> {
  const member = { key_id: 'key', observation_id: 'observation', claim_id: 'claim', context_id: 'context', checkpoint_id: 'checkpoint', lease_id: 'lease', handoff_id: 'handoff', event_id: 'event' }[name]
  if (member === undefined) throw new Error(`a path has {${name}}, which no world has`)
  return { [member]: id }
}

t.test('an item of a batch with the project of another organization reads like one with no project', async (t) => {
  const app = await startApp(t)
  const { theirs, other } = await twoOrganizations(app)
  const ask = async (id: string) => dataOf(await app.request('POST', '/v1/observations/batch', { key: other.key, body: { items: [observation('text', { project_id: id })] } }))
  const foreign = await ask(theirs.project)
  t.equal(foreign.items[0].status, 404)
  t.same(foreign, await ask(unknownLike(theirs.project)))
})

t.test('lists and counts hold nothing of another organization', async (t) => {
  const app = await startApp(t)
  const other = await found(app.deps, 'other')
  const theirs = await seed(app, 'crew')
  const secrets = Object.values(idsOf(theirs)).filter((id) => id !== 'crew')
  for (const { operationId, method, path } of routes) {
    if (method !== 'GET' || path.includes('{') || !path.startsWith('/v1/') || operationId === 'getCheckpoint') continue
    for (const query of ['', '?subject_id=crew'].filter((text) => text === '' || /Observations|Claims|Events/.test(operationId))) {
      const { status, text } = await app.request('GET', `${path}${query}`, { key: other.key })
      t.equal(status, 200, `${operationId}${query}`)
      t.same(secrets.filter((id) => text.includes(id)), [], `${operationId}${query} names none of their records`)
    }
  }
  t.same(dataOf(await app.request('GET', '/v1/subjects', { key: other.key })).items, [])
})

t.test('erasing a subject leaves the same subject of another organization alone', async (t) => {
  const app = await startApp(t)
  const { theirs, own, other } = await twoOrganizations(app)
  const erased = dataOf(await app.request('DELETE', '/v1/subjects/crew', { key: other.key }))
  t.same(erased, { subject_id: 'crew', observations: 1, claims: 2, checkpoints: 2, contexts: 1 })
  t.equal((await app.request('GET', `/v1/observations/${own.observation}`, { key: other.key })).status, 404)
  for (const path of [`/v1/observations/${theirs.observation}`, `/v1/claims/${theirs.claim}`, `/v1/context/${theirs.context}`, '/v1/checkpoints?subject_id=crew&kind=cursor']) {
    t.equal((await app.request('GET', path, { key: app.owner.key })).status, 200, path)
  }
})
