// The clock of the server: the wall clock, that never runs backwards while the process lives. A step back would make
// ages negative, keep claims from being valid that were just written, and give leases a second life.

export type Clock = () => number

/** @returns a function that answers milliseconds since 1970, never less than it answered before */
export function startClock(wall: () => number = Date.now, elapsed: () => number = () => performance.now()): Clock {
  let now = 0
  let at = 0
  return () => {
    const read = wall()
    const tick = elapsed()
    // Where the wall clock was set back, the pace of the monotonic one goes on from the last reading.
    now = read >= now ? read : now + (tick - at)
    at = tick
    return Math.floor(now)
  }
}

/** An instant as the contract writes it: UTC with milliseconds. */
export const iso = (ms: number) => new Date(ms).toISOString()

/** The same for an instant that may be missing. */
export const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))
