// openapi.yaml -> generated/enums.mjs: each named string enum as a list that code can loop over.
import { madeFrom } from './sources.mjs'

/** Writes one constant per named schema that is an enum of strings, under the schema's own name. */
export function makeEnums ({ doc }) {
  let code = madeFrom('openapi.yaml')
  let types = code
  for (const [name, schema] of Object.entries(doc.components?.schemas ?? {})) {
    if (schema.type !== 'string' || schema.enum === undefined) continue
    const list = JSON.stringify(schema.enum)
    code += `export const ${name} = ${list}\n`
    types += `export declare const ${name}: readonly ${list}\n`
  }
  if (!code.includes('export')) types += 'export {}\n'
  return { 'enums.mjs': code, 'enums.d.mts': types }
}
