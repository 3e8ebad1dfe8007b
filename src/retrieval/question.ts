/**
 * A task or question → what ranking needs to know of it: search tokens, names it may be about, the kind of answer it wants, dates.
 * The tokens come from the same analyser as the index, so a word is written the same on both sides.
 */
import { nameOf } from './analyse.ts'
import { readDates, type DateAsked } from './dates.ts'
import { groupsAskedBy } from './lexicon.ts'
import { stem } from './stem.ts'
import { normalise, tokenise, type Token } from './tokens.ts'
import { REPORTING, stopWords, VAGUE, type Language } from './words.ts'

/** More tokens than this are cut from a long task; the rest can hardly change which records are near. */
export const MAX_QUESTION_TOKENS = 128
const MAX_LEADS = 12
// Cues are read from the beginning; a task of thousands of characters is a document, not one question.
const CUE_LENGTH = 1_000

export type Question = {
  /** Distinct content tokens, at most 128, in order of appearance. Empty for a question of nothing but small words. */
  tokens: readonly string[]
  /** Per token: 0–1, how much of its information counts. */
  weight: readonly number[]
  /** Per token: -1 for a word; for a group of `lexicon.ts` ("=pet"), the index of the word it stands in for. Groups come last. */
  kindOf: readonly number[]
  /** Per token: 0, or the number of the compound ("maxRetryCount") it is a form of. */
  compound: readonly number[]
  /** Per token: whether it is the compound as a whole and not a part. */
  whole: readonly boolean[]
  /** Lead tokens to look up beside the others ("^ann"), at most 12. */
  leads: readonly string[]
  /** Per lead: the index in `tokens` of the word it is made of, or -1. */
  leadToken: readonly number[]
  /** Whether the leads are written with a capital; if not, each is any word, and only a label in the subject makes it a name. */
  leadsCapital: boolean
  dates: readonly DateAsked[]
  asksWhen: boolean
  asksHowMany: boolean
  /** Wants a name: of a person, a place, a thing. */
  asksName: boolean
  /** Wants what holds now: a claim that superseded another wins by rule. */
  wantsLatest: boolean
}

const WHEN = /\bwhen\b|\b(?:what|which) (?:date|day|year|month|time|week|season)\b|\bhow long\b|\bsince when\b/
const HOW_MANY = /\bhow (?:many|much|often|old|long|far|big|large|high)\b|\bnumber of\b/
const NAME = /\bwho(?:se|m)?\b|\bwhere\b|\bnames?\b|\bnamed\b|\bcalled\b|\bwhich\b|\btitles?\b|\bwhat (?:city|country|state|town|place|book|film|movie|song|band|game|company|brand|team|tool|library|service|file)s?\b/
const LATEST = /\b(?:latest|newest|most recent(?:ly)?|current(?:ly)?|nowadays|these days|right now|as of now|up.to.date|at present|now|still)\b/
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}']*/gu

/**
 * Reads a question or task. Never throws, whatever the string.
 * `now` (epoch milliseconds) gives "yesterday" and "last month" a meaning; without it they are only words.
 */
export function readQuestion(task: string, language: Language = 'english', now?: number): Question {
  const text = normalise(task, language)
  const found = [...tokenise(text, language, false).values()].slice(0, MAX_QUESTION_TOKENS)
  const low = text.slice(0, CUE_LENGTH).toLowerCase()
  const { leads, capital } = leadsIn(text.slice(0, CUE_LENGTH), language)
  const words = wordsOf(found, language)
  return {
    ...words,
    leads: leads.map((lead) => `^${lead}`),
    leadToken: leads.map((lead) => tokenOf(lead, words.tokens, language)),
    leadsCapital: capital,
    dates: readDates(low, now),
    asksWhen: WHEN.test(low),
    asksHowMany: HOW_MANY.test(low),
    asksName: NAME.test(low),
    wantsLatest: LATEST.test(low),
  }
}

// Words for the telling ("mention", "discuss") and words that only hold the place of the answer ("kind", "event") say little of what is
// looked for. Half their information: +0.5 points of recall and rank; as stop words they cost more than they brought.
const LESSER_WEIGHT = 0.5
let lesser: Set<string> | undefined

/** The tokens with their weights, then the groups that they ask for. */
function wordsOf(found: Token[], language: Language): Pick<Question, 'tokens' | 'weight' | 'kindOf' | 'compound' | 'whole'> {
  const tokens = found.map((token) => token.text)
  const english = language === 'english'
  lesser ??= new Set([...REPORTING, ...VAGUE].map((word) => stem(word, 'english')))
  const weight = tokens.map((token) => (english && lesser?.has(token) ? LESSER_WEIGHT : 1))
  const kindOf = tokens.map(() => -1)
  if (english) {
    const words = tokens.length
    for (let word = 0; word < words; word++) {
      for (const kind of groupsAskedBy(tokens[word] ?? '')) {
        if (tokens.length >= MAX_QUESTION_TOKENS || tokens.includes(kind)) continue
        tokens.push(kind)
        weight.push(weight[word] ?? 1)
        kindOf.push(word)
      }
    }
  }
  const none = tokens.slice(found.length)
  return {
    tokens, weight, kindOf,
    compound: [...found.map((token) => token.compound), ...none.map(() => 0)],
    whole: [...found.map((token) => token.whole), ...none.map(() => false)],
  }
}

/** Words that may be a name: those with a capital; in a question typed without any, every content word. */
function leadsIn(text: string, language: Language): { leads: string[]; capital: boolean } {
  const stop = stopWords(language)
  const words = text.match(WORD) ?? []
  const capitalised = words.filter((word) => /^\p{Lu}/u.test(word))
  const names = (candidates: string[]): string[] =>
    [...new Set(candidates.map(nameOf))].filter((name) => name.length > 1 && /^\p{L}/u.test(name) && !stop.has(name)).slice(0, MAX_LEADS)
  const named = names(capitalised)
  return named.length > 0 ? { leads: named, capital: true } : { leads: names(words), capital: false }
}

function tokenOf(name: string, tokens: readonly string[], language: Language): number {
  const [token] = tokenise(name, language, false).keys()
  return token === undefined ? -1 : tokens.indexOf(token)
}
