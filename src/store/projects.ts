// Projects: one row for each repository of an organization.
import type { Scope, Sql } from './store.ts'

export type ProjectRow = { key: number; id: string; origin: string; created_at: number }

export const findProjectByOrigin = (sql: Sql, scope: Scope, origin: string) =>
  sql.get<ProjectRow>('SELECT key, id, origin, created_at FROM projects WHERE org = ? AND origin = ?', scope.org, origin)

export const findProject = (sql: Sql, scope: Scope, id: string) =>
  sql.get<ProjectRow>('SELECT key, id, origin, created_at FROM projects WHERE org = ? AND id = ?', scope.org, id)

export const insertProject = (sql: Sql, scope: Scope, id: string, origin: string, now: number) =>
  sql.run('INSERT INTO projects (id, org, origin, created_at) VALUES (?, ?, ?, ?)', id, scope.org, origin, now)

export const listProjectRows = (sql: Sql, scope: Scope, after: number, limit: number) =>
  sql.all<ProjectRow>('SELECT key, id, origin, created_at FROM projects WHERE org = ? AND key > ? ORDER BY key LIMIT ?', scope.org, after, limit)
