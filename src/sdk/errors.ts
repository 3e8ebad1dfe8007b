// What a call throws. None of these ever holds the key: they end in logs.
import type { ErrorCode, ErrorDetail } from '#generated/api.d.ts'

/** A code of the contract, or `UNEXPECTED_ANSWER` for an answer that is not of this contract: a proxy's page, a redirect. */
export type TitenErrorCode = ErrorCode | 'UNEXPECTED_ANSWER'

export type ApiErrorInfo = {
  operation: string
  code: TitenErrorCode
  status: number
  request_id: string | undefined
  details: ErrorDetail[] | undefined
  retryAfterSeconds: number | undefined
}

/** The server refused the request, or could not take it. */
export class TitenApiError extends Error {
  override readonly name = 'TitenApiError'
  /** The operation that was called, such as `createObservation`. */
  readonly operation: string
  readonly code: TitenErrorCode
  /** The HTTP status. */
  readonly status: number
  /** Finds the request in the log of the server. */
  readonly request_id: string | undefined
  /** One entry for each fault of the request, by field path. */
  readonly details: ErrorDetail[] | undefined
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, info: ApiErrorInfo) {
    super(message)
    this.operation = info.operation
    this.code = info.code
    this.status = info.status
    this.request_id = info.request_id
    this.details = info.details
    this.retryAfterSeconds = info.retryAfterSeconds
  }
}

/** No whole answer came: the server was not reached, the connection broke, or the time was over. */
export class TitenConnectionError extends Error {
  override readonly name = 'TitenConnectionError'
  readonly operation: string
  readonly reason: 'network' | 'timeout'

  constructor(message: string, info: { operation: string; reason: 'network' | 'timeout' }) {
    super(message)
    this.operation = info.operation
    this.reason = info.reason
  }
}

export type TitenClientError = TitenApiError | TitenConnectionError

type Answer = { status: number; text: string; header: (name: string) => string | null }

/**
 * The error of an answer that is no success.
 * @param redact takes the key out of a text
 */
export function toApiError(operation: string, answer: Answer, redact: (text: string) => string): TitenApiError {
  const { error, meta } = parseEnvelope(redact(answer.text))
  const request_id = meta?.request_id ?? answer.header('x-request-id') ?? undefined
  const retryAfterSeconds = readRetryAfter(answer.header('retry-after'))
  const common = { operation, status: answer.status, request_id, retryAfterSeconds }
  if (typeof error?.code === 'string' && typeof error.message === 'string') {
    return new TitenApiError(error.message, { ...common, code: error.code, details: error.details })
  }
  return new TitenApiError(unexpected(answer.status), { ...common, code: 'UNEXPECTED_ANSWER', details: undefined })
}

function unexpected(status: number): string {
  // A browser shows a redirect that it was told not to follow as status 0.
  if (status === 0 || (status >= 300 && status < 400)) return 'The answer is a redirect, which is not followed with a key: give the final URL.'
  return `The answer (${status}) is not one of Titen's: is there a proxy in between, or another server?`
}

type Envelope = { error?: { code: ErrorCode; message: string; details?: ErrorDetail[] }; meta?: { request_id?: string } }

function parseEnvelope(text: string): Envelope {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** Seconds of a Retry-After header, which holds a number or, from a proxy, a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
