// openapi.yaml -> generated/sdk.mjs: what a client needs of the contract, small enough for a browser.
import { deref, jsonSchemaOf, madeFrom } from './sources.mjs'

/**
 * Lists what a client must know of each operation, for the clients of every language. Operations that speak anything
 * but JSON in an envelope are no business of a typed client and are left out.
 * @returns rows of `{ id, method, path, keyed, paged, open, summary, description, params, body, reply }`; `params` are
 *   those of path and query, `body` and `reply` the names of their schemas
 */
export function clientRows ({ doc, operations }) {
  return operations.filter((entry) => speaksEnvelopes(doc, entry)).map((entry) => clientRow(doc, entry))
}

function successSchema (doc, { operation }) {
  const success = Object.keys(operation.responses).find((status) => /^2\d\d$/.test(status))
  return jsonSchemaOf(deref(doc, operation.responses[success])?.content)
}

function speaksEnvelopes (doc, entry) {
  const body = deref(doc, entry.operation.requestBody)
  const takesJson = body === undefined || jsonSchemaOf(body.content) !== undefined
  return takesJson && deref(doc, successSchema(doc, entry))?.properties?.data !== undefined
}

function clientRow (doc, { id, method, path, operation, parameters }) {
  const reply = schemaName(successSchema(doc, { operation }), `the answer of ${id}`)
  const body = jsonSchemaOf(deref(doc, operation.requestBody)?.content)
  const data = deref(doc, doc.components.schemas[reply].properties.data)
  const params = parameters.filter(({ in: where }) => where === 'path' || where === 'query')
  return {
    id, method, path,
    keyed: parameters.some(({ in: where, name }) => where === 'header' && name === 'Idempotency-Key'),
    paged: params.some(({ name }) => name === 'cursor') && data.properties?.items !== undefined,
    // A probe: it takes no key, and its failure is an answer rather than something to retry.
    open: (operation['x-required-scope'] ?? null) === null,
    summary: operation.summary,
    description: operation.description,
    params,
    body: body && schemaName(body, `the body of ${id}`),
    reply,
  }
}

/** The name of a schema; a client shows it to people, so each body and answer must have one. */
export function schemaName (schema, what) {
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(schema?.$ref ?? '') ?? []
  if (name === undefined) throw new Error(`openapi.yaml: ${what} must be a named schema.`)
  return name
}

/** Writes the table of calls and the type of what each takes and answers. */
export function makeSdk (sources) {
  const rows = clientRows(sources)
  const head = madeFrom('openapi.yaml')
  const calls = rows.map(({ id, method, path, keyed, paged, open }) => {
    const trait = keyed ? 'keyed' : paged ? 'paged' : open ? 'open' : undefined
    return `  ${id}: ${JSON.stringify([method, path, trait].filter(Boolean))},\n`
  })
  return {
    'sdk.mjs': `${head}export const calls = {\n${calls.join('')}}\n`,
    'sdk.d.mts': head + types(rows),
  }
}

function types (rows) {
  const members = rows.map((row) => {
    const { args, names } = argumentsOf(row)
    return { names: [...names, row.reply], text: `${comment(row)}  ${row.id}: { args: ${args}; reply: ${row.reply} }\n` }
  })
  const names = [...new Set(members.flatMap((member) => member.names))].sort()
  const paged = rows.filter((row) => row.paged).map(({ id }) => `'${id}'`)
  return `import type {
${names.map((name) => `  ${name},\n`).join('')}} from './api.d.ts'

/** What every operation takes and answers. */
export type Operations = {
${members.map(({ text }) => text).join('')}}
export type OperationId = keyof Operations
/** The operations that answer a page of a list. */
export type PagedId = ${paged.join(' | ') || 'never'}

/** Method, path, and what is special: it takes an Idempotency-Key, it is a list, or it needs no key. */
export type CallRow = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, trait?: 'keyed' | 'paged' | 'open']
export declare const calls: Readonly<Record<OperationId, CallRow>>
`
}

function argumentsOf ({ params, body }) {
  const names = body === undefined ? [] : [body]
  const members = params.map(({ name, required, schema }) => {
    const type = schema.$ref === undefined ? plainType(schema) : schemaName(schema, `the parameter ${name}`)
    if (schema.$ref !== undefined) names.push(type)
    return `${name}${required === true ? '' : '?'}: ${type}`
  })
  if (body !== undefined) members.push(`body: ${body}`)
  // `{}` would take anything at all, a text too.
  return { names, args: members.length === 0 ? 'Record<never, never>' : `{ ${members.join('; ')} }` }
}

function plainType ({ type, enum: values }) {
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ')
  return type === 'integer' ? 'number' : type
}

function comment (row) {
  return `  /** ${aboutOf(row).replaceAll('*/', '*\\/')} */\n`
}

/** What an operation does, as one line. */
export function aboutOf ({ summary, description }) {
  return (description ?? summary ?? '').trim().replaceAll(/\s+/g, ' ').replace(/\.?$/, '.')
}
