/**
 * From words to a score: relevance first, then what is known of a claim besides its words: confidence, trust, age, feedback, dispute.
 *
 *   score = confidence × (0.45 + 0.2·trust + 0.15·recency + 0.1·utility + 0.1·conflict) × relevance
 *   relevance = (lexical ÷ best lexical) ^ 8
 *
 * The bracket is the blend that the product publishes, at relevance 1; the eighth power lets it move an order only between claims that
 * answer almost equally well. (Added up instead, trust and confidence at random cost 32 points of recall; so, half a point.)
 */
import type { ScoreComponents, Trust } from '#generated/api.d.ts'
import { TRUST, trustRank } from '../keys/caller.ts'

/** Shares of the blend at relevance 1, as published. */
export const WEIGHTS: ScoreComponents = { relevance: 0.45, trust: 0.2, recency: 0.15, utility: 0.1, conflict: 0.1 }

const DOMINANCE = 8
const DAY_MS = 86_400_000
const HALF_LIFE_DAYS = 180
/** Below so many signals of feedback a claim counts as average. */
const SIGNALS_MIN = 3

/**
 * What is known of a claim besides its words. `happenedAt`: epoch ms, `valid_from`, else the newest support's `occurred_at`, else
 * creation. `signals`: signals of feedback, incorrect and harmful ones counted twice; `signalWeight`: the sum of their weights.
 */
export type Priors = { trust: Trust; confidence: number; happenedAt: number; signals: number; signalWeight: number; disputed: boolean }

/** Six decimals, the precision of scores in answers. */
export const round6 = (value: number): number => Math.round(value * 1e6) / 1e6

/** Halves every 180 whole UTC days; 1 for what begins in the future. */
export function recencyOf(happenedAt: number, at: number): number {
  const days = Math.floor(at / DAY_MS) - Math.floor(happenedAt / DAY_MS)
  return days <= 0 ? 1 : 0.5 ** (days / HALF_LIFE_DAYS)
}

/** Usefulness by feedback, 0–1; a half until three signals are in. */
export const utilityOf = (signals: number, weight: number): number => (signals < SIGNALS_MIN ? 0.5 : Math.min(1, (1.5 + weight) / (3 + signals)))

/**
 * Scores one candidate.
 * @param lexical from `rank`, after any fusion with vectors
 * @param best the highest lexical score of the field
 * @param at the time asked for, epoch ms
 * @returns score and components, each 0–1, six decimals
 */
export function blend(lexical: number, best: number, priors: Priors, at: number): { score: number; components: ScoreComponents } {
  const relevance = best > 0 ? Math.max(0, Math.min(1, lexical / best)) ** DOMINANCE : 0
  const trust = trustRank(priors.trust) / (TRUST.length - 1)
  const recency = recencyOf(priors.happenedAt, at)
  const utility = utilityOf(priors.signals, priors.signalWeight)
  const conflict = priors.disputed ? 1 : 0
  const bracket = WEIGHTS.relevance + WEIGHTS.trust * trust + WEIGHTS.recency * recency + WEIGHTS.utility * utility + WEIGHTS.conflict * conflict
  return {
    score: round6(priors.confidence * bracket * relevance),
    components: { relevance: round6(relevance), trust: round6(trust), recency: round6(recency), utility: round6(utility), conflict },
  }
}

// A successor that answers at least this well against the best …
const SUCCESSOR_REACH = 0.75
// … is taken for this much better than the best. That more than halves the relevance of all others: trust and confidence seldom do.
const SUCCESSOR_LEAD = 1.1

/**
 * For a question that wants the latest: claims that superseded another win by rule, if they answer it at all.
 * @param lexical scores of the field; `successor` in the same order, whether the claim superseded another
 * @returns the scores to blend, in the same order
 */
export function preferSuccessors(lexical: readonly number[], successor: readonly boolean[]): number[] {
  const best = lexical.reduce((most, value) => Math.max(most, value), 0)
  return lexical.map((value, at) => (best > 0 && successor[at] === true && value >= SUCCESSOR_REACH * best ? SUCCESSOR_LEAD * best : value))
}
