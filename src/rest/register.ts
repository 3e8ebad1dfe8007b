// From the route table to a running route: key, limit and scope before the body is read, then the contract, the handler
// and the envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '#generated/routes.mjs'
import type { Call, Deps } from '../deps.ts'
import { TitenError, notFound } from '../errors/error.ts'
import { admit } from '../keys/admit.ts'
import type { RateLimit } from '../keys/rate-limit.ts'
import { handlers } from './handlers.ts'
import { fingerprint } from './idempotency.ts'
import type { OperationId } from './operation.ts'
import { check, checkHeaders, checkParams } from './validation.ts'

type Route = (typeof routes)[number]
type Handler = (request: { deps: Deps; call: Call | undefined; body: unknown; params: unknown; query: unknown }) => Promise<{ data: unknown; meta?: object }>

function checkRequest(route: Route, request: FastifyRequest): void {
  const { params, querystring, headers, body } = route.validate
  if (params) checkParams(params, request.params as Record<string, string>)
  if (querystring) check(querystring, request.query)
  if (headers) checkHeaders(headers, request.headers)
  if (body) check(body, request.body)
}

/** The call of a request: who asks, and how a repeat of it is known. */
function toCall(route: Route, request: FastifyRequest): Call | undefined {
  if (request.caller === null) return undefined
  const call: Call = { caller: request.caller, replayed: false }
  const key = request.headers['idempotency-key']
  if (route.mutation && typeof key === 'string') {
    call.idempotency = { operation: route.operationId, key, fingerprint: fingerprint(request.params, request.body) }
  }
  return call
}

async function answer(route: Route, handler: Handler, deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  checkRequest(route, request)
  const call = toCall(route, request)
  const { data, meta } = await handler({ deps, call, body: request.body, params: request.params, query: request.query })
  if (call?.replayed) reply.header('idempotency-replayed', 'true')
  const body = { data, meta: { request_id: request.id, ...(call?.replayed ? { replayed: true } : {}), ...meta } }
  return reply.code(route.success).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

/** Answers 405 on every method that a path does not have. */
function refuseOtherMethods(app: FastifyInstance): void {
  const methodsOf = new Map<string, string[]>()
  for (const { url, method } of routes) methodsOf.set(url, [...(methodsOf.get(url) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  for (const [url, methods] of methodsOf) {
    const refuse = async (request: FastifyRequest) => {
      // A trailing slash is another path, which nobody has.
      if (Object.values(request.params as object).includes('')) throw notFound('path')
      throw new TitenError('METHOD_NOT_ALLOWED', `This path knows ${methods.join(', ')}.`, { headers: { allow: methods.join(', ') } })
    }
    app.route({ url, method: app.supportedMethods.filter((method) => !methods.includes(method)), onRequest: refuse, handler: refuse })
  }
}

/** Registers every operation of the contract. */
export function registerOperations(app: FastifyInstance, deps: Deps, rateLimit: RateLimit): void {
  for (const route of routes as readonly Route[]) {
    const handler = handlers[route.operationId as OperationId] as unknown as Handler
    app.route({
      method: route.method, url: route.url, config: { items: route.item !== null }, bodyLimit: route.bodyLimit ?? deps.config.TITEN_MAX_BODY_BYTES,
      ...(route.scope === null ? {} : { onRequest: async (request) => { request.caller = await admit(deps, rateLimit, route.scope, request.raw) } }),
      handler: (request, reply) => answer(route, handler, deps, request, reply),
    })
  }
  refuseOtherMethods(app)
}
