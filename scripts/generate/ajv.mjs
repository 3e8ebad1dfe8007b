// Compiles schemas into one ES module of plain functions that imports nothing.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { _, and } from 'ajv/dist/compile/codegen/index.js'
import names from 'ajv/dist/compile/names.js'
import propertiesKeyword from 'ajv/dist/vocabularies/applicator/additionalProperties.js'
import itemsKeyword from 'ajv/dist/vocabularies/applicator/items2020.js'
import patternKeyword from 'ajv/dist/vocabularies/validation/pattern.js'
import uniqueKeyword from 'ajv/dist/vocabularies/validation/uniqueItems.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { componentId, toJsonSchema } from './json-schema.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))

// RFC 3339, with the real days of each month. Years start at 0001 and seconds end at 59, so that every
// value is a moment that Date and SQLite read alike. An offset must not lead out of the years 0001 to 9999
// either: in UTC such a moment could not be written in this form. A regular expression is inlined into the
// validators, where a function would have to be imported.
const DATE = [
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
  String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
  String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
].join('|')
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?`
const OFFSET = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`
export const DATE_TIME = new RegExp(`^(?!0000|0001-01-01T.*[+]|9999-12-31T.*-)(?:${DATE})T${TIME}${OFFSET}$`, 'u')

/** Makes an Ajv that knows every named schema of the document, translated for requests or for responses. */
export function newAjv (doc, options) {
  const ajv = new Ajv2020({
    strict: true,
    // A required property may be described by a neighbour in allOf.
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    coerceTypes: false,
    useDefaults: options.useDefaults ?? false,
    // One function per named schema instead of a copy at each use: a quarter of the code, and no slower.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addFormat('date-time', DATE_TIME)
  ajv.addKeyword(wellFormed)
  for (const definition of [closedObject, boundedPattern, boundedList(itemsKeyword.default), boundedList(uniqueKeyword.default)]) {
    ajv.removeKeyword(definition.keyword)
    ajv.addKeyword(definition)
  }
  for (const [name, schema] of Object.entries(doc.components?.schemas ?? {})) {
    ajv.addSchema({ ...toJsonSchema(schema, options), $id: componentId(name) })
  }
  return ajv
}

// Half a surrogate pair has no UTF-8, so what is stored would not be what was sent.
const wellFormed = {
  keyword: 'wellFormed',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'must not hold half a surrogate pair' },
  code (cxt) {
    cxt.fail(_`!${cxt.data}.isWellFormed()`)
  },
}

// With allErrors, Ajv looks at all of half a million items to say that two hundred are allowed, collects an
// error for each, and compares every pair of them for `uniqueItems`. A list that is too long is refused for
// its length alone.
function boundedList (definition) {
  return {
    ...definition,
    code (cxt) {
      const max = cxt.parentSchema.maxItems
      if (max === undefined) return definition.code(cxt)
      cxt.gen.if(_`${cxt.data}.length <= ${max}`, () => definition.code(cxt))
    },
  }
}

// A text that is too long is refused for its length: no pattern runs over a megabyte. `length` counts UTF-16
// units and `maxLength` code points, of which each has at most two.
const boundedPattern = {
  ...patternKeyword.default,
  code (cxt) {
    const max = cxt.parentSchema.maxLength
    if (max === undefined) return patternKeyword.default.code(cxt)
    cxt.gen.if(_`${cxt.data}.length <= ${2 * max}`, () => patternKeyword.default.code(cxt))
  },
}

const UNKNOWN_KEYS_MAX = 20

// The same for objects: after twenty unknown keys the sender knows, and a megabyte of them costs nothing.
const closedObject = {
  ...propertiesKeyword.default,
  code (cxt) {
    const { gen, data, schema, parentSchema, errsCount, it } = cxt
    if (schema !== false || parentSchema.patternProperties !== undefined) return propertiesKeyword.default.code(cxt)
    it.props = true
    const known = Object.keys(parentSchema.properties ?? {})
    const count = gen.let('count', 0)
    gen.forIn('key', data, (key) => {
      gen.if(and(_`true`, ...known.map((name) => _`${key} !== ${name}`)), () => {
        cxt.setParams({ additionalProperty: key })
        cxt.error()
        gen.code(_`if (++${count} >= ${UNKNOWN_KEYS_MAX}) break`)
      })
    })
    cxt.ok(_`${errsCount} === ${names.default.errors}`)
  },
}

/**
 * Compiles schemas that each have a name. Equal schemas are compiled once.
 * Answers the code and, for each name, the export that holds its validator.
 */
export function compile (ajv, named) {
  const exportOf = {}
  const ids = {}
  const seen = new Map()
  for (const [name, schema] of Object.entries(named)) {
    const key = JSON.stringify(schema)
    if (!seen.has(key)) {
      const id = `v${seen.size}`
      seen.set(key, id)
      // The name is in front of Ajv's own message, which speaks of the keyword and not of the operation.
      tryTo(name, () => ajv.addSchema({ ...schema, $id: `part:${id}` }))
      tryTo(name, () => ajv.getSchema(`part:${id}`))
      ids[id] = `part:${id}`
    }
    exportOf[name] = seen.get(key)
  }
  return { code: standaloneCode.default(ajv, ids), exportOf }
}

function tryTo (name, run) {
  try {
    run()
  } catch (err) {
    throw new Error(`openapi.yaml, ${name}: ${err.message}`)
  }
}

/**
 * Bundles `entry` into one module. `parts` are modules given as text, imported as `part:<name>`.
 * Ajv's code calls for its own run-time files by `require`; bundling takes them in.
 */
export async function bundle (entry, parts) {
  const result = await build({
    stdin: { contents: entry, resolveDir: HERE },
    // esbuild writes file paths into the bundle: they must not depend on where the command was called, nor on
    // where node_modules really lies.
    absWorkingDir: join(HERE, '../..'),
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'silent',
    minifyWhitespace: true,
    minifySyntax: true,
    // Lines that a diff can show. Names are kept, for stack traces and profiles.
    lineLimit: 160,
    plugins: [{
      name: 'parts',
      setup (context) {
        context.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }))
        context.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({ contents: parts[path], resolveDir: HERE }))
      },
    }],
  })
  return result.outputFiles[0].text
}

/** The type of a validator, shared by the files that declare some. */
export const VALIDATE_TYPE = `export type ValidationError = {
  /** JSON pointer to the value at fault: "" for the whole, "/items/3/kind" for a part. */
  instancePath: string
  schemaPath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}
export type Validate = ((data: unknown) => boolean) & { errors?: ValidationError[] | null }
`
