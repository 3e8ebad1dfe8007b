// Claims: reading them, with their evidence and history, and ending them. Writing them is in consolidations.ts.
import type { Claim, ClaimEvidence, ClaimStatus, EventType, HistoryEntry, LifecycleInput, Relation, SupersedeInput } from '#generated/api.d.ts'
import { iso, isoOrNull } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors/error.ts'
import { uidOf } from '../ids.ts'
import { trustRank, type Caller } from '../keys/caller.ts'
import { endClaim, findClaimRow, listClaimRows, listEvidenceRows, type ClaimRow } from '../store/claims.ts'
import { insertJournal, listHistoryRows, type HistoryRow } from '../store/events.ts'
import { shelfOf, type Tx } from '../store/store.ts'
import { removeVector } from '../store/vectors.ts'
import { moveCounts } from '../store/subjects.ts'
import { mutate } from './mutation.ts'
import { toObservation } from './observations.ts'
import { requireProject } from './projects.ts'

/** The contract's form of a row. */
const toClaim = (row: ClaimRow): Claim => ({
  claim_id: row.id, subject_id: row.subject, project_id: row.project_id, kind: row.kind, statement: row.statement, confidence: row.confidence,
  trust: row.trust, visibility: row.visibility, status: row.status, principal_id: row.principal_name, observer_id: row.observer,
  valid_from: iso(row.valid_from), valid_to: isoOrNull(row.valid_to), superseded_by: row.superseded_by_id, version: row.version, created_at: iso(row.created_at),
})

async function requireClaim(tx: Tx, caller: Caller, id: string): Promise<ClaimRow> {
  const row = await findClaimRow(tx, caller, uidOf(id))
  if (!row) throw notFound('claim')
  return row
}

/** @throws NOT_FOUND when the caller may not read it or it is not there */
export const findClaim = (deps: Deps, call: Call, id: string): Promise<Claim> =>
  deps.store.read(async (tx) => toClaim(await requireClaim(tx, call.caller, id)))

export type ClaimQuery = { limit: number; cursor?: string; subject_id?: string; project_id?: string; status?: string; kind?: string }

/** A page of readable claims, subject by subject in order of writing. */
export function listClaims(deps: Deps, call: Call, query: ClaimQuery) {
  const { caller } = call
  return deps.store.read(async (tx) => {
    const project = (await requireProject(tx, caller, query.project_id)) ?? undefined
    const filter = { subject: query.subject_id, project, status: query.status, kind: query.kind }
    const list = `claims ${JSON.stringify([query.subject_id, query.project_id, query.status, query.kind])}`
    const { rows, next_cursor } = await page(list, caller.org, query, 0, (after, count) => listClaimRows(tx, caller, filter, Number(after), count), (row) => row.key)
    return { items: rows.map(toClaim), next_cursor }
  })
}

/** The observations behind a claim by relation; those that the caller may not read are only counted. */
export function findClaimEvidence(deps: Deps, call: Call, id: string): Promise<ClaimEvidence> {
  return deps.store.read(async (tx) => {
    const claim = await requireClaim(tx, call.caller, id)
    const rows = await listEvidenceRows(tx, claim.key)
    const readable = rows.filter((row) => row.org === call.caller.org && (row.owner === 0 || row.owner === call.caller.principal))
    const of = (relation: Relation) => readable.filter((row) => row.relation === relation).map(toObservation)
    return {
      claim_id: claim.id, supporting: of('supports'), contradicting: of('contradicts'), qualifying: of('qualifies'),
      unreadable_count: rows.length - readable.length,
    }
  })
}

const toHistoryEntry = (row: HistoryRow): HistoryEntry => ({
  history_id: row.id, record_id: row.record_id, type: row.type, principal_id: row.principal_name, reason: row.reason,
  related_claim_id: row.related, recorded_at: iso(row.recorded_at),
})

/** A page of what happened to a claim, oldest first. */
export function listClaimHistory(deps: Deps, call: Call, id: string, query: { limit: number; cursor?: string }) {
  const { caller } = call
  return deps.store.read(async (tx) => {
    await requireClaim(tx, caller, id)
    const { rows, next_cursor } = await page(`history ${id}`, caller.org, query, 0,
      (after, count) => listHistoryRows(tx, caller, uidOf(id), Number(after), count), (row) => row.sequence)
    return { items: rows.map(toHistoryEntry), next_cursor }
  })
}

