// How small requests fare while one long piece of work runs: the server is one process, and nothing may hold it for long.
import { otherText } from './corpus.mjs'
import { writePairs } from './fill.mjs'
import { callMcp, nextNumber, runLoop } from './load.mjs'
import { spread } from './statistics.mjs'

const PROBE_CLIENTS = 4
const LARGE = 200
const LARGE_BYTES = 64 * 1024
const PAIRS_A_WRITE = 100

/** A small request of each kind in turn. */
async function probe ({ client, questions }) {
  const n = nextNumber()
  if (n % 3 === 0) await client.send('POST', '/v1/observations', { subject_id: 'probe', kind: 'user_statement', content: otherText(n), source: { type: 'bench' } })
  else if (n % 3 === 1) await callMcp(client, 'tools/list')
  else await client.send('POST', '/v1/context/compile', { subject_id: questions[n % questions.length].subject, task: questions[n % questions.length].task, max_tokens: 500 })
}

async function writeLarge ({ client }) {
  const content = 'A long log of what a tool had to say. '.repeat(LARGE_BYTES / 38)
  for (let from = 0; from < LARGE; from += 50) {
    await client.send('POST', '/v1/observations/batch', { items: Array.from({ length: 50 }, (_, i) => ({ subject_id: 'large', kind: 'tool_result', content: `${from + i} ${content}`.slice(0, LARGE_BYTES), source: { type: 'bench' } })) })
  }
}

async function writeSubject ({ client }, pairs) {
  for (let from = 0; from < pairs; from += PAIRS_A_WRITE) {
    await writePairs(client, 'doomed', Array.from({ length: Math.min(PAIRS_A_WRITE, pairs - from) }, (_, i) => otherText(from + i, 80)), `doomed ${from}`)
  }
}

/** What takes long. `prepare` before it, `work` again and again while requests are sent, or `once`. */
const workOf = ({ quick }) => [
  { name: 'nothing else', work: () => new Promise((done) => setTimeout(done, 50)) },
  { name: `list ${LARGE} observations of 64 KiB`, prepare: writeLarge, work: ({ client }) => client.send('GET', '/v1/observations?subject_id=large&limit=200') },
  { name: 'compile at 32,000 tokens', work: ({ client, questions }) => {
    const { subject, task } = questions[nextNumber() % questions.length]
    return client.send('POST', '/v1/context/compile', { subject_id: subject, task, max_tokens: 32_000 })
  } },
  { name: 'queue every record again', work: async ({ client }) => {
    for (let cursor; cursor !== null;) cursor = (await client.ask('POST', '/v1/index/rebuild', { limit: 10_000, ...(cursor ? { cursor } : {}) })).next_cursor
  } },
  { name: `erase a subject of ${(quick ? 2_000 : 20_000).toLocaleString('en')} records`, once: true, prepare: (context) => writeSubject(context, quick ? 1_000 : 10_000), work: ({ client }) => client.send('DELETE', '/v1/subjects/doomed') },
]

/** Runs the work until `isOver`, and answers how often and how long. */
async function repeat (context, { work, once }, isOver) {
  const times = []
  do {
    const before = performance.now()
    await work(context)
    times.push(performance.now() - before)
  } while (!once && !isOver())
  return times
}

/** @returns for each long piece of work, the times of small requests beside it and its own */
export async function measureInterference (context, { seconds, quick }, say) {
  const results = []
  for (const long of workOf({ quick })) {
    say(`interference: ${long.name}`)
    await long.prepare?.(context)
    let over = false
    const end = performance.now() + seconds * 1000
    const working = repeat(context, long, () => performance.now() >= end).finally(() => { over = true })
    const errors = []
    const times = []
    while (!over) {
      const result = await runLoop(() => probe(context), { clients: PROBE_CLIENTS, seconds: 0.2 })
      times.push(...result.times)
      errors.push(...result.errors)
    }
    let own = []
    try { own = await working } catch (error) { errors.push(error) }
    results.push({ work: long.name, requests: times.length, ...spread(times), runs: own.length, workP50: spread(own).p50, errors })
  }
  return results
}
