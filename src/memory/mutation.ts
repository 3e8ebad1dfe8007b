// Every mutation: one transaction, and with an Idempotency-Key the first answer remembered in the same one.
import type { Call, Deps } from '../deps.ts'
import { conflict } from '../errors/error.ts'
import { findReplay, insertReplay } from '../store/replays.ts'
import type { Tx } from '../store/store.ts'

const HOUR_MS = 3_600_000

export type Remember<T> = {
  /** What to keep of an answer: never a secret, never content. */
  keep: (answer: T) => unknown
  /** The answer again, from what was kept. */
  recall: (tx: Tx, kept: never) => Promise<T>
}

/** What is remembered of an earlier request with the same key, or undefined. @throws CONFLICT when it was another request */
async function findFirst(tx: Tx, { config, now }: Deps, { idempotency, caller }: Call): Promise<{ kept: unknown } | undefined> {
  if (!idempotency) return undefined
  const { operation, key, fingerprint } = idempotency
  const first = await findReplay(tx, caller, operation, key, now() - config.TITEN_RETAIN_REPLAYS_HOURS * HOUR_MS)
  if (!first) return undefined
  if (!Buffer.from(first.fingerprint).equals(fingerprint)) throw conflict('This Idempotency-Key came before with another request: use a new key.')
  return { kept: JSON.parse(first.answer) }
}

/** The answer to an earlier request with the same key, for work that takes more than one transaction and must not begin again. */
export async function answeredBefore<T>(deps: Deps, call: Call): Promise<{ answer: T } | undefined> {
  const first = await deps.store.read((tx) => findFirst(tx, deps, call))
  if (!first) return undefined
  call.replayed = true
  return { answer: first.kept as T }
}

/**
 * Runs a mutation once for each Idempotency-Key.
 * @param work what to do; if it throws, nothing of it is kept and nothing is remembered
 * @param remember how to keep the answer, where it is not to be kept whole
 * @throws CONFLICT when the key came before with another request
 */
export function mutate<T>(deps: Deps, call: Call, work: (tx: Tx) => Promise<T>, remember?: Remember<T>): Promise<T> {
  const { idempotency, caller } = call
  if (!idempotency) return deps.store.write(work)
  const { operation, key, fingerprint } = idempotency
  return deps.store.write(async (tx) => {
    const first = await findFirst(tx, deps, call)
    if (first) {
      call.replayed = true
      return remember ? remember.recall(tx, first.kept as never) : first.kept as T
    }
    const answer = await work(tx)
    await insertReplay(tx, caller, { operation, key, fingerprint, answer: JSON.stringify(remember ? remember.keep(answer) : answer), now: deps.now() })
    return answer
  })
}
