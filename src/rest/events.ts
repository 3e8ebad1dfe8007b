import { findEvent, listEvents } from '../memory/events.ts'
import type { Some } from './operation.ts'

export const events: Some<'listEvents' | 'getEvent'> = {
  listEvents: async ({ deps, call, query }) => ({ data: await listEvents(deps, call, query) }),
  getEvent: async ({ deps, call, params }) => ({ data: await findEvent(deps, call, params.event_id) }),
}
