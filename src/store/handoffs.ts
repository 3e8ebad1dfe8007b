// Handoffs: work passed from one principal to another, by name.
import type { HandoffStatus } from '#generated/api.d.ts'
import type { Scope, Sql } from './store.ts'

export type HandoffRow = {
  key: number; id: string; sender: number; sender_name: string; target: string; subject: string; message: string | null
  context_id: string | null; checkpoint_id: string | null; status: HandoffStatus; created_at: number; expires_at: number; resolved_at: number | null
}

// A pending handoff whose time is over reads as expired, whether or not a sweep has come by.
const STATUS = "CASE WHEN h.status = 'pending' AND h.expires_at <= ? THEN 'expired' ELSE h.status END"
const COLUMNS = `h.key, h.id, h.sender, p.name AS sender_name, h.target, h.subject, h.message, h.context_id, h.checkpoint_id,
  ${STATUS} AS status, h.created_at, h.expires_at, h.resolved_at FROM handoffs h JOIN principals p ON p.key = h.sender`

export const insertHandoff = (sql: Sql, scope: Scope, row: {
  id: string; target: string; subject: string; message: string | null; contextId: string | null; checkpointId: string | null; now: number; expiresAt: number
}) => sql.run(`
  INSERT INTO handoffs (id, org, sender, target, subject, message, context_id, checkpoint_id, status, created_at, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
row.id, scope.org, scope.principal, row.target, row.subject, row.message, row.contextId, row.checkpointId, row.now, row.expiresAt)

/** A handoff that the caller sent or is the target of. */
export const findHandoff = (sql: Sql, scope: Scope, caller: string, id: string, now: number) => sql.get<HandoffRow>(`
  SELECT ${COLUMNS} WHERE h.id = ? AND h.org = ? AND (h.sender = ? OR h.target = ?)`, now, id, scope.org, scope.principal, caller)

/** The caller's handoffs after a key. */
export function listHandoffRows(sql: Sql, scope: Scope, caller: string, filter: { role?: 'sender' | 'target'; status?: string }, now: number, after: number, limit: number) {
  const side = filter.role === 'sender' ? 'h.sender = ?' : filter.role === 'target' ? 'h.target = ?' : '(h.sender = ? OR h.target = ?)'
  const who = filter.role === 'sender' ? [scope.principal] : filter.role === 'target' ? [caller] : [scope.principal, caller]
  const status = filter.status === undefined ? [] : [now, filter.status]
  return sql.all<HandoffRow>(`
  SELECT ${COLUMNS} WHERE h.org = ? AND ${side} AND h.key > ? ${status.length ? `AND ${STATUS} = ?` : ''} ORDER BY h.key LIMIT ?`,
  now, scope.org, ...who, after, ...status, limit)
}

/** Answers a handoff that is still pending. @returns how many rows changed: 1, or 0 when another answer was first */
export const markHandoffResolved = (sql: Sql, key: number, status: HandoffStatus, now: number) => sql.run(`
  UPDATE handoffs SET status = ?, resolved_at = ? WHERE key = ? AND status = 'pending' AND expires_at > ?`, status, now, key, now)

/** Whether a context was handed over to the caller, who accepted it or may still answer. */
export const isHandedOver = (sql: Sql, scope: Scope, caller: string, contextId: string, now: number) => sql.get(`
  SELECT 1 FROM handoffs WHERE org = ? AND target = ? AND context_id = ? AND (status = 'accepted' OR (status = 'pending' AND expires_at > ?)) LIMIT 1`,
scope.org, caller, contextId, now)

/** Forgets what was said in the handoffs of a subject. */
export const forgetHandoffMessages = (sql: Sql, scope: Scope, subject: string) =>
  sql.run('UPDATE handoffs SET message = NULL WHERE org = ? AND subject = ? AND message IS NOT NULL', scope.org, subject)
