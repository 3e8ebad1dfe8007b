// Events: what happened, in order of commit, for whoever polls.
import type { Event, EventPage } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import { fromCursor, toCursor } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { notFound } from '../errors/error.ts'
import { findEventRow, lastSequence, listEventRows, type EventRow } from '../store/events.ts'

const toEvent = (row: EventRow): Event => ({
  event_id: row.id, sequence: row.sequence, type: row.type, record_id: row.record_id, subject_id: row.subject,
  principal_id: row.principal_name, occurred_at: iso(row.recorded_at),
})

export type EventQuery = { limit: number; cursor?: string; subject_id?: string; type?: string }

/** A page of events after a cursor. The cursor is a place in the order of commits, so polling on it loses nothing. */
export function listEvents(deps: Deps, call: Call, query: EventQuery): Promise<EventPage> {
  const { caller } = call
  const filter = { subject: query.subject_id, type: query.type }
  const list = `events ${JSON.stringify(filter)}`
  const after = query.cursor === undefined ? 0 : Number(fromCursor(list, caller.org, query.cursor))
  return deps.store.read(async (tx) => {
    const rows = await listEventRows(tx, caller, filter, after, query.limit + 1)
    const items = rows.slice(0, query.limit)
    // At the end the cursor stands behind everything that was looked at, so that the next poll starts there.
    const place = rows.length > query.limit ? items.at(-1)!.sequence : Math.max(after, await lastSequence(tx))
    return { items: items.map(toEvent), next_cursor: toCursor(list, caller.org, place), has_more: rows.length > query.limit }
  })
}

/** @throws NOT_FOUND when it is not there or tells of what the caller may not read */
export async function findEvent(deps: Deps, call: Call, id: string): Promise<Event> {
  const sequence = Number(`0x${id.slice(-20)}`)
  const row = Number.isSafeInteger(sequence) ? await deps.store.read((tx) => findEventRow(tx, call.caller, sequence, id)) : undefined
  if (!row) throw notFound('event')
  return toEvent(row)
}
