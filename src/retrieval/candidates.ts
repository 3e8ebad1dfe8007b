// Candidates: from a question to the records around its words, as the ranking reads them. All isolation is in the keys:
// only shelves that the caller reads are looked at, and what is not valid, not of a wanted kind, trust or project is
// marked before anything is chosen.
import type { CompileInput, Trust } from '#generated/api.d.ts'
import { Trust as TRUST } from '#generated/enums.mjs'
import { shelfRange, type IndexedNoun, type Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'
import type { Scan } from '../vector/port.ts'
import { kindNumber, type Facts, type FactStore } from './facts.ts'
import { POSTING_MAX, type Posting, type Postings, type Stack } from './postings.ts'
import type { Question } from './question.ts'
import type { Segment } from './segment.ts'
import { pickTerms, type TermStats } from './terms.ts'

/** Shelves up to this many places are ranked whole: every record is scored. */
const WHOLE_PLACES_MAX = 8_192
/** Hits of a larger shelf around which segments are cut, and how many places come with each on either side. */
const HITS_MAX = 200
const MARGIN = 16
/** On a larger shelf, a term that more than this share of records holds chooses no hits: it only ranks them. */
const COMMON_SHARE = 0.02

/**
 * Columns of zeros for masks, used again from question to question: on a shelf of 100,000 records two new ones a compile
 * would be a megabyte for the collector. Questions take turns, and what they gather is done with before the next begins.
 */
export type Columns = { begin(): void; take(length: number): Int32Array }

export function openColumns(): Columns {
  const columns: Int32Array[] = []
  let used = 0
  return {
    begin: () => { used = 0 },
    take(length) {
      const known = columns[used]
      const column = known && known.length >= length ? known : (columns[used] = new Int32Array(2 ** Math.ceil(Math.log2(length))))
      used++
      return column.subarray(0, length).fill(0)
    },
  }
}

/** What is kept of a store between questions. */
export type Memory = { facts: FactStore; postings: Postings; columns: Columns }

/** The part of a shelf that one segment shows: its record `index` is `facts` at place `low + index`, with key `firstKey + index`. */
export type Place = { noun: IndexedNoun; firstKey: number; facts: Facts; low: number }
export type Field = { segments: Segment[]; places: Place[]; stats: TermStats }

/** `at` is null where records of any time are wanted, to tell which were left out for it. */
export type Filter = { at: number | null; kinds: ReadonlySet<number> | null; trust: number; project: number | null }

/** @param project key of the project that was asked for, if any */
export const toFilter = (input: CompileInput, project: number | null): Omit<Filter, 'at'> => ({
  project, trust: TRUST.indexOf((input.min_trust ?? 'unverified') as Trust),
  kinds: input.kinds ? new Set(input.kinds.map(kindNumber)) : null,
})

/** One noun of one shelf, with the places that hold each token of the question. */
type Hits = { stack: Stack; tokens: Posting[]; leads: Posting[] }

/** How many of a shelf's records hold a token: exact, or from the density of the newest where those are all that is known. */
function frequency({ places, complete, seen }: Posting): number {
  return complete ? places.length : Math.round((places.length * seen) / (seen - places[0]!))
}

async function readHits(tx: Tx, { postings }: Memory, stack: Stack, question: Question): Promise<Hits> {
  const tokens: Posting[] = []
  for (const token of question.tokens) tokens.push(await postings.read(tx, stack, token))
  const leads: Posting[] = []
  for (const lead of question.leads) leads.push(await postings.read(tx, stack, lead))
  return { stack, tokens, leads }
}

/** Whether what stands at a place holds at an instant. */
export const validAt = ({ from, to }: Facts, place: number, at: number) => from[place]! <= at && to[place]! > at

/** Whether what stands at a place may be in the pack at all. */
function mayShow(facts: Facts, place: number, filter: Filter): boolean {
  const { kind, trust, project } = facts
  return (filter.at === null || validAt(facts, place, filter.at)) && kind[place] !== 255 && trust[place]! >= filter.trust
    && (filter.project === null || project[place] === 0 || project[place] === filter.project)
    && (filter.kinds === null || filter.kinds.has(kind[place]!))
}

/** The same for places that follow each other. */
function allowed(facts: Facts, low: number, length: number, filter: Filter): Uint8Array {
  const ok = new Uint8Array(length)
  for (let i = 0; i < length; i++) if (mayShow(facts, low + i, filter)) ok[i] = 1
  return ok
}

/** The masks of a whole shelf: bit i of a place is set when it holds the i-th posting's token. */
function masksOf(postings: readonly Posting[], masks: Int32Array): Int32Array {
  for (let bit = 0; bit < postings.length; bit++) {
    const held = postings[bit]!.places
    for (let i = 0; i < held.length; i++) masks[held[i]!]! |= 1 << bit
  }
  return masks
}

/** Terms that choose the hits of a large shelf: those that few records hold, and always the rarest two. */
function choosers(terms: readonly Posting[], places: number): number[] {
  const byRarity = terms.map((_, bit) => bit).filter((bit) => terms[bit]!.places.length > 0)
    .sort((a, b) => frequency(terms[a]!) - frequency(terms[b]!) || a - b)
  return byRarity.filter((bit, rank) => rank < 2 || frequency(terms[bit]!) <= places * COMMON_SHARE)
}

/** Completes the masks of a term too common to be known whole, where a choosing term stands. */
async function askCommon(tx: Tx, { noun, shelf }: Stack, masks: Int32Array, bit: number, token: string, choosing: string[]): Promise<void> {
  const [low, high] = shelfRange(shelf)
  for (const key of await tx.keysWithBoth(noun, token, choosing, low, high, POSTING_MAX)) masks[key - low]! |= 1 << bit
}

/** The best hits of a large shelf by the information of their own terms, ascending. */
function bestHits(masks: Int32Array, terms: readonly Posting[], choosing: readonly number[], allowedAt: (place: number) => boolean): number[] {
  const worth = terms.map((term) => Math.log(1 + masks.length / (frequency(term) + 1)))
  const found: { place: number; value: number }[] = []
  let taken = 0
  for (const bit of choosing) {
    for (const place of terms[bit]!.places) {
      const mask = masks[place]!
      // A place is counted at its first choosing term.
      if ((mask & taken) !== 0 || !allowedAt(place)) continue
      let value = 0
      for (let left = mask; left !== 0; left &= left - 1) value += worth[31 - Math.clz32(left & -left)]!
      found.push({ place, value })
    }
    taken |= 1 << bit
  }
  found.sort((a, b) => b.value - a.value || b.place - a.place)
  return found.slice(0, HITS_MAX).map(({ place }) => place).sort((a, b) => a - b)
}

/** The parts of a large shelf around its hits. A record without run and agent has no neighbours to show. */
function spansAround(hits: readonly number[], facts: Facts, places: number): [number, number][] {
  const spans: [number, number][] = []
  for (const place of hits) {
    const margin = facts.run[place] === 0 && facts.agent[place] === -1 ? 0 : MARGIN
    const low = Math.max(0, place - margin)
    const high = Math.min(places - 1, place + margin)
    const last = spans.at(-1)
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high)
    else spans.push([low, high])
  }
  return spans
}

