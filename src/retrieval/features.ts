/**
 * The features of a record for a question, and their weights. Each has a reason that holds for chats, task logs and plain facts alike.
 *
 * Units: a term is worth its inverse document frequency in the subject; word features are shares (0–1) of what all known terms of the
 * question are worth together (unknown ones count a little, see `terms.ts`).
 */
import { CUE, cueCount, lengthClass, sizeOf } from './analyse.ts'
import { dateMatch } from './dates.ts'
import type { Links } from './neighbours.ts'
import type { Question } from './question.ts'
import type { Segment } from './segment.ts'
import type { Terms } from './terms.ts'

/**
 * Name and weight. The weights were fitted to the tuning half of a public set of questions about long conversations (786 of 1,536) and
 * rounded by hand; halving or doubling a small one moves recall by less than its error. `before1` … `after4` count only what nearer
 * records do not hold.
 */
export const WEIGHTS = {
  /** Held by the record itself: the measure for all others. */
  own: 8,
  /** Share of the record's own words that are asked for: decides between records that hold the same of the question. */
  focus: 0.05,
  /** Held by the 1st … 4th record before: what "it" and a short answer refer to. */
  before1: 5, before2: 5, before3: 2, before4: 2,
  /** Held by the records after: the subject is taken up again. Weaker, as an answer seldom comes before its question. */
  after1: 3, after2: 2, after3: 1, after4: 1,
  /** BM25 of the whole run. */
  run: 1,
  /** A word of the same group ("dog" for "pet") in the record; one or two records away. */
  kind: 4, kindNear: 1,
  /** Opens with a name of the question; with another name, when the question has only one. */
  lead: 1.5, otherLead: -1.5,
  /** Ends with a question mark: a question seldom holds an answer. */
  question: -0.6,
  /** Speakers tell about themselves in the first person. */
  firstPerson: 0.6,
  /** Follows a question: held by that question. */
  reply: 1.8,
  /** Its time answers to a date of the question (0–2); to a year alone (0–1). */
  date: 3.5, year: 3.5,
  /** Has the form of the answer: time words for "when" (0–3), a number for "how many", capitals for "who, where, which" (0–3). */
  time: 1, number: 0.8, name: 1,
  /** For "latest, now, current": share of the subject's time passed before it (0–1); says "now", "no longer", "instead". */
  latest: 2, change: 1,
}
export type Weights = typeof WEIGHTS
export type Feature = keyof Weights

export const FEATURES = Object.keys(WEIGHTS) as Feature[]

const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>

/** Everything that the records of one segment are measured with. `runScore` by run number; `oldest`, `span` in ms. */
export type Work = {
  question: Question; terms: Terms; segment: Segment; links: Links; runScore: Float64Array
  oldest: number; span: number
}

/** Where features are written, in the order of `FEATURES`, with the masks of what was found. Reused from record to record. */
export type Measure = { values: Float64Array; own: number; seen: number; kinds: number }

const SPAN = 4
// A text of many hundred words holds the words of a question by accident. Up to 63 tokens, longer is not worse (measured).
const LENGTH_DAMPING = 0.07

/** Measures record `i`. Answers false, with values that mean nothing, when no sign speaks for the record. */
export function measure(work: Work, i: number, into: Measure): boolean {
  const { question, terms, segment, links } = work
  const { sum, norm, words, kinds } = terms
  const { masks } = segment
  const { values } = into
  const own = masks[i]! & words
  let seen = own
  let kindsSeen = kinds === 0 ? 0 : terms.kindsIn(masks[i]!)
  values.fill(0)
  values[AT.kind] = kindsSeen === 0 ? 0 : sum(kindsSeen) * norm
  let before = i
  let after = i
  for (let step = 0; step < SPAN; step++) {
    before = before >= 0 ? links.before[before]! : -1
    after = after >= 0 ? links.after[after]! : -1
    if (before < 0 && after < 0) break
    const left = before >= 0 ? masks[before]! : 0
    const right = after >= 0 ? masks[after]! : 0
    const earlier = left & words & ~seen
    seen |= earlier
    const later = right & words & ~seen
    seen |= later
    if (earlier !== 0) values[AT.before1 + step] = sum(earlier) * norm
    if (later !== 0) values[AT.after1 + step] = sum(later) * norm
    if (kinds !== 0 && step < 2 && ((left | right) & kinds) !== 0) {
      const near = (terms.kindsIn(left) | terms.kindsIn(right)) & ~kindsSeen
      values[AT.kindNear]! += sum(near) * norm
      kindsSeen |= near
    }
  }
  if (question.dates.length > 0) {
    const { close, year } = dateMatch(question.dates, segment.at[i]!)
    values[AT.date] = close
    values[AT.year] = year
  }
  if (seen === 0 && kindsSeen === 0 && values[AT.date] === 0) return false
  into.own = own
  into.seen = seen
  into.kinds = kindsSeen
  values[AT.own] = sum(own) * norm * (1 - LENGTH_DAMPING * lengthClass(segment.cues[i]!))
  values[AT.focus] = countBits(own) / Math.max(1, sizeOf(segment.cues[i]!))
  const run = links.run[i]!
  if (run >= 0) values[AT.run] = work.runScore[run]! * norm
  bearing(work, i, values)
  // The form of an answer counts in full only for what holds half of the question: a date alone is no answer to "when".
  form(work, i, values, Math.min(1, 2 * sum(seen) * norm))
  return true
}

function countBits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Who speaks, and to what. */
function bearing({ terms, segment, links }: Work, i: number, values: Float64Array): void {
  const cues = segment.cues[i]!
  if ((segment.leadMasks[i]! & terms.names) !== 0) values[AT.lead] = 1
  else if (terms.oneName && (cues & CUE.lead) !== 0) values[AT.otherLead] = 1
  if ((cues & CUE.endsWithQuestion) !== 0) values[AT.question] = 1
  if ((cues & CUE.firstPerson) !== 0) values[AT.firstPerson] = 1
  const before = links.before[i]!
  if (before >= 0 && (segment.cues[before]! & CUE.endsWithQuestion) !== 0) {
    values[AT.reply] = terms.sum(segment.masks[before]! & terms.words) * terms.norm
  }
}

/** Does it look like what is asked for? */
function form({ question, segment, oldest, span }: Work, i: number, values: Float64Array, evidence: number): void {
  const cues = segment.cues[i]!
  if (question.asksWhen) values[AT.time] = evidence * cueCount(cues, CUE.timeWordsShift)
  if (question.asksHowMany && (cues & CUE.number) !== 0) values[AT.number] = evidence
  if (question.asksName) values[AT.name] = evidence * cueCount(cues, CUE.capitalsShift)
  if (question.wantsLatest) {
    values[AT.latest] = (evidence * (segment.at[i]! - oldest)) / span
    if ((cues & CUE.change) !== 0) values[AT.change] = evidence
  }
}
