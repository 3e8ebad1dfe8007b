// Checkpoints: the state that a principal saves for itself, by subject and kind.
import { createHash } from 'node:crypto'
import type { Checkpoint, CheckpointInput, DeletedCheckpoint, SavedCheckpoint } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors/error.ts'
import { newId } from '../ids.ts'
import { deleteCheckpoint as deleteRow, findCheckpoint as findRow, findCheckpointById, listCheckpointRows, upsertCheckpoint, type CheckpointRow } from '../store/checkpoints.ts'
import { findHandoff } from '../store/handoffs.ts'
import type { Tx } from '../store/store.ts'
import { mutate } from './mutation.ts'

/** Largest state, as bytes of JSON. */
const STATE_BYTES = 65_536

const hashState = (json: string) => createHash('sha256').update(json).digest('hex')

const toCheckpoint = (row: CheckpointRow): Checkpoint => ({
  checkpoint_id: row.id, subject_id: row.subject, kind: row.kind, state: JSON.parse(row.state), state_hash: hashState(row.state), version: row.version,
  created_at: iso(row.created_at), updated_at: iso(row.updated_at), expires_at: iso(row.expires_at),
})

/**
 * Saves state in place of the caller's live checkpoint of the same subject and kind.
 * @throws CONFLICT when `expected_version` is not the version that stands
 */
export function saveCheckpoint(deps: Deps, call: Call, input: CheckpointInput): Promise<SavedCheckpoint> {
  const { caller } = call
  const state = JSON.stringify(input.state)
  if (Buffer.byteLength(state) > STATE_BYTES) throw invalid('state', `must be at most ${STATE_BYTES} bytes as JSON`)
  const { subject_id: subject, kind, ttl_seconds, expected_version: expected } = input
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    const standing = await findRow(tx, caller, subject, kind, now)
    const version = standing?.version ?? 0
    if (expected !== undefined && expected !== version) throw conflict(`The checkpoint has version ${version}, not ${expected}: read it again.`)
    const id = standing?.id ?? newId('ckpt', now)
    const expiresAt = now + ttl_seconds * 1000
    await upsertCheckpoint(tx, caller, { id, subject, kind, state, version: version + 1, createdAt: standing?.created_at ?? now, now, expiresAt })
    return { checkpoint_id: id, state_hash: hashState(state), version: version + 1, updated: standing !== undefined, expires_at: iso(expiresAt) }
  })
}

/**
 * The caller's live checkpoint of a subject and kind, or the one that a handoff hands over to the caller.
 * @throws NOT_FOUND
 */
export function findCheckpoint(deps: Deps, call: Call, query: { subject_id: string; kind: string; handoff_id?: string }): Promise<Checkpoint> {
  const { caller } = call
  return deps.store.read(async (tx) => {
    const now = deps.now()
    const handed = query.handoff_id === undefined ? undefined : await findHandoff(tx, caller, caller.principalId, query.handoff_id, now)
    const row = query.handoff_id === undefined ? await findRow(tx, caller, query.subject_id, query.kind, now)
      : handed?.checkpoint_id && (handed.status === 'pending' || handed.status === 'accepted') ? await findCheckpointById(tx, caller, handed.checkpoint_id, now) : undefined
    if (!row || row.subject !== query.subject_id || row.kind !== query.kind) throw notFound('checkpoint')
    return toCheckpoint(row)
  })
}

/** The caller's live checkpoints of a subject. */
export const listCheckpoints = async (tx: Tx, deps: Deps, call: Call, subject: string): Promise<Checkpoint[]> =>
  (await listCheckpointRows(tx, call.caller, subject, deps.now())).map(toCheckpoint)

/** @throws NOT_FOUND for one that is not the caller's, expired ones included */
export function deleteCheckpoint(deps: Deps, call: Call, id: string): Promise<DeletedCheckpoint> {
  return mutate(deps, call, async (tx) => {
    if ((await deleteRow(tx, call.caller, id, deps.now())).changes === 0) throw notFound('checkpoint')
    return { checkpoint_id: id }
  })
}
