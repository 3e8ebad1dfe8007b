// What is measured: for each lane the requests to the server, and the floors that stand beside it.
// A floor takes a request of the same size and, where the server writes, the same rows.
import { createRandom, otherText } from './corpus.mjs'
import { callMcp, callTool, nextNumber } from './load.mjs'

const BATCH = 50
const MAX_TOKENS = 2000
const SUBJECTS = 16

const otherSubject = (n) => `other-${n % SUBJECTS}`
const observationOf = (n) => ({ subject_id: otherSubject(n), kind: 'user_statement', content: otherText(n), source: { type: 'bench', ref: `other ${n}` }, trust: 'asserted' })
const rowOf = (n) => ({ subject: otherSubject(n), content: otherText(n), ref: `other ${n}` })
const checkpointOf = (n) => ({ step: n, note: otherText(n, 400), todo: ['look', 'write', 'check'] })

/** Both ways of committing, for one kind of rows. */
const rowFloors = (kind, make) => ['group', 'single'].map((commit) => ({
  name: commit, process: 'rows', operation: async ({ rows }) => { await rows.send('POST', `/${commit}/${kind}`, make(nextNumber())) },
}))
const echoFloor = (make) => ({ name: 'echo', process: 'echo', operation: async ({ echo }) => { await echo.send('POST', '/echo', make(nextNumber())) } })

/** Evidence for batches of claims, written before the clock runs. */
async function prepareServer ({ client, ready }, count) {
  for (let i = 0; i < count; i++) {
    const first = nextNumber()
    const texts = Array.from({ length: BATCH }, (_, j) => otherText(first * BATCH + j, 110))
    const subject = otherSubject(first)
    const items = texts.map((content, j) => ({ subject_id: subject, kind: 'user_statement', content, source: { type: 'bench', ref: `evidence ${first}:${j}` } }))
    const answer = await client.ask('POST', '/v1/observations/batch', { items })
    ready.push({
      subject_id: subject,
      claims: texts.map((statement, j) => ({ kind: 'semantic_fact', statement, confidence: 1, sources: [{ observation_id: answer.items[j].observation_id, relation: 'supports' }] })),
    })
  }
}

async function prepareRows ({ rows, readyRows }, count) {
  for (let i = 0; i < count; i++) {
    const first = nextNumber()
    const subject = otherSubject(first)
    const items = Array.from({ length: BATCH }, (_, j) => ({ subject, content: otherText(first * BATCH + j, 110), ref: `evidence ${first}:${j}` }))
    const { data } = JSON.parse(await rows.send('POST', '/group/batch', { items }))
    readyRows.push({ subject, claims: items.map(({ content }, j) => ({ statement: content, source: data[j].id })) })
  }
}

const observe = async ({ client }) => { await client.send('POST', '/v1/observations', observationOf(nextNumber())) }

async function compile ({ client, questions }) {
  const { subject, task } = questions[nextNumber() % questions.length]
  await client.send('POST', '/v1/context/compile', { subject_id: subject, task, max_tokens: MAX_TOKENS })
}

async function checkpoint ({ client }) {
  const n = nextNumber()
  const subject = `agent-${n % 64}`
  await callTool(client, 'titen_checkpoint_save', { subject_id: subject, kind: 'task_state', state: checkpointOf(n), ttl_seconds: 3600 })
  await callTool(client, 'titen_checkpoint_get', { subject_id: subject, kind: 'task_state' })
  return 2
}

const remember = async ({ client }) => {
  const { subject, content, ref } = rowOf(nextNumber())
  await callTool(client, 'titen_remember', { subject_id: subject, kind: 'user_statement', content, source_type: 'bench', source_ref: ref })
}
const lease = async ({ client }) => {
  await callTool(client, 'titen_lease_acquire', { resource_type: 'file', resource_id: `file ${process.pid} ${nextNumber()}`, purpose: 'bench', ttl_seconds: 60 })
}
const list = async ({ client }) => { await callMcp(client, 'tools/list') }

async function mixed (context) {
  const draw = createRandom(nextNumber(), 5)()
  if (draw < 0.7) return compile(context)
  if (draw < 0.9) return observe(context)
  return [list, remember, checkpoint, lease][Math.floor((draw - 0.9) * 40)](context)
}

