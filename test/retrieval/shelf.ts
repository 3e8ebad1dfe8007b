/** A shelf in memory, as the store would feed the ranking, and the plain BM25 that it is compared with. */
import { analyse } from '../../src/retrieval/analyse.ts'
import { readQuestion } from '../../src/retrieval/question.ts'
import { rank, type Ranked, type RankOptions } from '../../src/retrieval/score.ts'
import type { Segment } from '../../src/retrieval/segment.ts'
import { pickTerms } from '../../src/retrieval/terms.ts'
import { stopWords } from '../../src/retrieval/words.ts'

export type Kept = { text: string; run?: string; at?: string }
export type Shelf = { facts: readonly Kept[]; postings: Map<string, number[]>; segment: Omit<Segment, 'masks' | 'leadMasks'> }

/** Facts without a run stand alone, as claims do. */
export function createShelf(facts: readonly Kept[], agentWithoutRun = -1): Shelf {
  const postings = new Map<string, number[]>()
  const runs = new Map<string, number>()
  const numbers = { run: [] as number[], at: [] as number[], cues: [] as number[] }
  facts.forEach(({ text, run, at }, index) => {
    const { tokens, cues } = analyse(text)
    for (const token of tokens) postings.set(token, [...(postings.get(token) ?? []), index])
    if (run !== undefined && !runs.has(run)) runs.set(run, runs.size + 1)
    numbers.run.push(run === undefined ? 0 : (runs.get(run) ?? 0))
    numbers.at.push(at === undefined ? Date.UTC(2026, 5, 1) + index : Date.parse(at))
    numbers.cues.push(cues)
  })
  return {
    facts, postings,
    segment: {
      length: facts.length, run: Int32Array.from(numbers.run), agent: new Int32Array(facts.length).fill(agentWithoutRun),
      at: Float64Array.from(numbers.at), cues: Int32Array.from(numbers.cues), ok: new Uint8Array(facts.length).fill(1),
    },
  }
}

/** Asks a shelf; `now` (epoch ms) for relative dates. */
export function ask(shelf: Shelf, task: string, options: RankOptions & { now?: number } = {}): Ranked[] {
  const question = readQuestion(task, 'english', options.now)
  const held = (token: string): number[] => shelf.postings.get(token) ?? []
  const df = question.tokens.map((token) => held(token).length)
  const masks = new Int32Array(shelf.segment.length)
  const leadMasks = new Int32Array(shelf.segment.length)
  pickTerms(question, df).forEach((token, bit) => {
    for (const index of held(question.tokens[token] ?? '')) masks[index]! |= 1 << bit
  })
  question.leads.forEach((lead, bit) => {
    for (const index of held(lead)) leadMasks[index]! |= 1 << bit
  })
  const leadDf = question.leads.map((lead) => held(lead).length)
  return rank(question, { total: shelf.segment.length, df, leadDf }, [{ ...shelf.segment, masks, leadMasks }], options)
}

/** BM25 (k1 1.2, b 0.75) over lower-case words without stop words; best first. What a plain full-text index would answer. */
export function plainRanking(shelf: Shelf, task: string): number[] {
  const words = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords('english').has(word))
  const documents = shelf.facts.map(({ text }) => words(text))
  const mean = documents.reduce((sum, list) => sum + list.length, 0) / documents.length
  const scores = documents.map((list) => [...new Set(words(task))].reduce((sum, word) => {
    const tf = list.filter((other) => other === word).length
    const df = documents.filter((other) => other.includes(word)).length
    const idf = Math.log(1 + (documents.length - df + 0.5) / (df + 0.5))
    return sum + (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * list.length) / mean))
  }, 0))
  return [...scores.keys()].filter((at) => (scores[at] ?? 0) > 0).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}
