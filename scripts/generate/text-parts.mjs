// Bundled into the validators: reads path, query and header values, which arrive as text, before they are
// validated as what the contract says they are. Ajv's own coercion is not used, because it goes by
// JavaScript's rules: it takes "0x10", "1e1" and " 5" for integers.

// At most fifteen digits: each such number is exact.
const INTEGER = /^-?(?:0|[1-9][0-9]{0,14})$/
const NUMBER = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/

/**
 * Wraps a validator. `kinds` names the values that are not plain strings: `{ type?, list? }`.
 * A text that does not read as its type is left as it is, and then fails as text.
 */
export function fromText (validate, kinds) {
  const entries = Object.entries(kinds)
  function check (part) {
    for (const [name, kind] of entries) {
      const value = part[name]
      if (value !== undefined) part[name] = readValue(value, kind)
    }
    const valid = validate(part)
    check.errors = validate.errors
    return valid
  }
  check.errors = null
  return check
}

function readValue (value, { type, list }) {
  if (list === undefined) return readScalar(value, type)
  return asList(value, list).map((item) => readScalar(item, type))
}

// One value of a list is written just as a scalar is, and "a,b" is a list only where the contract says so.
function asList (value, list) {
  if (Array.isArray(value)) return value
  return list === 'comma' ? value.split(',') : [value]
}

// A repeated scalar arrives as an array and stays one, so that it is refused.
function readScalar (value, type) {
  if (typeof value !== 'string') return value
  if (type === 'integer' && INTEGER.test(value)) return Number(value)
  if (type === 'number' && NUMBER.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** Wraps the validator of a body that may be left out. */
export function orAbsent (validate) {
  function check (body) {
    const valid = body === undefined || validate(body)
    check.errors = valid ? null : validate.errors
    return valid
  }
  check.errors = null
  return check
}
