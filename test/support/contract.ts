// The contracts as plain data, and the walks over them that several tests share.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A node of the document. The tests ask it questions that its exact type would only get in the way of. */
export type Node = Record<string, any>
export type Schema = Node

/** The project's own folder, from the compiled tests as well as from the source. */
export const projectRoot = join(dirname(fileURLToPath(import.meta.resolve('#generated/openapi.json'))), '..')

export const doc: Node = JSON.parse(readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8'))
export const mcpTools: { tools: Node[] } = JSON.parse(readFileSync(join(projectRoot, 'mcp-tools.json'), 'utf8'))

/** Imports one of the project's scripts, which are plain JavaScript and have no types. */
export async function importScript (path: string): Promise<Node> {
  return import(new URL(path, `file://${projectRoot}/`).href)
}

export function resolveRef (ref: string): Node | undefined {
  let at: unknown = doc
  for (const step of ref.replace(/^#\//, '').split('/')) {
    at = (at as Node | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return at as Node | undefined
}

export function deref (node: Node): Node {
  let at = node
  while (typeof at.$ref === 'string') {
    const target = resolveRef(at.$ref)
    if (target === undefined) throw new Error(`${at.$ref} points at nothing`)
    at = target
  }
  return at
}

export type Operation = { id: string, method: string, path: string, node: Node, parameters: Node[] }

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export const operations: Operation[] = Object.entries<Node>(doc.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method] !== undefined).map((method) => ({
    id: item[method].operationId,
    method,
    path,
    node: item[method],
    parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(deref),
  })))

export type Place<T> = { where: string, node: T }

/** Every node of the document that is a JSON Schema, nested ones included, with the path that leads to it. */
export function allSchemas (): Place<Schema>[] {
  const found: Place<Schema>[] = []
  const roots = mediaTypes().filter(({ node }) => node.schema !== undefined)
    .map(({ where, node }) => ({ where: `${where}.schema`, node: node.schema }))
  for (const [name, schema] of Object.entries<Schema>(doc.components.schemas)) roots.push({ where: name, node: schema })
  for (const root of roots) addSchema(found, root.where, root.node)
  return found
}

const LISTS = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const SINGLE = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames']

function addSchema (found: Place<Schema>[], where: string, node: Schema | boolean): void {
  if (typeof node === 'boolean') return
  found.push({ where, node })
  for (const [name, child] of Object.entries<Schema>(node.properties ?? {})) addSchema(found, `${where}.${name}`, child)
  for (const word of SINGLE) if (node[word] !== undefined) addSchema(found, `${where}.${word}`, node[word])
  for (const word of LISTS) {
    for (const [at, child] of (node[word] ?? []).entries()) addSchema(found, `${where}.${word}[${at}]`, child)
  }
}

/** Every node that has a `schema` and may have examples: parameters, headers, request and response bodies. */
export function mediaTypes (): Place<Node>[] {
  const found: Place<Node>[] = []
  const components = doc.components as Record<string, Record<string, Node>>
  for (const kind of ['parameters', 'headers']) {
    for (const [name, node] of Object.entries(components[kind] ?? {})) found.push({ where: `${kind}.${name}`, node })
  }
  for (const [name, node] of Object.entries(components.responses ?? {})) addContent(found, `responses.${name}`, node)
  for (const { id, node } of operations) {
    for (const parameter of node.parameters ?? []) {
      if (parameter.$ref === undefined) found.push({ where: `${id}.${parameter.name}`, node: parameter })
    }
    if (node.requestBody !== undefined) addContent(found, `${id}.requestBody`, node.requestBody)
    for (const [status, response] of Object.entries<Node>(node.responses)) addContent(found, `${id}.${status}`, response)
  }
  return found
}

function addContent (found: Place<Node>[], where: string, node: Node): void {
  for (const [type, media] of Object.entries<Node>(node.content ?? {})) found.push({ where: `${where} ${type}`, node: media })
  for (const [name, header] of Object.entries<Node>(node.headers ?? {})) {
    if (header.$ref === undefined) found.push({ where: `${where} ${name}`, node: header })
  }
}

/** Every `$ref` of the document. */
export function allRefs (node: unknown = doc): string[] {
  if (Array.isArray(node)) return node.flatMap(allRefs)
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([word, value]) =>
    // An example is data: a `$ref` in it would be a string like any other.
    word === 'example' || word === 'examples' ? [] : word === '$ref' ? [value as string] : allRefs(value))
}
