/**
 * From words to a score: relevance first, then what is known of a claim besides its words: confidence, trust, age, feedback, dispute.
 *
 *   score = confidence × (0.45 + 0.2·trust + 0.15·recency + 0.1·utility + 0.1·conflict) × relevance
 *   relevance = (lexical ÷ best lexical) ^ 8
 *
 * The bracket is the blend that the product publishes, at relevance 1; the eighth power lets it move an order only between claims that
 * answer almost equally well. (Added up instead, trust and confidence at random cost 32 points of recall; so, half a point.)
 */

import type { Trust } from '#generated/api.d.ts'
import { Trust as TRUST } from '#generated/enums.mjs'

/** How many times each outcome was given as feedback on a claim. */
export type Signals = { useful: number; used: number; irrelevant: number; incorrect: number; harmful: number }

export type Unblended = {
  /** From `rank`, after any fusion with vectors. */
  lexical: number
  confidence: number
  trust: Trust
  /** Epoch ms: `valid_from`, else the newest support's `occurred_at`, else creation. */
  since: number
  signals?: Signals
  disputed?: boolean
  /** The claim superseded another one. */
  successor?: boolean
  /** Break ties: content first, then id. */
  statement: string
  id: string
}

/** Each 0–1, six decimals. */
export type Components = { relevance: number; trust: number; recency: number; utility: number; conflict: number }
export type Blended<T> = T & { score: number; components: Components }

/** Shares of the blend at relevance 1, as published. */
export const WEIGHT: Components = { relevance: 0.45, trust: 0.2, recency: 0.15, utility: 0.1, conflict: 0.1 }

const DOMINANCE = 8
const HALF_LIFE_DAYS = 180
const DAY = 86_400_000
/** Below so many signals of feedback a claim counts as average. */
const SIGNALS_MIN = 3

// "Latest" questions: a successor that answers at least this well against the best …
const SUCCESSOR_REACH = 0.75
// … is taken for this much better than the best. That more than halves the others' relevance: trust and confidence seldom do.
const SUCCESSOR_LEAD = 1.1

/** Six decimals, the precision of scores in answers. */
export function roundScore(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Usefulness by feedback, 0–1. A half until three signals are in; incorrect and harmful ones weigh double. */
export function utility(signals: Signals | undefined): number {
  if (!signals) return 0.5
  const { useful, used, irrelevant, incorrect, harmful } = signals
  const good = useful + used + irrelevant
  const bad = incorrect + harmful
  if (good + bad < SIGNALS_MIN) return 0.5
  return (1.5 + useful + 0.75 * used + 0.25 * irrelevant) / (3 + good + 2 * bad)
}

/** Halves every 180 whole UTC days; 1 for what begins in the future. */
export function recency(since: number, now: number): number {
  const days = Math.floor(now / DAY) - Math.floor(since / DAY)
  return days <= 0 ? 1 : 0.5 ** (days / HALF_LIFE_DAYS)
}

/**
 * Scores candidates against the best of them, highest score first; ties by statement, then id. Scores and components are written onto
 * the candidates themselves.
 * `now` is the time asked for, epoch ms. With `wantsLatest`, claims that superseded another win by rule, if they answer at all.
 */
export function blend<T extends Unblended>(candidates: readonly T[], now: number, wantsLatest = false): Blended<T>[] {
  const best = candidates.reduce((most, candidate) => Math.max(most, candidate.lexical), 0)
  const winners = new Set(wantsLatest ? candidates.filter((c) => c.successor && c.lexical >= SUCCESSOR_REACH * best) : [])
  const top = winners.size > 0 ? best * SUCCESSOR_LEAD : best
  const exact = candidates.map((candidate) => {
    const lexical = winners.has(candidate) ? top : candidate.lexical
    const components: Components = {
      relevance: top > 0 ? (Math.max(0, lexical) / top) ** DOMINANCE : 0,
      trust: TRUST.indexOf(candidate.trust) / (TRUST.length - 1),
      recency: recency(candidate.since, now),
      utility: utility(candidate.signals),
      conflict: candidate.disputed ? 1 : 0,
    }
    return { candidate, components, score: candidate.confidence * bracket(components) * components.relevance }
  })
  exact.sort((a, b) => b.score - a.score || byText(a.candidate.statement, b.candidate.statement) || byText(a.candidate.id, b.candidate.id))
  // Written onto the candidates: copies of them cost a compile more than all that is reckoned here.
  return exact.map(({ candidate, components, score }) => Object.assign(candidate, { score: roundScore(score), components: rounded(components) }))
}

function bracket({ trust, recency: age, utility: use, conflict }: Components): number {
  return WEIGHT.relevance + WEIGHT.trust * trust + WEIGHT.recency * age + WEIGHT.utility * use + WEIGHT.conflict * conflict
}

function rounded({ relevance, trust, recency: age, utility: use, conflict }: Components): Components {
  return { relevance: roundScore(relevance), trust: roundScore(trust), recency: roundScore(age), utility: roundScore(use), conflict }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
