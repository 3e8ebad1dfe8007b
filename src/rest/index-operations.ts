import { drainIndex, findIndexStatus, rebuildIndex } from '../vector/index-service.ts'
import type { Some } from './operation.ts'

export const index: Some<'getIndexStatus' | 'drainIndex' | 'rebuildIndex'> = {
  getIndexStatus: async ({ deps, call }) => ({ data: await findIndexStatus(deps, call) }),
  drainIndex: async ({ deps, call, body }) => ({ data: await drainIndex(deps, call, body) }),
  rebuildIndex: async ({ deps, call, body }) => ({ data: await rebuildIndex(deps, call, body) }),
}
