// openapi.yaml -> generated/responses.mjs: one validator per JSON response, for the tests.
import { bundle, compile, newAjv, VALIDATE_TYPE } from './ajv.mjs'
import { toJsonSchema } from './json-schema.mjs'
import { responseParts } from './parts.mjs'
import { madeFrom } from './sources.mjs'
import { declarations, imports } from './validators.mjs'

/** Writes `<operationId>_<status>` for every JSON response, `default` included. The server never loads this. */
export async function makeResponses ({ doc, operations }) {
  const parts = operations.flatMap((entry) => responseParts(doc, entry))
  const schemas = Object.fromEntries(parts.map(({ name, schema }) => [name, toJsonSchema(schema, {})]))
  const compiled = compile(newAjv(doc, {}), schemas)
  const lines = Object.entries(compiled.exportOf).map(([name, id]) => `export { response_${id} as ${name} }`)
  const code = await bundle([...imports('response', compiled), ...lines].join('\n'), { response: compiled.code })
  const names = Object.keys(compiled.exportOf)
  return {
    'responses.mjs': madeFrom('openapi.yaml') + code,
    'responses.d.mts': `${madeFrom('openapi.yaml')}${VALIDATE_TYPE}${declarations(names)}
export type ResponseValidatorName = ${names.map((name) => `'${name}'`).join(' | ') || 'never'}
`,
  }
}
