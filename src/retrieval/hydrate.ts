// From ranked places to items: the rows behind them, read through the same rules of who may read and what is valid.
import type { ScoreComponents } from '#generated/api.d.ts'
import type { Caller } from '../keys/caller.ts'
import { CLAIM, EVIDENCE, readClaimItems, readEvidenceItems, readItemSources, type ClaimItemRow, type EvidenceItemRow } from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'
import { blend } from './blend.ts'
import type { Place } from './candidates.ts'
import type { Candidate } from './pack.ts'
import type { Ranked } from './score.ts'

/** Confidence of evidence that no claim vouches for (SPEC section 4). */
const EVIDENCE_CONFIDENCE = 0.5

export type Item = Candidate & {
  noun: typeof CLAIM | typeof EVIDENCE; key: number; lexical: number; components: ScoreComponents; evidenceKeys: number[]
  contradictingIds: string[]; contradictingKeys: number[]; status: 'active' | 'disputed'; observerId: string | null
  validFrom: number | null; validTo: number | null
}

type Source = { id: string; observation: number; relation: string }

/** The sources of each claim, by its key. */
export async function sourcesByClaim(tx: Tx, caller: Caller, keys: number[]): Promise<Map<number, Source[]>> {
  const sources = new Map<number, Source[]>()
  for (const row of await readItemSources(tx, caller, keys)) {
    const of = sources.get(row.claim)
    if (of) of.push(row)
    else sources.set(row.claim, [row])
  }
  return sources
}

const of = (sources: Source[], relation: string) => sources.filter((source) => source.relation === relation)

/** A claim row as an item, its score still to come. */
export function claimItem(row: ClaimItemRow, sources: Source[]): Omit<Item, 'score' | 'components' | 'coverage' | 'lexical'> {
  const supporting = of(sources, 'supports')
  const contradicting = of(sources, 'contradicts')
  return {
    noun: CLAIM, key: row.key, claimId: row.id, claim: row.statement, kind: row.kind, confidence: row.confidence, trust: row.trust,
    evidenceIds: supporting.map((source) => source.id), evidenceKeys: supporting.map((source) => source.observation), rivals: [],
    contradictingIds: contradicting.map((source) => source.id), contradictingKeys: contradicting.map((source) => source.observation),
    status: row.status === 'disputed' ? 'disputed' : 'active', observerId: row.observer, validFrom: row.valid_from, validTo: row.valid_to,
  }
}

/** An evidence row as an item, its score still to come. */
export const evidenceItem = (row: EvidenceItemRow): Omit<Item, 'score' | 'components' | 'coverage' | 'lexical'> => ({
  noun: EVIDENCE, key: row.key, claimId: null, claim: row.content, kind: row.kind, confidence: EVIDENCE_CONFIDENCE, trust: row.trust,
  evidenceIds: [row.id], evidenceKeys: [row.key], rivals: [], contradictingIds: [], contradictingKeys: [], status: 'active', observerId: null,
  validFrom: row.occurred_at, validTo: null,
})

/** By score, then content, then id: the same store and the same question give the same order. */
const inOrder = (a: Item, b: Item) => b.score - a.score || (a.claim < b.claim ? -1 : a.claim > b.claim ? 1 : 0)
  || ((a.claimId ?? a.evidenceIds[0]!) < (b.claimId ?? b.evidenceIds[0]!) ? -1 : 1)

/**
 * @param ranked places, best first by words
 * @param at the instant asked for, in milliseconds
 * @returns items with their scores, best first
 */
export async function hydrate(tx: Tx, caller: Caller, ranked: Ranked[], places: Place[], shelves: ShelfRow[], at: number): Promise<Item[]> {
  const keyOf = ({ segment, index }: Ranked) => places[segment]!.firstKey + index
  const keys = { claims: [] as number[], observations: [] as number[] }
  for (const entry of ranked) keys[places[entry.segment]!.noun].push(keyOf(entry))
  const privateShelf = shelves.find((shelf) => shelf.owner !== 0)?.key ?? 0
  const claims = new Map((keys.claims.length ? await readClaimItems(tx, caller, keys.claims, at) : []).map((row) => [row.key, row]))
  const evidence = new Map((keys.observations.length ? await readEvidenceItems(tx, caller, keys.observations, privateShelf) : []).map((row) => [row.key, row]))
  const sources = claims.size ? await sourcesByClaim(tx, caller, [...claims.keys()]) : new Map<number, Source[]>()
  const best = ranked[0]?.lexical ?? 0
  const items: Item[] = []
  for (const entry of ranked) {
    const key = keyOf(entry)
    const isClaim = places[entry.segment]!.noun === 'claims'
    const claim = isClaim ? claims.get(key) : undefined
    const seen = isClaim ? undefined : evidence.get(key)
    if (!claim && !seen) continue
    const base = claim ? claimItem(claim, sources.get(key) ?? []) : evidenceItem(seen!)
    const { score, components } = blend(entry.lexical, best, {
      trust: base.trust, confidence: base.confidence, happenedAt: claim ? claim.happened_at : seen!.occurred_at ?? seen!.ingested_at,
      signals: claim?.signals ?? 0, signalWeight: claim?.signal_weight ?? 0, disputed: base.status === 'disputed',
    }, at)
    items.push({ ...base, score, components, coverage: entry.coverage, lexical: entry.lexical })
  }
  return items.sort(inOrder)
}
