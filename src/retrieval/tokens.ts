/**
 * Text → search tokens, the same way for what is stored and for what is asked.
 *
 *   text → one spelling (NFKC, invisible characters and diacritics dropped)
 *        → pieces: a run of a script without blanks | a run of Hangul | anything of letters, digits and joiners such as "." "/" "_"
 *        → a piece is a plain word (stop words dropped, stemmed) or a compound: an identifier, path, version, address
 *
 * A compound gives itself as a whole and its parts, so that `maxRetryCount`, `max_retry_count` and "max retry count" meet, and the
 * exact spelling still comes first. A token holds letters, digits and joiners, never blanks, controls or quotes.
 */
import { stem } from './stem.ts'
import { NUMBER_WORDS, stopWords, type Language } from './words.ts'

/** Bounds for hostile text: a token is at most 64 code units (longer ones are cut), a text gives at most 4,000 distinct tokens. */
export const MAX_TOKEN_LENGTH = 64
export const MAX_TOKENS = 4_000
// NFKC can make one character eighteen; past this length a text has long given its 4,000 tokens.
const MAX_TEXT_LENGTH = 262_144
const MAX_COMPOUND_LENGTH = 512
const MAX_PARTS = 24

/** A token and, for the forms of a compound, which compound of the text it came from (0: a plain word). */
export type Token = { text: string; compound: number; whole: boolean }

type Sink = {
  language: Language
  /** A stored text also gives what a question may ask for in part: "2.4" of "2.4.1", one Han character of a word. */
  stored: boolean
  found: Map<string, Token>
  compounds: number
}

const UNBLANKED = '[[\\p{sc=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]&&[\\p{L}\\p{M}\\p{Nl}]]'
const HANGUL = '[\\p{sc=Hang}&&\\p{L}]'
const LETTER = `[[\\p{L}\\p{M}\\p{N}_]--${UNBLANKED}--${HANGUL}]`
const PIECE = new RegExp(`(${UNBLANKED}+)|(${HANGUL}+)|((?:(?<![^\\s\\(\\[\\{\\/"])\\.)?${LETTER}(?:${LETTER}|['.@\\/+:#&\\-])*)`, 'gv')

