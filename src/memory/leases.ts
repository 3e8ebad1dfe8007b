// Leases: at most one live holder of a resource, whatever the concurrency.
import type { AcquiredLease, Lease, LeaseInput, ReleasedLease } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { conflict, forbidden, notFound } from '../errors/error.ts'
import { newId, uidOf } from '../ids.ts'
import { insertJournal } from '../store/events.ts'
import { deleteLease, findLease, findLeaseOfResource, listLeaseRows, upsertLease, type LeaseRow } from '../store/leases.ts'
import { mutate } from './mutation.ts'

const toLease = (row: LeaseRow): Lease => ({
  lease_id: row.id, resource_type: row.resource_type, resource_id: row.resource_id, purpose: row.purpose, holder_id: row.holder,
  acquired_at: iso(row.acquired_at), expires_at: iso(row.expires_at),
})

/** Acquires a lease, or renews the caller's own and keeps its id. @throws CONFLICT while another holds the resource */
export function acquireLease(deps: Deps, call: Call, input: LeaseInput): Promise<AcquiredLease> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    const held = await findLeaseOfResource(tx, caller, input.resource_type, input.resource_id, now)
    if (held && held.principal !== caller.principal) throw conflict(`Resource is leased until ${iso(held.expires_at)}.`)
    const id = held?.id ?? newId('lease', now)
    const acquiredAt = held?.acquired_at ?? now
    const expiresAt = now + input.ttl_seconds * 1000
    await upsertLease(tx, caller, { id, type: input.resource_type, resource: input.resource_id, purpose: input.purpose, acquiredAt, now, expiresAt })
    if (!held) await insertJournal(tx, caller, { type: 'lease.acquired', record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return {
      lease_id: id, resource_type: input.resource_type, resource_id: input.resource_id, purpose: input.purpose, holder_id: caller.principalId,
      acquired_at: iso(acquiredAt), expires_at: iso(expiresAt), renewed: held !== undefined,
    }
  })
}

/** Gives a resource back. @throws NOT_FOUND when the lease is over, FORBIDDEN when another holds it */
export function releaseLease(deps: Deps, call: Call, id: string): Promise<ReleasedLease> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    const held = await findLease(tx, caller, id, now)
    if (!held) throw notFound('lease')
    if (held.principal !== caller.principal) throw forbidden('Only the holder may release a lease.')
    await deleteLease(tx, caller, held.key)
    await insertJournal(tx, caller, { type: 'lease.released', record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return { lease_id: id }
  })
}

export type LeaseQuery = { limit: number; cursor?: string; resource_type?: string; resource_id?: string }

/** A page of the organization's live leases, oldest first. */
export function listLeases(deps: Deps, call: Call, query: LeaseQuery) {
  const { caller } = call
  const filter = { type: query.resource_type, id: query.resource_id }
  return deps.store.read(async (tx) => {
    const { rows, next_cursor } = await page(`leases ${JSON.stringify(filter)}`, caller.org, query, 0,
      (after, count) => listLeaseRows(tx, caller, filter, deps.now(), Number(after), count), (row) => row.key)
    return { items: rows.map(toLease), next_cursor }
  })
}
