// Ids: `<prefix>_<32 hex digits>`, 128 bits that sort by creation time, in the layout of a UUID of version 7
// (RFC 9562, section 5.7) without its version bits: 48 bits of milliseconds, a 16-bit counter, 64 random bits.
import { randomFillSync } from 'node:crypto'

export type IdPrefix = 'req' | 'obs' | 'claim' | 'ctx' | 'fb' | 'ckpt' | 'lease' | 'hoff' | 'key' | 'org' | 'proj'

const POOL_BYTES = 4096
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES
let lastMs = 0
let counter = 0

/**
 * A new 16-byte id, greater than every one before it in this process.
 * @param nowMs milliseconds since 1970; an earlier time than before is taken as the time before
 */
export function newUid(nowMs: number): Buffer {
  if (nowMs > lastMs) { lastMs = nowMs; counter = 0 }
  else if (++counter > 0xffff) { lastMs++; counter = 0 }
  if (used + 8 > POOL_BYTES) { randomFillSync(pool); used = 0 }
  const uid = Buffer.allocUnsafe(16)
  uid.writeUIntBE(lastMs, 0, 6)
  uid.writeUInt16BE(counter, 6)
  pool.copy(uid, 8, used, used += 8)
  return uid
}

/** The public text of a 16-byte id. */
export const idText = (prefix: IdPrefix, uid: Buffer) => `${prefix}_${uid.toString('hex')}`

/** The 16 bytes of a public id; the contract has checked its form. */
export const uidOf = (id: string) => Buffer.from(id.slice(id.indexOf('_') + 1), 'hex')

/**
 * The id itself, or one that no record has where the text has not the form of an id: what nobody checked before it is
 * looked up must read like an id that is missing.
 */
export const idOrNone = (prefix: IdPrefix, text: string) =>
  (text.startsWith(`${prefix}_`) && /^[0-9a-f]{32}$/.test(text.slice(prefix.length + 1)) ? text : `${prefix}_${'0'.repeat(32)}`)

/** A new public id. */
export const newId = (prefix: IdPrefix, nowMs: number) => idText(prefix, newUid(nowMs))
