// Whatever in a request is not what the contract says is named by its full path, and leaves no trace. The faults are
// made from the contract: each required member left out, each member of a wrong type, each bound passed.
import t from 'tap'
import { routes, type OperationId } from '#generated/routes.mjs'
import { startApp, type Reply, type TestApp } from '../support/app.ts'
import { deref, operations, type Schema } from '../support/contract.ts'
import { fieldsOf } from '../support/records.ts'
import { exampleOf, sampleOf, seed, type World } from '../support/requests.ts'

/** A body with one fault, and the path under which the answer must name it. */
type Fault = { path: string, what: string, body: unknown }

const WRONG: Record<string, unknown[]> = {
  string: [7, true, null, ['x'], { x: 1 }], integer: ['1200', true, null, [1200], 1200.5], number: ['0.9', true, null, [0.5]],
  boolean: ['false', 0, null, []], array: ['x', {}, null, 7], object: ['x', [], null, 7],
}

/** Values of the right type that pass a bound or miss the form. */
function beyond (schema: Schema, given: unknown): [string, unknown][] {
  const found: [string, unknown][] = []
  if (schema.enum !== undefined) found.push(['no value of the list', 'no_such_value'])
  if (schema.type === 'string' && schema.enum === undefined) {
    if (schema.maxLength !== undefined) found.push([`over ${schema.maxLength} characters`, 'x'.repeat(schema.maxLength + 1)], ['over it in emoji', '\u{1F642}'.repeat(schema.maxLength + 1)])
    if (schema.format === undefined && schema.pattern !== undefined) found.push(['NUL', 'a\u0000b'], ['nothing visible', ' \n\u200b'])
    found.push(['empty', ''])
  }
  if (schema.minimum !== undefined) found.push([`under ${schema.minimum}`, schema.minimum - 1])
  if (schema.maximum !== undefined) found.push([`over ${schema.maximum}`, schema.maximum + (schema.maximum > 2 ** 52 ? 2 : 1)])
  if (schema.type === 'array') {
    if (schema.minItems > 0) found.push(['empty', []])
    const item = Array.isArray(given) ? given[0] : deref(schema.items).enum[0]
    found.push([`over ${schema.maxItems} items`, Array(schema.maxItems + 1).fill(item)])
    if (schema.uniqueItems === true) found.push(['the same twice', [item, item]])
  }
  return found
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Every fault of one value; `whole` puts it in its place in the body. */
function faultsOf (schema: Schema, value: any, path: string, whole: (value: unknown) => unknown): Fault[] {
  const node = deref(schema)
  const found: Fault[] = []
  if (path !== '' && node.type !== undefined) {
    for (const wrong of WRONG[node.type]!) found.push({ path, what: `wrong type ${JSON.stringify(wrong)}`, body: whole(wrong) })
    for (const [what, wrong] of beyond(node, value)) found.push({ path, what, body: whole(wrong) })
  }
  if (node.type === 'object') {
    for (const name of node.required ?? []) {
      const { [name]: _, ...rest } = value
      found.push({ path: join(path, name), what: 'left out', body: whole(rest) })
    }
    for (const name of ['unknown', 'visiblity', 'constructor']) found.push({ path: join(path, name), what: 'unknown name', body: whole({ ...value, [name]: 'organization' }) })
    for (const [name, property] of Object.entries<Schema>(node.properties)) {
      found.push(...faultsOf(property, value[name], join(path, name), (part) => whole({ ...value, [name]: part })))
    }
  }
  if (node.type === 'array' && Array.isArray(value)) {
    found.push(...faultsOf(node.items, value[0], `${path}[0]`, (part) => whole([part, ...value.slice(1)])))
  }
  return found
}

function allFaults (id: OperationId): Fault[] {
  const schema = operations.find((operation) => operation.id === id)!.node.requestBody.content['application/json'].schema
  // Items of a batch are judged one by one, unless it is all or none.
  const example = id === 'createObservationBatch' ? { ...exampleOf(id), atomic: true } : exampleOf(id)
  return faultsOf(schema, example, '', (body) => body)
}

/** What is wrong with the answer to a faulty request, or undefined. */
function breach (reply: Reply, path: string): string | undefined {
  if (reply.status !== 400 || reply.body.error.code !== 'VALIDATION_ERROR') return `answered ${reply.status} ${reply.text.slice(0, 200)}`
  if (!fieldsOf(reply).includes(path)) return `named ${JSON.stringify(fieldsOf(reply))}`
  return reply.body.error.message.includes(path) ? undefined : `its message is ${reply.body.error.message}`
}

t.test('400 for every fault that the contract can tell, named by its path, without a trace', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  for (const { operationId } of routes.filter(({ validate }) => validate.body !== undefined)) {
    const { method, path } = sampleOf(operationId, world)
    const before = app.counts()
    const faults = allFaults(operationId)
    const breaches: string[] = []
    for (const fault of faults) {
      const found = breach(await app.request(method, path, { key: app.owner.key, body: fault.body }), fault.path)
      if (found !== undefined) breaches.push(`${fault.path} ${fault.what}: ${found}`)
    }
    t.same(breaches, [], `${operationId}: ${faults.length} faults`)
    t.ok(faults.length >= 10, 'there were faults to try')
    t.same(app.counts(), before, `${operationId} wrote nothing`)
  }
})

