// Opaque cursors: where a list reads on, bound to the list and the organization it came from by a short checksum.
import { createHash } from 'node:crypto'
import { invalid } from './errors/error.ts'

const seal = (list: string, org: number, place: string) =>
  createHash('sha256').update(`${list}\0${org}\0${place}`).digest('base64url').slice(0, 10)

/**
 * @param list name of the list with its filters, so that a cursor of another list is refused
 * @param place a key, a sequence number or a name
 */
export const toCursor = (list: string, org: number, place: number | string) =>
  `${Buffer.from(String(place)).toString('base64url')}.${seal(list, org, String(place))}`

/** @throws VALIDATION_ERROR on `cursor` for anything that this list did not give out */
export function fromCursor(list: string, org: number, cursor: string): string {
  const [text = '', checksum] = cursor.split('.')
  const place = Buffer.from(text, 'base64url').toString()
  if (checksum !== seal(list, org, place) || toCursor(list, org, place) !== cursor) throw invalid('cursor', 'is not one that this list gave out')
  return place
}

/** Rows read at a time where a page ends by size, and the size at which it ends, in characters. */
const ROWS_AT_ONCE = 16
const PAGE_CHARACTERS = 1_000_000

/** Reads up to `count` rows, fewer once they are large: the event loop must not stand still for one page. */
async function readRows<Row>(
  read: (after: string, count: number) => Promise<Row[]>, place: (row: Row) => number | string, sizeOf: ((row: Row) => number) | undefined, start: string, count: number,
): Promise<{ rows: Row[]; ended: boolean }> {
  const rows: Row[] = []
  for (let after = start, size = 0; rows.length < count && size <= PAGE_CHARACTERS;) {
    const asked = sizeOf ? Math.min(ROWS_AT_ONCE, count - rows.length) : count
    const some = await read(after, asked)
    rows.push(...some)
    if (some.length < asked) return { rows, ended: true }
    after = String(place(some.at(-1)!))
    if (sizeOf) size += some.reduce((sum, row) => sum + sizeOf(row), 0)
  }
  return { rows, ended: false }
}

/**
 * One page: asks for one row more than the page holds to know whether another follows.
 * @param read gives rows after a place, in order
 * @param place of a row, to read on from
 * @param sizeOf a row, in characters, where rows may be so large that a page must end before it is full
 */
export async function page<Row>(
  list: string, org: number, { limit, cursor }: { limit: number; cursor?: string }, start: number | string,
  read: (after: string, count: number) => Promise<Row[]>, place: (row: Row) => number | string, sizeOf?: (row: Row) => number,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const after = cursor === undefined ? String(start) : fromCursor(list, org, cursor)
  const { rows, ended } = await readRows(read, place, sizeOf, after, limit + 1)
  if (ended) return { rows, next_cursor: null }
  const kept = rows.slice(0, Math.min(limit, rows.length - 1))
  return { rows: kept, next_cursor: toCursor(list, org, place(kept.at(-1)!)) }
}
