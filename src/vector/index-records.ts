// Works off the queue of the vector index: takes rows in hand, makes vectors of their texts outside of any transaction, and
// stores them with one write. Taking a row in hand sets when it is tried again, so that a process may die at any point.
import type { Clock } from '../clock.ts'
import { supportTexts } from '../store/claims.ts'
import { findLiveClaim, findLiveEvidence, finishRow, nextQueueRows, postponeRow, type QueueFilter, type QueueNoun, type QueueRow } from '../store/outbox.ts'
import type { IndexedNoun, Store, Tx } from '../store/store.ts'
import { ensureModelKey, putVector } from '../store/vectors.ts'
import { EmbedError } from './embedder.ts'
import type { Embedder, EmbedderError, Worked } from './port.ts'
import { toBytes } from './shelf-vectors.ts'

/** Characters of a text that are read: what models take, and a bound on what a long document costs. */
const TEXT_MAX = 8_000
/** A row that failed is tried again after this and the time an answer may take, twice as long each time, up to the bound. */
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 600_000

const INDEX: Record<QueueNoun, IndexedNoun> = { claim: 'claims', observation: 'observations' }

export type IndexerParts = { store: Store; now: Clock; embedder: Embedder; timeoutMs: number; report(code: EmbedderError | null): void }

/** A row in hand with the text to make a vector of. */
type Taken = QueueRow & { text: string }

/** The text behind a row, or undefined when there is nothing left to index. */
async function textOf(tx: Tx, { noun, record }: QueueRow): Promise<string | undefined> {
  if (noun === 'observation') return (await findLiveEvidence(tx, record))?.content
  const claim = await findLiveClaim(tx, record)
  if (!claim) return undefined
  const texts = new Set([claim.statement])
  for (const { content } of await supportTexts(tx, record)) if (content !== null) texts.add(content)
  return [...texts].join('\n')
}

/** The beginning of a text, without half a character at its end. */
const cut = (text: string) => (text.length <= TEXT_MAX ? text : text.slice(0, TEXT_MAX).replace(/[\ud800-\udbff]$/, ''))

const retryAfter = (attempts: number, timeoutMs: number) => Math.min(LONGEST_RETRY_MS, (FIRST_RETRY_MS + timeoutMs) * 2 ** Math.min(attempts, 16))

/** Takes rows in hand; those with nothing behind them go. */
async function take(tx: Tx, filter: QueueFilter, limit: number, { now, timeoutMs }: IndexerParts): Promise<{ taken: Taken[]; dropped: number }> {
  const taken: Taken[] = []
  let dropped = 0
  for (const row of await nextQueueRows(tx, filter, limit)) {
    const text = await textOf(tx, row)
    if (text === undefined) dropped += await finishRow(tx, row.sequence)
    else {
      await postponeRow(tx, row.sequence, now() + retryAfter(row.attempts, timeoutMs))
      taken.push({ ...row, text: cut(text) })
    }
  }
  return { taken, dropped }
}

/** Stores what was made. A record that was erased, ended or covered meanwhile gets no vector. */
async function finish(tx: Tx, rows: Taken[], vectors: Float32Array[], { embedder }: IndexerParts): Promise<Worked> {
  const model = await ensureModelKey(tx, embedder)
  const worked: Worked = { indexed: 0, dropped: 0, failed: 0 }
  for (const [at, row] of rows.entries()) {
    const bytes = toBytes(vectors[at]!)
    if (await finishRow(tx, row.sequence) === 0) continue
    if (bytes === undefined || await textOf(tx, row) === undefined) { worked.dropped++; continue }
    await putVector(tx, INDEX[row.noun], row.record, model, bytes)
    worked.indexed++
  }
  return worked
}

const add = (a: Worked, b: Worked): Worked => ({ indexed: a.indexed + b.indexed, dropped: a.dropped + b.dropped, failed: a.failed + b.failed })

/** Makes and stores vectors; a text that the endpoint refuses is told apart from its neighbours by halves. */
async function makeAndStore(parts: IndexerParts, rows: Taken[], signal: AbortSignal): Promise<Worked> {
  if (rows.length === 0) return { indexed: 0, dropped: 0, failed: 0 }
  let vectors: Float32Array[]
  try {
    vectors = await parts.embedder.embed(rows.map((row) => row.text), signal)
  } catch (error) {
    if (!(error instanceof EmbedError)) throw error
    if (!signal.aborted) parts.report(error.code)
    if (error.code !== 'rejected' || rows.length === 1 || signal.aborted) return { indexed: 0, dropped: 0, failed: rows.length }
    const half = rows.length >> 1
    return add(await makeAndStore(parts, rows.slice(0, half), signal), await makeAndStore(parts, rows.slice(half), signal))
  }
  parts.report(null)
  return parts.store.write((tx) => finish(tx, rows, vectors, parts))
}

/**
 * Works off up to `limit` rows.
 * @returns what became of them, or undefined when none was there to be worked off
 */
export async function indexSome(parts: IndexerParts, filter: QueueFilter, limit: number, signal: AbortSignal): Promise<Worked | undefined> {
  const { store } = parts
  // Most looks find nothing: they must not cost a write.
  if ((await store.read((tx) => nextQueueRows(tx, filter, 1))).length === 0) return undefined
  const { taken, dropped } = await store.write((tx) => take(tx, filter, limit, parts))
  return add(await makeAndStore(parts, taken, signal), { indexed: 0, dropped, failed: 0 })
}