t.test('400 on the item of a batch, and only on that item', async (t) => {
  const app = await startApp(t)
  const schema = { $ref: '#/components/schemas/ObservationInput' }
  const good = exampleOf('createObservation')!
  for (const fault of faultsOf(schema, good, 'items[1]', (body) => body)) {
    const items = [good, fault.body, { ...good, content: 'After it.' }]
    const reply = await app.request('POST', '/v1/observations/batch', { key: app.owner.key, body: { items } })
    // What is no object is a fault of the list, which cannot be judged item by item.
    if (typeof fault.body !== 'object' || fault.body === null || Array.isArray(fault.body)) { t.same(fieldsOf(reply), ['items[1]']); continue }
    const [first, second, third] = reply.body.data.items
    t.same([first.status, second.status, third.status], [201, 400, 201], `${fault.path} ${fault.what}`)
    t.ok(second.error.details.some(({ field }: { field: string }) => field === fault.path), fault.path)
  }
})

t.test('every fault of a body is named at once', async (t) => {
  const app = await startApp(t)
  const body = { subject_id: '', claims: [{ kind: 'gossip', statement: 'x', sources: [{ observation_id: 'obs_1', relation: 'supports' }, { relation: 'likes' }], confidence: 2, valid_to: '2026-02-30T00:00:00Z' }], extra: 1 }
  const reply = await app.request('POST', '/v1/consolidations', { key: app.owner.key, body })
  t.equal(reply.status, 400)
  t.same(fieldsOf(reply).sort(), [
    'claims[0].confidence', 'claims[0].kind', 'claims[0].sources[0].observation_id', 'claims[0].sources[1].observation_id',
    'claims[0].sources[1].relation', 'claims[0].valid_to', 'extra', 'subject_id',
  ])
})

async function queryFaults (app: TestApp, world: World, id: OperationId): Promise<string[]> {
  const { method, path } = sampleOf(id, world)
  const bare = path.split('?')[0]!
  const parameters = operations.find((operation) => operation.id === id)!.parameters.filter((parameter) => parameter.in === 'query')
  const good = new URLSearchParams(path.split('?')[1] ?? '')
  const tries: [string, string][] = [['unknown', 'unknown=1'], ['api_key', 'api_key=x'], ['__proto__', '__proto__=1'], ['limit[]', 'limit[]=5']]
  for (const { name, schema } of parameters) {
    const node = deref(schema)
    const wrong = ['', ...(node.type === 'integer' ? ['abc', '-1', '0', '1e9', '1.5', '+5', ' 5', String(node.maximum + 1), '99999999999999999999'] : []),
      ...(node.enum !== undefined ? ['no_such_value', `${node.enum[0]} `] : []), ...(node.format !== undefined ? ['2026-02-30T00:00:00Z', 'now', '2026-08-01'] : []),
      ...(node.maxLength !== undefined ? ['x'.repeat(node.maxLength + 1)] : []), ...(node.pattern !== undefined ? ['a\u0000b', '\u202e'] : [])]
    for (const text of wrong) tries.push([name, `${name}=${encodeURIComponent(text)}`])
    const right = good.get(name) ?? (node.enum?.[0] ?? node.examples?.[0] ?? '5')
    tries.push([name, `${name}=${encodeURIComponent(right)}&${name}=${encodeURIComponent(right)}`])
  }
  const breaches: string[] = []
  for (const [name, text] of tries) {
    const rest = new URLSearchParams([...good].filter(([key]) => key !== name)).toString()
    const found = breach(await app.request(method, `${bare}?${[rest, text].filter(Boolean).join('&')}`, { key: app.owner.key, body: sampleOf(id, world).body }), name)
    if (found !== undefined) breaches.push(`${text}: ${found}`)
  }
  return breaches
}

t.test('400 for every fault of a query, named, without a trace', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  for (const { operationId } of routes.filter(({ validate }) => validate.querystring !== undefined)) {
    const before = app.counts()
    t.same(await queryFaults(app, world, operationId), [], operationId)
    t.same(app.counts(), before, `${operationId} wrote nothing`)
  }
})
