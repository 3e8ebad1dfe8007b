// Vectors of records and the models that they came from. Keys are record keys: a range of them is a subject and a reader.
import { shelfOf, type IndexedNoun, type Scope, type Sql } from './store.ts'

/** A space of vectors: only vectors of one and the same are compared. */
export type VectorModel = { model: string; revision: string; dimensions: number }

/** The key of a space, if any vector was ever stored in it. */
export const findModelKey = async (sql: Sql, { model, revision, dimensions }: VectorModel) =>
  (await sql.get<{ key: number }>('SELECT key FROM vector_models WHERE model = ? AND revision = ? AND dimensions = ?', model, revision, dimensions))?.key

/** The key of a space, made when it is new. */
export const ensureModelKey = async (sql: Sql, space: VectorModel): Promise<number> =>
  await findModelKey(sql, space)
    ?? (await sql.run('INSERT INTO vector_models (model, revision, dimensions) VALUES (?, ?, ?)', space.model, space.revision, space.dimensions)).key

const nextVersion = async (sql: Sql, noun: IndexedNoun, record: number) => (await sql.get<{ version: number }>(`
  SELECT coalesce(max(version), 0) + 1 AS version FROM ${noun}_vectors WHERE record >> 29 = ?`, shelfOf(record)))!.version

/** Writes the vector of a record in place of the one it had. */
export async function putVector(sql: Sql, noun: IndexedNoun, record: number, model: number, vector: Uint8Array): Promise<void> {
  await sql.run(`
  INSERT INTO ${noun}_vectors (record, model, version, vector) VALUES (?, ?, ?, ?)
  ON CONFLICT (record) DO UPDATE SET model = excluded.model, version = excluded.version, vector = excluded.vector`,
  record, model, await nextVersion(sql, noun, record), vector)
}

/** Takes the vector of a record away: it was erased, ended, or something else stands in its place. */
export async function removeVector(sql: Sql, noun: IndexedNoun, record: number): Promise<void> {
  const has = await sql.get(`SELECT 1 FROM ${noun}_vectors WHERE record = ? AND vector IS NOT NULL`, record)
  if (!has) return
  await sql.run(`UPDATE ${noun}_vectors SET model = NULL, vector = NULL, version = ? WHERE record = ?`, await nextVersion(sql, noun, record), record)
}

/** Forgets that a record ever had a vector: for records that go together with their shelf. */
export const deleteVector = (sql: Sql, noun: IndexedNoun, record: number) => sql.run(`DELETE FROM ${noun}_vectors WHERE record = ?`, record)

export type VectorRow = { record: number; model: number | null; version: number; vector: Uint8Array | null }

/** What changed on a shelf after a version, in the order of the changes. */
export const readVectorChanges = (sql: Sql, noun: IndexedNoun, shelf: number, after: number) => sql.all<VectorRow>(`
  SELECT record, model, version, vector FROM ${noun}_vectors WHERE record >> 29 = ? AND version > ? ORDER BY version`, shelf, after)

export type VectorCount = VectorModel & { noun: IndexedNoun; vectors: number }

/** How many vectors of each model an organization's records have. The plus sign lets SQLite use the index on what stands before it. */
export const countVectors = (sql: Sql, scope: Scope) => sql.all<VectorCount>(`
  SELECT m.model, m.revision, m.dimensions, 'claims' AS noun, count(*) AS vectors
  FROM shelves s CROSS JOIN claims_vectors v ON v.record >> 29 = +s.key JOIN vector_models m ON m.key = v.model WHERE s.org = ? GROUP BY m.key
  UNION ALL
  SELECT m.model, m.revision, m.dimensions, 'observations' AS noun, count(*) AS vectors
  FROM shelves s CROSS JOIN observations_vectors v ON v.record >> 29 = +s.key JOIN vector_models m ON m.key = v.model WHERE s.org = ? GROUP BY m.key
  ORDER BY 1, 2, 3, 4`, scope.org, scope.org)

/** Spaces other than this one that still hold vectors, of whatever organization; `dimensions` 0 stands for any. */
export const otherModels = (sql: Sql, { model, revision, dimensions }: VectorModel) => sql.all<VectorModel>(`
  SELECT m.model, m.revision, m.dimensions FROM vector_models m WHERE NOT (m.model = ? AND m.revision = ? AND ? IN (0, m.dimensions))
    AND (EXISTS (SELECT 1 FROM claims_vectors v WHERE v.model = m.key) OR EXISTS (SELECT 1 FROM observations_vectors v WHERE v.model = m.key))
  ORDER BY m.key`, model, revision, dimensions)
