// House rules for openapi.yaml: what a linter does not know and every operation, schema and answer must keep.
import t from 'tap'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRefs, allSchemas, doc, deref, operations, projectRoot, resolveRef, type Node, type Schema } from '../support/contract.ts'

// The only values that may be anything: the caller's own state, which Titen keeps and does not read.
const ANYTHING = new Set(['CheckpointInput.state', 'Checkpoint.state'])

// A rule is one assertion, whatever it walks over: it fails with the list of everything that breaks it.
function rule (title: string, check: (demand: (held: unknown, breach: string) => void) => void): void {
  t.test(title, async (t) => {
    const breaches: string[] = []
    check((held, breach) => { if (!held) breaches.push(breach) })
    t.same(breaches, [])
  })
}

rule('every operation says who it is', (demand) => {
  const ids = operations.map(({ id }) => id)
  demand(new Set(ids).size === ids.length, 'operationIds are not unique')
  const tags = (doc.tags as Node[]).map(({ name }) => name)
  for (const { id, node } of operations) {
    demand(/^[a-z]+(?:[A-Z][a-z]+)*$/.test(id), `${id} is not camelCase`)
    demand(node.tags?.length === 1, `${id} has not one tag`)
    demand(tags.includes(node.tags?.[0]), `${id} has a tag that is not declared`)
    demand(node.summary, `${id} has no summary`)
    demand(node.description, `${id} has no description`)
  }
  const used = new Set(operations.map(({ node }) => node.tags?.[0]))
  for (const tag of tags) demand(used.has(tag), `no operation has the tag ${tag}`)
})

rule('every operation says which scope it needs', (demand) => {
  const scopes: string[] = doc.components.schemas.Scope.enum
  for (const { id, node } of operations) {
    demand(Object.hasOwn(node, 'x-required-scope'), `${id} declares no scope, not even null`)
    const scope = node['x-required-scope']
    demand(scope === null || scope === 'any' || scopes.includes(scope), `${id} needs a scope that no key can hold`)
    const needsNoKey = Array.isArray(node.security) && node.security.length === 0
    demand(scope === null ? needsNoKey : node.security === undefined, `${id} has a security that does not go with its scope`)
  }
})

rule('every operation says in words when it is used and which scope it needs', (demand) => {
  for (const { id, node } of operations) {
    const scope = node['x-required-scope']
    const words = scope === null ? 'Needs no key.' : scope === 'any' ? 'no scope is needed.' : `Needs the scope \`${scope}\`.`
    demand(node.description.endsWith(words), `${id} does not end with "${words}"`)
    demand(/\bUse it\b|: after /.test(node.description), `${id} does not say when`)
  }
})

// The code of each status, which every example of it must carry.
const CODES: Record<string, string> = {
  400: 'VALIDATION_ERROR', 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 409: 'CONFLICT', 413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE', 429: 'RATE_LIMITED', 503: 'NOT_READY',
}

rule('examples of a failure have the code of its status', (demand) => {
  for (const { id, node } of operations) {
    for (const [status, response] of Object.entries<Node>(node.responses).filter(([name]) => name in CODES)) {
      const examples = Object.values<Node>(deref(response).content['application/json'].examples)
      demand(examples.length > 0 && examples.every(({ value }) => value.error.code === CODES[status]), `${id} ${status}`)
    }
  }
})

rule('a missing scope is shown as the scope of the operation, where the answer is its own', (demand) => {
  const users = new Map<string, Set<string>>()
  for (const { node } of operations) {
    const ref = node.responses['403']?.$ref
    if (ref !== undefined) users.set(ref, (users.get(ref) ?? new Set()).add(node['x-required-scope']))
  }
  for (const [ref, scopes] of users) {
    const shown = resolveRef(ref)!.content['application/json'].examples.scope.value.error.message
    demand([...scopes].some((scope) => shown === `Missing required scope "${scope}".`), `${ref} shows "${shown}"`)
  }
})

rule('a body can be too large or of another type', (demand) => {
  for (const { id, node } of operations.filter((operation) => operation.node.requestBody !== undefined)) {
    for (const status of ['400', '413', '415']) demand(node.responses[status], `${id} cannot answer ${status}`)
  }
})

rule('every link leads to an operation and gives it parameters that it has', (demand) => {
  for (const { id, node } of operations) {
    for (const response of Object.values<Node>(node.responses)) {
      for (const [name, link] of Object.entries<Node>(deref(response).links ?? {})) {
        const { operationId, parameters = {} } = deref(link)
        const target = operations.find((operation) => operation.id === operationId)
        demand(target, `${id} ${name} leads to ${operationId}`)
        const names = target?.parameters.map((parameter) => parameter.name) ?? []
        for (const parameter of Object.keys(parameters)) demand(names.includes(parameter), `${id} ${name} gives ${parameter}`)
        for (const { in: where, name: needed } of target?.parameters ?? []) {
          demand(where !== 'path' || needed in parameters, `${id} ${name} does not give ${needed}`)
        }
      }
    }
  }
})

rule('every list leads to its next page', (demand) => {
  for (const { id, parameters, node } of operations) {
    const next = node.responses['200']?.links?.next_page
    const query = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name)
    if (!query.includes('cursor')) continue
    demand(next?.operationId === id, `${id} has no next page`)
    demand(query.every((name) => name in (next?.parameters ?? {})), `${id} loses a filter on its next page`)
  }
})

