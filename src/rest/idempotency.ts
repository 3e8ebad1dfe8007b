// The fingerprint of a request, by which a repeat with the same Idempotency-Key is told from another request.
import { createHash } from 'node:crypto'

/** JSON with the members of every object in one order: key order and blanks of the sender do not matter. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`
}

/** @returns 32 bytes over the path parameters and the body */
export const fingerprint = (params: unknown, body: unknown): Buffer =>
  createHash('sha256').update(canonical([params, body ?? null])).digest()
