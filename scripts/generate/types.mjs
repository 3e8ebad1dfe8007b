// openapi.yaml -> generated/api.d.ts: `components`, `operations`, and every named schema as a plain type.
import openapiTS, { astToString } from 'openapi-typescript'
import { madeFrom } from './sources.mjs'

/** Writes the TypeScript view of the REST contract. */
export async function makeTypes ({ doc }) {
  const nodes = await openapiTS(structuredClone(doc), {
    // Type aliases, not interfaces: they can be assigned to an index signature.
    exportType: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A body's default is filled in by the service that knows it, so the property may well be absent.
    defaultNonNullable: false,
    silent: true,
  })
  return { 'api.d.ts': madeFrom('openapi.yaml') + astToString(nodes) }
}
