// Minting, listing and revoking keys. A key is 256 random bits; the store holds only their SHA-256.
import { createHash, randomBytes } from 'node:crypto'
import type { CreatedKey, Key, KeyInput, PrincipalKind, Scope as KeyScope, Trust } from '#generated/api.d.ts'
import { iso, isoOrNull } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { forbidden, invalid, notFound } from '../errors/error.ts'
import { newId, uidOf } from '../ids.ts'
import { readInstantOrNull } from '../memory/instants.ts'
import { mutate } from '../memory/mutation.ts'
import { insertJournal } from '../store/events.ts'
import { findKey, findPrincipal, insertKey, insertOrganization, insertPrincipal, listKeyRows, listOrganizations, markKeyRevoked, type KeyRow } from '../store/keys.ts'
import type { Sql, Tx } from '../store/store.ts'
import { holdsScope, lowerTrust, trustRank } from './caller.ts'

const PREFIX = 'titen_sk_'

/** @returns 32 bytes, by which the store knows a key */
export const hashKey = (key: string) => createHash('sha256').update(key).digest()

const newKey = () => PREFIX + randomBytes(32).toString('base64url')

const toKey = (row: KeyRow): Key => ({
  key_id: row.id, label: row.label, principal_id: row.principal_name, principal_kind: row.principal_kind, scopes: JSON.parse(row.scopes) as KeyScope[],
  max_trust: row.max_trust, created_at: iso(row.created_at), expires_at: isoOrNull(row.expires_at), revoked_at: isoOrNull(row.revoked_at),
})

type Minting = { org: number; principal: string; kind: PrincipalKind; label: string; scopes: KeyScope[]; maxTrust: Trust; expiresAt: number | null; now: number }

/** Writes a key, and its principal where that is new. @returns the secret and the stored key */
async function mint(tx: Tx, { org, principal, kind, label, scopes, maxTrust, expiresAt, now }: Minting) {
  const known = await findPrincipal(tx, org, principal)
  const key = known?.key ?? await insertPrincipal(tx, org, principal, kind, now)
  const secret = newKey()
  const id = newId('key', now)
  await insertKey(tx, { id, principal: key, hash: hashKey(secret), label, scopes, maxTrust, now, expiresAt })
  return { secret, principalKey: key, row: (await findKey(tx, { org, principal: key }, id))! }
}

/**
 * Mints a key that may do at most what the calling key may.
 * @throws FORBIDDEN for a scope or a trust ceiling that the caller does not hold
 */
export function createKey(deps: Deps, call: Call, input: KeyInput): Promise<CreatedKey> {
  const { caller } = call
  const missing = input.scopes.find((scope) => !holdsScope(caller, scope))
  if (missing) throw forbidden(`This credential may not grant the scope "${missing}", which it does not hold.`)
  const maxTrust = input.max_trust ?? lowerTrust('asserted', caller.maxTrust)
  if (trustRank(maxTrust) > trustRank(caller.maxTrust)) throw forbidden(`This credential may not grant "${maxTrust}" trust.`)
  const expiresAt = readInstantOrNull('expires_at', input.expires_at)
  if (expiresAt !== null && expiresAt <= deps.now()) throw invalid('expires_at', 'must lie in the future')
  return mutate(deps, call, async (tx): Promise<CreatedKey> => {
    const now = deps.now()
    const principal = input.principal_id ?? newId('key', now).replace('key_', 'principal_')
    const { secret, row } = await mint(tx, { org: caller.org, principal, kind: input.principal_kind ?? 'agent', label: input.label, scopes: input.scopes, maxTrust, expiresAt, now })
    await insertJournal(tx, caller, { type: 'key.created', record: uidOf(row.id), shelf: null, owner: 0, history: 0, now })
    return { ...toKey(row), api_key: secret }
  }, {
    keep: ({ api_key: _, ...key }) => key,
    recall: async (_, kept) => kept,
  })
}

/** A page of the organization's keys, oldest first. */
export function listKeys(deps: Deps, call: Call, query: { limit: number; cursor?: string }) {
  const { caller } = call
  return deps.store.read(async (tx) => {
    const { rows, next_cursor } = await page('keys', caller.org, query, 0, (after, count) => listKeyRows(tx, caller, Number(after), count), (row) => row.key)
    return { items: rows.map(toKey), next_cursor }
  })
}

/** Revokes a key; a second time is a success. @throws NOT_FOUND */
export function revokeKey(deps: Deps, call: Call, id: string): Promise<{ key_id: string; revoked_at: string }> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const row = await findKey(tx, caller, id)
    if (!row) throw notFound('key')
    if (row.revoked_at !== null) return { key_id: id, revoked_at: iso(row.revoked_at) }
    const now = deps.now()
    await markKeyRevoked(tx, row.key, now)
    await insertJournal(tx, caller, { type: 'key.revoked', record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return { key_id: id, revoked_at: iso(now) }
  })
}

export type Founding = { api_key: string; key_id: string; organization_id: string; principal_id: string }

/** Makes an organization with an owner whose key may do everything. */
export function foundOrganization(deps: Pick<Deps, 'store' | 'now'>, name: string): Promise<Founding> {
  return deps.store.write(async (tx) => {
    const now = deps.now()
    const organizationId = newId('org', now)
    const org = await insertOrganization(tx, organizationId, name, now)
    const owner = { org, principal: 'owner', kind: 'human' as const, label: 'owner', scopes: ['*' as const], maxTrust: 'policy_approved' as const, expiresAt: null, now }
    const { secret, principalKey, row } = await mint(tx, owner)
    await insertJournal(tx, { org, principal: principalKey }, { type: 'key.created', record: uidOf(row.id), shelf: null, owner: 0, history: 0, now })
    return { api_key: secret, key_id: row.id, organization_id: organizationId, principal_id: 'owner' }
  })
}

/**
 * Makes an organization with an owner where the file has none, for use without a key. Two processes at once make one.
 * @returns whether it was made
 */
export async function ensureOrganization(deps: Pick<Deps, 'store' | 'now'>, name: string): Promise<boolean> {
  const isEmpty = async (sql: Sql) => (await listOrganizations(sql)).length === 0
  if (!await deps.store.read(isEmpty)) return false
  return deps.store.write(async (tx) => {
    if (!await isEmpty(tx)) return false
    const now = deps.now()
    await insertPrincipal(tx, await insertOrganization(tx, newId('org', now), name, now), 'owner', 'human', now)
    return true
  })
}

/** A principal of an organization, made where it is not there: an agent that works on the file itself. */
export async function ensurePrincipal(deps: Pick<Deps, 'store' | 'now'>, org: number, name: string): Promise<{ key: number; kind: PrincipalKind }> {
  const known = await deps.store.read((sql) => findPrincipal(sql, org, name))
  return known ?? deps.store.write(async (tx) =>
    await findPrincipal(tx, org, name) ?? { key: await insertPrincipal(tx, org, name, 'agent', deps.now()), kind: 'agent' })
}
