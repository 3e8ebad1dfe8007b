// From the bytes of a body to a JSON value that loses nothing: what JSON.parse would take and change is found.
import { TitenError } from './errors/error.ts'

/** Deepest nesting: far above what people send, far below what a recursive walk survives. */
const DEPTH_MAX = 100
/** Digits from which a number may be more than a double holds. */
const EXACT_DIGITS = 15

export type Fault = { path: string; message: string }
export type Parsed = { value: unknown; fault: Fault | undefined }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a body. @throws VALIDATION_ERROR when it is not UTF-8; a byte-order mark is dropped */
export function decodeBody(body: Uint8Array): string {
  try { return utf8.decode(body) } catch (cause) { throw new TitenError('VALIDATION_ERROR', 'The body is not valid UTF-8.', { cause }) }
}

/** The end of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x5c) i++
    else if (c === 0x22) return i
  }
  return text.length
}

/** The end of the number that begins at `start`. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && /[\d.eE+-]/.test(text[end]!)) end++
  return end
}

/**
 * Looks over the text once, before anything walks the value.
 * @returns whether a number outside of strings is long or has an exponent, so that it may not be kept exactly
 * @throws VALIDATION_ERROR for nesting that a recursive walk would not survive
 */
function inspect(text: string): boolean {
  let depth = 0
  let longNumber = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) i = endOfString(text, i)
    else if (c === 0x7b || c === 0x5b) {
      if (++depth > DEPTH_MAX) throw new TitenError('VALIDATION_ERROR', `The body is nested deeper than ${DEPTH_MAX} levels.`)
    } else if (c === 0x7d || c === 0x5d) depth--
    else if (c >= 0x30 && c <= 0x39) {
      const end = endOfNumber(text, i)
      longNumber ||= end - i > EXACT_DIGITS || /[eE]/.test(text.slice(i, end))
      i = end - 1
    }
  }
  return longNumber
}

const broken = (path: string): Fault => ({ path, message: 'holds half of a surrogate pair' })

/**
 * The first member that cannot be kept as it was sent: text that is not well formed, or a number beyond what a double
 * holds exactly.
 * @param path of the value itself
 */
export function findFault(value: unknown, path: string): Fault | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : broken(path)
  if (typeof value === 'number') {
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? undefined
      : { path, message: 'is a number that cannot be kept exactly: it lies beyond 2^53' }
  }
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, member] of Object.entries(value)) {
    if (!key.isWellFormed()) return broken(path || 'body')
    const fault = findFault(member, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
    if (fault) return fault
  }
  return undefined
}

/**
 * @param text a whole body
 * @returns the value, and the first thing in it that cannot be kept as it was sent
 * @throws VALIDATION_ERROR for what is not JSON, or nested too deep
 */
export function parseJson(text: string): Parsed {
  const longNumber = inspect(text)
  let value: unknown
  try { value = JSON.parse(text) } catch (cause) { throw new TitenError('VALIDATION_ERROR', 'The body is not valid JSON.', { cause }) }
  return { value, fault: longNumber || /\\u[dD][89a-fA-F]/.test(text) ? findFault(value, '') : undefined }
}
