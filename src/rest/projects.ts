import { listProjects, resolveProject } from '../memory/projects.ts'
import type { Some } from './operation.ts'

export const projects: Some<'resolveProject' | 'listProjects'> = {
  resolveProject: async ({ deps, call, body }) => ({ data: await resolveProject(deps, call, body) }),
  listProjects: async ({ deps, call, query }) => ({ data: await listProjects(deps, call, query) }),
}
