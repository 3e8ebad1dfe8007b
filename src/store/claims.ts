// Claims and the observations behind them.
import type { ClaimKind, ClaimStatus, FeedbackOutcome, Relation, Trust, Visibility } from '#generated/api.d.ts'
import { OBSERVATION_COLUMNS, OBSERVATION_JOINS, type ObservationRow } from './observations.ts'
import type { Scope, Sql } from './store.ts'

export type ClaimRow = {
  key: number; id: string; kind: ClaimKind; statement: string | null; confidence: number; trust: Trust; visibility: Visibility
  status: ClaimStatus; observer: string | null; valid_from: number; valid_to: number | null; version: number; created_at: number
  erased_at: number | null; subject: string; owner: number; principal_name: string; project_id: string | null; superseded_by_id: string | null
}

const COLUMNS = `c.key, c.id, c.kind, c.statement, c.confidence, c.trust, c.visibility, c.status, c.observer, c.valid_from, c.valid_to,
  c.version, c.created_at, c.erased_at, s.subject, s.owner, p.name AS principal_name, j.id AS project_id, n.id AS superseded_by_id`
const JOINS = `JOIN principals p ON p.key = c.principal LEFT JOIN projects j ON j.key = c.project
  LEFT JOIN claims n ON n.key = c.superseded_by`

/** A claim that the caller may read. */
export const findClaimRow = (sql: Sql, scope: Scope, uid: Uint8Array) => sql.get<ClaimRow>(`
  SELECT ${COLUMNS} FROM claims c JOIN shelves s ON s.key = c.key / 536870912 ${JOINS}
  WHERE c.uid = ? AND s.org = ? AND s.owner IN (0, ?)`, uid, scope.org, scope.principal)

export type ClaimFilter = { subject?: string; project?: number; status?: string; kind?: string }

/** Readable claims after a key, shelf by shelf in order of writing. */
export function listClaimRows(sql: Sql, scope: Scope, filter: ClaimFilter, after: number, limit: number) {
  const values = [scope.org, scope.principal] as (string | number)[]
  const add = (value: string | number | undefined, condition: string) => {
    if (value === undefined) return ''
    values.push(value)
    return `AND ${condition}`
  }
  const where = [add(filter.subject, 's.subject = ?'), add(filter.project, 'c.project = ?'), add(filter.status, 'c.status = ?'), add(filter.kind, 'c.kind = ?')].join(' ')
  return sql.all<ClaimRow>(`
  SELECT ${COLUMNS} FROM shelves s CROSS JOIN claims c ON c.key BETWEEN max(s.key * 536870912, ?) AND s.key * 536870912 + 268435455 ${JOINS}
  WHERE s.org = ? AND s.owner IN (0, ?) ${where} ORDER BY c.key LIMIT ?`, after + 1, ...values, limit)
}

export type NewClaim = {
  key: number; uid: Uint8Array; kind: string; statement: string; confidence: number; trust: string; visibility: string; status: string
  observer: string | null; project: number | null; agent: number | null; run: number | null
  happenedAt: number; validFrom: number; validTo: number | null; cues: number; createdAt: number
}

