// A compiled context read again: the same items and scores, with the text that stands today. What was erased is gone.
import type { ContextPack, Degraded, ItemKind, Trust } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { notFound } from '../errors/error.ts'
import {
  CLAIM, EVIDENCE, findRunRow, readPastClaimItems, readPastEvidenceItems, type PastClaimItemRow, type PastEvidenceItemRow, type StoredItem,
} from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import { EVIDENCE_CONFIDENCE, idsOf, sourcesByClaim, type Shown, type Source } from './hydrate.ts'
import { textLine } from './pack.ts'
import { INSTRUCTIONS, conflictsOf, policyOf, toContextItem, type Scored } from './present.ts'

type PastRequest = {
  project_id?: string; kinds?: ItemKind[]; min_trust?: Trust; as_of: string; format?: 'items' | 'text'; left_out: ContextPack['left_out']; evidence: boolean; max_trust: Trust
}

const pastClaim = (row: PastClaimItemRow, sources: Source[]): Shown => ({
  noun: CLAIM, key: row.key, claim_id: row.id, claim: row.statement, kind: row.kind, confidence: row.confidence, trust: row.trust, evidence_ids: [],
  status: row.status, observer: row.observer, validFrom: row.valid_from, validTo: row.valid_to, contradictingIds: idsOf(sources, 'contradicts'), rivals: [],
})

const pastEvidence = (row: PastEvidenceItemRow): Shown => ({
  noun: EVIDENCE, key: row.key, claim_id: null, claim: row.content, kind: row.kind, confidence: EVIDENCE_CONFIDENCE, trust: row.trust, evidence_ids: [],
  status: 'active', observer: null, validFrom: row.occurred_at, validTo: null, contradictingIds: [], rivals: [],
})

/** The items of a run that still stand, in its order. */
async function pastItems(tx: Tx, call: Call, stored: StoredItem[]): Promise<Scored[]> {
  const { caller } = call
  const keysOf = (wanted: number) => stored.filter(([noun]) => noun === wanted).map(([, key]) => key)
  const claims = new Map((await readPastClaimItems(tx, caller, keysOf(CLAIM))).map((row) => [row.key, row]))
  const evidence = new Map((await readPastEvidenceItems(tx, caller, keysOf(EVIDENCE))).map((row) => [row.key, row]))
  const sources = await sourcesByClaim(tx, caller, keysOf(CLAIM))
  const items: Scored[] = []
  for (const [noun, key, score, relevance, trust, recency, utility, conflict, coverage, uids] of stored) {
    const claim = noun === CLAIM ? claims.get(key) : undefined
    const seen = noun === EVIDENCE ? evidence.get(key) : undefined
    if (!claim && !seen) continue
    const shown = claim ? pastClaim(claim, sources.get(key) ?? []) : pastEvidence(seen!)
    items.push({
      ...shown, evidence_ids: uids.map((uid) => `obs_${uid}`), score, coverage, status: conflict === 1 ? 'disputed' : 'active',
      components: { relevance, trust, recency, utility, conflict },
    })
  }
  return items
}

/** @throws NOT_FOUND for a context that the caller neither compiled nor was handed */
export async function findContextIn(tx: Tx, deps: Deps, call: Call, id: string): Promise<{ data: ContextPack; degraded: Degraded }> {
  const run = await findRunRow(tx, call.caller, call.caller.principalId, id, deps.now())
  if (!run) throw notFound('context')
  const request = JSON.parse(run.request) as PastRequest
  const items = await pastItems(tx, call, JSON.parse(run.items))
  const format = request.format ?? 'items'
  return {
    data: {
      context_id: run.id, query: run.task, budget: { max_tokens: run.max_tokens, used_tokens: run.used_tokens },
      items: items.map((item) => toContextItem(item, format)), instructions: INSTRUCTIONS, ...(format === 'text' ? { text: items.map((item, index) => textLine(index + 1, item)).join('\n') } : {}),
      scope: { subject_id: run.subject, project_id: request.project_id ?? null, as_of: request.as_of, kinds: request.kinds ?? [], min_trust: request.min_trust ?? null },
      conflicts: conflictsOf(items),
      policy_snapshot: { ...policyOf(deps, call), evidence: request.evidence, max_trust: request.max_trust },
      left_out: request.left_out, compiled_at: iso(run.created_at),
    },
    degraded: { vector: run.vector, model: run.model },
  }
}

/** Reads a pack as it was compiled. */
export const findContext = (deps: Deps, call: Call, id: string) => deps.store.read((tx) => findContextIn(tx, deps, call, id))
