// openapi.yaml -> generated/validators.mjs: one validator per operation and request part, ready to run.
import { bundle, compile, newAjv, VALIDATE_TYPE } from './ajv.mjs'
import { toJsonSchema } from './json-schema.mjs'
import { itemSchemaOf, requestParts } from './parts.mjs'
import { madeFrom } from './sources.mjs'

/** Writes the validators of requests. The server loads them at boot: nothing is compiled or imported there. */
export async function makeValidators ({ doc, operations }) {
  const parts = operations.flatMap((entry) => requestParts(doc, entry).map((part) => ({ ...part, id: entry.id })))
  const bodies = parts.filter(({ kinds }) => kinds === undefined)
  const texts = parts.filter(({ kinds }) => kinds !== undefined)

  // A default belongs to the query alone: a body that is sent again must hash to the same bytes.
  const textAjv = newAjv(doc, { request: true, useDefaults: true })
  const bodyAjv = newAjv(doc, { request: true })
  const text = compile(textAjv, schemasByName(texts, ({ schema }) => schema))
  const body = compile(bodyAjv, { ...schemasByName(bodies, ({ schema }) => schema), ...itemSchemas(doc, bodies) })

  const lines = [`import { fromText, orAbsent } from './text-parts.mjs'`]
  for (const { name, kinds } of texts) {
    lines.push(`export const ${name} = /*@__PURE__*/ fromText(text_${text.exportOf[name]}, ${JSON.stringify(kinds)})`)
  }
  for (const name of Object.keys(body.exportOf)) {
    const optional = bodies.some((part) => part.name === name && part.optional)
    const validator = `body_${body.exportOf[name]}`
    lines.push(optional ? `export const ${name} = orAbsent(${validator})` : `export { ${validator} as ${name} }`)
  }
  const code = await bundle([...imports('text', text), ...imports('body', body), ...lines].join('\n'), {
    text: text.code, body: body.code,
  })
  const names = [...texts.map(({ name }) => name), ...Object.keys(body.exportOf)]
  return {
    'validators.mjs': madeFrom('openapi.yaml') + code,
    'validators.d.mts': `${madeFrom('openapi.yaml')}${VALIDATE_TYPE}${declarations(names)}
export type ValidatorName = ${names.map((name) => `'${name}'`).join(' | ') || 'never'}
`,
  }
}

function schemasByName (parts, schemaOf) {
  return Object.fromEntries(parts.map((part) => [part.name, toJsonSchema(schemaOf(part), { request: true })]))
}

function itemSchemas (doc, bodies) {
  const found = {}
  for (const { id, schema } of bodies) {
    const item = itemSchemaOf(doc, schema)
    if (item !== undefined) found[`${id}_item`] = toJsonSchema(item, { request: true })
  }
  return found
}

/** Import lines that bring in a compiled part's validators, each under its part's name. */
export function imports (part, { exportOf }) {
  const used = [...new Set(Object.values(exportOf))]
  return used.length === 0 ? [] : [`import { ${used.map((id) => `${id} as ${part}_${id}`).join(', ')} } from 'part:${part}'`]
}

/** The declaration of each validator by its name. */
export function declarations (names) {
  return names.map((name) => `export declare const ${name}: Validate\n`).join('')
}
