// The memory of a shelf's vectors: it measures alike whatever way it was filled, and large shelves in two looks.
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { shelfRange, type Store } from '../../src/store/store.ts'
import { deleteVector, ensureModelKey, putVector, removeVector } from '../../src/store/vectors.ts'
import { openShelfVectors, toBytes } from '../../src/vector/shelf-vectors.ts'

const SHELF = 7
const [FIRST] = shelfRange(SHELF)

/** Numbers that look like chance and are the same every time. */
function numbers (seed: number): () => number {
  let state = seed
  return () => { state = (state * 1103515245 + 12345) % 2 ** 31; return state / 2 ** 30 - 1 }
}
const vector = (dimensions: number, next: () => number) => Float32Array.from({ length: dimensions }, next)

function open (t: Test): Store {
  const store = openSqliteStore({ path: join(t.testdir(), 'titen.db'), busyMs: 1000, now: Date.now })
  t.teardown(() => store.close())
  return store
}
const put = (store: Store, dimensions: number, vectors: Map<number, Float32Array>) => store.write(async (tx) => {
  const model = await ensureModelKey(tx, { model: 'm', revision: '', dimensions })
  for (const [place, each] of vectors) await putVector(tx, 'claims', FIRST + place, model, toBytes(each)!)
  return model
})

t.test('a shelf that grew scores as one that was read at once', async (t) => {
  const store = open(t)
  const next = numbers(1)
  const question = vector(10, next)
  const grown = openShelfVectors(10)
  const scan = (memory: typeof grown, model: number, places: number) => store.read((tx) => memory.scan(tx, 'claims', SHELF, places, model, question))
  let model = 0
  for (let from = 0; from < 900; from += 90) {
    model = await put(store, 10, new Map(Array.from({ length: 90 }, (_, at) => [from + at, vector(10, next)])))
    await scan(grown, model, from + 90)
  }
  await store.write(async (tx) => {
    await removeVector(tx, 'claims', FIRST + 5)
    await removeVector(tx, 'claims', FIRST + 5)
    await removeVector(tx, 'claims', FIRST + 4000)
  })
  await put(store, 10, new Map([[17, vector(10, next)]]))
  const [old, fresh] = [await scan(grown, model, 900), await scan(openShelfVectors(10), model, 900)]
  t.same(old.hits, fresh.hits)
  t.same([...old.scores], [...fresh.scores])
  t.ok(Number.isNaN(old.scores[5]!))
  t.equal(old.hits.length, 100)
  t.ok(old.hits.every((place, at) => at === 0 || old.scores[old.hits[at - 1]!]! >= old.scores[place]!))
  t.ok([...old.scores].every((score) => Number.isNaN(score) || Math.abs(score) <= 1.001))
})

t.test('vectors of another model and of another length are not there', async (t) => {
  const store = open(t)
  const next = numbers(2)
  const old = await put(store, 4, new Map([[0, vector(4, next)], [1, vector(4, next)]]))
  const memory = openShelfVectors(4)
  const question = vector(4, next)
  const count = (model: number) => store.read(async (tx) => [...(await memory.scan(tx, 'claims', SHELF, 2, model, question)).scores].filter((score) => !Number.isNaN(score)).length)
  t.equal(await count(old), 2)
  const other = await store.write(async (tx) => {
    const key = await ensureModelKey(tx, { model: 'other', revision: '', dimensions: 4 })
    await putVector(tx, 'claims', FIRST, key, toBytes(vector(4, next))!)
    return key
  })
  t.equal(await count(old), 1)
  t.equal(await count(other), 1)
  await store.write((tx) => deleteVector(tx, 'claims', FIRST))
  t.equal(toBytes(new Float32Array(4)), undefined)
  t.same([...new Int8Array(toBytes(Float32Array.of(-2, 1, 0, 0.001))!.buffer)], [-127, 64, 0, 0])
})

t.test('on a large shelf the best is found in two looks', async (t) => {
  const store = open(t)
  const next = numbers(3)
  const places = 17_000
  const question = vector(160, next)
  const near = question.map((part) => part + 0.2 * next())
  const vectors = new Map(Array.from({ length: places }, (_, place) => [place, place === 12_345 ? near : vector(160, next)]))
  const model = await put(store, 160, vectors)
  const scan = await store.read((tx) => openShelfVectors(160).scan(tx, 'claims', SHELF, places, model, question))
  t.equal(scan.hits[0], 12_345)
  const before = scan.scores[1]!
  scan.refine([1])
  t.not(scan.scores[1], before, 'a first look saw a part of it')
  t.ok(Math.abs(scan.scores[1]! - before) < 0.3)
})
