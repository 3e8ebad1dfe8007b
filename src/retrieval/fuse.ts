/**
 * Words and vectors together. Alone, vectors measure what is alike and not what answers; as a small share beside the words they find
 * what says it in others. Both are brought to one scale, the spread of each over the candidates (z-scores), since neither is calibrated.
 * (By rank alone, a weak embedder cost 14 points of rank; so, it brings some.)
 */
import { shelfOf } from '../store/store.ts'
import type { Scan } from '../vector/port.ts'
import type { Field } from './candidates.ts'
import { linkNeighbours } from './neighbours.ts'
import type { Ranked } from './score.ts'

/** What a record is taken to share with the records beside it in its run: a short answer says little of what it is about. */
const NEAR = 0.35
const NEXT = 0.25
/** Records that words missed: at most so many of those most alike come in. */
const ADDED_MAX = 100

type Spread = { mean: number; deviation: number }

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1)) }
}

/** The scan that knows of each segment, where one does. */
const scansOf = ({ places }: Field, scans: readonly Scan[]): (Scan | undefined)[] =>
  places.map(({ noun, firstKey }) => scans.find((scan) => scan.noun === noun && scan.shelf === shelfOf(firstKey)))

/** How alike each record of each segment is to the question, with a share of its neighbours; NaN without a vector. */
function likeness(field: Field, scans: readonly (Scan | undefined)[]): Float64Array[] {
  const { links } = linkNeighbours(field.segments, 0, 0)
  return field.segments.map(({ length }, number) => {
    const scan = scans[number]
    const out = new Float64Array(length).fill(NaN)
    if (!scan) return out
    const { before, after } = links[number]!
    const own = scan.scores.subarray(field.places[number]!.low)
    const at = (index: number) => (index >= 0 ? own[index]! || 0 : 0)
    const step = (to: Int32Array, index: number) => (index >= 0 ? to[index]! : -1)
    for (let i = 0; i < length; i++) {
      if (Number.isNaN(own[i]!)) continue
      const left = step(before, i)
      const right = step(after, i)
      out[i] = own[i]! + NEAR * (at(left) + at(right)) + NEXT * (at(step(before, left)) + at(step(after, right)))
    }
    return out
  })
}

/** The records most alike to the question that words did not find. */
function missed(field: Field, alike: readonly Float64Array[], ranked: readonly Ranked[]): Ranked[] {
  const known = field.segments.map(({ length }) => new Uint8Array(length))
  for (const { segment, index } of ranked) known[segment]![index] = 1
  const found: { entry: Ranked; value: number }[] = []
  alike.forEach((values, segment) => {
    const { ok } = field.segments[segment]!
    for (let index = 0; index < values.length; index++) {
      if (values[index]! > 0 && ok[index] === 1 && known[segment]![index] === 0) found.push({ entry: { segment, index, lexical: 0, coverage: 0, own: 0 }, value: values[index]! })
    }
  })
  found.sort((a, b) => b.value - a.value || a.entry.segment - b.entry.segment || a.entry.index - b.entry.index)
  return found.slice(0, ADDED_MAX).map(({ entry }) => entry)
}

/**
 * Mixes vectors into the scores of ranked records, and adds the records most alike that words missed.
 * A score stays 0 or more and on the scale of words, so that the blend can go on from it; a record without a vector keeps its own.
 * @param ranked every record that words speak for
 * @param weight of vectors, that of words being 1
 * @param explain adds what vectors brought to the features of a record
 * @returns best first
 */
export function fuse(field: Field, ranked: readonly Ranked[], scans: readonly Scan[], weight: number, explain: boolean): Ranked[] {
  const bySegment = scansOf(field, scans)
  ranked.forEach(({ segment, index }) => bySegment[segment]?.refine([field.places[segment]!.low + index]))
  const alike = likeness(field, bySegment)
  const all = [...ranked, ...missed(field, alike, ranked)]
  const words = spreadOf(all.map(({ lexical }) => lexical))
  const vectors = spreadOf(all.map(({ segment, index }) => alike[segment]![index]!).filter((value) => !Number.isNaN(value)))
  // Where words tell nothing apart, vectors alone do.
  const unit = (words.deviation || 1) * (vectors.deviation > 0 ? weight / vectors.deviation : 0)
  const fused = all.map((entry) => {
    const value = alike[entry.segment]![entry.index]!
    if (Number.isNaN(value)) return entry
    const lexical = Math.max(0, entry.lexical + unit * (value - vectors.mean))
    return explain ? { ...entry, lexical, features: [...entry.features ?? [], { name: 'vector' as const, value: value - vectors.mean, weight: unit }] } : { ...entry, lexical }
  })
  return fused.sort((a, b) => b.lexical - a.lexical || a.segment - b.segment || a.index - b.index)
}
