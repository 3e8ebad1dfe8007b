/** Brings the forms of a word together: own list of irregular forms first, then the Snowball stemmer of the language. */
import { createRequire } from 'node:module'

import { IRREGULAR } from './irregular.ts'
import type { Language } from './words.ts'

type Stemmer = { stem(word: string): string }
type Known = { stemmer: Stemmer; stems: Map<string, string> }

// A stem costs about 10 µs, a look-up far less, and a store's words repeat. 50,000 words take a few MB; then we start again.
const REMEMBERED_WORDS = 50_000

const load = createRequire(import.meta.url)
const known = new Map<Language, Known>()

/**
 * The stem of one word in lower case. Never throws; what the stemmer of the language does not know comes back as it is.
 * The stemmers are one file of 850 kB that takes 13 ms to load, so they are loaded with the first word and not at boot.
 */
export function stem(word: string, language: Language): string {
  if (language === 'none') return word
  let state = known.get(language)
  if (!state) {
    const snowball = load('snowball-stemmers') as { newStemmer(name: string): Stemmer }
    state = { stemmer: snowball.newStemmer(language), stems: new Map() }
    known.set(language, state)
  }
  const remembered = state.stems.get(word)
  if (remembered !== undefined) return remembered
  const base = language === 'english' ? (IRREGULAR.get(word) ?? word) : word
  const result = state.stemmer.stem(base) || base
  if (state.stems.size >= REMEMBERED_WORDS) state.stems.clear()
  state.stems.set(word, result)
  return result
}
