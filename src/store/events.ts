// The journal of what happened, read as events and as the history of a record, and the queue of the vector index.
import type { EventType } from '#generated/api.d.ts'
import type { Scope, Sql } from './store.ts'

export type JournalRow = {
  type: EventType; record: Uint8Array | null; shelf: number | null; owner: number; history: 0 | 1
  related?: Uint8Array; reason?: string; now: number
}

export const insertJournal = (sql: Sql, scope: Scope, row: JournalRow) => sql.run(`
  INSERT INTO journal (org, type, record, shelf, owner, principal, history, related, reason, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
scope.org, row.type, row.record, row.shelf, row.owner, scope.principal, row.history, row.related ?? null, row.reason ?? null, row.now)

export type EventRow = {
  sequence: number; id: string; type: EventType; record_id: string | null; subject: string | null; principal_name: string; recorded_at: number
}

const EVENT_COLUMNS = `e.sequence, e.id, e.type, e.record_id, s.subject, p.name AS principal_name, e.recorded_at
  FROM events e JOIN principals p ON p.key = e.principal LEFT JOIN shelves s ON s.key = e.shelf`

/** Events after a sequence number that the caller may know of. */
export function listEventRows(sql: Sql, scope: Scope, filter: { subject?: string; type?: string }, after: number, limit: number) {
  const values: (string | number)[] = []
  if (filter.subject !== undefined) values.push(filter.subject)
  if (filter.type !== undefined) values.push(filter.type)
  return sql.all<EventRow>(`
  SELECT ${EVENT_COLUMNS} WHERE e.sequence > ? AND e.org = ? AND e.owner IN (0, ?)
    ${filter.subject === undefined ? '' : 'AND s.subject = ?'} ${filter.type === undefined ? '' : 'AND e.type = ?'}
  ORDER BY e.sequence LIMIT ?`, after, scope.org, scope.principal, ...values, limit)
}

export const findEventRow = (sql: Sql, scope: Scope, sequence: number, id: string) => sql.get<EventRow>(`
  SELECT ${EVENT_COLUMNS} WHERE e.sequence = ? AND e.id = ? AND e.org = ? AND e.owner IN (0, ?)`, sequence, id, scope.org, scope.principal)

/** The last sequence number given out, for cursors at the end. */
export const lastSequence = async (sql: Sql) =>
  (await sql.get<{ sequence: number }>('SELECT coalesce(max(sequence), 0) AS sequence FROM journal'))!.sequence

export type HistoryRow = { sequence: number; id: string; record_id: string; type: EventType; principal_name: string; reason: string | null; related: string | null; recorded_at: number }

/** What happened to a claim, oldest first, its part as a successor included. The claim must have been found readable before. */
export const listHistoryRows = (sql: Sql, scope: Scope, record: Uint8Array, after: number, limit: number) => sql.all<HistoryRow>(`
  SELECT j.sequence, 'hist_' || printf('%012x%020x', j.recorded_at, j.sequence) AS id, 'claim_' || lower(hex(j.record)) AS record_id, j.type,
    p.name AS principal_name, j.reason, CASE WHEN j.related IS NOT NULL THEN 'claim_' || lower(hex(j.related)) END AS related, j.recorded_at
  FROM journal j JOIN principals p ON p.key = j.principal
  WHERE ((j.record = ? AND j.history = 1) OR j.related = ?) AND j.org = ? AND j.sequence > ?
  ORDER BY j.sequence LIMIT ?`, record, record, scope.org, after, limit)

/** Forgets the free text that was given with changes of a record. */
export const forgetReasons = (sql: Sql, record: Uint8Array) =>
  sql.run('UPDATE journal SET reason = NULL WHERE record = ? AND history = 1 AND reason IS NOT NULL', record)

export const insertOutbox = (sql: Sql, noun: 'observation' | 'claim', record: number, now: number) =>
  sql.run('INSERT INTO index_outbox (noun, record, queued_at, due_at) VALUES (?, ?, ?, ?)', noun, record, now, now)

export const dequeue = (sql: Sql, noun: 'observation' | 'claim', record: number) =>
  sql.run('DELETE FROM index_outbox WHERE noun = ? AND record = ?', noun, record)
