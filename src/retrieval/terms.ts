/**
 * What a question's words are worth in one subject: which of them become bits of the records' masks, how much information each
 * carries there, and which are the names of speakers.
 */
import { CUE } from './analyse.ts'
import type { Question } from './question.ts'
import type { Segment } from './segment.ts'

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

/**
 * A question's terms in one subject. Masks: `words` are the terms that count by themselves, `kinds` the groups of `lexicon.ts`.
 * `worth`: of each term; `norm` is 1 ÷ what the known words are worth (and a part of what unknown ones would be); `sum` what the terms of a mask are worth.
 */
export type Terms = {
  worth: Float64Array
  words: number
  kinds: number
  norm: number
  /** Leads that occur in the subject, as bits of `leadMasks`; `oneName`: exactly one does. */
  names: number
  oneName: boolean
  sum(mask: number): number
  /** Groups of a mask whose own word is not in it. */
  kindsIn(mask: number): number
  /** 0–1: share of all that is asked, unknown words included, for words seen and groups seen (these count half). */
  covered(words: number, kinds: number): number
}

// Plain IDF overrates the one rare word in a subject of some hundred records; +0.3 points of MRR on the tuning half.
const FREQUENCY_EXPONENT = 0.8
const KIND_COVERAGE = 0.5
// Words that occur nowhere make what the others find less certain, against names and dates; fully counted they would drown it.
const UNKNOWN_SHARE = 0.3

/** Weighs the question's terms by their rarity in the subject and finds the names among them. */
export function weighTerms(question: Question, stats: TermStats, segments: readonly Segment[]): Terms {
  const picked = pickTerms(question, stats.df)
  const { names, nameTokens } = namesIn(question, stats, segments)
  const worthOf = (df: number): number => inverseFrequency(df, stats.total) ** FREQUENCY_EXPONENT
  const onlyNames = picked.every((token) => nameTokens.has(token) || question.kindOf[token]! >= 0)
  const worth = new Float64Array(picked.length)
  const bitOf = new Map<number, number>()
  const kindWords: { kind: number; word: number; worth: number }[] = []
  let words = 0
  let kinds = 0
  picked.forEach((token, bit) => {
    bitOf.set(token, bit)
    if (!onlyNames && nameTokens.has(token)) return
    worth[bit] = worthOf(stats.df[token] ?? 0) * question.weight[token]!
    if (question.kindOf[token]! < 0) words |= 1 << bit
    else kinds |= 1 << bit
  })
  const sum = summing(worth)
  const known = sum(words)
  const waived = waivedTokens(question, stats.df)
  let asked = known
  question.tokens.forEach((_, token) => {
    if ((stats.df[token] ?? 0) === 0 && question.kindOf[token]! < 0 && !waived.has(token)) asked += worthOf(0) * question.weight[token]!
  })
  picked.forEach((token, bit) => {
    const word = question.kindOf[token]!
    if (word < 0) return
    const wordBit = bitOf.get(word)
    const wordWorth = wordBit === undefined ? worthOf(0) * question.weight[word]! : worth[wordBit]!
    kindWords.push({ kind: 1 << bit, word: wordBit === undefined ? 0 : 1 << wordBit, worth: wordWorth * KIND_COVERAGE })
  })
  return {
    worth, words, kinds, names,
    norm: 1 / (known + UNKNOWN_SHARE * (asked - known) || sum(kinds) || 1),
    oneName: names !== 0 && (names & (names - 1)) === 0,
    sum,
    kindsIn(mask) {
      let found = mask & kinds
      if (found !== 0) for (const { kind, word } of kindWords) if ((mask & word) !== 0) found &= ~kind
      return found
    },
    covered(wordMask, kindMask) {
      let found = sum(wordMask & words)
      let counted = 0
      if (kindMask !== 0) {
        for (const { kind, word, worth: part } of kindWords) {
          if ((kindMask & kind) === 0 || (wordMask & word) !== 0 || (counted & word) !== 0) continue
          found += part
          counted |= word
        }
      }
      return asked > 0 ? Math.min(1, found / asked) : 0
    },
  }
}

/** What the bits of a mask are worth together: three look-ups in tables of ten bits each, whatever the number of terms. */
function summing(weights: Float64Array): (mask: number) => number {
  const [low, middle, high] = [0, 10, 20].map((base) => {
    const table = new Float64Array(1 << Math.max(0, Math.min(10, weights.length - base)))
    for (let mask = 1; mask < table.length; mask++) {
      const bit = 31 - Math.clz32(mask)
      table[mask] = table[mask ^ (1 << bit)]! + weights[base + bit]!
    }
    return table
  }) as [Float64Array, Float64Array, Float64Array]
  if (weights.length <= 10) return (mask) => low[mask]!
  return (mask) => low[mask & 1023]! + middle[(mask >>> 10) & 1023]! + high[mask >>> 20]!
}

/**
 * The leads that occur, and the tokens that are names of speakers: of these the question wants what they said, not where others name
 * them, so they leave the terms. A label that stands at half or more of its word's places is taken for a speaker's.
 */
function namesIn(question: Question, stats: TermStats, segments: readonly Segment[]): { names: number; nameTokens: Set<number> } {
  const hits = question.leads.map(() => 0)
  const labels = question.leads.map(() => 0)
  if (question.leads.some((_, lead) => (stats.leadDf[lead] ?? 0) > 0)) {
    for (const { length, leadMasks, cues } of segments) {
      for (let i = 0; i < length; i++) {
        for (let rest = leadMasks[i]!; rest !== 0; rest &= rest - 1) {
          const lead = 31 - Math.clz32(rest & -rest)
          hits[lead]!++
          if ((cues[i]! & CUE.labelled) !== 0) labels[lead]!++
        }
      }
    }
  }
  let names = 0
  const nameTokens = new Set<number>()
  hits.forEach((count, lead) => {
    // "Port is 5432" does not make a name of the word "port" in a question without capitals; "Ann: …" makes one of "ann".
    if (count === 0 || (!question.leadsCapital && labels[lead] === 0)) return
    names |= 1 << lead
    const token = question.leadToken[lead]!
    const labelled = (labels[lead]! / count) * (stats.leadDf[lead] ?? 0)
    if (token >= 0 && labelled >= 0.5 * (stats.df[token] ?? 0)) nameTokens.add(token)
  })
  return { names, nameTokens }
}
