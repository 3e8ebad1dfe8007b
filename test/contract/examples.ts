// Every example in openapi.yaml is what its schema allows: people copy examples before they read anything else.
import t from 'tap'
import { allSchemas, deref, doc, importScript, mediaTypes, operations, type Node, type Schema } from '../support/contract.ts'

// The same translation that the generated validators are made with, so that an example which passes here
// passes the server too.
const { newAjv } = await importScript('scripts/generate/ajv.mjs')
const { toJsonSchema } = await importScript('scripts/generate/json-schema.mjs')
const ajv = newAjv(doc, {})

function fault (schema: Schema, value: unknown): string | null {
  const validate = ajv.compile(toJsonSchema(schema, {}))
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

t.test('examples of bodies, parameters and headers', async (t) => {
  const faults: string[] = []
  let tried = 0
  for (const { where, node } of mediaTypes()) {
    const values = Object.entries<Node>(node.examples ?? {}).map(([name, example]) => [name, deref(example).value])
    if (node.example !== undefined) values.push(['example', node.example])
    for (const [name, value] of values) {
      tried++
      const found = fault(node.schema, value)
      if (found !== null) faults.push(`${where} ${name}: ${found}`)
    }
  }
  t.same(faults, [])
  t.ok(tried > operations.length, `${tried} examples were tried`)
})

t.test('examples and defaults in schemas', async (t) => {
  const faults: string[] = []
  for (const { where, node } of allSchemas()) {
    const values: unknown[] = [...(node.examples ?? []), ...('default' in node ? [node.default] : [])]
    for (const value of values) {
      const found = fault(node, value)
      if (found !== null) faults.push(`${where} ${JSON.stringify(value)}: ${found}`)
    }
    if ('example' in node) faults.push(`${where} has an example in the form that OpenAPI 3.1 gave up`)
  }
  t.same(faults, [])
})

t.test('each JSON body and each success has an example', async (t) => {
  const bare: string[] = []
  for (const { id, node } of operations) {
    const bodies: [string, Node | undefined][] = [['request', node.requestBody?.content?.['application/json']]]
    for (const [status, response] of Object.entries<Node>(node.responses)) {
      if (status.startsWith('2')) bodies.push([status, deref(response).content?.['application/json']])
    }
    for (const [what, media] of bodies) {
      if (media !== undefined && Object.keys(media.examples ?? {}).length === 0 && !media.example) bare.push(`${id} ${what}`)
    }
  }
  t.same(bare, [])
})
