// Packing: candidates in order of score into a token budget. Nothing is truncated and the budget is never exceeded.
import type { ItemKind, LeftOutReason, Trust } from '#generated/api.d.ts'

/** A candidate with all that a pack may show of it. */
export type Candidate = {
  claimId: string | null; claim: string; kind: ItemKind; confidence: number; trust: Trust; evidenceIds: string[]; score: number; coverage: number
  /** Claims that contradict this one or that it contradicts, by id. */
  rivals: string[]
}
export type Packed<C extends Candidate> = { items: C[]; usedTokens: number; leftOut: { candidate: C; reason: LeftOutReason; costTokens: number }[]; text?: string }
export type PackOptions = { maxTokens: number; format: 'items' | 'text'; minCoverage: number }

/** Tokens of a text: four ASCII characters, or one code point beyond ASCII (SPEC section 4). */
export function countTokens(text: string): number {
  let ascii = 0
  let other = 0
  for (const character of text) character.charCodeAt(0) < 128 ? ascii++ : other++
  return Math.ceil(ascii / 4) + other
}

/** Tokens of an item: its seven-field MCP form, keys in the page's order. */
export const costOf = ({ claimId, claim, kind, confidence, trust, evidenceIds, score }: Candidate) =>
  countTokens(JSON.stringify({ claim_id: claimId, claim, kind, confidence, trust, evidence_ids: evidenceIds, score }))

/** What two texts share when one is a copy of the other: case, blanks and closing punctuation do not tell them apart. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/[\s.!?;:,。！？]+$/u, '')

/** One line of the text format. */
const lineOf = (candidate: Candidate, number: number) => `[${number}] ${candidate.claim.replace(/\s*\n\s*/g, ' ')}`

/** The whole block of a pack in format `text`. */
export const textOf = (items: readonly Candidate[]) => items.map((item, index) => lineOf(item, index + 1)).join('\n')

/**
 * @param candidates best first
 * @returns the items in the same order, copies merged into the first of them, and why the others were left out
 */
export function pack<C extends Candidate>(candidates: readonly C[], { maxTokens, format, minCoverage }: PackOptions): Packed<C> {
  const items: C[] = []
  const leftOut: Packed<C>['leftOut'] = []
  const copies = new Map<string, number>()
  const costs: number[] = []
  let used = 0
  let text = ''
  const leave = (candidate: C, reason: LeftOutReason) => { leftOut.push({ candidate, reason, costTokens: costOf(candidate) }) }
  for (const candidate of candidates) {
    if (candidate.coverage < minCoverage) { leave(candidate, 'coverage'); continue }
    const key = fold(candidate.claim)
    const first = copies.get(key)
    if (first !== undefined) {
      const merged = { ...items[first]!, evidenceIds: [...new Set([...items[first]!.evidenceIds, ...candidate.evidenceIds])] }
      const cost = costOf(merged)
      if (format === 'text' || used - costs[first]! + cost <= maxTokens) {
        items[first] = merged
        if (format === 'items') { used += cost - costs[first]!; costs[first] = cost }
      }
      leave(candidate, 'duplicate')
      continue
    }
    if (format === 'text') {
      const longer = text === '' ? lineOf(candidate, 1) : `${text}\n${lineOf(candidate, items.length + 1)}`
      const tokens = countTokens(longer)
      if (tokens > maxTokens) { leave(candidate, 'budget'); continue }
      text = longer
      used = tokens
    } else {
      const cost = costOf(candidate)
      if (used + cost > maxTokens) { leave(candidate, 'budget'); continue }
      used += cost
      costs.push(cost)
    }
    copies.set(key, items.length)
    items.push(candidate)
  }
  return { items, usedTokens: used, leftOut, ...(format === 'text' ? { text } : {}) }
}
