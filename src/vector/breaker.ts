// Keeps what is known to fail from being tried again at once.
import type { Clock } from '../clock.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

export type Breaker = {
  /** Whether it is time to try. */
  isClosed(): boolean
  /** Milliseconds until it is time. */
  wait(): number
  succeed(): void
  fail(): void
}

/** A breaker that opens with each failure, twice as long as at the one before. */
export function openBreaker(now: Clock): Breaker {
  let failures = 0
  let until = 0
  return {
    isClosed: () => now() >= until,
    wait: () => Math.max(0, until - now()),
    succeed() { failures = 0; until = 0 },
    fail() { until = now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++) },
  }
}
