// A look into the database file itself, past the program that wrote it.
import Database from 'better-sqlite3'

const CITED_OFFSET = 2 ** 28

/** @returns what is wrong with the file: torn records, orphans, or damage that SQLite finds; empty when all is well */
export function faultsOf(path: string): string[] {
  const db = new Database(path)
  try {
    const faults: string[] = []
    const damage = db.pragma('integrity_check', { simple: true })
    if (damage !== 'ok') faults.push(`integrity_check: ${damage}`)
    for (const broken of db.pragma('foreign_key_check') as { table: string }[]) faults.push(`a row of ${broken.table} points at nothing`)
    const rows = db.prepare('SELECT key, id, cited FROM observations WHERE erased_at IS NULL').all() as { key: number; id: string; cited: number }[]
    const column = (sql: string) => db.prepare(sql).pluck().all() as (string | number)[]
    const searched = new Set(column('SELECT rowid FROM observations_fts'))
    const parts = {
      history: new Set(column("SELECT record_id FROM record_history WHERE type = 'observation.appended'")),
      event: new Set(column("SELECT record_id FROM events WHERE type = 'observation.appended'")),
    }
    const queued = new Set(column("SELECT record FROM index_outbox WHERE noun = 'observation'"))
    for (const { key, id, cited } of rows) {
      if (!searched.has(key + (cited ? CITED_OFFSET : 0))) faults.push(`${id} has no search entry`)
      if (!queued.has(key)) faults.push(`${id} is not queued`)
      for (const [name, ids] of Object.entries(parts)) if (!ids.has(id)) faults.push(`${id} has no ${name}`)
    }
    for (const [name, count] of [['search entries', searched.size], ['queue rows', queued.size], ['history rows', parts.history.size], ['events', parts.event.size]] as const) {
      if (count !== rows.length) faults.push(`${count} ${name} for ${rows.length} observations`)
    }
    return faults
  } finally {
    db.close()
  }
}

/** Runs a query on the file and gives the first column of its rows. */
export function columnOf<T = string>(path: string, sql: string, ...values: unknown[]): T[] {
  const db = new Database(path, { readonly: true })
  try { return db.prepare(sql).pluck().all(...values) as T[] } finally { db.close() }
}
