// The schemas of the contract as Python types: a TypedDict for each object, a Literal for each list of words.
import { schemaName } from './sdk.mjs'
import { deref } from './sources.mjs'

const PLAIN = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' }

/**
 * The Python type of a schema.
 * @param prefix what stands before the name of a model
 */
export function typeOf (doc, schema, prefix = '') {
  if (schema.$ref !== undefined) {
    const name = schemaName(schema, 'a schema')
    return isNamed(doc.components.schemas[name]) ? prefix + name : typeOf(doc, doc.components.schemas[name], prefix)
  }
  const types = [schema.type ?? []].flat()
  const known = types.filter((type) => type !== 'null')
  // Two types in one are nothing that a type of Python would make clearer.
  const type = known.length === 1 ? singleType(doc, { ...schema, type: known[0] }, prefix) : 'Any'
  return types.includes('null') && type !== 'Any' ? `Optional[${type}]` : type
}

function singleType (doc, schema, prefix) {
  if (schema.enum !== undefined) return literal(schema.enum)
  if (schema.type === 'array') return `List[${typeOf(doc, schema.items ?? {}, prefix)}]`
  if (schema.type === 'object') return 'Dict[str, Any]'
  return PLAIN[schema.type]
}

const literal = (values) => `Literal[${values.filter((value) => value !== null).map((value) => JSON.stringify(value)).join(', ')}]`

const isObject = (schema) => schema.type === 'object' && schema.properties !== undefined
const isNamed = (schema) => isObject(schema) || (schema.type === 'string' && schema.enum !== undefined)

/** Writes every model that an operation takes or answers; envelopes are opened by the client and left out. */
export function makeModels (doc, rows) {
  const names = reachable(doc, rows)
  const words = names.filter((name) => !isObject(doc.components.schemas[name]))
  const objects = names.filter((name) => isObject(doc.components.schemas[name]))
  return `"""The records of the contract as they are on the wire: plain dictionaries with known keys."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict

__all__ = [
${[...words, ...objects].sort().map((name) => `    "${name}",\n`).join('')}]

${words.map((name) => `# ${oneLine(doc.components.schemas[name].description ?? name)}\n${name} = ${literal(doc.components.schemas[name].enum)}\n`).join('')}

${objects.map((name) => model(doc, name)).join('\n\n')}`
}

const oneLine = (text) => text.trim().replaceAll(/\s+/g, ' ')

// Keys that may be absent are a class of their own, which every Python since 3.8 understands.
function model (doc, name) {
  const { properties, required = [], description } = doc.components.schemas[name]
  const entries = Object.entries(properties)
  const always = entries.filter(([key]) => required.includes(key))
  const maybe = entries.filter(([key]) => !required.includes(key))
  const docstring = `    """${oneLine(description ?? name).replaceAll('\\', '\\\\')}"""\n`
  if (maybe.length === 0) return `class ${name}(TypedDict):\n${docstring}${members(doc, always)}`
  if (always.length === 0) return `class ${name}(TypedDict, total=False):\n${docstring}${members(doc, maybe)}`
  return `class _${name}(TypedDict):\n${members(doc, always).slice(1)}\n\nclass ${name}(_${name}, total=False):\n${docstring}${members(doc, maybe)}`
}

function members (doc, entries) {
  return `\n${entries.map(([key, schema]) => {
    const told = schema.description ?? (schema.$ref === undefined ? undefined : deref(doc, schema).description)
    return `${told === undefined ? '' : `    # ${oneLine(told)}\n`}    ${key}: ${typeOf(doc, schema)}\n`
  }).join('')}`
}

// In an order in which every model stands behind those that it holds.
function reachable (doc, rows) {
  const found = new Set()
  function visit (schema) {
    if (schema === null || typeof schema !== 'object') return
    if (schema.$ref === undefined) return Object.values(schema).forEach(visit)
    const name = schemaName(schema, 'a schema')
    if (found.has(name)) return
    visit(doc.components.schemas[name])
    if (isNamed(doc.components.schemas[name])) found.add(name)
  }
  for (const { reply, body, params } of rows) {
    const { data, meta } = doc.components.schemas[reply].properties
    visit([data, meta, params.map(({ schema }) => schema), body === undefined ? [] : { $ref: `#/components/schemas/${body}` }])
  }
  // What a failure holds: its codes and details.
  visit({ $ref: '#/components/schemas/ErrorInfo' })
  return [...found]
}
