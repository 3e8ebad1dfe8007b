// Reads the hand-written sources and gives the generators one view of them.
// Nothing here decides what is written; that is each generator's own business.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const MIGRATIONS = 'src/store/sqlite/migrations'

/** The first line of every generated file whose format has comments. */
export function madeFrom (source) {
  return `// Made by "npm run generate" from ${source}. Do not edit: change the source and run it again.\n`
}

/**
 * Reads openapi.yaml, mcp-tools.json and the migrations of the project in `root`. `published` is the contract as it stands
 * in the file, `doc` the one that code is made from.
 */
export function readSources (root) {
  const published = readYaml(join(root, 'openapi.yaml'))
  const doc = withValues(published)
  const { tools } = JSON.parse(readFileSync(join(root, 'mcp-tools.json'), 'utf8'))
  return { root, doc, published, tools, operations: listOperations(doc), migrations: readMigrations(join(root, MIGRATIONS)) }
}

/**
 * Puts an enum in the place of the pattern beside each `x-values`. Generators of other people stumble over null in an enum,
 * so the contract says a set of words that may be null as a pattern; our own code is to know the words.
 */
function withValues (node) {
  if (Array.isArray(node)) return node.map(withValues)
  if (node === null || typeof node !== 'object') return node
  const { 'x-values': values, ...rest } = node
  if (values === undefined) return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, withValues(child)]))
  const { pattern: _, maxLength: __, ...kept } = rest
  return { ...kept, enum: [...values, null] }
}

function readYaml (path) {
  const parsed = parseDocument(readFileSync(path, 'utf8'), { uniqueKeys: true })
  if (parsed.errors.length > 0) throw new Error(`openapi.yaml: ${parsed.errors[0].message}`)
  return parsed.toJS()
}

function readMigrations (folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }))
}

/** Follows `$ref`s inside the document until a node that is none. */
export function deref (doc, node) {
  let at = node
  while (at !== null && typeof at === 'object' && typeof at.$ref === 'string') at = resolvePointer(doc, at.$ref)
  return at
}

function resolvePointer (doc, ref) {
  if (!ref.startsWith('#/')) throw new Error(`openapi.yaml: $ref "${ref}" leaves the document.`)
  let at = doc
  for (const step of ref.slice(2).split('/')) {
    at = at?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (at === undefined) throw new Error(`openapi.yaml: $ref "${ref}" points at nothing.`)
  return at
}

/** Lists every operation in the document's order, with path-level and own parameters joined and resolved. */
export function listOperations (doc) {
  const found = []
  for (const [path, item] of Object.entries(doc.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method]
      if (operation === undefined) continue
      if (typeof operation.operationId !== 'string') {
        throw new Error(`openapi.yaml: ${method.toUpperCase()} ${path} has no operationId.`)
      }
      found.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: joinParameters(doc, item.parameters, operation.parameters),
      })
    }
  }
  return found
}

// An operation's own parameter replaces the path's parameter of the same place and name.
function joinParameters (doc, shared = [], own = []) {
  const byKey = new Map()
  for (const parameter of [...shared, ...own]) {
    const resolved = deref(doc, parameter)
    byKey.set(`${resolved.in}:${resolved.name}`, resolved)
  }
  return [...byKey.values()]
}

/** The schema of a request body or response that is sent as JSON, or undefined when there is none. */
export function jsonSchemaOf (content) {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (/^application\/(json|[\w.-]+\+json)$/.test(type)) return media.schema
  }
  return undefined
}
