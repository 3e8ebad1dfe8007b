// The directory of subjects.
import type { Subject } from '#generated/api.d.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { listSubjectRows } from '../store/subjects.ts'

/** A page of the subjects that the caller can read records of, by name. */
export function listSubjects(deps: Deps, call: Call, query: { limit: number; cursor?: string }) {
  const { caller } = call
  return deps.store.read(async (tx) => {
    const { rows, next_cursor } = await page(`subjects ${caller.principal}`, caller.org, query, '', (after, count) => listSubjectRows(tx, caller, after, count), (row) => row.subject)
    return { items: rows.map((row): Subject => ({ subject_id: row.subject, observations: row.observations, claims: row.claims })), next_cursor }
  })
}
