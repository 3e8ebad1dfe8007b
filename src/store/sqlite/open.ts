// Opens the SQLite store: checks the file, sets it up for durability, and joins writer and reader to the port.
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { statfs } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { migrations } from '#generated/migrations.mjs'
import type { Store, StoreChecks } from '../store.ts'
import { isBusy } from './errors.ts'
import { DatabaseError, appliedMigrations, migrate, refuseForeign } from './migrate.ts'
import { openConnection, type Connection } from './statements.ts'
import { openTransactions } from './transaction.ts'

/** Free bytes below which readiness says that the disk is full: room for a log of changes and a few commits. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** Pages of full text merged in one transaction while erased tokens are scrubbed: a few milliseconds. */
const MERGE_PAGES = 64

export type SqliteOptions = { path: string; busyMs: number; now: () => number }

/** A driver error at opening, as one sentence with the path and what to do. */
function toOpenError(thrown: unknown, path: string): Error {
  if (thrown instanceof DatabaseError) return thrown
  const code = String((thrown as { code?: string }).code)
  const why = code === 'SQLITE_NOTADB' ? 'is not a SQLite database: give another path'
    : code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED') ? 'is locked by another process: stop it or try again'
    : code.startsWith('SQLITE_READONLY') || code === 'EACCES' || code === 'EROFS' || code === 'EPERM' ? 'cannot be written: make the file and its folder writable'
    : code === 'SQLITE_FULL' || code === 'ENOSPC' ? 'stands on a full disk: make room'
    : code === 'SQLITE_CANTOPEN' ? 'cannot be opened: see that its folder exists and is writable'
    : code.startsWith('SQLITE_CORRUPT') ? 'is damaged: restore it from a backup'
    : `cannot be opened (${code})`
  return new DatabaseError(`${path} ${why}.`)
}

/** Refuses what is no database of ours without writing a byte to it. */
function inspect(path: string): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    return
  }
  const stat = statSync(path)
  if (!stat.isFile()) throw new DatabaseError(`${path} is a folder or a device: give the path of a file.`)
  if (stat.size === 0) return
  const db = new Database(path, { readonly: true })
  try { refuseForeign(db, path) } finally { db.close() }
  closeSync(openSync(path, 'r+'))
}

function configure(db: Database.Database): void {
  db.pragma('busy_timeout = 0') //           waiting is ours: it must never block the event loop
  db.pragma('synchronous = FULL') //         better-sqlite3 is built with NORMAL for WAL, which loses commits at a power cut
  db.pragma('foreign_keys = ON')
  db.pragma('secure_delete = ON') //         erased content is overwritten, not only forgotten
  db.pragma('journal_size_limit = 67108864')
  db.pragma('cache_size = -8192') //         KiB; twice that was no faster at 100,000 claims, as the system caches the file too
  db.pragma('temp_store = MEMORY')
}

/**
 * Opens the database, making it when it is not there.
 * @throws DatabaseError with one sentence, when the file cannot serve
 */
export function openSqliteStore({ path, busyMs, now }: SqliteOptions): Store {
  const file = resolve(path)
  let connection: Connection
  try {
    inspect(file)
    const db = new Database(file)
    db.pragma(`busy_timeout = ${busyMs}`)
    if (db.pragma('journal_mode', { simple: true }) !== 'wal') db.pragma('journal_mode = WAL')
    migrate(db, now())
    configure(db)
    try { db.exec('BEGIN IMMEDIATE; ROLLBACK') } catch (error) { if (!isBusy(error)) throw error }
    connection = openConnection(db)
  } catch (error) {
    throw toOpenError(error, path)
  }
  const { read, readOne, write, idle } = openTransactions(connection, busyMs)
  let scrubbing: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** Full text forgets a token only when its segments are merged, and the file forgets a page only when the log is taken in. */
  async function scrub(): Promise<void> {
    for (const noun of ['claims', 'observations']) {
      for (let pages = -MERGE_PAGES; await write(async () => mergeText(connection, noun, pages)); pages = MERGE_PAGES);
    }
    await idle()
    // A reader of another process may stand in the way: then the next checkpoint does it.
    try { connection.db.pragma('wal_checkpoint(TRUNCATE)') } catch (error) { if (!isBusy(error)) throw error }
  }

  return {
    read, readOne, write,
    check: () => check(connection, file),
    // A scrub that runs may have passed what was erased since: then another follows it, one for all who wait.
    scrub: () => {
      const begin = () => (scrubbing = scrub().finally(() => { scrubbing = undefined }))
      return scrubbing ? (next ??= scrubbing.then(() => { next = undefined; return begin() })) : begin()
    },
    close: async () => { await idle(); connection.db.close() },
  }
}

/**
 * One step of merging a full-text index into a single segment; a negative number of pages begins it.
 * @returns whether more is to be done: SQLite counts fewer than two changes when nothing was
 */
function mergeText({ db, prepare }: Connection, noun: string, pages: number): boolean {
  const changes = db.prepare('SELECT total_changes()').pluck()
  const before = changes.get() as number
  prepare(`INSERT INTO ${noun}_fts (${noun}_fts, rank) VALUES ('merge', ?)`).run(pages)
  return (changes.get() as number) - before >= 2
}

async function check({ db }: Connection, file: string): Promise<StoreChecks> {
  const works = (probe: () => unknown) => { try { return Boolean(probe()) } catch { return false } }
  const disk = await statfs(dirname(file)).then((s) => s.bavail * s.bsize >= LEAST_FREE_BYTES, () => false)
  return {
    database: works(() => db.prepare('SELECT 1 AS ok').get()),
    migrations: works(() => appliedMigrations(db).length === migrations.length),
    full_text: works(() => ['claims', 'observations'].every((noun) => db.prepare(`SELECT rowid FROM ${noun}_fts WHERE ${noun}_fts MATCH '"ready"' LIMIT 1`).all())),
    disk,
  }
}
