// What ranking knows of records besides their tokens, kept in memory as typed arrays by place on the shelf. A record's
// facts never change once it is written, so nothing here can be stale: only new places are read from the store. When all are
// written anew for another analyser, the shelf says so, and its facts begin again.
import { ClaimKind, ObservationKind, Trust } from '#generated/enums.mjs'
import { readClaimFacts, readEvidenceFacts, type FactRow } from '../store/context.ts'
import { shelfRange, type IndexedNoun, type Tx } from '../store/store.ts'
import type { Stack } from './postings.ts'

/** Places that memory is made for at least; it doubles from there. */
const FIRST_PLACES = 1024
/** Places kept in memory over all shelves: about 45 bytes each. The shelves asked for longest ago go first. */
const PLACES_KEPT_MAX = 1_000_000

/** Kinds by number, as `kind` holds them; 255 for a place without a record. */
export const KINDS: readonly string[] = [...new Set<string>([...ClaimKind, ...ObservationKind])]
const NO_RECORD = 255
const KIND_NUMBERS = new Map(KINDS.map((kind, number) => [kind, number]))
const TRUST_NUMBERS = new Map<string, number>(Trust.map((trust, number) => [trust, number]))

export type Facts = {
  capacity: number
  /** How many places have been read. */
  seen: number
  run: Int32Array; agent: Int32Array; project: Int32Array; cues: Int32Array
  at: Float64Array; from: Float64Array; to: Float64Array
  kind: Uint8Array; trust: Uint8Array
}

export type FactStore = {
  /** The facts of every place of a shelf. */
  read(tx: Tx, stack: Stack): Promise<Facts>
}

function allocate(capacity: number, old?: Facts): Facts {
  const facts: Facts = {
    capacity, seen: old?.seen ?? 0,
    run: new Int32Array(capacity), agent: new Int32Array(capacity), project: new Int32Array(capacity), cues: new Int32Array(capacity),
    at: new Float64Array(capacity), from: new Float64Array(capacity), to: new Float64Array(capacity),
    kind: new Uint8Array(capacity).fill(NO_RECORD), trust: new Uint8Array(capacity),
  }
  if (old) for (const name of ['run', 'agent', 'project', 'cues', 'at', 'from', 'to', 'kind', 'trust'] as const) facts[name].set(old[name] as never)
  return facts
}

/** A claim that names neither run nor agent has no neighbours: what was written before it tells nothing of it. */
const ALONE = -1

function put(facts: Facts, noun: IndexedNoun, place: number, row: FactRow): void {
  facts.run[place] = row.run ?? 0
  facts.agent[place] = row.agent ?? (noun === 'claims' ? ALONE : 0)
  facts.project[place] = row.project ?? 0
  facts.cues[place] = row.cues
  facts.at[place] = row.happened_at
  facts.from[place] = row.valid_from
  facts.to[place] = row.valid_to ?? Infinity
  facts.kind[place] = KIND_NUMBERS.get(row.kind) ?? NO_RECORD
  facts.trust[place] = TRUST_NUMBERS.get(row.trust) ?? 0
}

/** Opens an empty memory of facts, one for each store. */
export function openFacts(): FactStore {
  const shelves = new Map<string, Facts>()
  let kept = 0

  function take(name: string, places: number): Facts {
    const known = shelves.get(name)
    shelves.delete(name)
    let facts = known
    if (!facts || facts.capacity < places) {
      facts = allocate(Math.max(FIRST_PLACES, 2 ** Math.ceil(Math.log2(places))), known)
      kept += facts.capacity - (known?.capacity ?? 0)
    }
    shelves.set(name, facts) // last in the order of the map: asked for most recently
    for (const [other, { capacity }] of shelves) {
      if (kept <= PLACES_KEPT_MAX || other === name) break
      shelves.delete(other)
      kept -= capacity
    }
    return facts
  }

  return {
    async read(tx, { noun, shelf, places, rewritten }) {
      const facts = take(`${noun} ${shelf} ${rewritten}`, places)
      const [first] = shelfRange(shelf)
      const rows = noun === 'claims' ? readClaimFacts : readEvidenceFacts
      if (facts.seen < places) for (const row of await rows(tx, first + facts.seen, first + places - 1)) put(facts, noun, row.key - first, row)
      facts.seen = Math.max(facts.seen, places)
      return facts
    },
  }
}

/** @returns the number of a kind, or -1 */
export const kindNumber = (kind: string) => KIND_NUMBERS.get(kind) ?? -1