/** The mixed lane on the rows alone: what it writes, and a bare answer for what only reads. */
async function mixedRows ({ rows, questions }) {
  const n = nextNumber()
  const draw = createRandom(n, 5)()
  if (draw < 0.7) {
    const { subject, task } = questions[n % questions.length]
    await rows.send('POST', '/group/compile', { subject, task, items: '[]' })
  } else if (draw < 0.9 || draw >= 0.95) await rows.send('POST', '/group/observe', rowOf(n))
  else await rows.send('POST', '/group/save', { subject: `agent-${n % 64}`, state: checkpointOf(n) })
}

const toolRequest = (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/list' })
const taskOf = ({ questions }) => { const n = nextNumber(); const { subject, task } = questions[n % questions.length]; return { subject, task } }
const compileFloors = [
  echoFloor((n) => ({ subject_id: 'someone', task: otherText(n, 42), max_tokens: MAX_TOKENS })),
  { name: 'group', process: 'rows', operation: async (context) => { await context.rows.send('POST', '/group/compile', { ...taskOf(context), items: '[]' }) } },
]

/**
 * By name: `operation`, `floors`, and where it is not one record a request how many (`records`). `prepare` runs before the clock does,
 * `counted` lanes end with what was prepared. `corpus` lanes ask for what was filled in.
 */
export const LANES = {
  observe: { operation: observe, floors: rowFloors('observe', rowOf) },
  'observe-key': {
    operation: async ({ client }) => { const n = nextNumber(); await client.send('POST', '/v1/observations', observationOf(n), { 'idempotency-key': `key-${process.pid}-${n}` }) },
    floors: rowFloors('observeKeyed', (n) => ({ ...rowOf(n), key: `key-${n}` })),
  },
  batch: {
    records: BATCH,
    operation: async ({ client }) => { const n = nextNumber(); await client.send('POST', '/v1/observations/batch', { items: Array.from({ length: BATCH }, (_, i) => ({ ...observationOf(n * BATCH + i), subject_id: otherSubject(n) })) }) },
    floors: rowFloors('batch', (n) => ({ items: Array.from({ length: BATCH }, (_, i) => ({ ...rowOf(n * BATCH + i), subject: otherSubject(n) })) })),
  },
  consolidate: {
    records: BATCH,
    counted: true,
    prepare: prepareServer,
    operation: async ({ client, ready }) => { await client.send('POST', '/v1/consolidations', ready.pop()) },
    floors: ['group', 'single'].map((commit) => ({
      name: commit, process: 'rows', prepare: prepareRows, operation: async ({ rows, readyRows }) => { await rows.send('POST', `/${commit}/consolidate`, readyRows.pop()) },
    })),
  },
  compile: { corpus: true, operation: compile, floors: compileFloors },
  'mcp-list': { operation: list, floors: [
    echoFloor(toolRequest),
    { name: 'echo, same bytes', process: 'echo', operation: async ({ echo, listBytes }) => { await echo.send('POST', `/echo/${listBytes}`, toolRequest(nextNumber())) } },
  ] },
  'mcp-remember': { operation: remember, floors: rowFloors('remember', rowOf) },
  'mcp-compile': { corpus: true, operation: async (context) => {
    const { subject, task } = taskOf(context)
    await callTool(context.client, 'titen_compile', { subject_id: subject, task, max_tokens: MAX_TOKENS })
  }, floors: compileFloors },
  'mcp-checkpoint': { operation: checkpoint, floors: ['group', 'single'].map((commit) => ({
    name: commit, process: 'rows', operation: async ({ rows }) => {
      const n = nextNumber()
      await rows.send('POST', `/${commit}/save`, { subject: `agent-${n % 64}`, state: checkpointOf(n) })
      await rows.send('POST', `/${commit}/get`, { subject: `agent-${n % 64}` })
      return 2
    },
  })) },
  'mcp-lease': { operation: lease, floors: rowFloors('lease', (n) => ({ resource: `file ${n}` })) },
  mixed: { corpus: true, operation: mixed, floors: [{ name: 'group', process: 'rows', operation: mixedRows }] },
}

/** Bytes of the answer to tools/list, for a floor that answers as much. */
export async function measureListBytes (client) {
  return (await client.send('POST', '/mcp', toolRequest(1))).length
}
