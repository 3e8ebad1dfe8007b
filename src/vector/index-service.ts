// The vector index for whoever runs it: how it is, working its queue off, and filling the queue again.
import type { DrainInput, DrainedIndex, IndexEmbedder, IndexStatus, IndexedModel, RebuildInput, RebuiltIndex } from '#generated/api.d.ts'
import { iso, isoOrNull } from '../clock.ts'
import { fromCursor, toCursor } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { mutate } from '../memory/mutation.ts'
import { findReindexState } from '../retrieval/reindex.ts'
import { countQueue, liveClaimsAfter, liveEvidenceAfter, requeue, shelvesFrom } from '../store/outbox.ts'
import { shelfRange, type Scope, type Tx } from '../store/store.ts'
import { countVectors } from '../store/vectors.ts'
import type { Vectors } from './port.ts'

const DRAIN_LIMIT = 1000
const REBUILD_LIMIT = 5000
const MODELS_MAX = 100

const LIST = 'index rebuild'
/** Shelves looked at in one step of a rebuild: empty ones cost time too. */
const SHELVES_A_STEP = 2000

function toEmbedder(vectors: Vectors | undefined): IndexEmbedder {
  if (!vectors) return { kind: 'off', model: null, revision: null, dimensions: null, state: 'off', last_error: null, last_error_at: null, last_success_at: null }
  const { embedder } = vectors
  const { last_error, last_error_at, last_success_at } = vectors.state()
  return {
    kind: embedder.kind, model: embedder.model, revision: embedder.revision, dimensions: embedder.dimensions || null,
    state: last_error !== null ? 'failing' : last_success_at === null ? 'untried' : 'ok',
    last_error, last_error_at: isoOrNull(last_error_at), last_success_at: isoOrNull(last_success_at),
  }
}

/** Counts by model, both nouns of a model together. */
async function indexedModels(tx: Tx, scope: Scope, vectors: Vectors | undefined): Promise<IndexedModel[]> {
  const models = new Map<string, IndexedModel>()
  for (const { noun, vectors: count, ...space } of await countVectors(tx, scope)) {
    const name = JSON.stringify(space)
    const { embedder } = vectors ?? {}
    const current = embedder?.model === space.model && embedder.revision === space.revision && (embedder.dimensions === 0 || embedder.dimensions === space.dimensions)
    const known = models.get(name) ?? { ...space, current, claims: 0, observations: 0 }
    known[noun] += count
    models.set(name, known)
  }
  return [...models.values()].slice(0, MODELS_MAX)
}

/** The state of the embedder and, for the caller's organization, of queue and index. */
export const findIndexStatus = (deps: Deps, { caller }: Call): Promise<IndexStatus> => deps.store.read(async (tx) => {
  const { waiting, tried, oldest } = await countQueue(tx, caller)
  return {
    full_text: await findReindexState(tx, deps.config.TITEN_LANGUAGE), embedder: toEmbedder(deps.vectors), queue: { waiting, tried, oldest_at: oldest === null ? null : iso(oldest) },
    indexed: await indexedModels(tx, caller, deps.vectors),
  }
})

/** Works off what waits of the caller's organization, within bounds of number and time. */
export async function drainIndex(deps: Deps, call: Call, { limit = DRAIN_LIMIT }: DrainInput): Promise<DrainedIndex> {
  const worked = await deps.vectors?.drain(call.caller.org, limit) ?? { indexed: 0, dropped: 0, failed: 0 }
  return mutate(deps, call, async (tx) => ({ ...worked, waiting: (await countQueue(tx, call.caller)).waiting }))
}

/** Where a rebuild goes on: a shelf, one of its nouns, and the last key that was looked at. */
type RebuildPlace = { shelf: number; noun: 'claim' | 'observation'; after: number }

const readPlace = (text: string): RebuildPlace => {
  const [shelf, noun, after] = text.split(' ')
  return { shelf: Number(shelf), noun: noun as RebuildPlace['noun'], after: Number(after) }
}

/** Queues up to `limit` records from a place on. @returns where to go on, or null at the end */
async function queueSome(tx: Tx, scope: Scope, from: RebuildPlace, limit: number, now: number): Promise<{ queued: number; next: RebuildPlace | null }> {
  let queued = 0
  let seen = 0
  const shelves = await shelvesFrom(tx, scope, from.shelf, SHELVES_A_STEP)
  for (const { key: shelf } of shelves) {
    const [low, high] = shelfRange(shelf)
    for (const noun of ['claim', 'observation'] as const) {
      if (shelf === from.shelf && noun === 'claim' && from.noun === 'observation') continue
      const after = shelf === from.shelf && noun === from.noun ? from.after : low - 1
      const keys = await (noun === 'claim' ? liveClaimsAfter : liveEvidenceAfter)(tx, after, high, limit - seen)
      for (const { key } of keys) queued += (await requeue(tx, noun, key, now)).changes
      seen += keys.length
      if (seen >= limit) return { queued, next: { shelf, noun, after: keys.at(-1)!.key } }
    }
  }
  const last = shelves.at(-1)
  return { queued, next: shelves.length === SHELVES_A_STEP ? { shelf: last!.key + 1, noun: 'claim', after: 0 } : null }
}

/**
 * Queues the organization's live records again, step by step.
 * @throws VALIDATION_ERROR for a cursor that this did not give out
 */
export async function rebuildIndex(deps: Deps, call: Call, { limit = REBUILD_LIMIT, cursor }: RebuildInput): Promise<RebuiltIndex> {
  const { org } = call.caller
  const from = readPlace(cursor === undefined ? '0 claim 0' : fromCursor(LIST, org, cursor))
  const rebuilt = await mutate(deps, call, async (tx) => {
    const { queued, next } = await queueSome(tx, call.caller, from, limit, deps.now())
    return { queued, next_cursor: next && toCursor(LIST, org, `${next.shelf} ${next.noun} ${next.after}`) }
  })
  deps.vectors?.wake()
  return rebuilt
}
