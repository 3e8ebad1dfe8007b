// Migrations: forward only, numbered, each in a transaction of its own with the checksum of its text.
import type Database from 'better-sqlite3'
import { migrations } from '#generated/migrations.mjs'

/** A file that cannot serve as the database; its message is one sentence that says what to do. */
export class DatabaseError extends Error {}

type Applied = { version: number; name: string; checksum: string }

/** @returns the migrations that the file has, or none for a new file */
export function appliedMigrations(db: Database.Database): Applied[] {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'").get()
  return known ? db.prepare('SELECT version, name, checksum FROM schema_migrations ORDER BY version').all() as Applied[] : []
}

/**
 * Says why a file must not be opened by this version, before anything is written to it.
 * @throws DatabaseError
 */
export function refuseForeign(db: Database.Database, path: string): void {
  db.transaction(() => refuse(db, path))() // one snapshot: another process may be making the schema right now
}

function refuse(db: Database.Database, path: string): void {
  const applied = appliedMigrations(db)
  if (applied.length === 0 && db.prepare("SELECT 1 FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' AND name <> 'schema_migrations'").get()) {
    throw new DatabaseError(`${path} is a SQLite database of another program: give the path of a Titen database or of a new file.`)
  }
  for (const { version, name, checksum } of applied) {
    const ours = migrations.find((migration) => migration.version === version)
    if (!ours) throw new DatabaseError(`${path} was written by a newer Titen (schema ${applied.at(-1)!.version}, this one knows ${migrations.length}): start the newer version.`)
    if (ours.checksum !== checksum) throw new DatabaseError(`${path} has another migration ${version} (${name}) than this version of Titen: start the version that wrote it.`)
  }
}

/** Brings the schema up to date. Two processes at once are safe: the second finds the work done. */
export function migrate(db: Database.Database, nowMs: number): void {
  if (appliedMigrations(db).length === migrations.length) return
  for (const { version, name, sql, checksum } of migrations) {
    db.transaction(() => {
      db.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (
        version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT`)
      if (db.prepare('SELECT 1 FROM schema_migrations WHERE version = ?').get(version)) return
      db.exec(sql)
      db.prepare('INSERT INTO schema_migrations (version, name, checksum, applied_at) VALUES (?, ?, ?, ?)').run(version, name, checksum, nowMs)
    }).immediate()
  }
}
