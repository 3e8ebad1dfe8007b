// What grows without end is let go after its time. Each statement takes a bounded step; knows no tenant, since time is the same for all.
import type { Sql } from './store.ts'

/** Some runs compiled before an instant, with the feedback on them. Keys are given out in order of time: the oldest are looked at. */
export async function deleteOldRuns(sql: Sql, before: number, limit: number): Promise<number> {
  const oldest = await sql.all<{ key: number; created_at: number }>('SELECT key, created_at FROM context_runs ORDER BY key LIMIT ?', limit)
  const runs = oldest.filter((run) => run.created_at < before)
  for (const { key } of runs) {
    await sql.run('DELETE FROM feedback WHERE run = ?', key)
    await sql.run('DELETE FROM context_runs WHERE key = ?', key)
  }
  return runs.length
}

/** Some events before an instant that are no record's history. */
export const deleteOldEvents = async (sql: Sql, before: number, limit: number) => (await sql.run(`
  DELETE FROM journal WHERE sequence IN (SELECT sequence FROM journal WHERE history = 0 AND recorded_at < ? LIMIT ?)`, before, limit)).changes

export const deleteOldReplays = async (sql: Sql, before: number, limit: number) => (await sql.run(`
  DELETE FROM replays WHERE (principal, operation, idempotency_key) IN (
    SELECT principal, operation, idempotency_key FROM replays WHERE created_at < ? LIMIT ?)`, before, limit)).changes

/** Some of the index queue from before an instant, where nothing works it off. */
export async function deleteOldOutbox(sql: Sql, before: number, limit: number): Promise<number> {
  const oldest = await sql.all<{ sequence: number; queued_at: number }>('SELECT sequence, queued_at FROM index_outbox ORDER BY sequence LIMIT ?', limit)
  const last = oldest.filter((row) => row.queued_at < before).at(-1)
  return last === undefined ? 0 : (await sql.run('DELETE FROM index_outbox WHERE sequence <= ?', last.sequence)).changes
}

export const deleteDeadCheckpoints = async (sql: Sql, now: number, limit: number) => (await sql.run(`
  DELETE FROM checkpoints WHERE key IN (SELECT key FROM checkpoints WHERE expires_at <= ? LIMIT ?)`, now, limit)).changes

export const deleteDeadLeases = async (sql: Sql, now: number, limit: number) => (await sql.run(`
  DELETE FROM leases WHERE key IN (SELECT key FROM leases WHERE expires_at <= ? LIMIT ?)`, now, limit)).changes
