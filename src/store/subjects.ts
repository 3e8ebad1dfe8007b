// Shelves: what one reader can see of a subject. Owner 0 is the shared shelf; any other owner is the only reader.
import { SHELF_SPAN, type Scope, type Sql } from './store.ts'

export type ShelfRow = {
  key: number; owner: number; observations: number; claims: number; uncited: number; claims_moved: number; observations_moved: number; rewritten: number
}

/** The shelves of a subject that the caller reads: the shared one, its private one, both or none. */
export const findShelves = (sql: Sql, scope: Scope, subject: string) => sql.all<ShelfRow>(`
  SELECT key, owner, observations, claims, uncited, claims_moved, observations_moved, rewritten FROM shelves WHERE org = ? AND subject = ? AND owner IN (0, ?) ORDER BY owner`,
scope.org, subject, scope.principal)

/** Every shelf of a subject, whoever reads it: for erasure alone. */
export const findAllShelves = (sql: Sql, scope: Scope, subject: string) =>
  sql.all<{ key: number }>('SELECT key FROM shelves WHERE org = ? AND subject = ?', scope.org, subject)

/**
 * Opens a shelf, making it for a new subject, and gives out places for the noun.
 * @returns the shelf and the first of `count` keys
 */
export async function takePlaces(sql: Sql, scope: Scope, subject: string, owner: number, noun: 'observations' | 'claims', count: number): Promise<{ shelf: number; firstKey: number }> {
  const known = await sql.get<{ key: number; taken: number }>(`SELECT key, ${noun} AS taken FROM shelves WHERE org = ? AND subject = ? AND owner = ?`, scope.org, subject, owner)
  const shelf = known?.key ?? (await sql.run('INSERT INTO shelves (org, subject, owner) VALUES (?, ?, ?)', scope.org, subject, owner)).key
  if (noun === 'claims') await sql.run('UPDATE shelves SET claims = claims + ?, live_claims = live_claims + ? WHERE key = ?', count, count, shelf)
  else await sql.run('UPDATE shelves SET observations = observations + ?, live_observations = live_observations + ?, uncited = uncited + ? WHERE key = ?', count, count, count, shelf)
  return { shelf, firstKey: shelf * SHELF_SPAN + (known?.taken ?? 0) }
}

/** Moves the counts of a shelf when records are cited, uncited, ended or erased; `moved` tells how many search rows left or came back. */
export const moveCounts = (sql: Sql, shelf: number, by: { observations?: number; claims?: number; uncited?: number; observationsMoved?: number; claimsMoved?: number }) => sql.run(`
  UPDATE shelves SET live_observations = live_observations + ?, live_claims = live_claims + ?, uncited = uncited + ?,
    observations_moved = observations_moved + ?, claims_moved = claims_moved + ? WHERE key = ?`,
by.observations ?? 0, by.claims ?? 0, by.uncited ?? 0, by.observationsMoved ?? 0, by.claimsMoved ?? 0, shelf)

/** Every shelf's search rows and cues are about to be written anew, or have been: what memory holds of them is void. */
export const voidMemory = (sql: Sql) =>
  sql.run('UPDATE shelves SET claims_moved = claims_moved + 1, observations_moved = observations_moved + 1, rewritten = rewritten + 1')

export const deleteShelf = (sql: Sql, shelf: number) => sql.run('DELETE FROM shelves WHERE key = ?', shelf)

/** Subjects with readable records, by name, after a name. */
export const listSubjectRows = (sql: Sql, scope: Scope, after: string, limit: number) =>
  sql.all<{ subject: string; observations: number; claims: number }>(`
  SELECT subject, sum(live_observations) AS observations, sum(live_claims) AS claims FROM shelves
  WHERE org = ? AND owner IN (0, ?) AND subject > ?
  GROUP BY subject HAVING sum(live_observations) + sum(live_claims) > 0 ORDER BY subject LIMIT ?`, scope.org, scope.principal, after, limit)
