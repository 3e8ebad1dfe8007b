// Turns the schemas of an OpenAPI document into what Ajv reads: JSON Schema 2020-12 and nothing else.

// Words of OpenAPI, and notes for people. Ajv knows some of the notes, but would carry them into the code
// it writes: whole descriptions, in every validator.
const DROPPED = new Set(['discriminator', 'xml', 'externalDocs', 'example', 'examples', 'title', 'description',
  'deprecated', 'readOnly', 'writeOnly', '$comment'])
const MAPS_OF_SCHEMAS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const LISTS_OF_SCHEMAS = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems'])
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames',
  'unevaluatedProperties', 'unevaluatedItems'])

const COMPONENT = /^#\/components\/schemas\/([A-Za-z0-9._-]+)$/

/** The id under which a named schema is known to Ajv. It has a scheme, so that no base is put before it. */
export function componentId (name) {
  return `component:${name}`
}

/**
 * Translates one schema. `options.request` is set for what comes in from outside: strings must then be
 * well-formed Unicode, and the items of an `x-validate-items` array are left to their own validator.
 */
export function toJsonSchema (schema, options) {
  if (typeof schema === 'boolean') return schema
  const out = {}
  for (const [word, value] of Object.entries(schema)) {
    if (DROPPED.has(word) || word.startsWith('x-')) continue
    out[word] = translateWord(word, value, options)
  }
  if (options.request) {
    if (schema['x-validate-items'] === true) out.items = { type: 'object' }
    if ([schema.type].flat().includes('string') && isFreeText(schema)) out.wellFormed = true
  }
  return out
}

function translateWord (word, value, options) {
  if (word === '$ref') return translateRef(value)
  if (SCHEMAS.has(word)) return toJsonSchema(value, options)
  if (LISTS_OF_SCHEMAS.has(word)) return value.map((item) => toJsonSchema(item, options))
  if (MAPS_OF_SCHEMAS.has(word)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toJsonSchema(item, options)]))
  }
  return value
}

function translateRef (ref) {
  const match = COMPONENT.exec(ref)
  if (match === null) throw new Error(`openapi.yaml: a schema may only refer to a named schema, not to "${ref}".`)
  return componentId(match[1])
}

// An enum, a constant or a date already says which characters may stand there.
function isFreeText (schema) {
  return schema.enum === undefined && schema.const === undefined && schema.format === undefined
}
