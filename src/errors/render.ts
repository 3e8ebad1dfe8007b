// The one place where errors become output: the REST envelope and the text of a failed tool call.
import type { ErrorBody, ErrorInfo } from '#generated/api.d.ts'
import { catalogue } from './catalogue.ts'
import { TitenError } from './error.ts'

/** A failure of the HTTP layer, told by its own code; its message is never copied. */
const FRAMEWORK: Record<string, [ErrorInfo['code'], string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'The body is larger than this operation allows.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as "content-type: application/json", not compressed.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['VALIDATION_ERROR', 'The body does not have the length that content-length says.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['VALIDATION_ERROR', 'The body is empty: send a JSON object.'],
  FST_ERR_BAD_URL: ['VALIDATION_ERROR', 'The URL holds a percent sign that is not followed by two hexadecimal digits of UTF-8.'],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'No such path.'],
  FST_ERR_NOT_FOUND: ['NOT_FOUND', 'No such path.'],
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: ['NOT_FOUND', 'No such path.'],
  ECONNRESET: ['VALIDATION_ERROR', 'The connection ended before the body did.'],
}

/**
 * Turns anything thrown into an error that may be shown.
 * @param thrown a TitenError, an error of the HTTP layer, or anything else, which becomes INTERNAL with a fixed sentence
 */
export function toPublicError(thrown: unknown): TitenError {
  if (thrown instanceof TitenError) return thrown
  const known = FRAMEWORK[(thrown as { code?: string } | null)?.code ?? '']
  if (known) return new TitenError(known[0], known[1], { cause: thrown })
  return new TitenError('INTERNAL', 'Something went wrong on our side. The request id helps to find it.', { cause: thrown })
}

/**
 * The REST answer of a failure.
 * @returns status, headers (lower-case names) and the body of the contract's `ErrorBody`
 */
export function toRestReply(thrown: unknown, requestId: string): { status: number; headers: Record<string, string>; body: ErrorBody } {
  const error = toPublicError(thrown)
  const headers: Record<string, string> = { ...error.headers }
  if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds)
  return { status: catalogue[error.code].status, headers, body: { error: toErrorInfo(error), meta: { request_id: requestId } } }
}

/** The `error` member alone, as batches repeat it for each item. */
export function toErrorInfo(error: TitenError): ErrorInfo {
  return { code: error.code, message: error.message, ...(error.details ? { details: error.details } : {}) }
}

/** The text of a failed tool call: one plain sentence, or the words of the constraint that refused the row. */
export function toToolText(thrown: unknown): string {
  const error = toPublicError(thrown)
  return error.constraint ?? error.message
}
