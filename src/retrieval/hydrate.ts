// From ranked places to items: the rows behind them, read through the same rules of who may read and what is live.
import type { ClaimStatus, ItemKind, Trust } from '#generated/api.d.ts'
import { Trust as TRUST } from '#generated/enums.mjs'
import type { Caller } from '../keys/caller.ts'
import {
  CLAIM, EVIDENCE, readClaimItems, readEvidenceItems, readItemSources, readRivals, type ClaimItemRow, type EvidenceItemRow,
} from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import type { Blended, Signals, Unblended } from './blend.ts'
import type { Place } from './candidates.ts'
import { KINDS } from './facts.ts'
import type { Ranked } from './score.ts'

/** Confidence of evidence that no claim vouches for (SPEC section 4). */
export const EVIDENCE_CONFIDENCE = 0.5

/** What a pack shows of an item besides its score. */
export type Shown = {
  noun: typeof CLAIM | typeof EVIDENCE; key: number; claim_id: string | null; claim: string; kind: ItemKind; confidence: number; trust: Trust
  evidence_ids: string[]; status: ClaimStatus; observer: string | null; validFrom: number | null; validTo: number | null
  contradictingIds: string[]; rivals: string[]
}
export type Found = Shown & Unblended & { contradictingKeys: number[]; coverage: number; ranked: Ranked }
export type Item = Blended<Found>

export type Source = { id: string; observation: number; relation: string }

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

/** Ids of the observations that bear on a claim in one way. */
export const idsOf = (sources: readonly Source[], relation: string) => sources.filter((source) => source.relation === relation).map(({ id }) => id)

function toSignals(text: string | null): Signals | undefined {
  if (text === null) return undefined
  const [used, useful, irrelevant, incorrect, harmful] = JSON.parse(text) as [number, number, number, number, number]
  return { used, useful, irrelevant, incorrect, harmful }
}

// Objects are written out in full: made of spreads, they cost a compile more than the rows behind them.

function foundClaim(row: ClaimItemRow, sources: readonly Source[], ranked: Ranked, { facts, low }: Place): Found {
  const place = low + ranked.index
  const against = sources.length > 1 ? sources.filter((source) => source.relation === 'contradicts') : []
  const to = facts.to[place]!
  return {
    noun: CLAIM, key: row.key, claim_id: row.id, claim: row.statement, kind: KINDS[facts.kind[place]!] as ItemKind, confidence: row.confidence,
    trust: TRUST[facts.trust[place]!]!, evidence_ids: idsOf(sources, 'supports'), status: row.status, observer: row.observer,
    validFrom: facts.from[place]!, validTo: to === Infinity ? null : to, contradictingIds: against.map(({ id }) => id), rivals: [],
    contradictingKeys: against.map(({ observation }) => observation), lexical: ranked.lexical, since: facts.at[place]!, signals: toSignals(row.signals),
    disputed: row.status === 'disputed', successor: row.successor === 1, statement: row.statement, id: row.id, coverage: ranked.coverage, ranked,
  }
}

function foundEvidence(row: EvidenceItemRow, ranked: Ranked, { facts, low }: Place): Found {
  const place = low + ranked.index
  return {
    noun: EVIDENCE, key: row.key, claim_id: null, claim: row.content, kind: KINDS[facts.kind[place]!] as ItemKind, confidence: EVIDENCE_CONFIDENCE,
    trust: TRUST[facts.trust[place]!]!, evidence_ids: [row.id], status: 'active', observer: null, validFrom: row.occurred_at, validTo: null,
    contradictingIds: [], rivals: [], contradictingKeys: [], lexical: ranked.lexical, since: facts.at[place]!, signals: undefined,
    disputed: false, successor: false, statement: row.content, id: row.id, coverage: ranked.coverage, ranked,
  }
}

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
      if (row) found.push(foundClaim(row, sources.get(key) ?? [], entry, places[entry.segment]!))
    } else {
      const row = evidence.get(key)
      if (row) found.push(foundEvidence(row, entry, places[entry.segment]!))
    }
  }
  await findRivals(tx, caller, found)
  return found
}
