// Observations, with the names of agents and runs that they carry.
import type { ObservationKind, Trust, Visibility } from '#generated/api.d.ts'
import type { Scope, Sql } from './store.ts'

export type ObservationRow = {
  key: number; id: string; kind: ObservationKind; content: string | null; source_type: string; source_ref: string | null
  source_id: string | null; trust: Trust; visibility: Visibility; occurred_at: number | null; ingested_at: number; cited: number
  content_hash: Uint8Array | null; erased_at: number | null; subject: string; owner: number; principal_name: string
  project_id: string | null; agent_name: string | null; run_name: string | null; run: number | null; agent: number | null
}

export const OBSERVATION_COLUMNS = `o.key, o.id, o.kind, o.content, o.source_type, o.source_ref, o.source_id, o.trust, o.visibility, o.occurred_at,
  o.ingested_at, o.cited, o.content_hash, o.erased_at, o.run, o.agent, s.subject, s.owner, p.name AS principal_name,
  j.id AS project_id, a.name AS agent_name, r.name AS run_name`
export const OBSERVATION_JOINS = `JOIN principals p ON p.key = o.principal LEFT JOIN projects j ON j.key = o.project
  LEFT JOIN agents a ON a.key = o.agent LEFT JOIN runs r ON r.key = o.run`

/** An observation that the caller may read. */
export const findObservationRow = (sql: Sql, scope: Scope, uid: Uint8Array) => sql.get<ObservationRow>(`
  SELECT ${OBSERVATION_COLUMNS} FROM observations o JOIN shelves s ON s.key = o.key / 536870912 ${OBSERVATION_JOINS}
  WHERE o.uid = ? AND s.org = ? AND s.owner IN (0, ?)`, uid, scope.org, scope.principal)

export type ObservationFilter = { subject?: string; project?: number; run?: number; kind?: string; since?: number; until?: number }

/** Readable observations after a key, shelf by shelf in order of arrival. */
export function listObservationRows(sql: Sql, scope: Scope, filter: ObservationFilter, after: number, limit: number) {
  const values = [scope.org, scope.principal] as (string | number)[]
  const add = (value: string | number | undefined, condition: string) => {
    if (value === undefined) return ''
    values.push(value)
    return `AND ${condition}`
  }
  const where = [
    add(filter.subject, 's.subject = ?'), add(filter.project, 'o.project = ?'), add(filter.run, 'o.run = ?'), add(filter.kind, 'o.kind = ?'),
    add(filter.since, 'coalesce(o.occurred_at, o.ingested_at) >= ?'), add(filter.until, 'coalesce(o.occurred_at, o.ingested_at) < ?'),
  ].join(' ')
  // Named by run, its index leads; else shelf after shelf, each a range of keys.
  const from = filter.run === undefined
    ? 'shelves s CROSS JOIN observations o ON o.key BETWEEN max(s.key * 536870912, ?) AND s.key * 536870912 + 268435455'
    : 'observations o JOIN shelves s ON s.key = o.key / 536870912 AND o.key >= ?'
  return sql.all<ObservationRow>(`
  SELECT ${OBSERVATION_COLUMNS} FROM ${from} ${OBSERVATION_JOINS} WHERE s.org = ? AND s.owner IN (0, ?) ${where} ORDER BY o.key LIMIT ?`, after + 1, ...values, limit)
}

export type NewObservation = {
  key: number; uid: Uint8Array; kind: string; content: string; sourceType: string; sourceRef: string | null; sourceId: string | null
  trust: string; visibility: string; project: number | null; agent: number | null; run: number | null
  occurredAt: number | null; ingestedAt: number; cues: number
}

export const insertObservation = (sql: Sql, scope: Scope, row: NewObservation) => sql.run(`
  INSERT INTO observations (key, uid, principal, kind, content, source_type, source_ref, source_id, trust, visibility,
    project, agent, run, occurred_at, ingested_at, cues) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
row.key, row.uid, scope.principal, row.kind, row.content, row.sourceType, row.sourceRef, row.sourceId, row.trust, row.visibility,
row.project, row.agent, row.run, row.occurredAt, row.ingestedAt, row.cues)

/** The caller's observation of a subject's shelf with this id in its source. */
export const findObservationBySource = (sql: Sql, scope: Scope, subject: string, owner: number, type: string, id: string) => sql.get<ObservationRow>(`
  SELECT ${OBSERVATION_COLUMNS} FROM shelves s JOIN observations o ON o.key >> 29 = s.key AND o.principal = ? AND o.source_type = ? AND o.source_id = ? ${OBSERVATION_JOINS}
  WHERE s.org = ? AND s.subject = ? AND s.owner = ?`, scope.principal, type, id, scope.org, subject, owner)

export const markObservationErased = (sql: Sql, key: number, hash: Uint8Array, now: number) => sql.run(`
  UPDATE observations SET content = NULL, source_ref = NULL, source_id = NULL, content_hash = ?, erased_at = ? WHERE key = ?`, hash, now, key)

export const setCited = (sql: Sql, key: number, cited: 0 | 1) => sql.run('UPDATE observations SET cited = ? WHERE key = ?', cited, key)

/** Some observations of a shelf, for erasing it step by step. */
export const someObservations = (sql: Sql, low: number, high: number, limit: number) => sql.all<{ key: number; content: string | null; cited: number }>(
  'SELECT key, content, cited FROM observations WHERE key BETWEEN ? AND ? ORDER BY key LIMIT ?', low, high, limit)

export const deleteObservation = (sql: Sql, key: number) => sql.run('DELETE FROM observations WHERE key = ?', key)

/** The key of a name of an organization's agent or run, made when it is new. */
export async function ensureName(sql: Sql, scope: Scope, table: 'agents' | 'runs', name: string): Promise<number> {
  const known = await sql.get<{ key: number }>(`SELECT key FROM ${table} WHERE org = ? AND name = ?`, scope.org, name)
  return known?.key ?? (await sql.run(`INSERT INTO ${table} (org, name) VALUES (?, ?)`, scope.org, name)).key
}

export const findRunName = (sql: Sql, scope: Scope, name: string) =>
  sql.get<{ key: number }>('SELECT key FROM runs WHERE org = ? AND name = ?', scope.org, name)

export const findObservationText = (sql: Sql, key: number) =>
  sql.get<{ content: string | null; cited: number }>('SELECT content, cited FROM observations WHERE key = ?', key)
