// openapi.yaml -> generated/openapi-3.0.json: the same contract in OpenAPI 3.0, for generators that cannot read 3.1.
//
// Only what the contract uses is translated. A word of 3.1 that has no counterpart stops the run: to drop it in silence
// would be to publish another contract.

const VERSION = '3.0.3'
// Words of JSON Schema 2020-12 that 3.0 does not know.
const UNTRANSLATABLE = ['$defs', '$anchor', '$dynamicRef', 'if', 'then', 'else', 'prefixItems', 'contains', 'patternProperties',
  'propertyNames', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties', 'contentEncoding', 'contentMediaType']
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Writes the document in the form of OpenAPI 3.0. */
export function makeOpenapi30 ({ published }) {
  return { 'openapi-3.0.json': `${JSON.stringify(toOpenapi30(published), null, 1)}\n` }
}

/** The document in the form of OpenAPI 3.0; the one that is given stays as it is. */
export function toOpenapi30 (doc) {
  if (doc.webhooks !== undefined) throw new Error('openapi.yaml: webhooks cannot be said in OpenAPI 3.0.')
  const { openapi: _, info, paths, components, ...rest } = doc
  return { openapi: VERSION, info: toInfo(info), ...rest, paths: mapValues(paths, toPathItem), components: toComponents(components) }
}

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))

/** Changes the members that are there, and leaves every other as it is. */
function changeMembers (node, changes) {
  return mapValues(node, (value, name) => (Object.hasOwn(changes, name) ? changes[name](value) : value))
}

// 3.0 has neither a summary of the whole nor a license by identifier.
function toInfo ({ summary, license, ...info }) {
  const { identifier, ...named } = license ?? {}
  const url = identifier === undefined ? {} : { url: `https://spdx.org/licenses/${identifier}.html` }
  return {
    ...info,
    description: [summary, info.description].filter(Boolean).join('\n\n'),
    ...(license === undefined ? {} : { license: { ...named, ...url } }),
  }
}

function toComponents (components) {
  return changeMembers(components, {
    schemas: (named) => mapValues(named, toSchema),
    parameters: (named) => mapValues(named, toCarrier),
    headers: (named) => mapValues(named, toCarrier),
    requestBodies: (named) => mapValues(named, toContent),
    responses: (named) => mapValues(named, toResponse),
  })
}

function toPathItem (item) {
  const changes = Object.fromEntries(METHODS.map((method) => [method, toOperation]))
  return changeMembers(item, { ...changes, parameters: (list) => list.map(toCarrier) })
}

function toOperation (operation) {
  return changeMembers(operation, {
    parameters: (list) => list.map(toCarrier),
    requestBody: toContent,
    responses: (named) => mapValues(named, toResponse),
  })
}

function toResponse (response) {
  return changeMembers(toContent(response), { headers: (named) => mapValues(named, toCarrier) })
}

function toContent (node) {
  return changeMembers(node, { content: (types) => mapValues(types, toCarrier) })
}

/** A parameter, a header or a media type: what carries a schema. Its own `examples` are the same in both versions. */
function toCarrier (node) {
  return changeMembers(node, { schema: toSchema })
}

/** One schema and everything in it. */
export function toSchema (schema) {
  if (schema.$ref !== undefined) return toReference(schema)
  const unknown = UNTRANSLATABLE.find((word) => Object.hasOwn(schema, word))
  if (unknown !== undefined) throw new Error(`openapi.yaml: "${unknown}" cannot be said in OpenAPI 3.0.`)
  const { type, const: constant, examples, exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  return {
    ...toType(type),
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...toLimit('minimum', 'exclusiveMinimum', exclusiveMinimum),
    ...toLimit('maximum', 'exclusiveMaximum', exclusiveMaximum),
    ...changeMembers(rest, {
      properties: (named) => mapValues(named, toSchema),
      additionalProperties: (value) => (typeof value === 'object' ? toSchema(value) : value),
      items: toSchema,
      not: toSchema,
      allOf: (list) => list.map(toSchema),
      oneOf: (list) => list.map(toSchema),
      anyOf: (list) => list.map(toSchema),
    }),
    ...(examples === undefined ? {} : { example: examples[0] }),
  }
}

// What stands beside a $ref counts in 3.1 and is ignored in 3.0.
function toReference ({ $ref, ...beside }) {
  return Object.keys(beside).length === 0 ? { $ref } : { allOf: [{ $ref }], ...toSchema(beside) }
}

function toType (type) {
  if (!Array.isArray(type)) return type === undefined ? {} : { type }
  const others = type.filter((name) => name !== 'null')
  if (others.length !== 1) throw new Error(`openapi.yaml: the type [${type.join(', ')}] cannot be said in OpenAPI 3.0.`)
  return others.length === type.length ? { type: others[0] } : { type: others[0], nullable: true }
}

// 3.1 has a number of its own for an exclusive limit; 3.0 has the limit and a flag.
function toLimit (limit, exclusive, value) {
  return value === undefined ? {} : { [limit]: value, [exclusive]: true }
}