export const insertClaim = (sql: Sql, scope: Scope, row: NewClaim) => sql.run(`
  INSERT INTO claims (key, uid, principal, kind, statement, confidence, trust, visibility, status, observer, project, agent, run,
    happened_at, valid_from, valid_to, cues, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
row.key, row.uid, scope.principal, row.kind, row.statement, row.confidence, row.trust, row.visibility, row.status, row.observer,
row.project, row.agent, row.run, row.happenedAt, row.validFrom, row.validTo, row.cues, row.createdAt)

export const insertClaimSource = (sql: Sql, claim: number, observation: number, relation: Relation) =>
  sql.run('INSERT INTO claim_sources (claim, observation, relation) VALUES (?, ?, ?)', claim, observation, relation)

/** What a new claim must know of an observation that it cites. */
export type SourceRow = {
  key: number; content: string | null; trust: Trust; visibility: Visibility; occurred_at: number | null
  run: number | null; agent: number | null; cited: number; subject: string; owner: number
}

export const findSource = (sql: Sql, scope: Scope, uid: Uint8Array) => sql.get<SourceRow>(`
  SELECT o.key, o.content, o.trust, o.visibility, o.occurred_at, o.run, o.agent, o.cited, s.subject, s.owner
  FROM observations o JOIN shelves s ON s.key = o.key / 536870912
  WHERE o.uid = ? AND s.org = ? AND s.owner IN (0, ?)`, uid, scope.org, scope.principal)

/** Ends a claim, if it still has the version that was read. @returns how many rows changed: 1, or 0 when another was first */
export const endClaim = (sql: Sql, key: number, version: number, status: ClaimStatus, successor: number | null) => sql.run(`
  UPDATE claims SET status = ?, superseded_by = ?, version = version + 1
  WHERE key = ? AND version = ? AND status IN ('active', 'disputed')`, status, successor, key, version)

/** Texts that a claim is indexed with: its supporting observations. */
export const supportTexts = (sql: Sql, claim: number) => sql.all<{ content: string | null }>(`
  SELECT o.content FROM claim_sources cs JOIN observations o ON o.key = cs.observation
  WHERE cs.claim = ? AND cs.relation = 'supports' ORDER BY cs.observation`, claim)

/** The claims that cite an observation, erased ones left out. */
export const citingClaims = (sql: Sql, observation: number) => sql.all<{ key: number; uid: Uint8Array; statement: string; status: ClaimStatus; owner: number; subject: string }>(`
  SELECT DISTINCT c.key, c.uid, c.statement, c.status, s.owner, s.subject FROM claim_sources cs JOIN claims c ON c.key = cs.claim
    JOIN shelves s ON s.key = c.key / 536870912
  WHERE cs.observation = ? AND c.erased_at IS NULL ORDER BY c.key`, observation)

export const sourcesOfClaim = (sql: Sql, claim: number) =>
  sql.all<{ observation: number; relation: Relation }>('SELECT observation, relation FROM claim_sources WHERE claim = ?', claim)

/** Whether a shared claim of the same shelf, not erased, still cites an observation. */
export const isCited = (sql: Sql, observation: number, low: number, high: number) => sql.get(`
  SELECT 1 FROM claim_sources cs JOIN claims c ON c.key = cs.claim
  WHERE cs.observation = ? AND c.key BETWEEN ? AND ? AND c.erased_at IS NULL LIMIT 1`, observation, low, high)

export const markClaimErased = (sql: Sql, key: number, now: number) => sql.run(`
  UPDATE claims SET statement = NULL, status = 'revoked', version = version + 1, erased_at = ? WHERE key = ?`, now, key)

/** Some claims of a shelf, for erasing it step by step. */
export const someClaims = (sql: Sql, low: number, high: number, limit: number) =>
  sql.all<{ key: number; statement: string | null; status: ClaimStatus; uid: Uint8Array }>(
    'SELECT key, uid, statement, status FROM claims WHERE key BETWEEN ? AND ? ORDER BY key LIMIT ?', low, high, limit)

export async function deleteClaim(sql: Sql, key: number): Promise<void> {
  await sql.run('DELETE FROM claim_sources WHERE claim = ?', key)
  await sql.run('UPDATE claims SET superseded_by = NULL WHERE superseded_by = ?', key)
  await sql.run('DELETE FROM claims WHERE key = ?', key)
}

/** Unties an observation that is about to be deleted from the claims that cited it. */
export const detachSources = (sql: Sql, observation: number) => sql.run('DELETE FROM claim_sources WHERE observation = ?', observation)

/** Counts one signal of feedback on a claim, in the column of its outcome. */
export const addSignal = (sql: Sql, key: number, outcome: FeedbackOutcome) =>
  sql.run(`UPDATE claims SET ${outcome} = ${outcome} + 1 WHERE key = ?`, key)

/** The observations behind a claim, with what tells whether a caller may read each. */
export const listEvidenceRows = (sql: Sql, claim: number) => sql.all<ObservationRow & { relation: Relation; org: number }>(`
  SELECT cs.relation, s.org, ${OBSERVATION_COLUMNS} FROM claim_sources cs JOIN observations o ON o.key = cs.observation
    JOIN shelves s ON s.key = o.key / 536870912 ${OBSERVATION_JOINS} WHERE cs.claim = ? ORDER BY o.key`, claim)
