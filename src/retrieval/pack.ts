/**
 * Filling a pack: the best candidates that fit a budget of tokens, each whole or not at all. What does not fit is passed over and the
 * next one tried; copies are shown once; nothing is held back for being of one kind.
 */

/** A candidate in order of score. Only the seven fields of the published item are counted; the rest steers the choice. */
export type Candidate = {
  claim_id: string | null
  claim: string
  kind: string
  confidence: number
  trust: string
  evidence_ids: string[]
  score: number
  /** 0–1, from `rank`. */
  coverage?: number
  /** Ids of claims that contradict this one or that it contradicts: shown beside it where the budget allows. */
  rivals?: string[]
  /** A short source for the text form, for example "chat, 2 May". */
  source?: string
}

export type PackOptions = {
  maxTokens: number
  format?: 'items' | 'text'
  /** Candidates with less coverage are cut and counted. */
  minCoverage?: number
}

/** `duplicate`: says what an item says. `echo`: repeats a pack. */
export type LeftOut = 'budget' | 'duplicate' | 'echo' | 'coverage'

export type Pack<C extends Candidate> = {
  /** In order of score; `evidence_ids` hold those of the copies too. */
  items: C[]
  usedTokens: number
  /** The block for a prompt; empty unless `format` is "text". */
  text: string
  /** Candidates that are not in the pack, and why. */
  leftOut: { candidate: C; reason: LeftOut }[]
}

// A hundred copies of a fact must not fill a pack with their evidence: an item takes at most this many ids of its copies.
const MAX_MERGED_IDS = 5

/** Estimated tokens of a text: a quarter of its ASCII characters, rounded up, and one for each other code point. */
export function countTokens(text: string): number {
  const { ascii, other } = countCharacters(text)
  return Math.ceil(ascii / 4) + other
}

function countCharacters(text: string): { ascii: number; other: number } {
  let ascii = 0
  let other = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) ascii++
    // The second half of a pair belongs to the code point that the first half counted.
    else if (code < 0xdc00 || code > 0xdfff || !isHighSurrogate(text.charCodeAt(i - 1))) other++
  }
  return { ascii, other }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** Tokens of an item: those of the JSON of its seven published fields, in the published order. */
export function itemTokens({ claim_id, claim, kind, confidence, trust, evidence_ids, score }: Candidate): number {
  return countTokens(JSON.stringify({ claim_id, claim, kind, confidence, trust, evidence_ids, score }))
}

/** One line of the text form. Line breaks inside a claim become blanks, so that no claim can pass for two. */
export function textLine(number: number, candidate: Candidate): string {
  const source = candidate.source ? ` (${candidate.source})` : ''
  return `[${number}] ${`${candidate.claim}${source}`.replace(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' ').trim()}`
}

type Budget<C> = { max: number; format: 'items' | 'text'; used: number; ascii: number; other: number; chosen: { at: number; item: C; tokens: number }[] }

/** Chooses from candidates in order of score. Deterministic; never above `maxTokens`; never cuts a text. */
export function pack<C extends Candidate>(candidates: readonly C[], options: PackOptions): Pack<C> {
  const { maxTokens, format = 'items', minCoverage = 0 } = options
  const budget: Budget<C> = { max: maxTokens, format, used: 0, ascii: 0, other: 0, chosen: [] }
  const leftOut: Pack<C>['leftOut'] = []
  const keys = candidates.map((candidate) => copyKey(candidate.claim))
  const echoes = echoesOf(candidates, keys)
  const places = new Map(candidates.map((candidate, at) => [candidate.claim_id, at]))
  const byKey = new Map<string, { at: number; merged: number }>()
  const decided = new Set<number>()

  const decide = (at: number): boolean => {
    const candidate = candidates[at]!
    const key = keys[at]!
    decided.add(at)
    const leave = (reason: LeftOut): boolean => {
      leftOut.push({ candidate, reason })
      return false
    }
    if ((candidate.coverage ?? 1) < minCoverage) return leave('coverage')
    if (echoes.has(at)) return leave('echo')
    const kept = byKey.get(key)
    if (kept !== undefined) {
      kept.merged += mergeEvidence(budget, kept.at, candidate.evidence_ids, MAX_MERGED_IDS - kept.merged)
      return leave('duplicate')
    }
    if (!take(budget, at, candidate)) return leave('budget')
    byKey.set(key, { at, merged: 0 })
    return true
  }

  for (let at = 0; at < candidates.length; at++) {
    if (decided.has(at) || !decide(at)) continue
    for (const rival of candidates[at]!.rivals ?? []) {
      const place = places.get(rival)
      if (place !== undefined && !decided.has(place)) decide(place)
    }
  }
  const items = budget.chosen.sort((a, b) => a.at - b.at).map(({ item }) => item)
  const text = format === 'text' ? items.map((item, at) => textLine(at + 1, item)).join('\n') : ''
  return { items, usedTokens: budget.used, text, leftOut }
}

