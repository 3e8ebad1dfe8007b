import { acquireLease, listLeases, releaseLease } from '../memory/leases.ts'
import type { Some } from './operation.ts'

export const leases: Some<'acquireLease' | 'listLeases' | 'releaseLease'> = {
  acquireLease: async ({ deps, call, body }) => ({ data: await acquireLease(deps, call, body) }),
  listLeases: async ({ deps, call, query }) => ({ data: await listLeases(deps, call, query) }),
  releaseLease: async ({ deps, call, params }) => ({ data: await releaseLease(deps, call, params.lease_id) }),
}
