// Every operation of the contract and the function that answers it. An operation without one, one without an operation,
// and an answer of another shape do not compile.
import { checkpoints } from './checkpoints.ts'
import { claims } from './claims.ts'
import { context } from './context.ts'
import { events } from './events.ts'
import { handoffs } from './handoffs.ts'
import { health } from './health.ts'
import { index } from './index-operations.ts'
import { keys } from './keys.ts'
import { leases } from './leases.ts'
import { observations } from './observations.ts'
import type { Handlers } from './operation.ts'
import { projects } from './projects.ts'
import { subjects } from './subjects.ts'

export const handlers = {
  ...health, ...keys, ...projects, ...observations, ...claims, ...context, ...checkpoints, ...leases, ...handoffs, ...events, ...subjects, ...index,
} satisfies Handlers
