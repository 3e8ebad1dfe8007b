/**
 * Ranking by words, without any text: masks say which record holds which term, cues say how it is written, runs say what stands
 * beside it. A linear sum of a few features, each with a reason that holds for chats, task logs and plain facts alike.
 *
 * Units: a term is worth its inverse document frequency in the subject; all word features are shares (0–1) of what the known terms of
 * the question are worth together. `lexical` is the weighted sum, 0 or more, comparable only within one question. A vector arm would be
 * mixed into `lexical` here (z-scores over the ranked records), before trust and time have their say in `blend.ts`.
 */
import { CUE, cueCount } from './analyse.ts'
import { dateMatch } from './dates.ts'
import { linkNeighbours, runScores, type Links } from './neighbours.ts'
import type { Question } from './question.ts'
import { weighTerms, type TermStats, type Terms } from './terms.ts'

/**
 * Records of one shelf that follow each other; every array has `length` entries, in order of writing. Neighbours never cross segments.
 * Records that are not `ok` are no answers but still give context: pass only what the caller may read.
 */
export type Segment = {
  length: number
  /** Bit i: the record holds token `pickTerms(question, df)[i]`. */
  masks: Int32Array
  /** Bit i: the record opens with `question.leads[i]`. */
  leadMasks: Int32Array
  /** 0: none. Else a number above 0, the same in all segments. */
  run: Int32Array
  /** Only looked at without a run. 0: unknown, one like any other. -1: stands alone, has no neighbours (claims without a run). */
  agent: Int32Array
  /** Epoch ms. */
  at: Float64Array
  cues: Int32Array
  ok: Uint8Array
}

/** `coverage`: 0–1, the share of all the question's information that the record and its neighbours hold. `own`: of the record alone. */
export type Ranked = { segment: number; index: number; lexical: number; coverage: number; own: number }

/**
 * Weights of the features. Fitted to the tuning half of a public question set of long conversations (786 questions), then rounded by
 * hand; halving or doubling one of the small ones moves recall by less than its error.
 */
export const WEIGHTS = {
  /** Share of the question held by the record itself. The unit for all the others. */
  own: 8,
  /** Further share in the 1st … 4th record before: what "it" and a short answer refer to. Newly found terms only. */
  before: [5, 5, 2, 2],
  /** The same for the records after: the subject is taken up again, with less weight. */
  after: [3, 2, 1, 1],
  /** BM25 of the whole run. */
  run: 1,
  /** Two words that stand together in the question, both found in the record or around it. */
  pair: 2,
  /** A word of the same group ("dog" for "pet") in the record, and one or two records away. */
  kind: 4,
  kindNear: 1,
  /** The record opens with a name of the question; with another's, when the question names one only. */
  lead: 1.5,
  otherLead: -1.5,
  /** A question seldom holds an answer. */
  question: -0.6,
  /** Speakers tell about themselves in the first person. */
  firstPerson: 0.6,
  /** Answers a question: times the share that the question before it holds. */
  reply: 1.8,
  /** Its time answers to a date of the question (0–2), or to a year alone. */
  date: 3.5,
  year: 3.5,
  /** The answer has the form that is asked for: a time word each (up to 3), a number, a capitalised name each (up to 3). */
  time: 1,
  number: 0.8,
  name: 1,
  /** The question wants what holds now: share of the time between oldest and newest; words such as "now" and "no longer". */
  latest: 2,
  change: 1,
}
export type Weights = typeof WEIGHTS

export type RankOptions = { limit?: number; weights?: Weights }

const LIMIT = 800

/**
 * The best records of a question, best first, at most `limit` (800); ties by segment, then index. Scores every record that is `ok` and
 * holds, itself or beside it, any term of the question, or whose time is asked for. Empty for a question without tokens and dates.
 */
export function rank(question: Question, stats: TermStats, segments: readonly Segment[], options: RankOptions = {}): Ranked[] {
  if (question.tokens.length === 0 && question.dates.length === 0) return []
  const weights = options.weights ?? WEIGHTS
  const terms = weighTerms(question, stats, segments)
  const { links, runs } = linkNeighbours(segments, terms.weights.length, terms.words)
  const runScore = runScores(runs, terms.weights, terms.norm)
  const scored: Scored = { segment: [], index: [], lexical: [], coverage: [], own: [] }
  segments.forEach((segment, number) => {
    const link = links[number]
    if (link) scoreSegment({ question, terms, weights, segment, number, link, runScore }, scored)
  })
  return best(scored, options.limit ?? LIMIT)
}

// Columns instead of an object a record: most records never make it into the answer.
type Scored = { segment: number[]; index: number[]; lexical: number[]; coverage: number[]; own: number[] }
type Work = {
  question: Question; terms: Terms; weights: Weights
  segment: Segment; number: number; link: Links; runScore: Float64Array
}

