// Vectors of shelves in memory, a signed byte a dimension, and the measure of them against a question. Of a shelf only what changed
// since it was last looked at is read from the store.
import { SHELF_SPAN, shelfRange, type IndexedNoun, type Tx } from '../store/store.ts'
import { readVectorChanges } from '../store/vectors.ts'
import type { Scan } from './port.ts'

/** Bytes kept over all shelves. The shelves asked for longest ago go first. */
const BYTES_KEPT_MAX = 256 * 1024 * 1024
/** Bytes of one shelf: of a larger one the newest places are kept, and words alone find the older. */
const BYTES_A_SHELF_MAX = 192 * 1024 * 1024
const FIRST_PLACES = 256

/** What all records of a shelf have in common is measured on so many of its first, so that it settles. */
const COMMON_MAX = 4096
/** Below some dozen records little is known of it yet: it counts as if so many more had nothing in common. */
const COMMON_PRIOR = 20

/** Shelves up to this many places are measured in full; on larger ones a first look at so many dimensions picks whom to measure. */
const FULL_PLACES_MAX = 16_384
const FIRST_LOOK_DIMENSIONS = 128
const FIRST_LOOK_HITS = 1_000
/** How many of the most alike come back. */
const HITS_MAX = 100

type Shelf = {
  version: number
  /** The first place that is kept. */
  base: number
  capacity: number
  data: Int8Array
  /** 1 ÷ length of each vector as it is kept; 0 where there is none. */
  inverse: Float32Array
  /** What the first records have in common, and the place behind the last of them; -1 when it must be measured again. */
  common: Float32Array
  commonEnd: number
  /** 1 ÷ length of each vector without the common part; 0 where it must be measured again. */
  rest: Float32Array
}

/** A vector as it is stored: its direction, the largest part at 127. Undefined for one that points nowhere. */
export function toBytes(vector: Float32Array): Uint8Array | undefined {
  let most = 0
  for (const part of vector) most = Math.max(most, Math.abs(part))
  return most > 0 ? new Uint8Array(Int8Array.from(vector, (part) => Math.round((part / most) * 127)).buffer) : undefined
}

function newShelf(dimensions: number): Shelf {
  return {
    version: 0, base: 0, capacity: 0, commonEnd: -1,
    data: new Int8Array(0), inverse: new Float32Array(0), rest: new Float32Array(0), common: new Float32Array(dimensions),
  }
}

/** Makes room for places. A shelf that outgrows its share lets go of its oldest places, half a share at a time. */
function grow(shelf: Shelf, wanted: number, dimensions: number): void {
  // A change to an old record must not move the shelf back to it.
  const places = Math.max(wanted, shelf.base + shelf.capacity)
  const most = 2 * Math.floor(BYTES_A_SHELF_MAX / dimensions / 2)
  const base = places <= most ? 0 : Math.ceil((places - most) / (most / 2)) * (most / 2)
  if (base === shelf.base && places - base <= shelf.capacity) return
  const capacity = Math.min(most, Math.max(FIRST_PLACES, 2 ** Math.ceil(Math.log2(places - base))))
  const gone = base - shelf.base
  const data = new Int8Array(capacity * dimensions)
  const inverse = new Float32Array(capacity)
  if (gone < shelf.capacity) {
    data.set(shelf.data.subarray(gone * dimensions))
    inverse.set(shelf.inverse.subarray(gone))
  }
  // Where places went, the first records are others now.
  Object.assign(shelf, { base, capacity, data, inverse, rest: new Float32Array(capacity), commonEnd: gone > 0 ? -1 : shelf.commonEnd })
}

function put(shelf: Shelf, place: number, vector: Uint8Array | null, dimensions: number): void {
  const at = place - shelf.base
  if (at < 0) return
  // The common part stands on the first records; a change behind the last of them does not touch it.
  if (shelf.commonEnd >= 0 && at < shelf.commonEnd) shelf.commonEnd = -1
  shelf.inverse[at] = 0
  shelf.rest[at] = 0
  if (vector === null || vector.length !== dimensions) return
  const bytes = new Int8Array(vector.buffer, vector.byteOffset, vector.length)
  let square = 0
  for (const part of bytes) square += part * part
  if (square === 0) return
  shelf.data.set(bytes, at * dimensions)
  shelf.inverse[at] = 1 / Math.sqrt(square)
}

/** Measures what the first records have in common, and takes it off each record's length. */
function settle(shelf: Shelf, dimensions: number): void {
  const { data, inverse, rest, common, capacity } = shelf
  if (shelf.commonEnd < 0) {
    const sum = new Float64Array(dimensions)
    let count = 0
    let at = 0
    for (; at < capacity && count < COMMON_MAX; at++) {
      if (inverse[at] === 0) continue
      for (let d = 0, from = at * dimensions; d < dimensions; d++) sum[d]! += data[from + d]! * inverse[at]!
      count++
    }
    for (let d = 0; d < dimensions; d++) common[d] = sum[d]! / (count + COMMON_PRIOR)
    // Until enough records came to measure it, whatever comes changes it.
    shelf.commonEnd = count < COMMON_MAX ? Infinity : at
    rest.fill(0)
  }
  let square = 0
  for (const part of common) square += part * part
  for (let at = 0; at < capacity; at++) {
    if (inverse[at] === 0 || rest[at]! > 0) continue
    const along = dot(data, at * dimensions, common, dimensions) * inverse[at]!
    rest[at] = 1 / Math.sqrt(Math.max(1e-6, 1 - 2 * along + square))
  }
}

