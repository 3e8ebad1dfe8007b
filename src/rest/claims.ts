import { expireClaim, findClaim, findClaimEvidence, listClaimHistory, listClaims, revokeClaim, supersedeClaim } from '../memory/claims.ts'
import { recordConsolidation } from '../memory/consolidations.ts'
import type { Some } from './operation.ts'

export const claims: Some<
  'createConsolidation' | 'listClaims' | 'getClaim' | 'getClaimEvidence' | 'getClaimHistory' | 'supersedeClaim' | 'revokeClaim' | 'expireClaim'
> = {
  createConsolidation: async ({ deps, call, body }) => ({ data: await recordConsolidation(deps, call, body) }),
  listClaims: async ({ deps, call, query }) => ({ data: await listClaims(deps, call, query) }),
  getClaim: async ({ deps, call, params }) => ({ data: await findClaim(deps, call, params.claim_id) }),
  getClaimEvidence: async ({ deps, call, params }) => ({ data: await findClaimEvidence(deps, call, params.claim_id) }),
  getClaimHistory: async ({ deps, call, params, query }) => ({ data: await listClaimHistory(deps, call, params.claim_id, query) }),
  supersedeClaim: async ({ deps, call, params, body }) => ({ data: await supersedeClaim(deps, call, params.claim_id, body) }),
  revokeClaim: async ({ deps, call, params, body }) => ({ data: await revokeClaim(deps, call, params.claim_id, body) }),
  expireClaim: async ({ deps, call, params, body }) => ({ data: await expireClaim(deps, call, params.claim_id, body) }),
}
