// Requests against the contract: the generated validators say what is wrong, this file says it in words.
import type { ErrorDetail } from '#generated/api.d.ts'
import type { Validate, ValidationError, ValidatorName } from '#generated/validators.mjs'
import * as generated from '#generated/validators.mjs'
import { TitenError, notFound } from '../errors/error.ts'

const validators = generated as unknown as Record<ValidatorName, Validate>

/** Faults named in one answer at most. */
const DETAILS_MAX = 50

/** `/claims/0/sources/1` → `claims[0].sources[1]`. */
const toPath = (pointer: string) => pointer.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step), '')

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** What is wanted, for each keyword of JSON Schema that the contract uses. */
function wanted({ keyword, params, message }: ValidationError): string {
  const p = params as Record<string, string | number | string[]>
  switch (keyword) {
    case 'enum': return `must be one of ${(p.allowedValues as string[]).join(', ')}`
    case 'type': return `must be ${p.type === 'integer' ? 'a whole number' : p.type === 'array' || p.type === 'object' ? `an ${p.type}` : `a ${p.type}`}`
    case 'minimum': return `must be at least ${p.limit}`
    case 'maximum': return `must be at most ${p.limit}`
    case 'minLength': return 'must not be empty'
    case 'maxLength': return `must have at most ${p.limit} characters`
    case 'minItems': return `must hold at least ${p.limit}`
    case 'maxItems': return `must hold at most ${p.limit}`
    case 'uniqueItems': return 'must not hold the same twice'
    case 'format': return 'must be an instant such as 2026-08-01T09:00:00Z, with a zone'
    case 'pattern': return describePattern(String(p.pattern))
    case 'required': return 'is required'
    case 'additionalProperties': return 'is not known here'
    default: return message ?? 'is not what the contract says'
  }
}

/** Patterns are for machines: ids are told by their prefix, text by what it may not hold. */
function describePattern(pattern: string): string {
  const prefix = /^\^([a-z]+)_\[0-9a-f\]/.exec(pattern)?.[1]
  if (prefix) return `must be an id such as ${prefix}_ and 32 hexadecimal digits`
  if (pattern.includes('x21')) return 'must be visible ASCII characters without blanks'
  return pattern.includes('FEFF') || pattern.includes('u0000') ? 'must hold something visible, and no control or direction characters' : 'has not the form that the contract says'
}

/** The fault of one keyword, at the field it is about. */
function toDetail(error: ValidationError, name: (path: string) => string): ErrorDetail {
  const path = toPath(error.instancePath)
  const params = error.params as { missingProperty?: string; additionalProperty?: string }
  return { field: name(join(path, params.missingProperty ?? params.additionalProperty ?? '').replace(/\.$/, '')), message: wanted(error) }
}

/** Alternatives of a nullable field say the same thing more than once: one fault a field is enough. */
function toDetails(errors: ValidationError[], name: (path: string) => string): ErrorDetail[] {
  const byField = new Map<string, ErrorDetail>()
  for (const error of errors) {
    const detail = toDetail(error, name)
    if (!byField.has(detail.field)) byField.set(detail.field, detail)
    if (byField.size >= DETAILS_MAX) break
  }
  return [...byField.values()]
}

const toError = (details: ErrorDetail[]) =>
  new TitenError('VALIDATION_ERROR', details.slice(0, 3).map((d) => `${d.field || 'The body'} ${d.message}.`).join(' '), { details })

/**
 * Checks a body or a query.
 * @param prefix stands before the path of each field
 * @throws VALIDATION_ERROR that names every fault
 */
export function check(validator: ValidatorName, value: unknown, prefix = ''): void {
  const validate = validators[validator]
  if (!validate(value)) throw toError(toDetails(validate.errors ?? [], (path) => (prefix ? `${prefix}${path}`.replace(/\.$/, '') : path)))
}

/** Header names as people write them. */
const HEADER_NAMES: Record<string, string> = { 'idempotency-key': 'Idempotency-Key' }

/** @throws VALIDATION_ERROR that names the header */
export function checkHeaders(validator: ValidatorName, headers: unknown): void {
  const validate = validators[validator]
  if (!validate(headers)) throw toError(toDetails(validate.errors ?? [], (path) => HEADER_NAMES[path] ?? path))
}

/** An id in the path that has not the form of an id names nothing. @throws NOT_FOUND, as for any missing record */
export function checkParams(validator: ValidatorName, params: Record<string, string>): void {
  if (validators[validator](params)) return
  throw notFound(Object.keys(params)[0]?.replace(/_id$/, '') ?? 'path')
}
