// Organizations, principals and keys.
import type { PrincipalKind, Scope as KeyScope, Trust } from '#generated/api.d.ts'
import type { Scope, Sql } from './store.ts'

export type KeyRow = {
  key: number; id: string; label: string; scopes: string; max_trust: Trust; created_at: number
  expires_at: number | null; revoked_at: number | null; principal_name: string; principal_kind: PrincipalKind
}
export type CallerRow = {
  key_id: string; scopes: string; max_trust: Trust; org: number; org_id: string
  principal: number; principal_name: string; principal_kind: PrincipalKind
}

/** The live key with this hash. Knows no tenant yet: it is how a tenant is found. */
export const findCaller = (sql: Sql, hash: Uint8Array, now: number) => sql.get<CallerRow>(`
  SELECT k.id AS key_id, k.scopes, k.max_trust, o.key AS org, o.id AS org_id,
    p.key AS principal, p.name AS principal_name, p.kind AS principal_kind
  FROM keys k JOIN principals p ON p.key = k.principal JOIN organizations o ON o.key = p.org
  WHERE k.hash = ? AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ?)`, hash, now)

export const insertOrganization = async (sql: Sql, id: string, name: string, now: number) =>
  (await sql.run('INSERT INTO organizations (id, name, created_at) VALUES (?, ?, ?)', id, name, now)).key

export const listOrganizations = (sql: Sql) =>
  sql.all<{ key: number; id: string; name: string }>('SELECT key, id, name FROM organizations ORDER BY key')

export const findPrincipal = (sql: Sql, org: number, name: string) =>
  sql.get<{ key: number; kind: PrincipalKind }>('SELECT key, kind FROM principals WHERE org = ? AND name = ?', org, name)

export const insertPrincipal = async (sql: Sql, org: number, name: string, kind: PrincipalKind, now: number) =>
  (await sql.run('INSERT INTO principals (org, name, kind, created_at) VALUES (?, ?, ?, ?)', org, name, kind, now)).key

export const insertKey = (sql: Sql, row: {
  id: string; principal: number; hash: Uint8Array; label: string; scopes: KeyScope[]; maxTrust: Trust; now: number; expiresAt: number | null
}) => sql.run(`
  INSERT INTO keys (id, principal, hash, label, scopes, max_trust, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
row.id, row.principal, row.hash, row.label, JSON.stringify(row.scopes), row.maxTrust, row.now, row.expiresAt)

const KEY_COLUMNS = `k.key, k.id, k.label, k.scopes, k.max_trust, k.created_at, k.expires_at, k.revoked_at,
  p.name AS principal_name, p.kind AS principal_kind FROM keys k JOIN principals p ON p.key = k.principal`

export const findKey = (sql: Sql, scope: Scope, id: string) =>
  sql.get<KeyRow>(`SELECT ${KEY_COLUMNS} WHERE p.org = ? AND k.id = ?`, scope.org, id)

export const listKeyRows = (sql: Sql, scope: Scope, after: number, limit: number) =>
  sql.all<KeyRow>(`SELECT ${KEY_COLUMNS} WHERE p.org = ? AND k.key > ? ORDER BY k.key LIMIT ?`, scope.org, after, limit)

export const markKeyRevoked = (sql: Sql, key: number, now: number) =>
  sql.run('UPDATE keys SET revoked_at = ? WHERE key = ? AND revoked_at IS NULL', now, key)
