import { recordFeedback } from '../memory/feedback.ts'
import { compileContext } from '../retrieval/compile.ts'
import { findContext } from '../retrieval/past.ts'
import type { Some } from './operation.ts'

export const context: Some<'compileContext' | 'getContext' | 'recordFeedback'> = {
  compileContext: async ({ deps, call, body }) => {
    const { data, degraded } = await compileContext(deps, call, body, { lexicalOnly: false })
    return { data, meta: { degraded } }
  },
  getContext: async ({ deps, call, params }) => {
    const { data, degraded } = await findContext(deps, call, params.context_id)
    return { data, meta: { degraded } }
  },
  recordFeedback: async ({ deps, call, params, body }) => ({ data: await recordFeedback(deps, call, params.context_id, body) }),
}
