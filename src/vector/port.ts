// The vector arm as others see it: what makes vectors, and what services may ask of it.
import type { IndexEmbedder } from '#generated/api.d.ts'
import type { IndexedNoun, Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'

/** Why there are no vectors. */
export type EmbedderError = NonNullable<IndexEmbedder['last_error']>

/** Makes vectors of texts. */
export type Embedder = {
  kind: 'endpoint' | 'builtin'
  model: string
  revision: string
  /** 0 until the first answer, where no setting says it. */
  readonly dimensions: number
  /**
   * One vector for each text, in order; all zeros only for a text in which the built-in words find nothing.
   * @throws EmbedError
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>
}

/** How alike the records of one noun of one shelf are to a question. */
export type Scan = {
  noun: IndexedNoun
  shelf: number
  /** By place on the shelf: cosine, -1 to 1, around what all the shelf's records have in common; NaN without a vector. */
  scores: Float32Array
  /** The places that are most alike, best first. */
  hits: number[]
  /** Measures these places in full, where a first look was at a part of each vector. */
  refine(places: Iterable<number>): void
}

/** What became of rows of the queue. */
export type Worked = { indexed: number; dropped: number; failed: number }

export type EmbedderState = { last_error: EmbedderError | null; last_error_at: number | null; last_success_at: number | null }

export type Vectors = {
  embedder: Embedder
  /** Weight of the vectors beside the words, whose weight is 1. */
  weight: number
  /** The vector of a question: undefined when it cannot be had at once. All zeros when it says nothing. */
  embedQuestion(text: string): Promise<Float32Array | undefined>
  /** Measures what stands on the shelves against a question. */
  scan(tx: Tx, shelves: readonly ShelfRow[], evidence: boolean, question: Float32Array): Promise<Scan[]>
  state(): EmbedderState
  /** Whether vectors of another model lie in the database, where they take no part. */
  hasOthers(): Promise<boolean>
  /** Says that rows may wait in the queue. */
  wake(): void
  /** Works off an organization's rows now, at most so many. */
  drain(org: number, limit: number): Promise<Worked>
  start(): Promise<void>
  stop(): Promise<void>
}
