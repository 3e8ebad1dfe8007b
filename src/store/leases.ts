// Leases: at most one row for each resource.
import type { Scope, Sql } from './store.ts'

export type LeaseRow = {
  key: number; id: string; resource_type: string; resource_id: string; principal: number; holder: string; purpose: string
  acquired_at: number; expires_at: number
}
const COLUMNS = `l.key, l.id, l.resource_type, l.resource_id, l.principal, p.name AS holder, l.purpose, l.acquired_at, l.expires_at
  FROM leases l JOIN principals p ON p.key = l.principal`

export const findLeaseOfResource = (sql: Sql, scope: Scope, type: string, id: string, now: number) => sql.get<LeaseRow>(`
  SELECT ${COLUMNS} WHERE l.org = ? AND l.resource_type = ? AND l.resource_id = ? AND l.expires_at > ?`, scope.org, type, id, now)

export const findLease = (sql: Sql, scope: Scope, id: string, now: number) =>
  sql.get<LeaseRow>(`SELECT ${COLUMNS} WHERE l.org = ? AND l.id = ? AND l.expires_at > ?`, scope.org, id, now)

/** Writes the lease in place of an expired one of the same resource, or renews the one that stands. */
export const upsertLease = (sql: Sql, scope: Scope, row: {
  id: string; type: string; resource: string; purpose: string; acquiredAt: number; now: number; expiresAt: number
}) => sql.run(`
  INSERT INTO leases (id, org, resource_type, resource_id, principal, purpose, acquired_at, renewed_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (org, resource_type, resource_id) DO UPDATE SET id = excluded.id, principal = excluded.principal, purpose = excluded.purpose,
    acquired_at = excluded.acquired_at, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at`,
row.id, scope.org, row.type, row.resource, scope.principal, row.purpose, row.acquiredAt, row.now, row.expiresAt)

export const deleteLease = (sql: Sql, scope: Scope, key: number) => sql.run('DELETE FROM leases WHERE org = ? AND key = ?', scope.org, key)

/** Live leases after a key. */
export function listLeaseRows(sql: Sql, scope: Scope, filter: { type?: string; id?: string }, now: number, after: number, limit: number) {
  const values: (string | number)[] = []
  if (filter.type !== undefined) values.push(filter.type)
  if (filter.id !== undefined) values.push(filter.id)
  return sql.all<LeaseRow>(`
  SELECT ${COLUMNS} WHERE l.org = ? AND l.expires_at > ? AND l.key > ?
    ${filter.type === undefined ? '' : 'AND l.resource_type = ?'} ${filter.id === undefined ? '' : 'AND l.resource_id = ?'}
  ORDER BY l.key LIMIT ?`, scope.org, now, after, ...values, limit)
}
