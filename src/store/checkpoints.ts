// Checkpoints: one live state for each principal, subject and kind.
import type { CheckpointKind } from '#generated/api.d.ts'
import type { Scope, Sql } from './store.ts'

export type CheckpointRow = {
  id: string; subject: string; kind: CheckpointKind; state: string; version: number
  created_at: number; updated_at: number; expires_at: number
}
const COLUMNS = 'id, subject, kind, state, version, created_at, updated_at, expires_at FROM checkpoints'

export const findCheckpoint = (sql: Sql, scope: Scope, subject: string, kind: string, now: number) => sql.get<CheckpointRow>(`
  SELECT ${COLUMNS} WHERE principal = ? AND subject = ? AND kind = ? AND expires_at > ?`, scope.principal, subject, kind, now)

/** A live checkpoint of anybody in the organization, for whom it was handed over to. */
export const findCheckpointById = (sql: Sql, scope: Scope, id: string, now: number) => sql.get<CheckpointRow & { principal: number }>(`
  SELECT principal, ${COLUMNS} WHERE id = ? AND expires_at > ? AND principal IN (SELECT key FROM principals WHERE org = ?)`, id, now, scope.org)

/** The caller's live checkpoints of a subject. */
export const listCheckpointRows = (sql: Sql, scope: Scope, subject: string, now: number) => sql.all<CheckpointRow>(`
  SELECT ${COLUMNS} WHERE principal = ? AND subject = ? AND expires_at > ? ORDER BY kind`, scope.principal, subject, now)

/** Writes the state in place of what stands; an expired one gives way as if it were not there. */
export const upsertCheckpoint = (sql: Sql, scope: Scope, row: {
  id: string; subject: string; kind: string; state: string; version: number; createdAt: number; now: number; expiresAt: number
}) => sql.run(`
  INSERT INTO checkpoints (id, principal, subject, kind, state, version, created_at, updated_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (principal, subject, kind) DO UPDATE SET id = excluded.id, state = excluded.state, version = excluded.version,
    created_at = excluded.created_at, updated_at = excluded.updated_at, expires_at = excluded.expires_at`,
row.id, scope.principal, row.subject, row.kind, row.state, row.version, row.createdAt, row.now, row.expiresAt)

export const deleteCheckpoint = (sql: Sql, scope: Scope, id: string, now: number) =>
  sql.run('DELETE FROM checkpoints WHERE id = ? AND principal = ? AND expires_at > ?', id, scope.principal, now)

/** Every checkpoint of a subject, whoever saved it: for erasure alone. */
export const deleteSubjectCheckpoints = (sql: Sql, scope: Scope, subject: string) =>
  sql.run('DELETE FROM checkpoints WHERE subject = ? AND principal IN (SELECT key FROM principals WHERE org = ?)', subject, scope.org)
