import { eraseObservation } from '../memory/erasure.ts'
import { findObservation, listObservations, recordObservation, recordObservationBatch } from '../memory/observations.ts'
import type { Some } from './operation.ts'
import { check } from './validation.ts'

export const observations: Some<'createObservation' | 'createObservationBatch' | 'listObservations' | 'getObservation' | 'eraseObservation'> = {
  createObservation: async ({ deps, call, body }) => ({ data: await recordObservation(deps, call, body) }),
  createObservationBatch: async ({ deps, call, body }) => ({
    data: await recordObservationBatch(deps, call, body, (item, prefix) => check('createObservationBatch_item', item, prefix)),
  }),
  listObservations: async ({ deps, call, query }) => ({ data: await listObservations(deps, call, query) }),
  getObservation: async ({ deps, call, params }) => ({ data: await findObservation(deps, call, params.observation_id) }),
  eraseObservation: async ({ deps, call, params }) => ({ data: await eraseObservation(deps, call, params.observation_id) }),
}
