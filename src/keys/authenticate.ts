// From the Authorization header to a caller. The store is asked for every request: a revoked key stops at the next one.
import type { Principal, Scope as KeyScope } from '#generated/api.d.ts'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors/error.ts'
import { findCaller } from '../store/keys.ts'
import type { Caller } from './caller.ts'
import { hashKey } from './keys.ts'

/** The bearer key of a request, or undefined. A header that is there twice is none. */
function bearerOf(rawHeaders: readonly string[]): string | undefined {
  let key: string | undefined
  for (let i = 0, seen = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]!.length !== 13 || rawHeaders[i]!.toLowerCase() !== 'authorization') continue
    if (++seen > 1) return undefined
    key = /^bearer +([\x21-\x7e]+) *$/i.exec(rawHeaders[i + 1]!)?.[1]
  }
  return key
}

/** @throws UNAUTHENTICATED, the same for a key that is missing, unknown, revoked or expired */
export async function authenticate(deps: Deps, rawHeaders: readonly string[]): Promise<Caller> {
  const key = bearerOf(rawHeaders)
  if (key === undefined) throw unauthenticated(false)
  const row = await deps.store.readOne((sql) => findCaller(sql, hashKey(key), deps.now()))
  if (!row) throw unauthenticated(true)
  return {
    org: row.org, principal: row.principal, organizationId: row.org_id, principalId: row.principal_name, principalKind: row.principal_kind,
    keyId: row.key_id, scopes: JSON.parse(row.scopes) as KeyScope[], maxTrust: row.max_trust,
  }
}

/** Who a key is, as the contract shows it. */
export const toPrincipal = (caller: Caller): Principal => ({
  organization_id: caller.organizationId, principal_id: caller.principalId, kind: caller.principalKind, key_id: caller.keyId,
  scopes: caller.scopes, max_trust: caller.maxTrust,
})
