import { eraseSubject } from '../memory/erasure.ts'
import { listSubjects } from '../memory/subjects.ts'
import type { Some } from './operation.ts'

export const subjects: Some<'listSubjects' | 'eraseSubject'> = {
  listSubjects: async ({ deps, call, query }) => ({ data: await listSubjects(deps, call, query) }),
  eraseSubject: async ({ deps, call, params }) => ({ data: await eraseSubject(deps, call, params.subject_id) }),
}
