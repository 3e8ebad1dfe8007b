// Which records of a shelf hold a token, kept in memory. Search rows come at the end of a shelf and are never changed, so
// what was read stays true while no row left: the shelf counts those, and a count that moved empties its part of the memory.
import { shelfRange, type IndexedNoun, type Tx } from '../store/store.ts'

/** Places of one token kept at most; of a token that more records hold, the newest. */
export const POSTING_MAX = 20_000
/** Places kept over all tokens, 4 bytes each: 16 MB. The shelves asked for longest ago go first. */
const PLACES_KEPT_MAX = 4_000_000

/** What a token costs besides its places, in places: its entry in the map. */
const TOKEN_COST = 128

/** One noun of one shelf as it stands: how many places it has, how often a search row left it, and how often all were written anew. */
export type Stack = { noun: IndexedNoun; shelf: number; places: number; moved: number; rewritten: number }

export type Posting = {
  /** Places that hold the token, ascending; the newest of them where it is not complete. */
  places: Int32Array
  complete: boolean
  /** How many places of the shelf were looked at. */
  seen: number
}

export type Postings = { read(tx: Tx, stack: Stack, token: string): Promise<Posting> }

type Kept = { moved: number; tokens: Map<string, Posting>; size: number }

const EMPTY: Posting = { places: new Int32Array(0), complete: true, seen: 0 }

/** What is known of a token, and what the shelf has got since. */
function extend(known: Posting, keys: number[], firstKey: number, seen: number): Posting {
  if (keys.length === 0) return { ...known, seen }
  const complete = known.complete && known.places.length + keys.length < POSTING_MAX
  const kept = complete ? known.places : known.places.subarray(Math.max(0, known.places.length + keys.length - POSTING_MAX))
  const places = new Int32Array(kept.length + keys.length)
  places.set(kept)
  for (let i = 0; i < keys.length; i++) places[kept.length + i] = keys[i]! - firstKey
  return { places, complete, seen }
}

/** Opens an empty memory of postings, one for each store. */
export function openPostings(): Postings {
  const stacks = new Map<string, Kept>()
  let total = 0

  function take(name: string, moved: number): Kept {
    let kept = stacks.get(name)
    stacks.delete(name)
    // One shelf alone may fill a quarter; then it begins again.
    if (kept && (kept.moved !== moved || kept.size > PLACES_KEPT_MAX / 4)) { total -= kept.size; kept = undefined }
    kept ??= { moved, tokens: new Map(), size: 0 }
    stacks.set(name, kept) // last in the order of the map: asked for most recently
    for (const [other, { size }] of stacks) {
      if (total <= PLACES_KEPT_MAX || other === name) break
      stacks.delete(other)
      total -= size
    }
    return kept
  }

  return {
    async read(tx, { noun, shelf, places, moved }, token) {
      const kept = take(`${noun} ${shelf}`, moved)
      const known = kept.tokens.get(token) ?? EMPTY
      if (known.seen === places && known !== EMPTY) return known
      const [firstKey] = shelfRange(shelf)
      const keys = await tx.keysWithToken(noun, token, firstKey + known.seen, firstKey + places - 1, POSTING_MAX)
      const posting = extend(known, keys, firstKey, places)
      kept.tokens.set(token, posting)
      const grown = posting.places.length - known.places.length + (known === EMPTY ? TOKEN_COST : 0)
      kept.size += grown
      total += grown
      return posting
    },
  }
}
