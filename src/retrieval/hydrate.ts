// From ranked places to items: the rows behind them, read through the same rules of who may read and what is live.
import type { ClaimStatus, ItemKind, Trust } from '#generated/api.d.ts'
import type { Caller } from '../keys/caller.ts'
import {
  CLAIM, EVIDENCE, readClaimItems, readEvidenceItems, readItemSources, readRivals, type ClaimItemRow, type EvidenceItemRow,
} from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import type { Blended, Unblended } from './blend.ts'
import type { Place } from './candidates.ts'
import type { Candidate } from './pack.ts'
import type { Ranked } from './score.ts'

/** Confidence of evidence that no claim vouches for (SPEC section 4). */
const EVIDENCE_CONFIDENCE = 0.5

/** What is known of an item besides how well it answers. */
export type Record = Omit<Candidate, 'score' | 'coverage' | 'kind' | 'trust' | 'rivals'> & {
  noun: typeof CLAIM | typeof EVIDENCE; key: number; kind: ItemKind; trust: Trust; status: ClaimStatus; observer: string | null
  validFrom: number | null; validTo: number | null; evidenceKeys: number[]; contradictingIds: string[]; contradictingKeys: number[]; rivals: string[]
}
export type Found = Record & Unblended & { coverage: number; ranked: Ranked }
export type Item = Blended<Found>

type Source = { id: string; observation: number; relation: string }

/** The sources of each claim, by its key. */
export async function sourcesByClaim(tx: Tx, caller: Caller, keys: number[]): Promise<Map<number, Source[]>> {
  const sources = new Map<number, Source[]>()
  for (const row of keys.length > 0 ? await readItemSources(tx, caller, keys) : []) {
    const known = sources.get(row.claim)
    if (known) known.push(row)
    else sources.set(row.claim, [row])
  }
  return sources
}

/** A claim row with its sources. */
export function claimRecord(row: ClaimItemRow, sources: Source[] = []): Record {
  const supporting = sources.filter((source) => source.relation === 'supports')
  const contradicting = sources.filter((source) => source.relation === 'contradicts')
  return {
    noun: CLAIM, key: row.key, claim_id: row.id, claim: row.statement, kind: row.kind, confidence: row.confidence, trust: row.trust,
    evidence_ids: supporting.map((source) => source.id), evidenceKeys: supporting.map((source) => source.observation), rivals: [],
    contradictingIds: contradicting.map((source) => source.id), contradictingKeys: contradicting.map((source) => source.observation),
    status: row.status, observer: row.observer, validFrom: row.valid_from, validTo: row.valid_to,
  }
}

/** A row of evidence that stands for itself. */
export const evidenceRecord = (row: EvidenceItemRow): Record => ({
  noun: EVIDENCE, key: row.key, claim_id: null, claim: row.content, kind: row.kind, confidence: EVIDENCE_CONFIDENCE, trust: row.trust,
  evidence_ids: [row.id], evidenceKeys: [row.key], rivals: [], contradictingIds: [], contradictingKeys: [], status: 'active', observer: null,
  validFrom: row.occurred_at, validTo: null,
})

const foundClaim = (row: ClaimItemRow, sources: Source[] | undefined, ranked: Ranked): Found => ({
  ...claimRecord(row, sources), lexical: ranked.lexical, since: row.happened_at, signals: row, disputed: row.status === 'disputed',
  successor: row.successor === 1, statement: row.statement, id: row.id, coverage: ranked.coverage, ranked,
})

const foundEvidence = (row: EvidenceItemRow, ranked: Ranked): Found => ({
  ...evidenceRecord(row), lexical: ranked.lexical, since: row.occurred_at ?? row.ingested_at, statement: row.content, id: row.id, coverage: ranked.coverage, ranked,
})

/** Names, for each disputed claim, the live claims that rest on what contradicts it. */
async function findRivals(tx: Tx, caller: Caller, found: Found[]): Promise<void> {
  const disputed = found.filter((item) => item.contradictingKeys.length > 0)
  if (disputed.length === 0) return
  const rivals = await readRivals(tx, caller, disputed.flatMap((item) => item.contradictingKeys))
  for (const item of disputed) {
    item.rivals = [...new Set(rivals.filter((rival) => rival.key !== item.key && item.contradictingKeys.includes(rival.observation)).map((rival) => rival.id))]
  }
}

/**
 * @param ranked places, best first by words
 * @param privateShelf the caller's own shelf of the subject, or 0
 * @param successors whether claims that took another's place are to be told
 * @returns what stands at the places and may be shown, in their order
 */
export async function hydrate(tx: Tx, caller: Caller, ranked: readonly Ranked[], places: readonly Place[], privateShelf: number, successors: boolean): Promise<Found[]> {
  const keyOf = ({ segment, index }: Ranked) => places[segment]!.firstKey + index
  const keys = { claims: [] as number[], observations: [] as number[] }
  for (const entry of ranked) keys[places[entry.segment]!.noun].push(keyOf(entry))
  const claims = new Map((keys.claims.length > 0 ? await readClaimItems(tx, caller, keys.claims, successors) : []).map((row) => [row.key, row]))
  const evidence = new Map((keys.observations.length > 0 ? await readEvidenceItems(tx, caller, keys.observations, privateShelf) : []).map((row) => [row.key, row]))
  const sources = await sourcesByClaim(tx, caller, [...claims.keys()])
  const found: Found[] = []
  for (const entry of ranked) {
    const key = keyOf(entry)
    if (places[entry.segment]!.noun === 'claims') {
      const row = claims.get(key)
      if (row) found.push(foundClaim(row, sources.get(key), entry))
    } else {
      const row = evidence.get(key)
      if (row) found.push(foundEvidence(row, entry))
    }
  }
  await findRivals(tx, caller, found)
  return found
}
