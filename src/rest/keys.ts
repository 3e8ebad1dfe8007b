import { toPrincipal } from '../keys/authenticate.ts'
import { createKey, listKeys, revokeKey } from '../keys/keys.ts'
import type { Some } from './operation.ts'

export const keys: Some<'getPrincipal' | 'createKey' | 'listKeys' | 'revokeKey'> = {
  getPrincipal: async ({ call }) => ({ data: toPrincipal(call.caller) }),
  createKey: async ({ deps, call, body }) => ({ data: await createKey(deps, call, body) }),
  listKeys: async ({ deps, call, query }) => ({ data: await listKeys(deps, call, query) }),
  revokeKey: async ({ deps, call, params }) => ({ data: await revokeKey(deps, call, params.key_id) }),
}
