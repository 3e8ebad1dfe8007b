// Every error code of the contract with its HTTP status. A code without a row does not compile.
import type { ErrorCode } from '#generated/api.d.ts'

export type CatalogueRow = {
  status: number
  /** Whether the same request may pass later without a change. */
  retryable: boolean
}

export const catalogue: Record<ErrorCode, CatalogueRow> = {
  VALIDATION_ERROR: { status: 400, retryable: false },
  UNAUTHENTICATED: { status: 401, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false },
  CONFLICT: { status: 409, retryable: false },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false },
  RATE_LIMITED: { status: 429, retryable: true },
  INTERNAL: { status: 500, retryable: false },
  NOT_READY: { status: 503, retryable: true },
}
