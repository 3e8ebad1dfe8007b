// Transactions of the SQLite store: writes share a commit and nothing else.
import t from 'tap'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Test } from 'tap'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import type { Store, Tx } from '../../src/store/store.ts'

function openStore (t: Test): { store: Store, path: string } {
  const path = join(t.testdir(), 'titen.db')
  const store = openSqliteStore({ path, busyMs: 2000, now: Date.now })
  t.teardown(() => store.close())
  return { store, path }
}

const insert = (tx: Tx, name: string) => tx.run('INSERT INTO organizations (id, name, created_at) VALUES (?, ?, 0)', `org_${name}`, name)
const namesIn = (store: Store) => store.read(async (tx) => (await tx.all<{ name: string }>('SELECT name FROM organizations ORDER BY name')).map(({ name }) => name))

t.test('two hundred writes at once, half of them failing, leave exactly the right rows', async (t) => {
  const { store, path } = openStore(t)
  const results = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => store.write(async (tx) => {
    await insert(tx, `first ${at}`)
    await insert(tx, `second ${at}`)
    if (at % 2 === 1) throw new Error(`failed ${at}`)
    return at
  })))
  for (const [at, result] of results.entries()) {
    if (at % 2 === 0) t.same(result, { status: 'fulfilled', value: at })
    else t.match(result, { status: 'rejected', reason: { message: `failed ${at}` } })
  }
  const expected = results.flatMap((_, at) => (at % 2 === 0 ? [`first ${at}`, `second ${at}`] : [])).sort()
  t.same(await namesIn(store), expected)
  const other = new Database(path, { readonly: true })
  t.same(other.prepare('SELECT name FROM organizations ORDER BY name').pluck().all(), expected, 'another connection sees what was acknowledged')
  other.close()
})

t.test('a read never sees half a write, nor a snapshot that moves', async (t) => {
  const { store, path } = openStore(t)
  const second = openSqliteStore({ path, busyMs: 2000, now: Date.now })
  t.teardown(() => second.close())
  const writes = Array.from({ length: 120 }, (_, at) => store.write(async (tx) => { await insert(tx, `a${at}`); await insert(tx, `b${at}`) }))
  const count = async (tx: Tx) => (await tx.get<{ n: number }>('SELECT count(*) AS n FROM organizations'))!.n
  const looks = Array.from({ length: 120 }, (_, at) => (at % 2 === 0 ? store : second).read(async (tx) => [await count(tx), await count(tx), await count(tx)]))
  for (const [first, again, last] of await Promise.all(looks)) {
    t.equal(first! % 2, 0, 'both rows or none')
    t.same([again, last], [first, first], 'the same all through one read')
  }
  await Promise.all(writes)
  t.equal(await store.read(count), 240)
})

t.test('work that awaits something other than its statements is rolled back, and its handle is dead', async (t) => {
  const { store } = openStore(t)
  let leaked: Tx | undefined
  let wentOn: unknown
  const slow = store.write(async (tx) => {
    leaked = tx
    await insert(tx, 'before the timer')
    await later(5)
    try { await insert(tx, 'after the timer') } catch (error) { wentOn = error }
  })
  const beside = store.write((tx) => insert(tx, 'beside'))
  await t.rejects(slow, 'the work is refused')
  await beside
  await later(10) // the timer inside has fired by now
  t.match(wentOn, { message: /ended/ })
  await t.rejects(leaked!.get('SELECT 1'), 'reading')
  await t.rejects(leaked!.run("INSERT INTO organizations (id, name, created_at) VALUES ('x', 'leaked', 0)"), 'writing')
  await t.rejects(leaked!.putTokens('claims', 1, ['x']), 'indexing')
  t.same(await namesIn(store), ['beside'])
  await store.write((tx) => insert(tx, 'later'))
  t.same(await namesIn(store), ['beside', 'later'], 'the store goes on')
})

t.test('a handle is dead after its write has ended well, too', async (t) => {
  const { store } = openStore(t)
  let kept: Tx | undefined
  await store.write(async (tx) => { kept = tx })
  await t.rejects(kept!.run("INSERT INTO organizations (id, name, created_at) VALUES ('x', 'late', 0)"))
  await store.read(async (tx) => { kept = tx })
  await t.rejects(kept!.all('SELECT 1'))
  t.same(await namesIn(store), [])
})

t.test('one that breaks a constraint in a shared commit harms none of the others', async (t) => {
  const { store } = openStore(t)
  const results = await Promise.allSettled([
    store.write((tx) => insert(tx, 'good 1')),
    store.write(async (tx) => { await insert(tx, 'undone'); await insert(tx, '') }),
    store.write((tx) => insert(tx, 'good 2')),
    store.write(async (tx) => { await insert(tx, 'undone too'); await insert(tx, 'good 1') }),
    store.write(async (tx) => { await insert(tx, 'caught'); await insert(tx, '').catch(() => {}); await insert(tx, 'went on') }),
    store.write((tx) => tx.run('INSERT INTO nowhere VALUES (1)')),
    store.write((tx) => insert(tx, 'good 3')),
  ])
  t.same(results.map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  t.match((results[1] as PromiseRejectedResult).reason, { code: 'VALIDATION_ERROR', constraint: /CHECK constraint failed/ })
  t.match((results[3] as PromiseRejectedResult).reason, { code: 'CONFLICT' })
  t.match((results[5] as PromiseRejectedResult).reason, { code: 'INTERNAL' })
  t.same(await namesIn(store), ['caught', 'good 1', 'good 2', 'good 3', 'went on'])
})

t.test('a read cannot write', async (t) => {
  const { store } = openStore(t)
  await t.rejects(store.read((tx) => insert(tx, 'by a read')))
  t.same(await namesIn(store), [])
})
