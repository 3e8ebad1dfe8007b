// What services are given: the parts that differ between a server, a command and a test.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Caller } from './keys/caller.ts'
import type { Store } from './store/store.ts'
import type { Vectors } from './vector/port.ts'

export type Log = { info(fields: object, text: string): void; warn(fields: object, text: string): void; error(fields: object, text: string): void }

export type Deps = {
  store: Store; now: Clock; config: Config; log: Log
  /** Absent where none is configured, and outside of a server. */
  vectors?: Vectors
}

/** One request, as services see it. */
export type Call = {
  caller: Caller
  /** Set for a mutation that came with an Idempotency-Key. */
  idempotency?: { operation: string; key: string; fingerprint: Uint8Array }
  /** Turned true when the answer is a remembered one. */
  replayed: boolean
}
