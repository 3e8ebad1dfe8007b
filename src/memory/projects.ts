// Projects: one stable id for a repository, however its origin is spelled.
import type { Project, ProjectInput, ResolvedProject } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { invalid, notFound } from '../errors/error.ts'
import { insertJournal } from '../store/events.ts'
import { findProject, findProjectByOrigin, insertProject, listProjectRows, type ProjectRow } from '../store/projects.ts'
import type { Scope, Tx } from '../store/store.ts'
import { newId, uidOf } from '../ids.ts'
import { holdsScope } from '../keys/caller.ts'
import { mutate } from './mutation.ts'

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/
const PART = /^[a-z0-9_][\w.~+-]*$/

/**
 * The normal form of an origin: `host/path`, lower case, without user, port, query, fragment and `.git`.
 * A bare `owner/repo` means github.com, as package managers read it.
 * @throws VALIDATION_ERROR on `origin` for local paths and for what is no origin
 */
export function normaliseOrigin(origin: string): string {
  const refuse = () => invalid('origin', 'must be a Git origin such as git@host:owner/repo.git or https://host/owner/repo, or a bare owner/repo; local paths are not taken')
  const text = origin.trim().toLowerCase()
  const url = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:?#]+)(?::\d+)?\/([^?#]*)/.exec(text)
  const scp = url ? null : /^(?:[^@/:\s]+@)?([^@/:\s]{2,}):(?!\/\/)\/?([^?#]*)/.exec(text)
  const bare = url || scp ? null : /^([^/:@?#\s]+\/[^/:@?#\s]+)(?:[?#].*)?$/.exec(text)
  const host = url?.[1] ?? scp?.[1] ?? (bare ? 'github.com' : '')
  const path = (url?.[2] ?? scp?.[2] ?? bare?.[1] ?? '').replace(/\/+$/, '').replace(/\.git$/, '')
  const parts = path.split('/').filter((part) => part !== '')
  if (!HOST.test(host) || parts.length < 2 || parts.some((part) => !PART.test(part))) throw refuse()
  return `${host}/${parts.join('/')}`
}

const toProject = (row: ProjectRow): Project => ({ project_id: row.id, origin: row.origin, created_at: iso(row.created_at) })

/** Finds the project of an origin; makes it when it is new and the key may. @throws NOT_FOUND otherwise */
export function resolveProject(deps: Deps, call: Call, input: ProjectInput): Promise<ResolvedProject> {
  const { caller } = call
  const origin = normaliseOrigin(input.origin)
  return mutate(deps, call, async (tx) => {
    const known = await findProjectByOrigin(tx, caller, origin)
    if (known) return { ...toProject(known), state: 'existing' as const }
    if (!holdsScope(caller, 'projects:create')) throw notFound('project')
    const now = deps.now()
    const id = newId('proj', now)
    await insertProject(tx, caller, id, origin, now)
    await insertJournal(tx, caller, { type: 'project.created', record: uidOf(id), shelf: null, owner: 0, history: 0, now })
    return { project_id: id, origin, created_at: iso(now), state: 'created' as const }
  })
}

/** A page of the organization's projects, oldest first. */
export function listProjects(deps: Deps, call: Call, query: { limit: number; cursor?: string }) {
  const { caller } = call
  return deps.store.read(async (tx) => {
    const { rows, next_cursor } = await page('projects', caller.org, query, 0,
      (after, count) => listProjectRows(tx, caller, Number(after), count), (row) => row.key)
    return { items: rows.map(toProject), next_cursor }
  })
}

/** The key of a project that a request names. @throws NOT_FOUND */
export async function requireProject(tx: Tx, scope: Scope, id: string | undefined): Promise<number | null> {
  if (id === undefined) return null
  const row = await findProject(tx, scope, id)
  if (!row) throw notFound('project')
  return row.key
}
