// One request for every operation of the contract that succeeds, and the records that it needs before it.
import { routes } from '#generated/routes.mjs'
import type { OperationId } from '#generated/routes.mjs'
import type { Holder, TestApp } from './app.ts'
import { operations } from './contract.ts'
import { claim, compile, dataOf, observe } from './records.ts'

/** Ids of records that are there, all of one subject. */
export type World = {
  subject: string, observation: string, claim: string, successor: string, context: string, checkpoint: string, lease: string
  /** A handoff to the owner, so that the owner can answer it, and the one that hands its checkpoint over. */
  handoff: string, project: string, key: string, event: string, partner: Holder
}
export type Sample = { method: string, path: string, body?: Record<string, any> }

/** Writes one of everything. Different subjects keep different worlds apart in one server. */
export async function seed (app: TestApp, subject: string, by: Holder = app.owner): Promise<World> {
  const post = async (path: string, body: unknown, who = by) => dataOf(await app.request('POST', path, { key: who.key, body }))
  const partner = await app.mint(['*'], { org: by, principal: `partner of ${subject}` })
  const observation = await observe(app, 'The north gate opens at nine.', { subject_id: subject }, by)
  const options = { subject, by }
  const first = await claim(app, 'The north gate opens at nine.', [observation], {}, options)
  const successor = await claim(app, 'The north gate opens at ten.', [observation], {}, options)
  const { context_id } = await compile(app, 'when does the north gate open', { subject_id: subject }, by)
  const { checkpoint_id } = await post('/v1/checkpoints', { subject_id: subject, kind: 'cursor', state: { step: 1 }, ttl_seconds: 600 })
  const { lease_id } = await post('/v1/leases', { resource_type: 'file', resource_id: `${subject}.ts`, purpose: 'editing', ttl_seconds: 600 })
  const given = await post('/v1/checkpoints', { subject_id: subject, kind: 'cursor', state: { step: 2 }, ttl_seconds: 600 }, partner)
  const { handoff_id } = await post('/v1/handoffs', { to_principal: by.principal, subject_id: subject, checkpoint_id: given.checkpoint_id }, partner)
  const { project_id } = await post('/v1/projects/resolve', { origin: `git@git.example:acme/${subject.replace(/\W/g, '')}.git` })
  const { keyId } = await app.mint(['events:read'], { org: by })
  const events = dataOf(await app.request('GET', '/v1/events?limit=1', { key: by.key }))
  return {
    subject, observation, claim: first, successor, context: context_id, checkpoint: checkpoint_id, lease: lease_id,
    handoff: handoff_id, project: project_id, key: keyId, event: events.items[0].event_id, partner,
  }
}

/** The request body that the contract shows as an example. */
export function exampleOf (id: OperationId): Record<string, any> | undefined {
  const examples = operations.find((operation) => operation.id === id)?.node.requestBody?.content['application/json'].examples
  return examples === undefined ? undefined : structuredClone((Object.values(examples)[0] as { value: Record<string, any> }).value)
}

/** What the examples of the contract leave to be filled in: ids of records, and names that must not collide. */
const BODIES: Partial<Record<OperationId, (world: World) => Record<string, any>>> = {
  createKey: ({ subject }) => ({ principal_id: `key holder of ${subject}` }),
  resolveProject: ({ subject }) => ({ origin: `https://git.example/new/${subject.replace(/\W/g, '')}` }),
  createObservation: ({ subject }) => ({ subject_id: subject }),
  createObservationBatch: ({ subject }) => ({ items: [{ ...exampleOf('createObservation'), subject_id: subject }] }),
  createConsolidation: ({ subject, observation }) => ({
    subject_id: subject, claims: [{ ...exampleOf('createConsolidation')!.claims[0], sources: [{ observation_id: observation, relation: 'supports' }] }],
  }),
  supersedeClaim: ({ successor }) => ({ successor_id: successor }),
  compileContext: ({ subject }) => ({ subject_id: subject }),
  recordFeedback: ({ claim }) => ({ claim_id: claim }),
  saveCheckpoint: ({ subject }) => ({ subject_id: subject }),
  acquireLease: ({ subject }) => ({ resource_id: `another of ${subject}` }),
  createHandoff: ({ subject }) => ({ subject_id: subject }),
}

const QUERIES: Partial<Record<OperationId, (world: World) => string>> = {
  getCheckpoint: ({ subject }) => `?subject_id=${encodeURIComponent(subject)}&kind=cursor`,
}

/** Path parameters by name. */
export const idsOf = (world: World): Record<string, string> => ({
  key_id: world.key, observation_id: world.observation, claim_id: world.claim, context_id: world.context, checkpoint_id: world.checkpoint,
  lease_id: world.lease, handoff_id: world.handoff, event_id: world.event, subject_id: world.subject,
})

/** A request of the owner that succeeds, as long as no other took away what it needs. */
export function sampleOf (id: OperationId, world: World): Sample {
  const { method, path } = routes.find(({ operationId }) => operationId === id)!
  const ids = idsOf(world)
  const target = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!)) + (QUERIES[id]?.(world) ?? '')
  const example = exampleOf(id)
  return { method, path: target, ...(example === undefined ? {} : { body: { ...example, ...BODIES[id]?.(world) } }) }
}

/** An id of the same form that no record has. */
export const unknownLike = (id: string): string => `${id.slice(0, id.indexOf('_'))}_${'0123456789abcdef'.repeat(2)}`
