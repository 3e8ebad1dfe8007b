// First answers by Idempotency-Key.
import type { Scope, Sql } from './store.ts'

export type ReplayRow = { fingerprint: Uint8Array; answer: string }

export const findReplay = (sql: Sql, scope: Scope, operation: string, key: string, since: number) => sql.get<ReplayRow>(`
  SELECT fingerprint, answer FROM replays WHERE principal = ? AND operation = ? AND idempotency_key = ? AND created_at >= ?`,
scope.principal, operation, key, since)

/** An answer older than the time it is kept for gives way. */
export const insertReplay = (sql: Sql, scope: Scope, row: { operation: string; key: string; fingerprint: Uint8Array; answer: string; now: number }) => sql.run(`
  INSERT INTO replays (principal, operation, idempotency_key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (principal, operation, idempotency_key) DO UPDATE
  SET fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at`,
scope.principal, row.operation, row.key, row.fingerprint, row.answer, row.now)
