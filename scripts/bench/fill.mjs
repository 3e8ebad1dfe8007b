// Fills a store with a corpus over HTTP, and asks it the questions whose answers are known.
import { claimText, subjectOf } from './corpus.mjs'
import { runLoop } from './load.mjs'

const BATCH = 100
const CLAIMS = 50
const FILL_CLIENTS = 4

const observation = (subject, content, ref) => ({ subject_id: subject, kind: 'user_statement', content, source: { type: 'bench', ref }, trust: 'asserted' })

/** Claims of a corpus by subject, in portions of one batch. */
function portions (corpus, from) {
  const bySubject = new Map()
  const out = []
  for (let n = from; n < corpus.claims; n++) {
    const subject = subjectOf(corpus, n)
    const open = bySubject.get(subject) ?? bySubject.set(subject, []).get(subject)
    if (open.push(n) < BATCH) continue
    out.push({ subject, numbers: open })
    bySubject.set(subject, [])
  }
  for (const [subject, numbers] of bySubject) if (numbers.length > 0) out.push({ subject, numbers })
  return out
}

/** Writes observations and, for each, a claim. @returns ids of observations and claims, in the order of the texts */
export async function writePairs (client, subject, texts, ref) {
  const { items } = await client.ask('POST', '/v1/observations/batch', { items: texts.map((text, i) => observation(subject, text, `${ref}:${i}`)) })
  const failed = items.find(({ status }) => status !== 201)
  if (failed) throw new Error(`an observation was refused: ${JSON.stringify(failed)}`)
  const ids = items.map((item) => item.observation_id)
  const claims = []
  for (let from = 0; from < texts.length; from += CLAIMS) {
    const some = texts.slice(from, from + CLAIMS).map((statement, i) => ({
      kind: 'semantic_fact', statement, confidence: 1, sources: [{ observation_id: ids[from + i], relation: 'supports' }],
    }))
    const answer = await client.ask('POST', '/v1/consolidations', { subject_id: subject, claims: some })
    claims.push(...answer.claims.map(({ claim_id }) => claim_id))
  }
  return { observations: ids, claims }
}

/** Brings a store from `from` claims of the corpus to all of them. @throws the first error */
export async function fill (client, corpus, from, pid) {
  const all = portions(corpus, from)
  const { seconds, cpuMs, errors } = await runLoop(async (i) => {
    const { subject, numbers } = all[i]
    await writePairs(client, subject, numbers.map((n) => claimText(corpus, n)), `claim ${numbers[0]}`)
  }, { clients: FILL_CLIENTS, count: all.length, pid })
  if (errors.length > 0) throw errors[0]
  const pairs = corpus.claims - from
  return { pairs, pairsPerSecond: pairs / seconds, cpuMsPerPair: cpuMs === undefined ? undefined : (cpuMs * all.length) / pairs }
}

/** Mean bytes of a claim's text and its evidence's: what the store was given. */
export function textBytes (corpus) {
  let bytes = 0
  const sample = Math.min(corpus.claims, 2000)
  for (let n = 0; n < sample; n++) bytes += claimText(corpus, n).length
  return (2 * bytes) / sample
}

/** Asks every question once. @returns shares of questions whose claim came first, or among ten */
export async function measureRecall (client, questions, maxTokens) {
  let at1 = 0
  let at10 = 0
  let items = 0
  for (const { subject, task, answer } of questions) {
    const pack = await client.ask('POST', '/v1/context/compile', { subject_id: subject, task, max_tokens: maxTokens })
    const rank = pack.items.findIndex(({ claim }) => claim === answer)
    if (rank === 0) at1++
    if (rank >= 0 && rank < 10) at10++
    items += pack.items.length
  }
  const count = questions.length
  return { at1: at1 / count, at10: at10 / count, items: items / count }
}
