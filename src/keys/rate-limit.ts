// A bucket of tokens for each key, and for each socket address that sends no good key.
import { TitenError } from '../errors/error.ts'

/** Buckets kept at most; the fullest idle ones go first, since a full bucket limits nothing. */
const BUCKETS_MAX = 10_000

export type RateLimit = {
  /** Takes `cost` tokens. @throws RATE_LIMITED when the bucket is empty */
  take(who: string, cost?: number): void
}

/**
 * @param perSecond tokens that a bucket gains a second, and holds at most; 0 for no limit
 * @param elapsed a monotonic clock in milliseconds
 */
export function openRateLimit(perSecond: number, elapsed: () => number = () => performance.now()): RateLimit {
  if (perSecond === 0) return { take: () => {} }
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(who, cost = 1) {
      const now = elapsed()
      let bucket = buckets.get(who)
      if (!bucket) {
        if (buckets.size >= BUCKETS_MAX) for (const [name, b] of buckets) if (now - b.at >= 1000) buckets.delete(name)
        if (buckets.size >= BUCKETS_MAX) buckets.delete(buckets.keys().next().value!)
        buckets.set(who, (bucket = { tokens: perSecond, at: now }))
      }
      bucket.tokens = Math.min(perSecond, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
      bucket.at = now
      // More than a whole bucket at once can never pass otherwise: it costs all there is.
      const price = Math.min(cost, perSecond)
      if (bucket.tokens < price) {
        const seconds = Math.max(1, Math.ceil((price - bucket.tokens) / perSecond))
        throw new TitenError('RATE_LIMITED', `Too many requests: wait ${seconds} second${seconds === 1 ? '' : 's'}.`, { retryAfterSeconds: seconds })
      }
      bucket.tokens -= price
    },
  }
}
