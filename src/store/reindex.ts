// Writing the full-text index anew, for another analyser: where it stands, and the records to be written, in order of their keys.
import type { Sql } from './store.ts'

export const readSetting = async (sql: Sql, name: 'analyser' | 'reindex') =>
  (await sql.get<{ value: string }>('SELECT value FROM settings WHERE name = ?', name))?.value

export const writeSetting = (sql: Sql, name: 'analyser' | 'reindex', value: string) =>
  sql.run('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value', name, value)

export const deleteSetting = (sql: Sql, name: 'reindex') => sql.run('DELETE FROM settings WHERE name = ?', name)

/** Live claims after a key, whoever reads them. */
export const claimsToRewrite = (sql: Sql, after: number, limit: number) => sql.all<{ key: number; statement: string }>(`
  SELECT key, statement FROM claims WHERE key > ? AND status IN ('active', 'disputed') AND statement IS NOT NULL ORDER BY key LIMIT ?`, after, limit)

/** Evidence after a key that no shared claim took the place of. */
export const evidenceToRewrite = (sql: Sql, after: number, limit: number) => sql.all<{ key: number; content: string }>(`
  SELECT key, content FROM observations WHERE key > ? AND content IS NOT NULL AND cited = 0 ORDER BY key LIMIT ?`, after, limit)

export const setCues = (sql: Sql, noun: 'claims' | 'observations', key: number, cues: number) => sql.run(`UPDATE ${noun} SET cues = ? WHERE key = ?`, cues, key)

/** How many records are to be written in all. */
export const countToRewrite = async (sql: Sql) => (await sql.get<{ records: number }>(`
  SELECT coalesce(sum(live_claims + uncited), 0) AS records FROM shelves`))!.records
