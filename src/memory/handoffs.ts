// Handoffs: pending until the target, and only the target, answers.
import type { Handoff, HandoffInput, HandoffResolutionInput } from '#generated/api.d.ts'
import { iso, isoOrNull } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors/error.ts'
import { newId, uidOf } from '../ids.ts'
import { findCheckpointById } from '../store/checkpoints.ts'
import { findRunRow } from '../store/context.ts'
import { insertJournal } from '../store/events.ts'
import { findHandoff, insertHandoff, listHandoffRows, markHandoffResolved, type HandoffRow } from '../store/handoffs.ts'
import type { Caller } from '../keys/caller.ts'
import type { Tx } from '../store/store.ts'
import { mutate } from './mutation.ts'

const DAY_SECONDS = 86_400
const DEFAULT_TTL_SECONDS = 7 * DAY_SECONDS

const toHandoff = (row: HandoffRow): Handoff => ({
  handoff_id: row.id, from_principal: row.sender_name, to_principal: row.target, subject_id: row.subject, message: row.message,
  context_id: row.context_id, checkpoint_id: row.checkpoint_id, status: row.status,
  created_at: iso(row.created_at), expires_at: iso(row.expires_at), resolved_at: isoOrNull(row.resolved_at),
})

/** A replay tells of the handoff as it stands: its message may have been erased since. */
const rememberHandoff = (deps: Deps, caller: Caller) => ({
  keep: ({ handoff_id }: Handoff) => ({ handoff_id }),
  recall: async (tx: Tx, { handoff_id }: { handoff_id: string }) => {
    const row = await findHandoff(tx, caller, caller.principalId, handoff_id, deps.now())
    if (!row) throw notFound('handoff')
    return toHandoff(row)
  },
})

/**
 * Hands work to another principal of the organization, by name.
 * @throws VALIDATION_ERROR when it is the caller itself, NOT_FOUND for a context or checkpoint that is not the caller's
 */
export function createHandoff(deps: Deps, call: Call, input: HandoffInput): Promise<Handoff> {
  const { caller } = call
  if (input.to_principal === caller.principalId) throw invalid('to_principal', 'must be another principal than the caller')
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    if (input.context_id !== undefined && !(await findRunRow(tx, caller, caller.principalId, input.context_id, now))) throw notFound('context')
    const checkpoint = input.checkpoint_id === undefined ? undefined : await findCheckpointById(tx, caller, input.checkpoint_id, now)
    if (input.checkpoint_id !== undefined && checkpoint?.principal !== caller.principal) throw notFound('checkpoint')
    const id = newId('hoff', now)
    await insertHandoff(tx, caller, {
      id, target: input.to_principal, subject: input.subject_id, message: input.message ?? null, contextId: input.context_id ?? null,
      checkpointId: input.checkpoint_id ?? null, now, expiresAt: now + (input.ttl_seconds ?? DEFAULT_TTL_SECONDS) * 1000,
    })
    await insertJournal(tx, caller, { type: 'handoff.created', record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return toHandoff((await findHandoff(tx, caller, caller.principalId, id, now))!)
  }, rememberHandoff(deps, caller))
}

/** Accepts or rejects. @throws NOT_FOUND for a third, FORBIDDEN for the sender, CONFLICT when it is not pending any more */
export function resolveHandoff(deps: Deps, call: Call, id: string, input: HandoffResolutionInput): Promise<Handoff> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    const handoff = await findHandoff(tx, caller, caller.principalId, id, now)
    if (!handoff) throw notFound('handoff')
    if (handoff.target !== caller.principalId) throw forbidden('Only the target may answer a handoff.')
    if ((await markHandoffResolved(tx, handoff.key, input.status, now)).changes === 0) throw conflict(`The handoff is ${handoff.status} already.`)
    await insertJournal(tx, caller, { type: `handoff.${input.status}`, record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return toHandoff((await findHandoff(tx, caller, caller.principalId, id, now))!)
  }, rememberHandoff(deps, caller))
}

export type HandoffQuery = { limit: number; cursor?: string; role?: 'sender' | 'target'; status?: string }

/** A page of the caller's handoffs, oldest first. */
export function listHandoffs(deps: Deps, call: Call, query: HandoffQuery) {
  const { caller } = call
  const filter = { role: query.role, status: query.status }
  return deps.store.read(async (tx) => {
    const { rows, next_cursor } = await page(`handoffs ${caller.principal} ${JSON.stringify(filter)}`, caller.org, query, 0,
      (after, count) => listHandoffRows(tx, caller, caller.principalId, filter, deps.now(), Number(after), count), (row) => row.key)
    return { items: rows.map(toHandoff), next_cursor }
  })
}
