// JSON Schema → fast-check arbitrary, for the part of JSON Schema that openapi.yaml uses. What it makes is valid
// by the schema, shrinks, and repeats with a seed. It leans to the edges: shortest, longest, odd scripts.
import fc from 'fast-check'
import { deref, type Schema } from './contract.ts'

type Json = unknown
type Arbitrary = fc.Arbitrary<Json>

// Beyond this depth optional properties are left out and lists stay empty, so that nothing grows without end.
const DEPTH_MAX = 6
// Most texts are short, or a run would spend its time on making long ones.
const SHORT_LENGTH_MAX = 40
const SHORT_LIST_MAX = 4

/** Makes valid values of a schema of openapi.yaml; `$ref`s are followed inside that document. */
export function arbitraryOf (schema: Schema, depth = 0): Arbitrary {
  const node = deref(schema)
  if (node.const !== undefined) return fc.constant(node.const)
  if (node.enum !== undefined) return fc.constantFrom(...(node.enum as Json[]))
  const branches: Schema[] | undefined = node.oneOf ?? node.anyOf
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => arbitraryOf(branch, depth)))
  if (Array.isArray(node.type)) return fc.oneof(...node.type.map((type) => ofType(type, node, depth)))
  return ofType(node.type, node, depth)
}

function ofType (type: string | undefined, schema: Schema, depth: number): Arbitrary {
  switch (type) {
    case 'null': return fc.constant(null)
    case 'boolean': return fc.boolean()
    case 'integer': return fc.integer({ min: schema.minimum, max: schema.maximum })
    case 'number': return numbers(schema)
    case 'string': return texts(schema)
    case 'array': return lists(schema, depth)
    case 'object': return objects(schema, depth)
    case undefined: return fc.jsonValue({ maxDepth: 2 })
    default: throw new Error(`No arbitrary for type ${type}.`)
  }
}

function numbers (schema: Schema): Arbitrary {
  // JSON has no negative zero: it would come back as 0.
  return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value))
}

function texts (schema: Schema): Arbitrary {
  if (schema.format === 'date-time') return instants()
  const min: number = schema.minLength ?? 0
  const max: number = schema.maxLength ?? min + SHORT_LENGTH_MAX
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u')
  const fits = (text: string) => (pattern?.test(text) ?? true) && lengthOf(text) >= min && lengthOf(text) <= max
  const short = Math.min(max, min + SHORT_LENGTH_MAX)
  const edges = ['x'.repeat(max), '\u{1F642}'.repeat(max), 'x'.repeat(min)].filter(fits)
  const choices: fc.WeightedArbitrary<string>[] = edges.length === 0 ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...edges) }]
  // A narrow pattern is built, since nothing drawn at random would fit it; a wide one only has to be kept.
  if (pattern !== undefined && isNarrow(pattern)) choices.push({ weight: 20, arbitrary: fc.stringMatching(pattern).filter(fits) })
  else choices.push(...['grapheme', 'binary', 'grapheme-ascii'].map((unit) => ({ weight: 7, arbitrary: drawn(unit as 'binary', min, short).filter(fits) })))
  return fc.oneof(...choices)
}

function drawn (unit: 'grapheme' | 'binary' | 'grapheme-ascii', minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit, minLength, maxLength })
}

// Wide is what takes an ordinary sentence.
function isNarrow (pattern: RegExp): boolean {
  return !pattern.test('Hé, 42 people!')
}

// JSON Schema counts code points.
function lengthOf (text: string): number {
  return [...text].length
}

function instants (): Arbitrary {
  const range = { min: new Date('0001-01-02T00:00:00.000Z'), max: new Date('9999-12-30T00:00:00.000Z'), noInvalidDate: true }
  const offsets = ['Z', '+00:00', '-00:00', '+05:30', '-11:59', '+23:59']
  const fractions = ['', '.0', '.123', '.123456789']
  return fc.tuple(fc.date(range), fc.constantFrom(...fractions), fc.constantFrom(...offsets))
    .map(([date, fraction, offset]) => `${date.toISOString().slice(0, 19)}${fraction}${offset}`)
}

function lists (schema: Schema, depth: number): Arbitrary {
  const minLength: number = schema.minItems ?? 0
  const room = depth > DEPTH_MAX ? 0 : SHORT_LIST_MAX
  const size = { minLength, maxLength: Math.min(schema.maxItems ?? minLength + room, minLength + room) }
  const items = arbitraryOf(schema.items ?? {}, depth + 1)
  return schema.uniqueItems === true ? fc.uniqueArray(items, { ...size, selector: (item) => JSON.stringify(item) }) : fc.array(items, size)
}

function objects (schema: Schema, depth: number): Arbitrary {
  const required: string[] = schema.required ?? []
  const properties = Object.entries<Schema>(schema.properties ?? {}).filter(([name]) => depth <= DEPTH_MAX || required.includes(name))
  const model = Object.fromEntries(properties.map(([name, property]) => [name, arbitraryOf(property, depth + 1)]))
  return fc.record(model, { requiredKeys: required, noNullPrototype: true })
}

/** Makes the body of an operation, or undefined when it takes none. */
export function bodyOf (requestBody: Schema | undefined): Arbitrary {
  const schema = requestBody?.content?.['application/json']?.schema
  return schema === undefined ? fc.constant(undefined) : arbitraryOf(schema)
}

/** Makes the values of the parameters in one place (`query`, `path`, `header`), each as the text that is sent. */
export function parametersOf (parameters: Schema[], where: 'query' | 'path' | 'header'): fc.Arbitrary<Record<string, string>> {
  const list = parameters.filter((parameter) => parameter.in === where)
  const model = Object.fromEntries(list.map(({ name, schema }) => [name, arbitraryOf(schema).map(String)]))
  return fc.record(model, { requiredKeys: list.filter(({ required }) => required).map(({ name }) => name), noNullPrototype: true })
}
