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

/** The methods of each path of the contract, with a pattern that knows it. */
const PATHS = [...new Set(routes.map(({ url }) => url))].map((url) => ({
  url, pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`),
  methods: routes.filter((route) => route.url === url).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '),
}))

/** What is wrong with a request that no route takes: its method, on a path of the contract, or its path. */
export function toUnknown(url: string): TitenError {
  const path = url.split('?', 1)[0]!
  const known = PATHS.find(({ pattern }) => pattern.test(path))
  return known ? new TitenError('METHOD_NOT_ALLOWED', `This path knows ${known.methods}.`, { headers: { allow: known.methods } }) : notFound('path')
}

/** Paths such as `/v1/observations/batch` that the router would take for an id where only other methods have them. */
function refuseShadowed(app: FastifyInstance): void {
  for (const { url, methods } of PATHS) {
    const others = PATHS.filter((other) => other.url !== url && other.pattern.test(url)).flatMap((other) => other.methods.split(', '))
    const method = [...new Set(others)].filter((name) => !methods.split(', ').includes(name))
    const refuse = async () => { throw toUnknown(url) }
    if (method.length > 0) app.route({ url, method, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
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
  refuseShadowed(app)
}
