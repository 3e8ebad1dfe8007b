import { createHandoff, listHandoffs, resolveHandoff } from '../memory/handoffs.ts'
import type { Some } from './operation.ts'

export const handoffs: Some<'createHandoff' | 'listHandoffs' | 'resolveHandoff'> = {
  createHandoff: async ({ deps, call, body }) => ({ data: await createHandoff(deps, call, body) }),
  listHandoffs: async ({ deps, call, query }) => ({ data: await listHandoffs(deps, call, query) }),
  resolveHandoff: async ({ deps, call, params, body }) => ({ data: await resolveHandoff(deps, call, params.handoff_id, body) }),
}
