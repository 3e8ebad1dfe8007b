import { deleteCheckpoint, findCheckpoint, saveCheckpoint } from '../memory/checkpoints.ts'
import type { Some } from './operation.ts'

export const checkpoints: Some<'saveCheckpoint' | 'getCheckpoint' | 'deleteCheckpoint'> = {
  saveCheckpoint: async ({ deps, call, body }) => ({ data: await saveCheckpoint(deps, call, body) }),
  getCheckpoint: async ({ deps, call, query }) => ({ data: await findCheckpoint(deps, call, query) }),
  deleteCheckpoint: async ({ deps, call, params }) => ({ data: await deleteCheckpoint(deps, call, params.checkpoint_id) }),
}
