/**
 * What a question's words are worth in one subject: which of them become bits of the records' masks, how much information each
 * carries there, and which are the names of speakers.
 */
import type { Question } from './question.ts'

/** Bits of a mask. The bitwise operators of JavaScript work on 32, and two are left free. */
export const MAX_TERMS = 30

/**
 * Document frequencies within the subject. `total`: records of the subject; `df`: per token of the question, how many of them hold
 * it; `leadDf`: the same per lead. An estimate is fine above some thousand.
 */
export type TermStats = { total: number; df: ArrayLike<number>; leadDf: ArrayLike<number> }

/** Inverse document frequency as BM25 has it; never negative. Unit: nats. */
export function inverseFrequency(df: number, total: number): number {
  const held = Math.min(df, total)
  return Math.log(1 + (total - held + 0.5) / (held + 0.5))
}

/**
 * The tokens of the question that get a bit, as indexes into `question.tokens`: bit i of a mask is token `picked[i]`.
 * Tokens that occur nowhere need none; of more than 30, the rarest are kept.
 */
export function pickTerms(question: Question, df: ArrayLike<number>): number[] {
  const present = question.tokens.map((_, token) => token).filter((token) => (df[token] ?? 0) > 0)
  if (present.length <= MAX_TERMS) return present
  const rarest = [...present].sort((a, b) => (df[a] ?? 0) - (df[b] ?? 0) || a - b).slice(0, MAX_TERMS)
  return rarest.sort((a, b) => a - b)
}

/**
 * Tokens that ask for nothing by themselves. A compound is asked for in any of its forms: the whole that occurs nowhere is waived
 * when a part is known, and parts that occur nowhere are waived when the whole is known.
 */
export function waivedTokens(question: Question, df: ArrayLike<number>): Set<number> {
  const wholeKnown = new Set<number>()
  const partKnown = new Set<number>()
  question.compound.forEach((compound, token) => {
    if (compound > 0 && (df[token] ?? 0) > 0) (question.whole[token] ? wholeKnown : partKnown).add(compound)
  })
  const waived = new Set<number>()
  question.compound.forEach((compound, token) => {
    if (compound === 0 || (df[token] ?? 0) > 0) return
    if (question.whole[token] ? partKnown.has(compound) || wholeKnown.has(compound) : wholeKnown.has(compound)) waived.add(token)
  })
  return waived
}
