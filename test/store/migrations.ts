// Migrations: forward only, each with its checksum, safe for two at once, and nothing is written to a file that is not ours.
import t from 'tap'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Test } from 'tap'
import { migrations } from '#generated/migrations.mjs'
import { DatabaseError } from '../../src/store/sqlite/migrate.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

const open = (path: string) => openSqliteStore({ path, busyMs: 5000, now: Date.now })

/** Why a file is not opened; a store that opens all the same, or another error, ends the test. */
function refusalOf (path: string): DatabaseError {
  try { void open(path).close() } catch (error) {
    if (error instanceof DatabaseError) return error
    throw error
  }
  throw new Error(`${path} was opened`)
}

/** A closed database of ours, after some SQL. */
async function fileAfter (t: Test, sql: string): Promise<string> {
  const path = join(t.testdir(), 'titen.db')
  await open(path).close()
  const db = new Database(path)
  db.exec(sql)
  db.pragma('journal_mode = DELETE')
  db.close()
  return path
}

t.test('a new file has every migration with the checksum of its text', async (t) => {
  const path = join(t.testdir(), 'below', 'titen.db')
  await open(path).close()
  await open(path).close() // a second time there is nothing to do
  const db = new Database(path, { readonly: true })
  t.same(db.prepare('SELECT version, name, checksum FROM schema_migrations ORDER BY version').all(), migrations.map(({ version, name, checksum }) => ({ version, name, checksum })))
  db.close()
  for (const { version, sql, checksum } of migrations) t.equal(checksum, createHash('sha256').update(sql).digest('hex'), `migration ${version}`)
})

const REFUSED: [title: string, sql: string, sentence: RegExp][] = [
  ['written by a newer version', "INSERT INTO schema_migrations (version, name, checksum, applied_at) VALUES (9999, 'future', 'x', 0)", /newer.*9999/],
  ['with another text of a migration', "UPDATE schema_migrations SET checksum = 'x' WHERE version = 1", /another migration 1/],
]

t.test('a file that another version wrote is refused in one sentence and stays as it is', async (t) => {
  for (const [title, sql, sentence] of REFUSED) {
    t.test(title, async (t) => {
      const path = await fileAfter(t, sql)
      const before = readFileSync(path)
      const { message } = refusalOf(path)
      t.match(message, sentence)
      t.match(message, path)
      t.ok(readFileSync(path).equals(before), 'byte for byte')
    })
  }
})

t.test('what is no database of ours is refused and stays as it is', async (t) => {
  const folder = t.testdir()
  const foreign = join(folder, 'foreign.db')
  const db = new Database(foreign)
  db.exec('CREATE TABLE notes (text TEXT)')
  db.close()
  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'These are notes, and no database at all. '.repeat(100))
  for (const path of [foreign, text]) {
    const before = readFileSync(path)
    t.match(refusalOf(path).message, path)
    t.ok(readFileSync(path).equals(before), 'byte for byte')
  }
  t.match(refusalOf(folder).message, /folder/)
  const empty = join(folder, 'empty.db')
  writeFileSync(empty, '')
  await open(empty).close()
  t.ok(readFileSync(empty).length > 0, 'an empty file becomes a new database')
})

t.test('a start that was cut off before its first migration is taken up again', async (t) => {
  const path = await fileAfter(t, '')
  const db = new Database(path)
  // What such a start leaves: the table of migrations with nothing in it, and none of what they make.
  const made = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'schema_migrations'").pluck().get() as string
  db.close()
  const begun = join(t.testdir(), 'begun.db')
  const fresh = new Database(begun)
  fresh.exec(made)
  fresh.close()
  await open(begun).close()
  const after = new Database(begun, { readonly: true })
  t.equal(after.prepare('SELECT count(*) FROM schema_migrations').pluck().get(), migrations.length)
  after.close()
})

t.test('eight that open one new file at once find one schema', async (t) => {
  const path = join(t.testdir(), 'titen.db')
  const module = new URL('../../src/store/sqlite/open.js', import.meta.url).href
  // Threads, since opening is one piece of work that nothing in this one could come between.
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ openSqliteStore }) => {
      Atomics.wait(new Int32Array(workerData.gate), 0, 0)
      return openSqliteStore({ path: workerData.path, busyMs: 10000, now: Date.now }).close()
    }).then(() => parentPort.postMessage('opened'), (error) => parentPort.postMessage(error.message))
    parentPort.postMessage('ready')`
  const gate = new SharedArrayBuffer(4)
  const workers = Array.from({ length: 8 }, () => new Worker(code, { eval: true, workerData: { module, path, gate } }))
  t.teardown(() => Promise.all(workers.map((worker) => worker.terminate())))
  const next = (worker: Worker) => new Promise<string>((done) => { worker.once('message', done) })
  t.same(await Promise.all(workers.map(next)), Array(8).fill('ready'))
  const opened = Promise.all(workers.map(next))
  Atomics.store(new Int32Array(gate), 0, 1)
  Atomics.notify(new Int32Array(gate), 0)
  t.same(await opened, Array(8).fill('opened'))
  const db = new Database(path, { readonly: true })
  t.equal(db.prepare('SELECT count(*) FROM schema_migrations').pluck().get(), migrations.length)
  t.equal(db.pragma('integrity_check', { simple: true }), 'ok')
  db.close()
})
