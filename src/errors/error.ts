// The one error type. Its message is always safe to show: it never holds stored content, SQL, a key or a stack.
// What really happened goes in `cause`, which only the log sees.
import type { ErrorCode, ErrorDetail } from '#generated/api.d.ts'

export type ErrorOptions = {
  /** One entry for each fault of the request, by field path. */
  details?: ErrorDetail[]
  /** Seconds after which the same request may pass. */
  retryAfterSeconds?: number
  /** Headers that belong to the answer, such as `allow`. */
  headers?: Record<string, string>
  /** The words of a constraint of our own schema, which the MCP path shows as they are. */
  constraint?: string
  cause?: unknown
}

export class TitenError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly headers: Record<string, string>
  readonly constraint: string | undefined

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'TitenError'
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.headers = options.headers ?? {}
    this.constraint = options.constraint
  }
}

/** 404 for a record that is not there or that the caller may not know of: the two read the same. */
export const notFound = (noun: string) => new TitenError('NOT_FOUND', `No such ${noun}.`)

/** 400 for one field, named by its full path. */
export const invalid = (field: string, message: string) =>
  new TitenError('VALIDATION_ERROR', `${field} ${message}.`, { details: [{ field, message }] })

/** 403 where the caller may know of the thing but not do this to it. */
export const forbidden = (message: string) => new TitenError('FORBIDDEN', message)

/** 409 where the request collides with what stands. */
export const conflict = (message: string) => new TitenError('CONFLICT', message)

/** 503: the store cannot take the request now, and nothing of it was kept. */
export const notReady = (message: string, cause?: unknown) =>
  new TitenError('NOT_READY', message, { retryAfterSeconds: 1, cause })

/** 401, the same whatever is wrong with the key. */
export const unauthenticated = (sent: boolean) =>
  new TitenError('UNAUTHENTICATED', 'Send a valid key as "Authorization: Bearer titen_sk_…"; this one is missing, unknown, revoked or expired.', {
    headers: { 'www-authenticate': sent ? 'Bearer realm="titen", error="invalid_token"' : 'Bearer realm="titen"' },
  })
