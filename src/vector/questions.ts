// The vector of a question, in the time that a compile can spare, or none.
import { createHash } from 'node:crypto'
import type { Breaker } from './breaker.ts'
import { EmbedError } from './embedder.ts'
import type { Embedder, EmbedderError } from './port.ts'

/** Vectors of questions that are kept, by hash: a task is asked more than once, and its text may be erased meanwhile. */
const KEPT_MAX = 256

export type Questions = (text: string) => Promise<Float32Array | undefined>

export type QuestionParts = { embedder: Embedder; breaker: Breaker; timeoutMs: number; report(code: EmbedderError | null): void }

/** @returns a function that never throws: undefined stands for a vector that cannot be had at once */
export function openQuestions({ embedder, breaker, timeoutMs, report }: QuestionParts): Questions {
  const kept = new Map<string, Float32Array>()
  return async (text) => {
    const name = createHash('sha256').update(text).digest('base64')
    const known = kept.get(name)
    if (known) return known
    if (!breaker.isClosed()) return undefined
    try {
      const [vector] = await embedder.embed([text], AbortSignal.timeout(timeoutMs))
      breaker.succeed()
      report(null)
      if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!)
      kept.set(name, vector!)
      return vector
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error
      // A task that the endpoint refuses says nothing of the next one.
      if (error.code !== 'rejected') breaker.fail()
      report(error.code)
      return undefined
    }
  }
}
