/* global checks */
export function isToolName (name) {
  return typeof name === 'string' && Object.hasOwn(checks, name)
}

// A model fills in null where it has nothing to say: an optional argument may be null, a required one may not.
export function checkArguments (tool, given) {
  const { required, types } = checks[tool]
  for (const name of required) {
    if (!Object.hasOwn(given, name)) return `Missing required argument "${name}".`
  }
  for (const [name, type] of Object.entries(types)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined || (value === null && !required.includes(name))) continue
    if (type === 'string' && typeof value !== 'string') return `Argument "${name}" must be a string.`
    if (type === 'string' && !value.isWellFormed()) return `Argument "${name}" holds half a surrogate pair.`
    if (type === 'integer' && !Number.isInteger(value)) return `Argument "${name}" must be an integer.`
  }
  return null
}
