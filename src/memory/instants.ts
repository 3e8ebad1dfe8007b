// Instants of the contract: RFC 3339 text in, milliseconds since 1970 inside.
import { invalid } from '../errors/error.ts'

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z')

/**
 * @param text what the contract's pattern let through: a real day, a time and a zone
 * @returns milliseconds since 1970
 * @throws VALIDATION_ERROR on the field when the zone moves it out of the years 1 to 9999
 */
export function readInstant(field: string, text: string): number {
  const ms = Date.parse(text)
  if (!(ms >= FIRST_MS && ms <= LAST_MS)) throw invalid(field, 'must be an instant of the years 1 to 9999 in UTC')
  return ms
}

/** The same for an instant that may be missing. */
export const readInstantOrNull = (field: string, text: string | undefined) => (text === undefined ? null : readInstant(field, text))
