// What the contract says of an operation, as types: what its handler is given and what it must answer.
import type { operations } from '#generated/api.d.ts'
import type { routes } from '#generated/routes.mjs'
import type { Call, Deps } from '../deps.ts'

type Routes = (typeof routes)[number]
export type OperationId = Routes['operationId']
type Route<Op extends OperationId> = Extract<Routes, { operationId: Op }>

type Json<R> = R extends { content: { 'application/json': infer Body } } ? Body : never
type Success<Op extends OperationId> = Json<operations[Op]['responses'][Route<Op>['success'] & keyof operations[Op]['responses']]>
type Body<Op extends OperationId> = operations[Op] extends { requestBody: infer B } ? Json<B> : undefined
type Params<Op extends OperationId> = operations[Op]['parameters'] extends { path: infer P } ? P : Record<string, never>
/** `limit` has a default, which the validator fills in. */
type Filled<Q> = 'limit' extends keyof Q ? Omit<Q, 'limit'> & { limit: number } : Q
type Query<Op extends OperationId> = operations[Op]['parameters'] extends { query?: infer Q } ? Filled<NonNullable<Q>> : Record<string, never>

/** What a handler is given. Operations that need no key have no caller. */
export type Request<Op extends OperationId> = { deps: Deps; body: Body<Op>; params: Params<Op>; query: Query<Op> }
  & (Route<Op>['scope'] extends null ? unknown : { call: Call })

/** What a handler answers: the data, and what it adds to `meta`. */
export type Answer<Op extends OperationId> = Success<Op> extends { data: infer Data; meta: infer Meta }
  ? { data: Data } & (Omit<Meta, 'request_id' | 'replayed'> extends Record<string, never> ? unknown : { meta: Omit<Meta, 'request_id' | 'replayed'> }) : never

export type Handlers = { [Op in OperationId]: (request: Request<Op>) => Promise<Answer<Op>> }

/** The handlers of one noun. */
export type Some<Op extends OperationId> = Pick<Handlers, Op>
