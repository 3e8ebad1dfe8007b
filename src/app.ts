// The server, joined from its parts: the only file that names them all.
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { registerDocs } from './docs.ts'
import { TitenError } from './errors/error.ts'
import { toPublicError, toRestReply } from './errors/render.ts'
import { decodeBody, parseJson } from './json.ts'
import type { Caller } from './keys/caller.ts'
import { openRateLimit } from './keys/rate-limit.ts'
import { registerMcp } from './mcp/http.ts'
import { registerOperations, toUnknown } from './rest/register.ts'
import { openVectors } from './vector/open.ts'
import { startReindex } from './retrieval/reindex.ts'
import { startRetention } from './retention.ts'

declare module 'fastify' {
  interface FastifyRequest { caller: Caller | null }
  /** `items`: the body holds items that are judged one by one. */
  interface FastifyContextConfig { items?: boolean }
}

/** Longest path parameter that reaches a handler: a subject of 512 characters, percent-encoded as UTF-8. */
const PARAM_LENGTH_MAX = 512 * 12

const newRequestId = () => `req_${randomBytes(16).toString('hex')}`

/** Sends any failure as the error envelope, and logs those that are ours. */
function sendError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = toRestReply(error, request.id)
  if (status >= 500) deps.log.error({ request_id: request.id, err: toPublicError(error).cause ?? error }, 'request failed')
  void reply.code(status).headers({ ...headers, 'x-request-id': request.id, 'content-type': 'application/json; charset=utf-8' }).send(JSON.stringify(body))
}

/** What arrives is no HTTP, or stopped arriving: there is no request yet, so the bytes are written by hand. */
function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const line = late ? '408 Request Timeout' : large ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const message = late ? 'The request did not arrive in time.' : large ? 'The headers are too large.' : 'The request is not HTTP as this server reads it.'
  const id = newRequestId()
  const body = JSON.stringify({ error: { code: 'VALIDATION_ERROR', message }, meta: { request_id: id } })
  socket.end(`HTTP/1.1 ${line}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\nx-request-id: ${id}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** Bodies are JSON in UTF-8 and nothing else. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/json\s*(;|$)/i, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    // Generated clients send the header on a DELETE too, without a body.
    if (body.length === 0 && request.method !== 'POST') return undefined
    if (body.length === 0) throw new TitenError('VALIDATION_ERROR', 'The body is empty: send a JSON object.')
    const { value, fault } = parseJson(decodeBody(body))
    // An item of a batch is judged on its own, by the validator of one item.
    if (fault && !request.routeOptions.config.items) throw new TitenError('VALIDATION_ERROR', `${fault.path || 'The body'} ${fault.message}.`, { details: [{ field: fault.path, message: fault.message }] })
    return value
  })
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw Object.assign(new Error('compressed'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' })
  })
}

/** One line a request: who, what, how long. Never a body, a key or a query. */
function logRequests(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    deps.log.info({
      request_id: request.id, method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode,
      principal: request.caller?.principalId ?? null, duration_ms: Math.round(reply.elapsedTime * 1000) / 1000,
    }, 'request')
  })
}

/** Node looks for late requests only now and then, and mixes the two limits up when the one for headers is the longer. */
const httpOptions = (timeoutMs: number) => ({
  requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: Math.min(5000, Math.ceil(timeoutMs / 2)),
})

/** Lets go of what is past its time while the server listens. */
function runRetention(app: FastifyInstance, deps: Deps): void {
  let retention: ReturnType<typeof startRetention> | undefined
  app.addHook('onListen', async () => { retention = startRetention(deps, deps.vectors !== undefined) })
  app.addHook('onClose', async () => { await retention?.stop() })
}

/** Brings the search index to the analyser of the settings, where another one wrote it. */
function runReindex(app: FastifyInstance, deps: Deps): void {
  let reindex: ReturnType<typeof startReindex> | undefined
  app.addHook('onListen', async () => { reindex = startReindex(deps) })
  app.addHook('onClose', async () => { await reindex?.stop() })
}

/** Works on the queue of the vector index as long as the server serves. */
function runVectors(app: FastifyInstance, { vectors }: Deps): void {
  app.addHook('onReady', async () => { await vectors?.start() })
  app.addHook('onClose', async () => { await vectors?.stop() })
}

/** The same dependencies with the vector arm, where the settings ask for one. */
function withVectors(deps: Deps): Deps {
  const vectors = openVectors(deps)
  return vectors ? { ...deps, vectors } : deps
}

/**
 * Builds the server over open dependencies; it listens on nothing yet, and closing it leaves the store open.
 * @returns a fastify instance
 */
export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const deps = withVectors(given)
  const app = Fastify({
    logger: false, genReqId: newRequestId, bodyLimit: deps.config.TITEN_MAX_BODY_BYTES, requestTimeout: deps.config.TITEN_REQUEST_TIMEOUT_MS,
    http: httpOptions(deps.config.TITEN_REQUEST_TIMEOUT_MS), return503OnClosing: false, forceCloseConnections: 'idle', clientErrorHandler: sendClientError,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => sendError(deps, error, request, reply),
    // Nothing is compiled at run time: bodies are checked by generated code, answers are made of named fields.
    schemaController: { compilersFactory: { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify } },
  } as never) as unknown as FastifyInstance
  const rateLimit = openRateLimit(deps.config.TITEN_RATE_LIMIT)
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Before a body is read: what it holds makes no difference where nobody takes it.
    if (request.is404) throw toUnknown(request.url)
  })
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply))
  app.setNotFoundHandler((request) => { throw toUnknown(request.url) })
  logRequests(app, deps)
  readJsonBodies(app)
  registerOperations(app, deps, rateLimit)
  registerMcp(app, { deps, rateLimit })
  registerDocs(app)
  runRetention(app, deps)
  runReindex(app, deps)
  runVectors(app, deps)
  return app
}