function dot(data: Int8Array, from: number, query: Float32Array, dimensions: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let i = 0
  for (; i + 3 < dimensions; i += 4) {
    a += data[from + i]! * query[i]!
    b += data[from + i + 1]! * query[i + 1]!
    c += data[from + i + 2]! * query[i + 2]!
    d += data[from + i + 3]! * query[i + 3]!
  }
  for (; i < dimensions; i++) a += data[from + i]! * query[i]!
  return a + b + c + d
}

/** The question without the common part, one long. */
function turn(question: Float32Array, common: Float32Array): Float32Array {
  const length = Math.sqrt(question.reduce((sum, part) => sum + part * part, 0)) || 1
  const query = question.map((part, d) => part / length - common[d]!)
  const left = Math.sqrt(query.reduce((sum, part) => sum + part * part, 0)) || 1
  return query.map((part) => part / left)
}

const BUCKETS = 512

/** The places of the highest scores above 0, best first; ties by place. Only scores in the buckets that hold the last of them are sorted. */
function best(scores: Float32Array, limit: number): number[] {
  const bucketOf = (score: number) => Math.min(BUCKETS - 1, Math.floor(score * BUCKETS))
  const filled = new Int32Array(BUCKETS)
  for (let place = 0; place < scores.length; place++) if (scores[place]! > 0) filled[bucketOf(scores[place]!)]!++
  let bucket = BUCKETS - 1
  for (let count = filled[bucket]!; bucket > 0 && count < limit; count += filled[bucket]!) bucket--
  const found: number[] = []
  for (let place = 0; place < scores.length; place++) if (scores[place]! > 0 && bucketOf(scores[place]!) >= bucket) found.push(place)
  return found.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, limit)
}

/** Cosine of the question and a kept vector, both without the common part, over the first `width` dimensions. */
function measurer({ data, inverse, rest, common }: Shelf, question: Float32Array, width: number): (at: number) => number {
  const query = turn(question, common)
  let along = 0
  for (let d = 0; d < width; d++) along += query[d]! * common[d]!
  return (at) => (dot(data, at * query.length, query, width) * inverse[at]! - along) * rest[at]!
}

function measure(shelf: Shelf, noun: IndexedNoun, number: number, places: number, question: Float32Array): Scan {
  const dimensions = question.length
  settle(shelf, dimensions)
  const { inverse, base } = shelf
  const scores = new Float32Array(places).fill(NaN)
  const end = Math.min(places, base + shelf.capacity)
  const look = places > FULL_PLACES_MAX ? Math.min(dimensions, FIRST_LOOK_DIMENSIONS) : dimensions
  const first = measurer(shelf, question, look)
  for (let place = base, at = 0; place < end; place++, at++) if (inverse[at]! > 0) scores[place] = first(at)
  if (look === dimensions) return { noun, shelf: number, scores, hits: best(scores, HITS_MAX), refine: () => {} }
  const full = measurer(shelf, question, dimensions)
  const refine = (wanted: Iterable<number>) => { for (const place of wanted) if (place >= base && place < end && inverse[place - base]! > 0) scores[place] = full(place - base) }
  const likely = best(scores, FIRST_LOOK_HITS)
  refine(likely)
  // A first look is a guess: only those that were measured in full are hits.
  const hits = likely.filter((place) => scores[place]! > 0).sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, HITS_MAX)
  return { noun, shelf: number, scores, hits, refine }
}

export type ShelfVectors = {
  /** @param places of the shelf, as many as its facts have */
  scan(tx: Tx, noun: IndexedNoun, shelf: number, places: number, model: number, question: Float32Array): Promise<Scan>
}

/** Opens an empty memory of vectors, all of `dimensions`. */
export function openShelfVectors(dimensions: number): ShelfVectors {
  const shelves = new Map<string, Shelf>()
  const bytesOf = ({ capacity }: Shelf) => capacity * (dimensions + 8)
  let model = -1

  /** The shelf as it is now; it becomes the last to be let go of. */
  async function read(tx: Tx, noun: IndexedNoun, number: number): Promise<Shelf> {
    const name = `${noun} ${number}`
    const shelf = shelves.get(name) ?? newShelf(dimensions)
    shelves.delete(name)
    shelves.set(name, shelf)
    const [first] = shelfRange(number)
    const rows = await readVectorChanges(tx, noun, number, shelf.version)
    const top = rows.reduce((most, { record }) => Math.max(most, record - first), -1)
    if (top >= SHELF_SPAN) throw new Error('a vector lies outside of its shelf')
    if (top >= 0) grow(shelf, top + 1, dimensions)
    for (const { record, version, vector, model: of } of rows) {
      put(shelf, record - first, of === model ? vector : null, dimensions)
      shelf.version = version
    }
    let kept = 0
    for (const each of shelves.values()) kept += bytesOf(each)
    for (const [other, each] of shelves) {
      if (kept <= BYTES_KEPT_MAX || other === name) break
      shelves.delete(other)
      kept -= bytesOf(each)
    }
    return shelf
  }

  return {
    async scan(tx, noun, number, places, of, question) {
      if (of !== model) shelves.clear()
      model = of
      return measure(await read(tx, noun, number), noun, number, places, question)
    },
  }
}