const segmentOf = (facts: Facts, low: number, length: number, masks: Int32Array, leadMasks: Int32Array, filter: Filter): Segment => ({
  length, masks: masks.subarray(low, low + length), leadMasks: leadMasks.subarray(low, low + length), run: facts.run.subarray(low, low + length),
  agent: facts.agent.subarray(low, low + length), at: facts.at.subarray(low, low + length), cues: facts.cues.subarray(low, low + length),
  ok: allowed(facts, low, length, filter),
})

/**
 * One noun of one shelf as segments: whole, or in parts around its best hits.
 * @param alike places that vectors name besides
 */
async function segmentsOf(tx: Tx, { facts, columns }: Memory, { stack, tokens, leads }: Hits, question: Question, picked: readonly number[], filter: Filter, alike: readonly number[]): Promise<[Segment, Place][]> {
  const { noun, shelf, places } = stack
  const [firstKey] = shelfRange(shelf)
  const terms = picked.map((token) => tokens[token]!)
  const masks = masksOf(terms, columns.take(places))
  const leadMasks = masksOf(leads, columns.take(places))
  const part = (known: Facts, low: number, high: number): [Segment, Place] =>
    [segmentOf(known, low, high - low + 1, masks, leadMasks, filter), { noun, firstKey: firstKey + low, facts: known, low }]
  if (places <= WHOLE_PLACES_MAX) return [part(await facts.read(tx, stack), 0, places - 1)]
  const choosing = choosers(terms, places)
  const names = choosing.map((bit) => question.tokens[picked[bit]!]!)
  for (const [bit, term] of terms.entries()) if (!term.complete && !choosing.includes(bit)) await askCommon(tx, stack, masks, bit, question.tokens[picked[bit]!]!, names)
  const known = await facts.read(tx, stack)
  const valid = (place: number) => mayShow(known, place, filter)
  const hits = [...bestHits(masks, terms, choosing, valid), ...alike.filter(valid)].sort((a, b) => a - b)
  return spansAround(hits, known, places).map(([low, high]) => part(known, low, high))
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Everything of a subject that may bear on a question.
 * @param shelves that the caller reads
 * @param evidence whether evidence that no claim cites competes too
 * @param scans what vectors say of the same shelves, if anything
 */
export async function gatherField(tx: Tx, memory: Memory, shelves: readonly ShelfRow[], question: Question, filter: Filter, evidence: boolean, scans: readonly Scan[]): Promise<Field> {
  memory.columns.begin()
  const all: Hits[] = []
  for (const { key: shelf, claims, observations, uncited, claims_moved, observations_moved, rewritten } of shelves) {
    if (claims > 0) all.push(await readHits(tx, memory, { noun: 'claims', shelf, places: claims, moved: claims_moved, rewritten }, question))
    if (evidence && uncited > 0) all.push(await readHits(tx, memory, { noun: 'observations', shelf, places: observations, moved: observations_moved, rewritten }, question))
  }
  const stats = {
    total: sum(shelves.map((shelf) => shelf.claims + (evidence ? shelf.uncited : 0))),
    df: question.tokens.map((_, token) => sum(all.map(({ tokens }) => frequency(tokens[token]!)))),
    leadDf: question.leads.map((_, lead) => sum(all.map(({ leads }) => frequency(leads[lead]!)))),
  }
  const picked = pickTerms(question, stats.df)
  const parts: [Segment, Place][] = []
  for (const hits of all) {
    const scan = scans.find(({ noun, shelf }) => noun === hits.stack.noun && shelf === hits.stack.shelf)
    parts.push(...await segmentsOf(tx, memory, hits, question, picked, filter, scan?.hits ?? []))
  }
  return { segments: parts.map(([segment]) => segment), places: parts.map(([, place]) => place), stats }
}
