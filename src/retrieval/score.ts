/**
 * Ranking by words, without any text: masks say which record holds which term, cues say how it is written, runs say what stands
 * beside it. The score is a linear sum of the features of `features.ts`.
 *
 * `lexical` is that sum, 0 or more, comparable only within one question. A vector arm is mixed into `lexical` here (z-scores over the
 * ranked records), before trust and time have their say in `blend.ts`.
 */
import { FEATURES, WEIGHTS, measure, type Feature, type Measure, type Weights, type Work } from './features.ts'
import { linkNeighbours, runScores } from './neighbours.ts'
import type { Question } from './question.ts'
import type { Segment } from './segment.ts'
import { weighTerms, type TermStats } from './terms.ts'

export type { Segment } from './segment.ts'

export type Ranked = {
  /** Index of the segment, and of the record in it. */
  segment: number
  index: number
  lexical: number
  /** 0–1, absolute: the share of all that the question asks for, unknown words included, held by the record and its neighbours. */
  coverage: number
  /** 0–1: the same for the record alone. */
  own: number
  /** With `explain`: the features that are not zero. */
  features?: { name: Feature | 'vector'; value: number; weight: number }[]
}

/** `limit`: at most so many records come back (800). `weights`: others than the standard ones, to measure what each is worth. */
export type RankOptions = { limit?: number; explain?: boolean; weights?: Weights }

const LIMIT = 800

/**
 * The best records for a question, best first; ties by segment, then index. Scores every record that is `ok` and holds, itself or
 * beside it, any term of the question, or whose time is asked for. Empty for a question without tokens and dates.
 */
export function rank(question: Question, stats: TermStats, segments: readonly Segment[], options: RankOptions = {}): Ranked[] {
  if (question.tokens.length === 0 && question.dates.length === 0) return []
  const weights = options.weights ?? WEIGHTS
  const works = prepare(question, stats, segments)
  const vector = Float64Array.from(FEATURES, (name) => weights[name])
  const into: Measure = { values: new Float64Array(FEATURES.length), own: 0, seen: 0, kinds: 0 }
  const scores = works.map((work) => scoreSegment(work, vector, into))
  return bestPlaces(scores, options.limit ?? LIMIT).map(({ segment, index, lexical }) => {
    const work = works[segment]!
    measure(work, index, into)
    const { covered } = work.terms
    const entry: Ranked = { segment, index, lexical, coverage: covered(into.seen, into.kinds), own: covered(into.own, 0) }
    if (options.explain) entry.features = named(into.values, weights)
    return entry
  })
}

function prepare(question: Question, stats: TermStats, segments: readonly Segment[]): Work[] {
  const terms = weighTerms(question, stats, segments)
  const { links, runs } = linkNeighbours(segments, terms.worth.length, terms.words)
  const runScore = runScores(runs, terms.worth)
  const { oldest, span } = question.wantsLatest ? timeSpan(segments) : { oldest: 0, span: 1 }
  return segments.map((segment, number) => ({ question, terms, segment, links: links[number]!, runScore, oldest, span }))
}

/** The score of every record of a segment; -1 where no sign speaks for it. `into` is written over. */
function scoreSegment(work: Work, vector: Float64Array, into: Measure): Float64Array {
  const { segment } = work
  const scores = new Float64Array(segment.length).fill(-1)
  const { values } = into
  for (let i = 0; i < segment.length; i++) {
    if (segment.ok[i] === 0 || !measure(work, i, into)) continue
    let lexical = 0
    for (let at = 0; at < vector.length; at++) lexical += vector[at]! * values[at]!
    scores[i] = lexical > 0 ? lexical : 0
  }
  return scores
}

function named(values: Float64Array, weights: Weights): Ranked['features'] {
  return FEATURES.map((name, at) => ({ name, value: values[at]!, weight: weights[name] })).filter(({ value }) => value !== 0)
}

function timeSpan(segments: readonly Segment[]): { oldest: number; span: number } {
  let oldest = Infinity
  let newest = -Infinity
  for (const { length, ok, at } of segments) {
    for (let i = 0; i < length; i++) {
      if (ok[i] === 0) continue
      oldest = Math.min(oldest, at[i]!)
      newest = Math.max(newest, at[i]!)
    }
  }
  return newest > oldest ? { oldest, span: newest - oldest } : { oldest: 0, span: Infinity }
}

type Place = { segment: number; index: number; lexical: number }

/** The places of the `limit` highest scores, best first. Linear: only scores from the bucket that holds the last of them are sorted. */
function bestPlaces(scores: readonly Float64Array[], limit: number): Place[] {
  const BUCKETS = 1024
  let highest = 0
  for (const column of scores) for (let i = 0; i < column.length; i++) if (column[i]! > highest) highest = column[i]!
  const scale = highest > 0 ? (BUCKETS - 1) / highest : 0
  const filled = new Int32Array(BUCKETS)
  for (const column of scores) for (let i = 0; i < column.length; i++) if (column[i]! >= 0) filled[Math.floor(column[i]! * scale)]!++
  let bucket = BUCKETS - 1
  for (let count = filled[bucket]!; bucket > 0 && count < limit; count += filled[bucket]!) bucket--
  const places: Place[] = []
  scores.forEach((column, segment) => {
    for (let index = 0; index < column.length; index++) {
      const lexical = column[index]!
      if (lexical >= 0 && Math.floor(lexical * scale) >= bucket) places.push({ segment, index, lexical })
    }
  })
  places.sort((a, b) => b.lexical - a.lexical || a.segment - b.segment || a.index - b.index)
  return places.slice(0, limit)
}
