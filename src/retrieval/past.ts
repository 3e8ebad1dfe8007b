// A compiled context read again: the same items and scores, with the text that stands today. What was erased is gone.
import type { ContextPack, Degraded, ItemKind, Trust } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { notFound } from '../errors/error.ts'
import { CLAIM, findRunRow, readObservationIds, readPastClaimItems, readPastEvidenceItems, type StoredItem } from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import { claimItem, evidenceItem, sourcesByClaim, type Item } from './hydrate.ts'
import { INSTRUCTIONS, conflictsOf, policyOf, toContextItem } from './present.ts'
import { textOf } from './pack.ts'

type PastRequest = {
  project_id?: string; kinds?: ItemKind[]; min_trust?: Trust; as_of: string; format?: 'items' | 'text'; left_out: ContextPack['left_out']; evidence: boolean; max_trust: Trust
}

/** The items of a run that still stand, in its order. */
async function pastItems(tx: Tx, call: Call, stored: StoredItem[]): Promise<Item[]> {
  const { caller } = call
  const claimKeys = stored.filter(([noun]) => noun === CLAIM).map(([, key]) => key)
  const evidenceKeys = stored.filter(([noun]) => noun !== CLAIM).map(([, key]) => key)
  const claims = new Map((await readPastClaimItems(tx, caller, claimKeys)).map((row) => [row.key, row]))
  const evidence = new Map((await readPastEvidenceItems(tx, caller, evidenceKeys)).map((row) => [row.key, row]))
  const sources = await sourcesByClaim(tx, caller, claimKeys)
  const ids = new Map((await readObservationIds(tx, caller, stored.flatMap((item) => item[9]))).map((row) => [row.key, row.id]))
  const items: Item[] = []
  for (const [noun, key, score, relevance, trust, recency, utility, conflict, coverage, keys] of stored) {
    const claim = noun === CLAIM ? claims.get(key) : undefined
    const seen = noun === CLAIM ? undefined : evidence.get(key)
    if (!claim && !seen) continue
    const base = claim ? claimItem(claim, sources.get(key) ?? []) : evidenceItem(seen!)
    const evidenceIds = keys.map((observation) => ids.get(observation)).filter((id) => id !== undefined)
    items.push({ ...base, evidenceIds, score, coverage, lexical: 0, status: conflict === 1 ? 'disputed' : 'active', components: { relevance, trust, recency, utility, conflict } })
  }
  return items
}

/** @throws NOT_FOUND for a context that the caller neither compiled nor was handed */
export async function findContextIn(tx: Tx, deps: Deps, call: Call, id: string): Promise<{ data: ContextPack; degraded: Degraded }> {
  const run = await findRunRow(tx, call.caller, call.caller.principalId, id)
  if (!run) throw notFound('context')
  const request = JSON.parse(run.request) as PastRequest
  const items = await pastItems(tx, call, JSON.parse(run.items))
  const format = request.format ?? 'items'
  return {
    data: {
      context_id: run.id, query: run.task, budget: { max_tokens: run.max_tokens, used_tokens: run.used_tokens },
      items: items.map((item) => toContextItem(item, format)), instructions: INSTRUCTIONS, ...(format === 'text' ? { text: textOf(items) } : {}),
      scope: { subject_id: run.subject, project_id: request.project_id ?? null, as_of: request.as_of, kinds: request.kinds ?? [], min_trust: request.min_trust ?? null },
      conflicts: await conflictsOf(tx, call.caller, items),
      policy_snapshot: { ...policyOf(deps, call), evidence: request.evidence, max_trust: request.max_trust },
      left_out: request.left_out, compiled_at: iso(run.created_at),
    },
    degraded: { vector: run.vector, model: run.model },
  }
}

/** Reads a pack as it was compiled. */
export const findContext = (deps: Deps, call: Call, id: string) => deps.store.read((tx) => findContextIn(tx, deps, call, id))
