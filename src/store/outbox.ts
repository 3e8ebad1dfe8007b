// The queue of the vector index: which records have still to be taken in.
import type { Scope, Sql } from './store.ts'

export type QueueNoun = 'observation' | 'claim'
export type QueueRow = { sequence: number; noun: QueueNoun; record: number; attempts: number }

/** Which rows are wanted: of one organization or of all, those whose time has come or all. */
export type QueueFilter = { org: number | null; dueBy: number | null }

/** Rows to be worked off, those that were never tried first. */
export async function nextQueueRows(sql: Sql, { org, dueBy }: QueueFilter, limit: number): Promise<QueueRow[]> {
  const join = org === null ? '' : 'JOIN shelves s ON s.key = q.record / 536870912 AND s.org = ?'
  const scope = org === null ? [] : [org]
  const fresh = await sql.all<QueueRow>(`
  SELECT q.sequence, q.noun, q.record, q.attempts FROM index_outbox q ${join} WHERE q.attempts = 0 ORDER BY q.sequence LIMIT ?`, ...scope, limit)
  if (fresh.length === limit) return fresh
  const again = await sql.all<QueueRow>(`
  SELECT q.sequence, q.noun, q.record, q.attempts FROM index_outbox q ${join} WHERE q.attempts > 0 ${dueBy === null ? '' : 'AND q.due_at <= ?'}
  ORDER BY q.due_at, q.sequence LIMIT ?`, ...scope, ...(dueBy === null ? [] : [dueBy]), limit - fresh.length)
  return [...fresh, ...again]
}

/** Takes a row in hand: it is due again at `dueAt`, unless it is done by then. */
export const postponeRow = (sql: Sql, sequence: number, dueAt: number) =>
  sql.run('UPDATE index_outbox SET attempts = attempts + 1, due_at = ? WHERE sequence = ?', dueAt, sequence)

/** @returns how many rows went: none when the record was erased meanwhile, or another took the row */
export const finishRow = async (sql: Sql, sequence: number) => (await sql.run('DELETE FROM index_outbox WHERE sequence = ?', sequence)).changes

/** When the next row that was tried before is due. */
export const nextDue = async (sql: Sql) =>
  (await sql.get<{ due: number | null }>('SELECT min(due_at) AS due FROM index_outbox WHERE attempts > 0'))!.due

export type QueueCounts = { waiting: number; tried: number; oldest: number | null }

/** The length of an organization's queue. */
export const countQueue = async (sql: Sql, scope: Scope) => (await sql.get<QueueCounts>(`
  SELECT count(*) AS waiting, coalesce(sum(q.attempts > 0), 0) AS tried, min(q.queued_at) AS oldest
  FROM index_outbox q JOIN shelves s ON s.key = q.record / 536870912 WHERE s.org = ?`, scope.org))!

/** A claim as the index reads it; erased and ended ones are not there. */
export const findLiveClaim = (sql: Sql, key: number) => sql.get<{ statement: string }>(
  "SELECT statement FROM claims WHERE key = ? AND status IN ('active', 'disputed') AND erased_at IS NULL", key)

/** Evidence as the index reads it; what was erased, or what a claim has taken the place of, is not there. */
export const findLiveEvidence = (sql: Sql, key: number) => sql.get<{ content: string }>(
  'SELECT content FROM observations WHERE key = ? AND erased_at IS NULL AND cited = 0', key)

/** Queues a record that is not waiting already. */
export const requeue = (sql: Sql, noun: QueueNoun, record: number, now: number) => sql.run(`
  INSERT INTO index_outbox (noun, record, queued_at, due_at) SELECT ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM index_outbox WHERE record = ? AND noun = ?)`, noun, record, now, now, record, noun)

/** Live claims of an organization's shelf after a key, whether or not they have a vector. */
export const liveClaimsAfter = (sql: Sql, after: number, high: number, limit: number) => sql.all<{ key: number }>(`
  SELECT key FROM claims WHERE key > ? AND key <= ? AND status IN ('active', 'disputed') AND erased_at IS NULL ORDER BY key LIMIT ?`, after, high, limit)

/**
 * Live evidence of a shelf after a key. What came in without a history was never queued and is not now:
 * titen_remember keeps evidence out of the index.
 */
export const liveEvidenceAfter = (sql: Sql, after: number, high: number, limit: number) => sql.all<{ key: number }>(`
  SELECT o.key FROM observations o WHERE o.key > ? AND o.key <= ? AND o.erased_at IS NULL AND o.cited = 0
    AND EXISTS (SELECT 1 FROM journal j WHERE j.record = o.uid AND j.history = 1) ORDER BY o.key LIMIT ?`, after, high, limit)

/** Whether evidence was queued when it came in. */
export const hasHistory = (sql: Sql, observation: number) => sql.get(`
  SELECT 1 FROM observations o JOIN journal j ON j.record = o.uid AND j.history = 1 WHERE o.key = ?`, observation)

/** The organization's shelves from a key on. */
export const shelvesFrom = (sql: Sql, scope: Scope, shelf: number, limit: number) =>
  sql.all<{ key: number }>('SELECT key FROM shelves WHERE org = ? AND key >= ? ORDER BY key LIMIT ?', scope.org, shelf, limit)
