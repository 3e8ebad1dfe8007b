// Who calls, and the order of trust.
import type { PrincipalKind, Scope as KeyScope, Trust } from '#generated/api.d.ts'
import { Trust as TRUST_LEVELS } from '#generated/enums.mjs'
import { forbidden } from '../errors/error.ts'
import type { Scope } from '../store/store.ts'

/** The holder of a good key. `org` and `principal` are keys of the store; the names are what the contract shows. */
export type Caller = Scope & {
  organizationId: string; principalId: string; principalKind: PrincipalKind; keyId: string; scopes: KeyScope[]; maxTrust: Trust
}

/** From least to most. */
export const TRUST: readonly Trust[] = TRUST_LEVELS
export const trustRank = (trust: Trust) => TRUST.indexOf(trust)
export const lowerTrust = (a: Trust, b: Trust): Trust => (trustRank(a) < trustRank(b) ? a : b)

/** Throws 403 when the key's ceiling is below the trust. */
export function requireTrust(caller: Caller, trust: Trust): void {
  if (trustRank(trust) > trustRank(caller.maxTrust)) throw forbidden(`This credential may not assert "${trust}" trust.`)
}

export const holdsScope = (caller: Caller, scope: KeyScope) => caller.scopes.includes('*') || caller.scopes.includes(scope)

/** Throws 403 when the key lacks the scope. Called once a request, at the door. */
export function requireScope(caller: Caller, scope: KeyScope): void {
  if (!holdsScope(caller, scope)) throw forbidden(`Missing required scope "${scope}".`)
}
