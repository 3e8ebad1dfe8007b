// The score of an item: what the words say, times what is known of the claim besides them.
import type { ScoreComponents, Trust } from '#generated/api.d.ts'
import { TRUST, trustRank } from '../keys/caller.ts'

/** Shares of the blend at relevance 1 (SPEC section 4: the worked example of the reference page comes out at 0.744167). */
export const WEIGHTS: ScoreComponents = { relevance: 0.45, trust: 0.2, recency: 0.15, utility: 0.1, conflict: 0.1 }
/** Damps priors: at 8 a prior that is twice another's outweighs about 9 % of relevance (RETRIEVAL section 4). */
const GAMMA = 8
const DAY_MS = 86_400_000
const HALF_LIFE_DAYS = 180
/** Signals of feedback below which a claim counts as average. */
const SIGNALS_MIN = 3

export type Priors = { trust: Trust; confidence: number; happenedAt: number; signals: number; signalWeight: number; disputed: boolean }

export const round6 = (x: number) => Math.round(x * 1e6) / 1e6

/** 0.5 ^ (whole UTC days ÷ 180); 1 for what has not happened yet. */
export const recencyOf = (happenedAt: number, at: number) =>
  0.5 ** (Math.max(0, Math.floor(at / DAY_MS) - Math.floor(happenedAt / DAY_MS)) / HALF_LIFE_DAYS)

/** (1.5 + Σ weights) ÷ (3 + n) from three signals on; before that 0.5. */
export const utilityOf = (signals: number, weight: number) => (signals < SIGNALS_MIN ? 0.5 : Math.min(1, (1.5 + weight) / (3 + signals)))

/**
 * @param lexical score of the words
 * @param best the highest lexical score of the field, above 0
 * @param at the instant asked for, in milliseconds
 * @returns a score and its components, 0 to 1, six decimals
 */
export function blend(lexical: number, best: number, priors: Priors, at: number): { score: number; components: ScoreComponents } {
  const relevance = best > 0 ? Math.max(0, Math.min(1, lexical / best)) ** GAMMA : 0
  const trust = trustRank(priors.trust) / (TRUST.length - 1)
  const recency = recencyOf(priors.happenedAt, at)
  const utility = utilityOf(priors.signals, priors.signalWeight)
  const conflict = priors.disputed ? 1 : 0
  const whole = WEIGHTS.relevance + WEIGHTS.trust * trust + WEIGHTS.recency * recency + WEIGHTS.utility * utility + WEIGHTS.conflict * conflict
  return {
    score: round6(Math.min(1, priors.confidence * whole * relevance)),
    components: { relevance: round6(relevance), trust: round6(trust), recency: round6(recency), utility: round6(utility), conflict },
  }
}
