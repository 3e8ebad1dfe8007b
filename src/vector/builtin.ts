// The built-in embedder: word vectors in a file beside the program, and no network.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { normalise } from '../retrieval/tokens.ts'
import type { Embedder } from './port.ts'

const FILE = 'src/vector/words.bin'
const MAGIC = 'TWV1'

/** Words by number, what each counts for, and their vectors, a signed byte a dimension; see scripts/make-word-vectors.mjs. */
export type Words = { dimensions: number; numbers: Map<string, number>; weights: Float32Array; vectors: Int8Array }

/** Reads the table. @throws when the file is not one */
export function readWords(bytes: Buffer): Words {
  const [count, dimensions, listBytes] = [4, 8, 12].map((at) => bytes.readUInt32LE(at)) as [number, number, number]
  if (bytes.toString('latin1', 0, 4) !== MAGIC || bytes.length !== 16 + 4 * count + listBytes + count * dimensions) throw new Error(`${FILE} is damaged`)
  const list = bytes.toString('utf8', 16 + 4 * count, 16 + 4 * count + listBytes).trimEnd().split('\n')
  return {
    dimensions, numbers: new Map(list.map((word, number) => [word, number])),
    weights: Float32Array.from({ length: count }, (_, number) => bytes.readFloatLE(16 + 4 * number)),
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset + 16 + 4 * count + listBytes, count * dimensions),
  }
}

const WORD = /[a-z]+(?:'[a-z]+)?|\d+/g
/** Endings that are tried off a word that the table does not have. */
const ENDINGS: [RegExp, string][] = [[/'[a-z]+$/, ''], [/ies$/, 'y'], [/es$/, ''], [/s$/, ''], [/ied$/, 'y'], [/ed$/, ''], [/ed$/, 'e'], [/ing$/, ''], [/ing$/, 'e'], [/ly$/, '']]

function numberOf(numbers: Map<string, number>, word: string): number | undefined {
  const known = numbers.get(word)
  if (known !== undefined) return known
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue
    const found = numbers.get(word.replace(ending, instead))
    if (found !== undefined) return found
  }
  return undefined
}

/** The vector of a text: the weighted sum of its words' vectors, each word once. What texts have in common is taken off by shelf. */
export function embedText({ dimensions, numbers, weights, vectors }: Words, text: string): Float32Array {
  const sum = new Float32Array(dimensions)
  const seen = new Set<number>()
  for (const [word] of normalise(text, 'english').toLowerCase().matchAll(WORD)) {
    const number = numberOf(numbers, word)
    if (number === undefined || seen.has(number)) continue
    seen.add(number)
    const weight = weights[number]!
    for (let d = 0, from = number * dimensions; d < dimensions; d++) sum[d]! += weight * vectors[from + d]!
  }
  return sum
}

let words: Words | undefined

/** The table, read at its first use and kept. */
const loadWords = (): Words => (words ??= readWords(readFileSync(join(packageRoot(), FILE))))

/** The embedder of the server's own words. */
export const openBuiltin = (): Embedder => ({
  kind: 'builtin', model: 'titen-words', revision: '1',
  get dimensions() { return loadWords().dimensions },
  embed: async (texts) => texts.map((text) => embedText(loadWords(), text)),
})
