// Names the validators of an operation and finds the schemas behind them. The route table and the two
// validator files must agree on these, so all three ask here.
import { deref, jsonSchemaOf } from './sources.mjs'

const TEXT_PARTS = [['path', 'params'], ['query', 'querystring'], ['header', 'headers']]

/**
 * The request parts of an operation that are validated: `{ part, name, schema, kinds? }`, part being fastify's
 * word for it. Text parts (path, query, headers) carry `kinds`: how each value is read from its text.
 */
export function requestParts (doc, { id, operation, parameters }) {
  const parts = []
  const body = deref(doc, operation.requestBody)
  const bodySchema = jsonSchemaOf(body?.content)
  if (bodySchema !== undefined) {
    parts.push({ part: 'body', name: `${id}_body`, schema: bodySchema, optional: body.required !== true })
  }
  for (const [where, part] of TEXT_PARTS) {
    const list = parameters.filter((parameter) => parameter.in === where)
    // A query key that the contract does not name is refused everywhere but on the routes that need no key:
    // those are probed by tools that add a key of their own against caches.
    const closed = where === 'query' && !isOpenToAll(operation)
    if (list.length === 0 && !closed) continue
    parts.push({ part, name: `${id}_${part}`, ...textSchema(doc, list, where) })
  }
  return parts
}

function isOpenToAll (operation) {
  return (operation['x-required-scope'] ?? null) === null
}

function textSchema (doc, list, where) {
  const schema = { type: 'object', properties: {}, required: [] }
  // A request always has headers that no contract names.
  if (where !== 'header') schema.additionalProperties = false
  const kinds = {}
  for (const parameter of list) {
    const name = where === 'header' ? parameter.name.toLowerCase() : parameter.name
    // Ajv fills in a default only where it stands in the property itself, not behind a $ref.
    schema.properties[name] = deref(doc, parameter.schema)
    if (parameter.required) schema.required.push(name)
    const kind = textKind(doc, parameter)
    if (kind !== undefined) kinds[name] = kind
  }
  return { schema, kinds }
}

// How a value is read from its text; nothing for a plain string, which is already what it should be.
function textKind (doc, parameter) {
  const schema = deref(doc, parameter.schema)
  const type = scalarType(schema)
  if (type === 'array') {
    const kind = { list: parameter.explode === false ? 'comma' : 'repeat' }
    const items = scalarType(deref(doc, schema.items))
    return items === 'string' ? kind : { ...kind, type: items }
  }
  return type === 'string' ? undefined : { type }
}

function scalarType (schema) {
  const types = [schema.type ?? 'string'].flat().filter((type) => type !== 'null')
  return types.length === 1 ? types[0] : 'string'
}

/** The JSON responses of an operation: `{ status, name, schema }`, `default` included. */
export function responseParts (doc, { id, operation }) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const schema = jsonSchemaOf(deref(doc, response).content)
    return schema === undefined ? [] : [{ status, name: `${id}_${status}`, schema }]
  })
}

/**
 * Finds the array that is marked `x-validate-items` inside a request body and gives its item schema,
 * or undefined. Such items are validated one by one, so that one bad item does not fail its neighbours.
 */
export function itemSchemaOf (doc, schema, seen = new Set()) {
  const node = deref(doc, schema)
  if (node === null || typeof node !== 'object' || seen.has(node)) return undefined
  seen.add(node)
  if (node['x-validate-items'] === true) return node.items
  const inner = [...Object.values(node.properties ?? {}), ...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])]
  for (const child of inner) {
    const found = itemSchemaOf(doc, child, seen)
    if (found !== undefined) return found
  }
  return undefined
}
