// The built-in words: what they hold alike, and a server that uses them.
import t from 'tap'
import { embedText, openBuiltin, readWords } from '../../src/vector/builtin.ts'
import { startApp } from '../support/app.ts'
import { dataOf, fact, observe } from '../support/records.ts'
import { ask, drain, status } from './endpoint.ts'

const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, part, d) => sum + part * b[d]!, 0) / (Math.hypot(...a) * Math.hypot(...b))

t.test('texts of one matter are more alike than texts of two', async (t) => {
  const builtin = openBuiltin()
  const embed = (texts: string[]) => builtin.embed(texts, new AbortController().signal)
  const [dog, puppy, taxes, doctor] = await embed(['My dog ran away.', 'The puppies were playing', 'Taxes are due in April', 'the physician at the hospital']) as [Float32Array, Float32Array, Float32Array, Float32Array]
  t.ok(cosine(dog, puppy) > cosine(dog, taxes) && cosine(dog, puppy) > cosine(dog, doctor))
  t.equal(builtin.dimensions, 100)
  t.same(await embed(['My dog ran away.']), [dog], 'the same text gives the same vector')
  t.same((await embed(['qwxzzy 龍 \u0000 \ud800', 'the of and', ''])).map((vector) => vector.every((part) => part === 0)), [true, true, true])
})

t.test('the table says when it is no table', async (t) => {
  t.throws(() => readWords(Buffer.from('no table of words, but long enough')), /damaged/)
  const list = Buffer.from('one\ntwo\n')
  const head = Buffer.alloc(24)
  head.write('TWV1', 'latin1')
  ;[2, 3, list.length].forEach((number, at) => head.writeUInt32LE(number, 4 + 4 * at))
  ;[1, 0.5].forEach((weight, at) => head.writeFloatLE(weight, 16 + 4 * at))
  const bytes = Buffer.concat([head, list, Buffer.from(Int8Array.of(1, -2, 3, 4, 5, -6).buffer)])
  t.same([...embedText(readWords(bytes), 'Two, one and two')], [3, 0.5, 0])
  t.throws(() => readWords(bytes.subarray(0, -1)), /damaged/)
})

t.test('a server with the built-in words needs no network', async (t) => {
  const app = await startApp(t, { config: { TITEN_EMBED: 'builtin' } })
  await fact(app, 'Ann adopted a puppy.')
  for (const text of ['The invoice was paid on Friday.', 'Rain is expected in the north.', 'The train was late again.']) await fact(app, text)
  await observe(app, 'qwxzzy')
  t.match(await drain(app), { failed: 0, waiting: 0 })
  const { claims, degraded } = await ask(app, 'pets')
  t.equal(claims[0], 'Ann adopted a puppy.')
  t.equal(degraded.vector, 'used')
  t.match(await ask(app, 'qwxzzy'), { claims: ['qwxzzy'], degraded: { vector: 'used' } }, 'what the words do not know is left to the analyser')
  t.match(await status(app), { embedder: { kind: 'builtin', model: 'titen-words', dimensions: 100, state: 'ok' }, indexed: [{ claims: 4, observations: 0 }] })
  t.match(dataOf(await app.request('GET', '/readyz')), { checks: { vector_index: 'ok' }, capabilities: { vector: true } })
})