/** Puts a candidate into the pack if it fits. */
function take<C extends Candidate>(budget: Budget<C>, at: number, candidate: C): boolean {
  const item = candidate
  if (budget.format === 'text') {
    const line = countCharacters(textLine(budget.chosen.length + 1, item))
    const ascii = budget.ascii + line.ascii + (budget.chosen.length > 0 ? 1 : 0)
    const other = budget.other + line.other
    const used = Math.ceil(ascii / 4) + other
    if (used > budget.max) return false
    Object.assign(budget, { ascii, other, used })
    budget.chosen.push({ at, item, tokens: 0 })
    return true
  }
  // The statement alone is a lower bound, far cheaper than the JSON.
  if (budget.used + candidate.claim.length / 4 > budget.max) return false
  const tokens = itemTokens(item)
  if (budget.used + tokens > budget.max) return false
  budget.used += tokens
  budget.chosen.push({ at, item, tokens })
  return true
}

/** Adds the evidence of a copy to the item that was kept, as far as the budget allows; answers how many ids were added. */
function mergeEvidence<C extends Candidate>(budget: Budget<C>, at: number, ids: readonly string[], room: number): number {
  const kept = budget.chosen.find((entry) => entry.at === at)
  if (!kept) return 0
  const fresh = ids.filter((id) => !kept.item.evidence_ids.includes(id)).slice(0, Math.max(0, room))
  if (fresh.length === 0) return 0
  const merged = { ...kept.item, evidence_ids: [...kept.item.evidence_ids, ...fresh] }
  if (budget.format === 'items') {
    const tokens = itemTokens(merged)
    if (budget.used - kept.tokens + tokens > budget.max) return 0
    budget.used += tokens - kept.tokens
    kept.tokens = tokens
  }
  kept.item = merged
  return fresh.length
}

// --------------------------------------------------------------------------------------------------------------- copies and echoes

/**
 * Equal for texts that say the same letter by letter but for case, blanks, quotes, "the" and the final full stop. Every other word,
 * figure and sign counts: "three times" and "five times", "deploy" and "do not deploy" are never copies.
 */
export function copyKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/["\u201c\u201d`]/g, '')
    .replace(/\bthe /g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!;,:\u2026\u3002\uff01]+$/, '')
}

/**
 * Candidates that only repeat others, as when a pack was stored again as evidence: text of which every numbered line, or JSON of which
 * every claim, is another candidate.
 */
function echoesOf(candidates: readonly Candidate[], keys: readonly string[]): Set<number> {
  const echoes = new Set<number>()
  let known: Set<string> | undefined
  candidates.forEach((candidate, at) => {
    const parts = repeatedParts(candidate.claim)
    if (parts.length === 0) return
    known ??= new Set(keys)
    if (parts.every((part) => known?.has(copyKey(part)) || known?.has(copyKey(part.replace(/ \([^()]*\)$/, ''))))) echoes.add(at)
  })
  return echoes
}

function repeatedParts(text: string): string[] {
  if (/^\s*\[\d+\] /.test(text)) return text.split(/\s*(?:^|\n|\s)\[\d+\] /).map((line) => line.trim()).filter((line) => line !== '')
  if (!/^\s*\{/.test(text) || !text.includes('"claim"')) return []
  try {
    const document = JSON.parse(text) as { items?: { claim?: unknown }[] }
    return (Array.isArray(document.items) ? document.items : []).map((item) => String(item?.claim ?? ''))
  } catch {
    return []
  }
}
