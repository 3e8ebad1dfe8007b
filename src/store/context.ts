// Compiled contexts and the feedback on them. A run keeps which records it held and their scores, never their text.
import type { ClaimKind, ClaimStatus, FeedbackOutcome, ObservationKind, Trust, VectorUse } from '#generated/api.d.ts'
import { isHandedOver } from './handoffs.ts'
import type { Scope, Sql } from './store.ts'

/** What an item of a pack is, as the first member of its stored form. */
export const CLAIM = 0
export const EVIDENCE = 1

/** An item as a run keeps it: noun, record key, score, its five components, coverage, uids of its evidence. */
export type StoredItem = [noun: number, key: number, score: number, relevance: number, trust: number, recency: number, utility: number, conflict: number, coverage: number, evidence: string[]]

export type NewRun = {
  uid: Uint8Array; subject: string; task: string; maxTokens: number; usedTokens: number
  request: string; items: string; vector: VectorUse; model: VectorUse; now: number
}

export const insertRun = (sql: Sql, scope: Scope, row: NewRun) => sql.run(`
  INSERT INTO context_runs (uid, principal, subject, task, max_tokens, used_tokens, request, items, vector, model, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
row.uid, scope.principal, row.subject, row.task, row.maxTokens, row.usedTokens, row.request, row.items, row.vector, row.model, row.now)

export type RunRow = {
  key: number; id: string; subject: string; task: string | null; max_tokens: number; used_tokens: number
  request: string; items: string; vector: VectorUse; model: VectorUse; created_at: number; principal: number
}

/** A run that the caller compiled or that was handed over to it. */
export async function findRunRow(sql: Sql, scope: Scope, caller: string, id: string, now: number): Promise<RunRow | undefined> {
  const row = await sql.get<RunRow>(`
  SELECT r.key, r.id, r.subject, r.task, r.max_tokens, r.used_tokens, r.request, r.items, r.vector, r.model, r.created_at, r.principal
  FROM context_runs r JOIN principals p ON p.key = r.principal WHERE r.uid = ? AND p.org = ?`, Buffer.from(id.slice(4), 'hex'), scope.org)
  if (!row || row.principal === scope.principal) return row
  return (await isHandedOver(sql, scope, caller, id, now)) ? row : undefined
}

/**
 * A claim as an item of a pack: only what ranking does not know of it. `signals` is null below three signals of feedback, else
 * a JSON array of the counts in the order of the contract's outcomes.
 */
export type ClaimItemRow = {
  key: number; id: string; statement: string; confidence: number; status: ClaimStatus; observer: string | null; signals: string | null; successor: 0 | 1
}
const SIGNALS = `CASE WHEN c.used + c.useful + c.irrelevant + c.incorrect + c.harmful < 3 THEN NULL
    ELSE json_array(c.used, c.useful, c.irrelevant, c.incorrect, c.harmful) END AS signals`

/** Live claims of the caller's shelves among these keys; whether each took another's place is looked up where it matters. */
export const readClaimItems = (sql: Sql, scope: Scope, keys: number[], successors: boolean) => sql.all<ClaimItemRow>(`
  SELECT c.key, c.id, c.statement, c.confidence, c.status, c.observer, ${SIGNALS},
    ${successors ? 'EXISTS (SELECT 1 FROM claims x WHERE x.superseded_by = c.key)' : '0'} AS successor
  FROM json_each(?) k JOIN claims c ON c.key = k.value JOIN shelves s ON s.key = c.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?) AND c.status IN ('active', 'disputed')`, JSON.stringify(keys), scope.org, scope.principal)

export type PastClaimItemRow = ClaimItemRow & { kind: ClaimKind; trust: Trust; valid_from: number; valid_to: number | null }

/** The same claims whatever became of them, erased ones left out: for a pack that is read again. */
export const readPastClaimItems = (sql: Sql, scope: Scope, keys: number[]) => sql.all<PastClaimItemRow>(`
  SELECT c.key, c.id, c.statement, c.confidence, c.status, c.observer, NULL AS signals, 0 AS successor, c.kind, c.trust, c.valid_from, c.valid_to
  FROM json_each(?) k JOIN claims c ON c.key = k.value JOIN shelves s ON s.key = c.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?) AND c.erased_at IS NULL`, JSON.stringify(keys), scope.org, scope.principal)

/** Evidence as an item of a pack. */
export type EvidenceItemRow = { key: number; id: string; content: string; occurred_at: number | null }
export type PastEvidenceItemRow = EvidenceItemRow & { kind: ObservationKind; trust: Trust }

/** Readable evidence among these keys that no claim has taken the place of, for the caller. */
export const readEvidenceItems = (sql: Sql, scope: Scope, keys: number[], privateShelf: number) => sql.all<EvidenceItemRow>(`
  SELECT o.key, o.id, o.content, o.occurred_at
  FROM json_each(?) k JOIN observations o ON o.key = k.value JOIN shelves s ON s.key = o.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?) AND o.erased_at IS NULL AND o.cited = 0
    AND NOT EXISTS (SELECT 1 FROM claim_sources cs JOIN claims c ON c.key = cs.claim
      WHERE cs.observation = o.key AND c.key BETWEEN ? * 536870912 AND ? * 536870912 + 268435455 AND c.erased_at IS NULL)`,
JSON.stringify(keys), scope.org, scope.principal, privateShelf, privateShelf)

/** The same evidence whatever became of it, erased records left out: for a pack that is read again. */
export const readPastEvidenceItems = (sql: Sql, scope: Scope, keys: number[]) => sql.all<PastEvidenceItemRow>(`
  SELECT o.key, o.id, o.content, o.occurred_at, o.kind, o.trust
  FROM json_each(?) k JOIN observations o ON o.key = k.value JOIN shelves s ON s.key = o.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?) AND o.erased_at IS NULL`, JSON.stringify(keys), scope.org, scope.principal)

/** The sources of claims, with the public id of each observation that the caller may read, each claim's in order of their keys. */
export const readItemSources = (sql: Sql, scope: Scope, keys: number[]) => sql.all<{ claim: number; relation: string; id: string; observation: number }>(`
  SELECT cs.claim, cs.relation, o.id, o.key AS observation
  FROM json_each(?) k CROSS JOIN claim_sources cs ON cs.claim = k.value CROSS JOIN observations o ON o.key = cs.observation
    CROSS JOIN shelves s ON s.key = o.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?)`, JSON.stringify(keys), scope.org, scope.principal)

/** Live claims of the caller's shelves that rest on an observation. */
export const readRivals = (sql: Sql, scope: Scope, observations: number[]) => sql.all<{ observation: number; key: number; id: string }>(`
  SELECT cs.observation, c.key, c.id
  FROM json_each(?) k JOIN claim_sources cs ON cs.observation = k.value AND cs.relation = 'supports' JOIN claims c ON c.key = cs.claim
    JOIN shelves s ON s.key = c.key / 536870912
  WHERE s.org = ? AND s.owner IN (0, ?) AND c.status IN ('active', 'disputed') ORDER BY c.key`, JSON.stringify(observations), scope.org, scope.principal)

/** What ranking needs of the records of a range of keys, in order; see retrieval/facts.ts. */
export type FactRow = {
  key: number; run: number | null; agent: number | null; project: number | null; happened_at: number; valid_from: number; valid_to: number | null
  cues: number; kind: string; trust: Trust
}
export const readClaimFacts = (sql: Sql, low: number, high: number) => sql.all<FactRow>(`
  SELECT key, run, agent, project, happened_at, valid_from, valid_to, cues, kind, trust FROM claims WHERE key BETWEEN ? AND ? ORDER BY key`, low, high)
export const readEvidenceFacts = (sql: Sql, low: number, high: number) => sql.all<FactRow>(`
  SELECT key, run, agent, project, coalesce(occurred_at, ingested_at) AS happened_at,
    min(coalesce(occurred_at, ingested_at), ingested_at) AS valid_from, NULL AS valid_to, cues, kind, trust
  FROM observations WHERE key BETWEEN ? AND ? ORDER BY key`, low, high)

export const insertFeedback = (sql: Sql, scope: Scope, row: {
  id: string; run: number; claim: number | null; outcome: FeedbackOutcome; reasonCode: string | null; now: number
}) => sql.run('INSERT INTO feedback (id, run, claim, principal, outcome, reason_code, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  row.id, row.run, row.claim, scope.principal, row.outcome, row.reasonCode, row.now)

/** Blanks the tasks that were asked about a subject: what was erased may be told of in any of them. */
export const forgetTasks = (sql: Sql, scope: Scope, subject: string) => sql.run(`
  UPDATE context_runs SET task = NULL
  WHERE subject = ? AND task IS NOT NULL AND principal IN (SELECT key FROM principals WHERE org = ?)`, subject, scope.org)

/** Deletes some runs of a subject, with the feedback on them. @returns how many */
export async function deleteSomeRuns(sql: Sql, scope: Scope, subject: string, limit: number): Promise<number> {
  const runs = await sql.all<{ key: number }>(`
  SELECT key FROM context_runs WHERE subject = ? AND principal IN (SELECT key FROM principals WHERE org = ?) LIMIT ?`, subject, scope.org, limit)
  for (const { key } of runs) {
    await sql.run('DELETE FROM feedback WHERE run = ?', key)
    await sql.run('DELETE FROM context_runs WHERE key = ?', key)
  }
  return runs.length
}
