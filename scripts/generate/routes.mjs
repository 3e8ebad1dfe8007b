// openapi.yaml -> generated/routes.mjs: what the server registers, one row per operation.
import { deref, madeFrom } from './sources.mjs'
import { itemSchemaOf, requestParts, responseParts } from './parts.mjs'

const PARTS = ['body', 'params', 'querystring', 'headers']

/** Writes the route table and its exact types. */
export function makeRoutes ({ doc, operations }) {
  const rows = operations.map((entry) => routeRow(doc, entry))
  const head = madeFrom('openapi.yaml')
  return {
    'routes.mjs': `${head}export const routes = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]\n`,
    'routes.d.mts': head + types(rows, doc, operations),
  }
}

function routeRow (doc, entry) {
  const { id, method, path, operation, parameters } = entry
  const statuses = Object.keys(operation.responses ?? {}).filter((status) => /^\d{3}$/.test(status)).map(Number)
  const success = statuses.find((status) => status >= 200 && status < 300)
  if (success === undefined) throw new Error(`openapi.yaml: ${id} has no 2xx response.`)
  const parts = requestParts(doc, entry)
  const validate = Object.fromEntries(parts.map(({ part, name }) => [part, name]))
  const body = parts.find(({ part }) => part === 'body')
  return {
    operationId: id,
    method,
    path,
    // A colon starts a parameter in fastify's form, so one that stands in the path itself is doubled.
    url: path.replaceAll(':', '::').replace(/\{([^}]+)\}/g, ':$1'),
    tag: operation.tags?.[0] ?? null,
    scope: operation['x-required-scope'] ?? null,
    success,
    statuses,
    mutation: (method === 'POST' || method === 'DELETE') && takesIdempotencyKey(parameters),
    bodyLimit: bodyLimit(doc, operation),
    validate,
    // The validator of one item, where the items of a batch are judged one by one.
    item: body !== undefined && itemSchemaOf(doc, body.schema) !== undefined ? `${id}_item` : null,
    responses: Object.fromEntries(responseParts(doc, entry).map(({ status, name }) => [status, name])),
  }
}

function takesIdempotencyKey (parameters) {
  return parameters.some(({ in: where, name }) => where === 'header' && name.toLowerCase() === 'idempotency-key')
}

function bodyLimit (doc, operation) {
  return operation['x-body-limit'] ?? deref(doc, operation.requestBody)?.['x-body-limit'] ?? null
}

// A JSON text is a TypeScript type as it stands. Only the absent validators are added, as `?: undefined`,
// so that code looping over all rows may ask any row for any part.
function types (rows, doc, operations) {
  const literal = rows.map((row) => {
    const absent = PARTS.filter((part) => !(part in row.validate)).map((part) => `"${part}"?: undefined`)
    const json = JSON.stringify(row)
    const validate = JSON.stringify(row.validate)
    const widened = `{${[validate.slice(1, -1), ...absent].filter(Boolean).join(', ')}}`
    return `  ${json.replace(`"validate":${validate}`, `"validate":${widened}`)},\n`
  })
  return `import type { operations } from './api.d.ts'

export declare const routes: readonly [
${literal.join('')}]
export type Route = (typeof routes)[number]
export type OperationId = Route['operationId']

/** Query keys that have a default: after validation they are always there. */
type DefaultedQuery = {
${defaultedQueries(doc, operations)}}

type Operation<Id extends OperationId> = operations[Id]
type Given<T> = Exclude<T, undefined> extends never ? Record<never, never> : Exclude<T, undefined>
type WithDefaults<T, K extends PropertyKey> = Omit<T, K> & { [P in K & keyof T]-?: Exclude<T[P], undefined> }

/** Path parameters and query of an operation as they are after validation. */
export type ParamsOf<Id extends OperationId> = Given<Operation<Id>['parameters']['path']>
export type QueryOf<Id extends OperationId> =
  WithDefaults<Given<Operation<Id>['parameters']['query']>, Id extends keyof DefaultedQuery ? DefaultedQuery[Id] : never>
/** The JSON body of an operation, or undefined when it takes none. */
export type BodyOf<Id extends OperationId> = JsonIn<Operation<Id>['requestBody']>
/** The JSON body of a success answer (one of the 2xx), or undefined when it has none. */
export type ReplyOf<Id extends OperationId> = JsonIn<SuccessOf<Operation<Id>['responses']>>

type SuccessOf<R> = R[keyof R & (200 | 201 | 202 | 204)]
type JsonIn<T> = T extends { content: { 'application/json': infer B } } ? B : undefined
`
}

function defaultedQueries (doc, operations) {
  return operations.map(({ id, parameters }) => {
    const names = parameters
      .filter(({ in: where, schema }) => where === 'query' && deref(doc, schema).default !== undefined)
      .map(({ name }) => `'${name}'`)
    return names.length === 0 ? '' : `  ${id}: ${names.join(' | ')}\n`
  }).join('')
}
