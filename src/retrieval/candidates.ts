// Candidates: from a question to the records around its words, as the ranking reads them. All isolation is in the keys:
// only shelves that the caller reads are looked at, and what is not valid, not of a wanted kind, trust or project is
// marked before anything is chosen.
import type { CompileInput, Trust } from '#generated/api.d.ts'
import { Trust as TRUST } from '#generated/enums.mjs'
import { shelfRange, type IndexedNoun, type Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'
import { kindNumber, type Facts, type FactStore } from './facts.ts'
import type { Question } from './question.ts'
import type { Segment } from './score.ts'
import { pickTerms, type TermStats } from './terms.ts'

/** Shelves up to this many places are ranked whole: every record is scored. */
const WHOLE_PLACES_MAX = 16_384
/** On larger shelves, keys read of one token at most; the frequency of a token above it is estimated from their density. */
const KEYS_READ_MAX = 2_000
/** Records of a large shelf around which segments are cut, and how many neighbours come with each on either side. */
const HITS_MAX = 400
const MARGIN = 32

/** The part of a shelf that one segment shows: its record `index` is `facts` at place `low + index`, with key `firstKey + index`. */
export type Place = { noun: IndexedNoun; firstKey: number; facts: Facts; low: number }
export type Field = { segments: Segment[]; places: Place[]; stats: TermStats }

export type Filter = { at: number; kinds: ReadonlySet<number> | null; trust: number; project: number | null }

/** @param project key of the project that was asked for, if any */
export const toFilter = (input: CompileInput, at: number, project: number | null): Filter => ({
  at, project, trust: TRUST.indexOf((input.min_trust ?? 'unverified') as Trust),
  kinds: input.kinds ? new Set(input.kinds.map(kindNumber)) : null,
})

/** One noun of one shelf, with the keys that hold each token of the question. */
type Stack = { noun: IndexedNoun; shelf: number; places: number; tokens: number[][]; leads: number[][]; df: number[]; leadDf: number[]; whole: boolean }

/** How many of a shelf's records hold a token: exact when all its keys were read, else from the density of the newest. */
function frequency(keys: number[], firstKey: number, places: number, whole: boolean): number {
  if (whole || keys.length < KEYS_READ_MAX) return keys.length
  const span = firstKey + places - keys.at(-1)!
  return Math.round((keys.length * places) / span)
}

async function readStack(tx: Tx, noun: IndexedNoun, shelf: number, places: number, question: Question): Promise<Stack> {
  const [low, high] = shelfRange(shelf)
  const whole = places <= WHOLE_PLACES_MAX
  const read = (token: string) => (whole ? tx.allKeysWithToken(noun, token, low, high) : tx.newestKeysWithToken(noun, token, low, high, KEYS_READ_MAX))
  const tokens: number[][] = []
  for (const token of question.tokens) tokens.push(await read(token))
  const leads: number[][] = []
  for (const lead of question.leads) leads.push(await read(lead))
  const count = (keys: number[]) => frequency(keys, low, places, whole)
  return { noun, shelf, places, tokens, leads, df: tokens.map(count), leadDf: leads.map(count), whole }
}

/** Marks what may be in the pack at all. */
function allowed(facts: Facts, low: number, length: number, filter: Filter): Uint8Array {
  const ok = new Uint8Array(length)
  const { from, to, kind, trust, project } = facts
  for (let i = 0, place = low; i < length; i++, place++) {
    if (from[place]! <= filter.at && to[place]! > filter.at && kind[place] !== 255 && trust[place]! >= filter.trust
      && (filter.project === null || project[place] === 0 || project[place] === filter.project)
      && (filter.kinds === null || filter.kinds.has(kind[place]!))) ok[i] = 1
  }
  return ok
}

const segmentOf = (facts: Facts, low: number, length: number, masks: Int32Array, leadMasks: Int32Array, filter: Filter): Segment => ({
  length, masks, leadMasks, run: facts.run.subarray(low, low + length), agent: facts.agent.subarray(low, low + length),
  at: facts.at.subarray(low, low + length), cues: facts.cues.subarray(low, low + length), ok: allowed(facts, low, length, filter),
})

/** Sets bit `bit` at the places of keys. */
function mark(masks: Int32Array, keys: number[], firstKey: number, bit: number): void {
  for (const key of keys) masks[key - firstKey]! |= 1 << bit
}

/** A small shelf as one segment. */
async function wholeShelf(tx: Tx, facts: FactStore, stack: Stack, picked: number[], filter: Filter): Promise<[Segment, Place]> {
  const { noun, shelf, places } = stack
  const [firstKey] = shelfRange(shelf)
  const masks = new Int32Array(places)
  const leadMasks = new Int32Array(places)
  picked.forEach((token, bit) => mark(masks, stack.tokens[token]!, firstKey, bit))
  stack.leads.forEach((keys, bit) => mark(leadMasks, keys, firstKey, bit))
  const read = await facts.read(tx, noun, shelf, places, 0, places - 1)
  return [segmentOf(read, 0, places, masks, leadMasks, filter), { noun, firstKey, facts: read, low: 0 }]
}

/** Which terms of a large shelf choose its candidates: those whose keys were all read, and always the rarest. */
function choosers(stack: Stack, picked: number[]): number[] {
  const rare = picked.filter((token) => stack.tokens[token]!.length > 0 && stack.tokens[token]!.length < KEYS_READ_MAX)
  if (rare.length > 0) return rare
  const rarest = [...picked].sort((a, b) => stack.df[a]! - stack.df[b]! || a - b)[0]
  return rarest === undefined ? [] : [rarest]
}

/** Masks of a large shelf by key: rare terms are known from their keys, common ones are asked for where a rare one is. */
async function sparseMasks(tx: Tx, stack: Stack, question: Question, picked: number[]): Promise<Map<number, number>> {
  const [low, high] = shelfRange(stack.shelf)
  const masks = new Map<number, number>()
  const add = (keys: number[], bit: number) => { for (const key of keys) masks.set(key, (masks.get(key) ?? 0) | (1 << bit)) }
  const chosen = choosers(stack, picked)
  const names = chosen.map((token) => question.tokens[token]!)
  for (const [bit, token] of picked.entries()) {
    if (chosen.includes(token)) add(stack.tokens[token]!, bit)
    else if (stack.tokens[token]!.length > 0) add(await tx.keysWithBoth(stack.noun, question.tokens[token]!, names, low, high, WHOLE_PLACES_MAX), bit)
  }
  return masks
}

/** The best hits of a large shelf by the information of their own terms, ascending by key. */
function bestHits(masks: Map<number, number>, stack: Stack, picked: number[]): number[] {
  const worth = picked.map((token) => Math.log(1 + stack.places / (stack.df[token]! + 1)))
  const value = (mask: number) => worth.reduce((sum, idf, bit) => (mask & (1 << bit) ? sum + idf : sum), 0)
  const hits = [...masks].map(([key, mask]) => ({ key, value: value(mask) }))
  hits.sort((a, b) => b.value - a.value || a.key - b.key)
  return hits.slice(0, HITS_MAX).map((hit) => hit.key).sort((a, b) => a - b)
}

/** A large shelf as segments around its best hits. */
async function aroundHits(tx: Tx, facts: FactStore, stack: Stack, question: Question, picked: number[], filter: Filter): Promise<[Segment, Place][]> {
  const { noun, shelf, places } = stack
  const [firstKey] = shelfRange(shelf)
  const masks = await sparseMasks(tx, stack, question, picked)
  const leads = new Map<number, number>()
  stack.leads.forEach((keys, bit) => { for (const key of keys) leads.set(key, (leads.get(key) ?? 0) | (1 << bit)) })
  const spans: [number, number][] = []
  for (const key of bestHits(masks, stack, picked)) {
    const low = Math.max(0, key - firstKey - MARGIN)
    const high = Math.min(places - 1, key - firstKey + MARGIN)
    const last = spans.at(-1)
    if (last && low <= last[1] + 1) last[1] = high
    else spans.push([low, high])
  }
  const found: [Segment, Place][] = []
  for (const [low, high] of spans) {
    const length = high - low + 1
    const own = new Int32Array(length)
    const lead = new Int32Array(length)
    for (let i = 0; i < length; i++) {
      own[i] = masks.get(firstKey + low + i) ?? 0
      lead[i] = leads.get(firstKey + low + i) ?? 0
    }
    const read = await facts.read(tx, noun, shelf, places, low, high)
    found.push([segmentOf(read, low, length, own, lead, filter), { noun, firstKey: firstKey + low, facts: read, low }])
  }
  return found
}

const add = (stacks: Stack[], of: (stack: Stack) => number[], length: number) =>
  Array.from({ length }, (_, i) => stacks.reduce((sum, stack) => sum + of(stack)[i]!, 0))

/**
 * Everything of a subject that may bear on a question.
 * @param shelves that the caller reads
 * @param evidence whether evidence that no claim cites competes too
 */
export async function gatherField(tx: Tx, facts: FactStore, shelves: ShelfRow[], question: Question, filter: Filter, evidence: boolean): Promise<Field> {
  const stacks: Stack[] = []
  for (const { key, claims, observations, uncited } of shelves) {
    if (claims > 0) stacks.push(await readStack(tx, 'claims', key, claims, question))
    if (evidence && uncited > 0) stacks.push(await readStack(tx, 'observations', key, observations, question))
  }
  const total = shelves.reduce((sum, shelf) => sum + shelf.claims + (evidence ? shelf.uncited : 0), 0)
  const stats = { total, df: add(stacks, (s) => s.df, question.tokens.length), leadDf: add(stacks, (s) => s.leadDf, question.leads.length) }
  const picked = pickTerms(question, stats.df)
  const parts: [Segment, Place][] = []
  for (const stack of stacks) {
    if (stack.whole) parts.push(await wholeShelf(tx, facts, stack, picked, filter))
    else parts.push(...await aroundHits(tx, facts, stack, question, picked, filter))
  }
  return { segments: parts.map(([segment]) => segment), places: parts.map(([, place]) => place), stats }
}