const HAN = /\p{sc=Han}/u
const ASCII = /^[\0-\x7f]*$/
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
const DIACRITICS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u02b9\uff07\u00b4`]/g
const HYPHENS = /[\u2010-\u2015\u2212]/g
const DOTS = /\.{2,}/g
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g
const UNDECOMPOSABLE: Record<string, string> = { ß: 'ss', ẞ: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th', ς: 'σ' }
const FOLDABLE = /[ßẞæœøđðłıþς]/g

/** One spelling for what looks the same. English also loses its diacritics here; other languages after stemming. Keeps case. */
export function normalise(text: string, language: Language): string {
  let out = text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text
  if (!ASCII.test(out)) {
    out = out.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHES, "'").replace(HYPHENS, '-')
    if (language === 'english' || language === 'none') out = stripDiacritics(out)
    if (out.length > MAX_TEXT_LENGTH) out = out.slice(0, MAX_TEXT_LENGTH)
  }
  return out.replace(DOTS, ' ').replace(THOUSANDS, '')
}

function stripDiacritics(text: string): string {
  return text.normalize('NFD').replace(DIACRITICS, '').normalize('NFC')
}

function fold(text: string): string {
  const low = text.toLowerCase()
  return ASCII.test(low) ? low : stripDiacritics(low).replace(FOLDABLE, (c) => UNDECOMPOSABLE[c] ?? c)
}

/**
 * The distinct tokens of a text that went through `normalise`, in the order they first stand in it.
 * `stored` is true for what goes into the index: every token that a question can give for the same text is among them.
 */
export function tokenise(text: string, language: Language, stored: boolean): Map<string, Token> {
  const sink: Sink = { language, stored, found: new Map(), compounds: 0 }
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    if (match[1] !== undefined) unblanked(match[1], sink)
    else if (match[2] !== undefined) hangul(match[2], sink)
    else piece(match[3] ?? '', sink)
    if (sink.found.size >= MAX_TOKENS) break
  }
  return sink.found
}

function emit(text: string, sink: Sink, compound: number, whole = false): void {
  if (text === '' || sink.found.size >= MAX_TOKENS) return
  const token = text.length > MAX_TOKEN_LENGTH ? cut(text, MAX_TOKEN_LENGTH) : text
  // A word that also stands outside of a compound is a plain word: it must not be waived with the compound.
  const before = sink.found.get(token)
  if (!before) sink.found.set(token, { text: token, compound, whole })
  else if (compound === 0) before.compound = 0
}

/** The first `length` code units, without half a character at the end. */
export function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length)
}

// --------------------------------------------------------------------------------------------------------- scripts without blanks

/** Pairs of neighbouring characters stand for words; one Han character can be a word, so it can be asked for alone. */
function unblanked(run: string, sink: Sink): void {
  const chars = [...cut(run, MAX_TOKENS * 2)]
  const single = chars.length === 1
  for (let i = 0; i < chars.length && sink.found.size < MAX_TOKENS; i++) {
    const here = chars[i] ?? ''
    if (i + 1 < chars.length) emit(here + (chars[i + 1] ?? ''), sink, 0)
    if (single || (sink.stored && HAN.test(here))) emit(here, sink, 0)
  }
}

/** Korean writes blanks, but particles stick to the noun: the word as a whole and its pairs of syllables. */
function hangul(run: string, sink: Sink): void {
  const chars = run.slice(0, MAX_COMPOUND_LENGTH)
  const compound = ++sink.compounds
  emit(chars, sink, chars.length > 2 ? compound : 0, true)
  if (chars.length > 2) for (let i = 0; i + 1 < chars.length; i++) emit(chars.slice(i, i + 2), sink, compound)
}

// ------------------------------------------------------------------------------------------------------------ words and compounds

const PLAIN = /^\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+$/u
const CAPITALS = /^\p{Lu}+$/u
const DIGITS = /^\p{Nd}+$/u
const SYMBOL_LANGUAGE = /^(\p{L}{1,2}(?:\+\+|#))(.*)$/u
const NUMERIC = /^v?(\d+(?:[.:/-]\d+)+)$/i
const TWO_CAPITALS = /^\p{Lu}\p{Lu}\p{Ll}+$/u
const ACRONYM = /^(?:\p{L}\.)+\p{L}?\.?$/u
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/
const CAMEL = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u

function piece(raw: string, sink: Sink): void {
  if (PLAIN.test(raw)) return word(raw, sink, 0)
  let left = raw.slice(0, MAX_COMPOUND_LENGTH)
  for (let language = SYMBOL_LANGUAGE.exec(left); language; language = SYMBOL_LANGUAGE.exec(left)) {
    emit(fold(language[1] ?? ''), sink, 0)
    left = (language[2] ?? '').replace(/^[^\p{L}\p{N}.]+/u, '')
  }
  const text = left.replace(/['.@/+:#&_-]+$/, '').replace(/^\.(?=\p{Nd}|$)/u, '')
  if (text === '') return
  if (text.includes("'")) return text.includes('/') ? parts(text.split('/'), sink, 0) : withApostrophe(text, sink)
  if (PLAIN.test(text) || CAPITALS.test(text) || DIGITS.test(text)) return word(text, sink, 0)
  compound(text, sink)
}

/** "D'Angelo" is dangelo, "Ann's" is ann, "don't" is do. */
function withApostrophe(text: string, sink: Sink): void {
  const bare = text.replace(/^'+|'+$/g, '').replace(/(?:n't|'(?:s|m|re|ve|ll|d))$/i, '').replaceAll("'", '')
  if (bare === '') return
  if (PLAIN.test(bare) || TWO_CAPITALS.test(bare)) word(bare, sink, 0)
  else piece(bare, sink)
}

/** "U.S." must not become the stop word "us", but "e.g." is one. */
function acronym(letters: string, sink: Sink): void {
  if (letters !== 'eg' && letters !== 'ie') emit(letters, sink, 0)
}

function compound(text: string, sink: Sink): void {
  const id = ++sink.compounds
  const numeric = NUMERIC.exec(text)
  if (numeric) return numericCompound(numeric[1] ?? '', sink, id)
  if (ACRONYM.test(text)) return acronym(fold(text.replaceAll('.', '')), sink)
  const ordinal = ORDINAL.exec(text.toLowerCase())
  if (ordinal) return word(ordinal[1] ?? '', sink, 0)
  if (text.includes('/')) return path(text, sink, id)
  if (text.includes('@')) {
    const [local = '', ...domain] = text.split('@')
    emit(fold(text), sink, id, true)
    return parts([...local.split(SEPARATORS), ...domain], sink, id)
  }
  if (/[.:]/.test(text)) {
    emit(fold(text.replace(/^v(?=\d)/i, '')), sink, id, true)
    const leading = /^v?(\d+(?:\.\d+)+)[-+]/i.exec(text)
    if (leading) emit(leading[1] ?? '', sink, id)
    return parts(text.slice(leading ? leading[0].length : 0).split(SEPARATORS), sink, id)
  }
  identifier(text, sink, id)
}

/** Versions, IP addresses, dates, times: one token. Stored ones also answer for their beginning: "2.4" finds "2.4.1". */
function numericCompound(digits: string, sink: Sink, id: number): void {
  emit(digits, sink, 0, true)
  if (!sink.stored) return
  for (let at = digits.search(/[.:/-]/); at > 0;) {
    const prefix = digits.slice(0, at)
    if (/\D/.test(prefix) || prefix.length === 4) emit(prefix, sink, id)
    const next = digits.slice(at + 1).search(/[.:/-]/)
    at = next < 0 ? -1 : at + 1 + next
  }
}

function path(text: string, sink: Sink, id: number): void {
  const segments = text.split('/').filter((segment) => /[\p{L}\p{N}]/u.test(segment))
  const first = segments[0] ?? ''
  const kept = /:$/.test(first) ? segments.slice(1) : segments
  if (kept.length > 1) emit(fold(kept.join('/')), sink, id, true)
  parts(kept, sink, id)
}

/** `max_retry_count`, `maxRetryCount`, `max-retry-count`: the whole without separators, and the parts. */
function identifier(text: string, sink: Sink, id: number): void {
  const pieces = text.split(SEPARATORS).flatMap((part) => part.split(CAMEL)).filter((part) => part !== '')
  const joined = fold(pieces.join(''))
  if (pieces.length === 1) return alphanumeric(joined, sink, id)
  emit(sink.language === 'english' && ENGLISH_WORD.test(joined) ? stem(joined, sink.language) : joined, sink, id, true)
  for (const part of pieces.slice(0, MAX_PARTS)) alphanumeric(fold(part), sink, id)
}

/** "10mb" is also 10 and mb, "p95" only itself: digits after letters are part of a name, before them they are an amount. */
function alphanumeric(text: string, sink: Sink, id: number): void {
  const amount = /^(\d+)(\p{L}+)$/u.exec(text)
  if (amount) {
    emit(text, sink, id, true)
    emit(amount[1] ?? '', sink, id)
    return word(amount[2] ?? '', sink, id)
  }
  if (/\p{N}/u.test(text)) emit(text, sink, id)
  else word(text, sink, id)
}

function parts(list: string[], sink: Sink, id: number): void {
  for (const part of list.slice(0, MAX_PARTS)) {
    if (part === '') continue
    if (PLAIN.test(part) || CAPITALS.test(part) || DIGITS.test(part)) { word(part, sink, id); continue }
    if (part.includes("'")) { withApostrophe(part, sink); continue }
    if (NUMERIC.test(part)) { numericCompound(part.replace(/^v/i, ''), sink, id); continue }
    if (/[.@:+#&]/.test(part) && /[\p{L}\p{N}]/u.test(part)) {
      emit(fold(part), sink, id, true)
      parts(part.split(SEPARATORS), sink, id)
      continue
    }
    identifier(part, sink, id)
  }
}

const ENGLISH_WORD = /^[a-z]+$/

function word(text: string, sink: Sink, compound: number): void {
  const { language } = sink
  if (language === 'english' || language === 'none') {
    const low = fold(text)
    if (stopWords(language).has(low)) return
    if (language === 'none') return emit(low, sink, compound)
    emit(ENGLISH_WORD.test(low) && low.length <= MAX_TOKEN_LENGTH ? (NUMBER_WORDS.get(low) ?? stem(low, language)) : low, sink, compound)
    return
  }
  if (stopWords(language).has(fold(text))) return
  const low = text.toLowerCase()
  emit(fold(low.length <= MAX_TOKEN_LENGTH ? stem(low, language) : low), sink, compound)
}