/** A claim that the caller may end now. */
async function requireLiveClaim(tx: Tx, caller: Caller, id: string, expectedVersion: number | undefined): Promise<ClaimRow> {
  const claim = await requireClaim(tx, caller, id)
  if (trustRank(claim.trust) > trustRank(caller.maxTrust)) throw forbidden(`This credential may not end a claim of "${claim.trust}" trust.`)
  if (claim.status !== 'active' && claim.status !== 'disputed') throw conflict(`The claim is ${claim.status} already.`)
  if (expectedVersion !== undefined && expectedVersion !== claim.version) throw conflict(`The claim has version ${claim.version}, not ${expectedVersion}: read it again.`)
  return claim
}

/** A replay tells of the claim as it stands: its statement may have been erased since. */
const rememberClaim = (caller: Caller) => ({
  keep: ({ claim_id }: Claim) => ({ claim_id }),
  recall: async (tx: Tx, { claim_id }: { claim_id: string }) => toClaim(await requireClaim(tx, caller, claim_id)),
})

/** Ends a claim: its status moves, its search row goes, and history and event say why. */
async function end(tx: Tx, caller: Caller, claim: ClaimRow, ending: { status: ClaimStatus; type: EventType; reason: string; successor?: ClaimRow; now: number }): Promise<Claim> {
  const { changes } = await endClaim(tx, claim.key, claim.version, ending.status, ending.successor?.key ?? null)
  if (changes === 0) throw conflict('The claim was changed by another request: read it again.')
  await unindexClaim(tx, claim.key)
  const record = { type: ending.type, shelf: shelfOf(claim.key), owner: claim.owner, history: 1 as const, reason: ending.reason, now: ending.now }
  await insertJournal(tx, caller, { ...record, record: uidOf(claim.id), ...(ending.successor ? { related: uidOf(ending.successor.id) } : {}) })
  return toClaim(await requireClaim(tx, caller, claim.id))
}

/** Takes a live claim out of search: its tokens and its vector. */
export async function unindexClaim(tx: Tx, key: number): Promise<void> {
  await tx.removeTokens('claims', key)
  await removeVector(tx, 'claims', key)
  await moveCounts(tx, shelfOf(key), { claimsMoved: 1 })
}

/**
 * Puts a live claim of the same subject in the place of another.
 * @throws CONFLICT when it is not live any more or has another version, VALIDATION_ERROR when the successor does not fit
 */
export function supersedeClaim(deps: Deps, call: Call, id: string, input: SupersedeInput): Promise<Claim> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const claim = await requireLiveClaim(tx, caller, id, input.expected_version)
    if (input.successor_id === id) throw invalid('successor_id', 'must be another claim')
    const successor = await requireClaim(tx, caller, input.successor_id)
    if (successor.subject !== claim.subject) throw invalid('successor_id', 'must be a claim of the same subject')
    if (successor.owner !== claim.owner) throw invalid('successor_id', 'must be a claim that the same readers can see')
    if (successor.status !== 'active' && successor.status !== 'disputed') throw conflict(`The successor is ${successor.status}.`)
    return end(tx, caller, claim, { status: 'superseded', type: 'claim.superseded', reason: input.reason, successor, now: deps.now() })
  }, rememberClaim(caller))
}

/** Takes a claim back. */
export function revokeClaim(deps: Deps, call: Call, id: string, input: LifecycleInput): Promise<Claim> {
  return mutate(deps, call, async (tx) => end(tx, call.caller, await requireLiveClaim(tx, call.caller, id, input.expected_version),
    { status: 'revoked', type: 'claim.revoked', reason: input.reason, now: deps.now() }), rememberClaim(call.caller))
}

/** Ends a claim that held once. */
export function expireClaim(deps: Deps, call: Call, id: string, input: LifecycleInput): Promise<Claim> {
  return mutate(deps, call, async (tx) => end(tx, call.caller, await requireLiveClaim(tx, call.caller, id, input.expected_version),
    { status: 'expired', type: 'claim.expired', reason: input.reason, now: deps.now() }), rememberClaim(call.caller))
}
