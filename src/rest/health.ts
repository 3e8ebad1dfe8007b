import { readiness } from '../readiness.ts'
import type { Some } from './operation.ts'

export const health: Some<'getHealth' | 'getReadiness'> = {
  getHealth: async () => ({ data: { status: 'ok' } }),
  getReadiness: async ({ deps }) => ({ data: await readiness(deps) }),
}