rule('the 3.0 form has every operation and no word of 3.1', (demand) => {
  const old: Node = JSON.parse(readFileSync(join(projectRoot, 'generated/openapi-3.0.json'), 'utf8'))
  demand(old.openapi.startsWith('3.0.'), `it is ${old.openapi}`)
  for (const { id, method, path } of operations) demand(old.paths[path]?.[method]?.operationId === id, `${id} is not there`)
  for (const [name, schema] of Object.entries<Schema>(old.components.schemas)) {
    for (const word of newWords(schema)) demand(false, `${name} says ${word}`)
  }
})

// Words of a schema that 3.0 does not know, in the schema and everything in it.
function newWords (schema: Schema): string[] {
  const inner = [...Object.values<Schema>(schema.properties ?? {}), ...[schema.items ?? []].flat()]
  const own = ['const', 'examples', '$defs', 'prefixItems'].filter((word) => word in schema)
  return [...own, ...(Array.isArray(schema.type) ? ['a list of types'] : []), ...inner.flatMap(newWords)]
}

rule('every failure is a shared response, and every operation has the default one', (demand) => {
  for (const { id, node } of operations) {
    const statuses = Object.keys(node.responses)
    demand(statuses.includes('default'), `${id} has no default response`)
    demand(statuses.some((status) => status.startsWith('2')), `${id} cannot succeed`)
    for (const status of statuses.filter((name) => !name.startsWith('2'))) {
      demand(isRef(node.responses[status], 'responses'), `${id} ${status} is a response of its own`)
    }
  }
})

rule('every answer carries x-request-id', (demand) => {
  for (const { id, node } of operations) {
    for (const [status, response] of Object.entries<Node>(node.responses)) {
      demand(deref(response).headers?.['x-request-id'], `${id} ${status}`)
    }
  }
})

rule('what takes an Idempotency-Key can answer 409, and every DELETE takes one', (demand) => {
  for (const { id, method, node, parameters } of operations) {
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
    demand(!takesKey || node.responses['409'], `${id} cannot answer 409`)
    demand(method !== 'delete' || takesKey, `${id} takes no key`)
  }
})

rule('bodies are named schemas', (demand) => {
  for (const { id, node } of operations) {
    const contents: [string, Node][] = [['request', node.requestBody?.content ?? {}]]
    for (const [status, response] of Object.entries<Node>(node.responses)) contents.push([status, deref(response).content ?? {}])
    for (const [what, content] of contents) {
      const json = content['application/json']
      demand(json === undefined || isRef(json.schema, 'schemas'), `${id} ${what}`)
    }
  }
})

rule('every schema has an end', (demand) => {
  for (const { where, node } of allSchemas()) {
    const missing = missingBound(node)
    demand(missing === undefined, `${where}: ${missing}`)
    demand(!isAnything(node) || ANYTHING.has(where), `${where}: no type`)
  }
})

function isRef (node: Node, kind: string): boolean {
  return typeof node.$ref === 'string' && node.$ref.startsWith(`#/components/${kind}/`)
}

// Says which limit a schema lacks, or undefined.
function missingBound (schema: Schema): string | undefined {
  if (schema.enum !== undefined || schema.const !== undefined) return undefined
  const types = [schema.type ?? []].flat()
  if (types.includes('string') && !isBoundedString(schema)) return 'a string without maxLength'
  if (types.includes('array') && schema.maxItems === undefined) return 'an array without maxItems'
  const isNumber = types.includes('number') || types.includes('integer')
  if (isNumber && (schema.minimum === undefined || schema.maximum === undefined)) return 'a number without minimum and maximum'
  if (types.includes('object') && schema.additionalProperties !== false) return 'an object that takes unknown properties'
  return undefined
}

function isBoundedString (schema: Schema): boolean {
  if (schema.maxLength !== undefined || schema.format !== undefined) return true
  return schema.pattern !== undefined && /^\^.*\$$/.test(schema.pattern) && !/[*+]|\{\d+,\}/.test(schema.pattern)
}

function isAnything (schema: Schema): boolean {
  return !['$ref', 'type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf'].some((word) => word in schema)
}

rule('a set of words that may be null is a pattern, with the words beside it', (demand) => {
  for (const { where, node } of allSchemas()) {
    demand(!node.enum?.includes(null), `${where} has null in an enum, over which generators stumble: say it with x-values`)
    if (node['x-values'] === undefined) continue
    demand(node.pattern === `^(?:${node['x-values'].join('|')})$`, `${where} has another pattern than its words`)
    demand(node.type?.join() === 'string,null', `${where} is not a string or null`)
  }
})

rule('names are written one way', (demand) => {
  const isSnakeCase = (name: string) => /^[a-z][a-z0-9_]*$/.test(name)
  for (const { where, node } of allSchemas()) {
    for (const name of Object.keys(node.properties ?? {})) demand(isSnakeCase(name), `${where}.${name} is not snake_case`)
    for (const name of node.required ?? []) demand(node.properties?.[name], `${where} requires ${name}, which it does not have`)
  }
  for (const { id, path, parameters } of operations) {
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1])
    const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    demand(inPath.join() === described.join(), `${id} describes other parameters than its path has`)
    for (const { in: where, name } of parameters) demand(where === 'header' || isSnakeCase(name), `${id} ${name} is not snake_case`)
  }
})

rule('everything named is described and used', (demand) => {
  const refs = new Set(allRefs())
  for (const ref of refs) demand(resolveRef(ref), `${ref} points at nothing`)
  for (const [kind, named] of Object.entries<Node>(doc.components)) {
    for (const [name, node] of Object.entries<Node>(named)) {
      demand(node.description, `${kind} ${name} has no description`)
      demand(kind === 'securitySchemes' || refs.has(`#/components/${kind}/${name}`), `${kind} ${name} is never used`)
    }
  }
})
