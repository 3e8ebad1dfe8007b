// From the arguments of a call to a request: pure, so that what is sent can be read here and nowhere else.
import type { CallRow } from '#generated/sdk.mjs'

export type SdkRequest = {
  operation: string
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** Whether sending it twice does no harm: it only reads, or the server knows a repeat by its key. */
  repeatable: boolean
  /** Asked without a key; its failure is an answer, not something to retry. */
  open: boolean
}
export type CallArgs = Record<string, unknown>

/**
 * Builds the request of a call.
 * @param args path and query parameters by name, and `body`
 * @param idempotencyKey sent where the operation takes one; the same one on every attempt
 * @throws TypeError for an argument that cannot be sent
 */
export function buildRequest(origin: string, operation: string, [method, path, trait]: CallRow, args: CallArgs, idempotencyKey: string): SdkRequest {
  const { body, ...params } = args
  const used = new Set<string>()
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    used.add(name)
    return pathSegment(operation, name, params[name])
  })
  const query = Object.entries(params).filter(([name, value]) => !used.has(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (trait === 'keyed') headers['idempotency-key'] = checkIdempotencyKey(idempotencyKey)
  return {
    operation, method, headers, url: `${origin}${filled}${query === '' ? '' : `?${query}`}`,
    body: body === undefined ? undefined : JSON.stringify(body),
    repeatable: method === 'GET' || trait === 'keyed', open: trait === 'open',
  }
}

function pathSegment(operation: string, name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${operation}: ${name} is required.`)
  // Every URL parser takes such a segment for a step in the path, however it is escaped, and would call something else.
  if (value === '.' || value === '..') throw new TypeError(`${operation}: ${name} cannot be "${value}" in a URL.`)
  return encodeURIComponent(value)
}

function checkIdempotencyKey(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new TypeError('idempotencyKey must be 1 to 255 visible ASCII characters.')
  return key
}

/**
 * The part of a base URL that paths are put behind.
 * @throws TypeError for anything but an http or https URL; one with a user, a query or a fragment would show secrets
 */
export function readBaseUrl(url: string): string {
  // The text is not repeated in a fault: it may hold a password.
  let parsed
  try { parsed = new URL(url) } catch { throw new TypeError('url must be an absolute URL such as http://127.0.0.1:8787.') }
  if (!/^https?:$/.test(parsed.protocol)) throw new TypeError('url must start with http:// or https://.')
  if (parsed.username !== '' || parsed.password !== '') throw new TypeError('url must not hold a user or a password: the key goes into `key`.')
  if (parsed.search !== '' || parsed.hash !== '') throw new TypeError('url must not hold a query or a fragment: the key goes into `key`.')
  return parsed.origin + parsed.pathname.replace(/\/+$/, '')
}

/** @throws TypeError for a key that cannot stand in a header; the fault does not show it */
export function checkKey(key: string): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) throw new TypeError('key must be an API key: visible ASCII characters without blanks or line breaks.')
  return key
}