function scoreSegment(work: Work, scored: Scored): void {
  const { question, terms, weights, segment, number, link, runScore } = work
  const { sum, norm, words, kinds } = terms
  const { masks, ok, at } = segment
  const dated = question.dates.length > 0
  const [oldest, span] = question.wantsLatest ? timeSpan(segment) : [0, 1]
  for (let i = 0; i < segment.length; i++) {
    if (ok[i] === 0) continue
    const own = masks[i]! & words
    let seen = own
    let score = weights.own * sum(own)
    let kindsSeen = 0
    if (kinds !== 0) {
      kindsSeen = terms.kindsIn(masks[i]!)
      score += weights.kind * sum(kindsSeen)
    }
    let before = i
    let after = i
    for (let step = 0; step < 4; step++) {
      before = before >= 0 ? link.before[before]! : -1
      after = after >= 0 ? link.after[after]! : -1
      if (before < 0 && after < 0) break
      const left = before >= 0 ? masks[before]! : 0
      const right = after >= 0 ? masks[after]! : 0
      const fresh = left & words & ~seen
      if (fresh !== 0) score += weights.before[step]! * sum(fresh)
      seen |= fresh
      const later = right & words & ~seen
      if (later !== 0) score += weights.after[step]! * sum(later)
      seen |= later
      if (kinds !== 0 && step < 2) {
        const near = (terms.kindsIn(left) | terms.kindsIn(right)) & ~kindsSeen
        score += weights.kindNear * sum(near)
        kindsSeen |= near
      }
    }
    const date = dated ? dateMatch(question.dates, at[i]!) : undefined
    if (seen === 0 && kindsSeen === 0 && !(date && date.close > 0)) continue
    const found = sum(seen)
    score += weights.pair * sum(seen & (seen >>> 1))
    if (link.run[i]! >= 0) score += (weights.run * runScore[link.run[i]!]!) / norm
    score *= norm
    if (date) score += weights.date * date.close + weights.year * date.year
    score += bearing(work, i)
    // The form of an answer counts in full only for what holds half of the question: a date alone is no answer to "when".
    const evidence = Math.min(1, 2 * found * norm)
    score += evidence * form(question, segment.cues[i]!, weights)
    if (question.wantsLatest) score += evidence * weights.latest * ((at[i]! - oldest) / span)
    scored.segment.push(number)
    scored.index.push(i)
    scored.lexical.push(Math.max(0, score))
    scored.coverage.push(terms.covered(seen, kindsSeen))
    scored.own.push(terms.covered(own, 0))
  }
}

/** Who speaks, and to what. */
function bearing(work: Work, i: number): number {
  const { terms, weights, segment, link } = work
  const cues = segment.cues[i]!
  let score = 0
  if ((segment.leadMasks[i]! & terms.names) !== 0) score += weights.lead
  else if (terms.oneName && (cues & CUE.lead) !== 0) score += weights.otherLead
  if ((cues & CUE.endsWithQuestion) !== 0) score += weights.question
  if ((cues & CUE.firstPerson) !== 0) score += weights.firstPerson
  const before = link.before[i]!
  if (before >= 0 && (segment.cues[before]! & CUE.endsWithQuestion) !== 0) {
    score += weights.reply * terms.sum(segment.masks[before]! & terms.words) * terms.norm
  }
  return score
}

function form(question: Question, cues: number, weights: Weights): number {
  let score = 0
  if (question.asksWhen) score += weights.time * cueCount(cues, CUE.timeWordsShift)
  if (question.asksHowMany && (cues & CUE.number) !== 0) score += weights.number
  if (question.asksName) score += weights.name * cueCount(cues, CUE.capitalsShift)
  if (question.wantsLatest && (cues & CUE.change) !== 0) score += weights.change
  return score
}

function timeSpan(segment: Segment): [oldest: number, span: number] {
  let oldest = Infinity
  let newest = -Infinity
  for (let i = 0; i < segment.length; i++) {
    if (segment.ok[i] === 0) continue
    oldest = Math.min(oldest, segment.at[i]!)
    newest = Math.max(newest, segment.at[i]!)
  }
  return newest > oldest ? [oldest, newest - oldest] : [0, Infinity]
}

function best(scored: Scored, limit: number): Ranked[] {
  const { segment, index, lexical, coverage, own } = scored
  let order = Array.from(lexical.keys())
  if (order.length > limit) {
    const worst = Float64Array.from(lexical).sort()[lexical.length - limit] ?? 0
    order = order.filter((at) => lexical[at]! >= worst)
  }
  order.sort((a, b) => lexical[b]! - lexical[a]! || segment[a]! - segment[b]! || index[a]! - index[b]!)
  return order.slice(0, limit).map((at) => ({
    segment: segment[at]!, index: index[at]!, lexical: lexical[at]!, coverage: coverage[at]!, own: own[at]!,
  }))
}
