// The vector arm, joined from its parts: the embedder that the settings name, the memory of vectors, and the work on the queue.
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { nextDue } from '../store/outbox.ts'
import type { Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'
import { findModelKey, otherModels } from '../store/vectors.ts'
import { openBreaker } from './breaker.ts'
import { openBuiltin } from './builtin.ts'
import { openEndpoint } from './embedder.ts'
import { indexSome, type IndexerParts } from './index-records.ts'
import type { Embedder, EmbedderError, EmbedderState, Scan, Vectors, Worked } from './port.ts'
import { openQuestions } from './questions.ts'
import { openShelfVectors, type ShelfVectors } from './shelf-vectors.ts'

/** Rows that come together are embedded together. */
const GATHER_MS = 20
/** Rows of another process, and those that failed: looked for at least this often. */
const LOOK_MS = 30_000
/** A drain that is asked for answers after this, whatever is left. */
const DRAIN_MS = 20_000

/** While vectors of another model are there, they are looked for this often. */
const OTHERS_MS = 10_000

/** Weights measured for static word vectors, and for a model that reads sentences. */
const WEIGHT = { builtin: 0.2, endpoint: 0.4 }

function openEmbedder(config: Config): Embedder {
  if (config.TITEN_EMBED === 'builtin') return openBuiltin()
  return openEndpoint({
    url: config.TITEN_EMBED_URL, model: config.TITEN_EMBED_MODEL, revision: config.TITEN_EMBED_REVISION, key: config.TITEN_EMBED_KEY,
    dimensions: config.TITEN_EMBED_DIMENSIONS, timeoutMs: config.TITEN_EMBED_TIMEOUT_MS,
  })
}

/** Vectors of all shelves against a question. Nothing is known of a space before something was stored in it. */
function openScan(embedder: Embedder) {
  let memory: { dimensions: number; vectors: ShelfVectors } | undefined
  return async (tx: Tx, shelves: readonly ShelfRow[], evidence: boolean, question: Float32Array): Promise<Scan[]> => {
    const { model, revision } = embedder
    const dimensions = question.length
    const space = await findModelKey(tx, { model, revision, dimensions })
    if (space === undefined || question.every((part) => part === 0)) return []
    if (memory?.dimensions !== dimensions) memory = { dimensions, vectors: openShelfVectors(dimensions) }
    const scans: Scan[] = []
    for (const { key, claims, observations, uncited } of shelves) {
      if (claims > 0) scans.push(await memory.vectors.scan(tx, 'claims', key, claims, space, question))
      if (evidence && uncited > 0) scans.push(await memory.vectors.scan(tx, 'observations', key, observations, space, question))
    }
    return scans
  }
}

/** The work on the queue: one batch at a time, from the timer or from a request, until it is stopped. */
function openWork({ store, log }: Deps, parts: IndexerParts, batch: number, failing: { isClosed(): boolean; wait(): number }) {
  const stopping = new AbortController()
  let last: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let running = false
  let again = false

  /** One batch after another, whoever asks. */
  function next(org: number | null, limit: number): Promise<Worked | undefined> {
    const work = last.then(() => (stopping.signal.aborted ? undefined
      : indexSome(parts, { org, dueBy: org === null ? parts.now() : null }, Math.min(batch, limit), stopping.signal)))
    last = work.catch(() => {})
    return work
  }

  function sleep(ms: number): void {
    const at = performance.now() + ms
    if (stopping.signal.aborted || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => { dueAt = Infinity; void run() }, ms).unref()
  }

  async function run(): Promise<void> {
    // Rows that came after the last look are looked for once it is over.
    if (running) { again = true; return }
    running = true
    again = false
    let pause = LOOK_MS
    try {
      while (failing.isClosed() && await next(null, batch)) await new Promise((resolve) => setImmediate(resolve))
      const due = stopping.signal.aborted ? null : await store.read(nextDue)
      pause = Math.max(failing.wait(), Math.min(LOOK_MS, due === null ? LOOK_MS : due - parts.now()), GATHER_MS)
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the vector index could not be worked on')
    }
    running = false
    sleep(again ? GATHER_MS : pause)
  }

  return {
    wake: () => sleep(GATHER_MS),
    async drain(org: number, limit: number): Promise<Worked> {
      const total: Worked = { indexed: 0, dropped: 0, failed: 0 }
      const deadline = performance.now() + DRAIN_MS
      while (total.indexed + total.dropped < limit && performance.now() < deadline) {
        const worked = await next(org, limit - total.indexed - total.dropped)
        if (!worked) break
        total.indexed += worked.indexed
        total.dropped += worked.dropped
        total.failed = worked.failed
        if (worked.indexed + worked.dropped === 0) break
      }
      return total
    },
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await last
    },
  }
}

/** Looks for vectors of another model, which are never compared and only a rebuild replaces, until none is left. */
function openOthers({ store, log, now }: Deps, embedder: Embedder) {
  let others = true
  let said = false
  let lookAt = 0
  let dimensions = -1
  return async (): Promise<boolean> => {
    // The first answer may show that the model gives vectors of another length than before.
    if (dimensions !== embedder.dimensions) { dimensions = embedder.dimensions; others = true; lookAt = 0 }
    if (!others || now() < lookAt) return others
    const { model, revision } = embedder
    const found = await store.read((tx) => otherModels(tx, { model, revision, dimensions }))
    if (found.length > 0 && !said) {
      said = true
      log.warn({ model, revision, others: found }, 'vectors of another model are in the database and take no part: POST /v1/index/rebuild makes them anew')
    }
    others = found.length > 0
    lookAt = now() + OTHERS_MS
    return others
  }
}

/** The arm that the settings ask for, or undefined when it is off. It does nothing before it is started. */
export function openVectors(deps: Deps): Vectors | undefined {
  const { config, now, store, log } = deps
  if (config.TITEN_EMBED === 'off') return undefined
  const embedder = openEmbedder(config)
  const asking = openBreaker(now)
  const indexing = openBreaker(now)
  const state: EmbedderState = { last_error: null, last_error_at: null, last_success_at: null }
  const note = (code: EmbedderError | null) => {
    if (code === null) { state.last_success_at = now(); state.last_error = null; return }
    if (state.last_error !== code) log.warn({ code }, 'the embedder gave no vectors: words alone decide until it does')
    state.last_error = code
    state.last_error_at = now()
  }
  const report = (code: EmbedderError | null) => {
    note(code)
    if (code === null) indexing.succeed()
    else if (code !== 'rejected') indexing.fail()
    // What does not answer the index will not answer a question either.
    if (code === 'unreachable') asking.fail()
  }
  const others = openOthers(deps, embedder)
  const work = openWork(deps, { store, now, embedder, timeoutMs: config.TITEN_EMBED_TIMEOUT_MS, report }, config.TITEN_EMBED_BATCH, indexing)
  return {
    embedder, weight: config.TITEN_EMBED_WEIGHT || WEIGHT[embedder.kind],
    embedQuestion: openQuestions({ embedder, breaker: asking, timeoutMs: config.TITEN_EMBED_QUESTION_MS, report: note }),
    scan: openScan(embedder), state: () => ({ ...state }), hasOthers: others,
    wake: work.wake, drain: work.drain, stop: work.stop,
    async start() {
      await others()
      work.wake()
    },
  }
}
