// POST /mcp: who may come in, and the bytes of a body. What a message means is protocol.ts's business.
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { TitenError, forbidden } from '../errors/error.ts'
import { decodeBody, parseJson, type Parsed } from '../json.ts'
import { admit } from '../keys/admit.ts'
import type { RateLimit } from '../keys/rate-limit.ts'
import { refuseUnreadable } from './json-rpc.ts'
import type { Declared } from './modern.ts'
import { answerBody } from './protocol.ts'

type Parts = { deps: Deps; rateLimit: RateLimit }

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** The origins that the operator named: our own public one, and those of others. */
const namedOrigins = ({ TITEN_PUBLIC_URL, TITEN_ALLOWED_ORIGINS }: Config): string[] =>
  [TITEN_PUBLIC_URL, ...TITEN_ALLOWED_ORIGINS.split(',')].map((url) => url.trim()).filter(Boolean).map((url) => new URL(url).origin)

/** Our own origins on this machine. A server that others reach too has none: its names are the operator's to say. */
function loopbackOrigins(address: AddressInfo | string | null): string[] {
  if (address === null || typeof address === 'string' || !/^(127\.|::1$)/.test(address.address)) return []
  return LOOPBACK_HOSTS.map((host) => new URL(`http://${host}:${address.port}`).origin)
}

/**
 * A page of another site may reach this server through its visitor's browser, even under a name of its own that points
 * here: so the whole origin is compared with what we know of ourselves, and never with the Host header.
 */
function requireOrigin(app: FastifyInstance, named: string[], origin: string | undefined): void {
  if (origin === undefined || named.includes(origin) || loopbackOrigins(app.server.address()).includes(origin)) return
  throw forbidden('Pages of this origin may not call /mcp: the operator can name it in TITEN_ALLOWED_ORIGINS.')
}

function requirePost(method: string): void {
  if (method !== 'POST') throw new TitenError('METHOD_NOT_ALLOWED', 'This path knows POST: there is no stream to open and no session to end.', { headers: { allow: 'POST' } })
}

/** @returns the parsed body, or the sentence that says why there is none */
function readBody(body: Buffer | undefined): Parsed | string {
  if (body === undefined || body.length === 0) return 'The body is empty: send a JSON-RPC message.'
  try { return parseJson(decodeBody(body)) } catch (error) {
    if (error instanceof TitenError) return error.message
    throw error
  }
}

const declaredBy = ({ headers }: FastifyRequest): Declared =>
  ({ revision: headers['mcp-protocol-version'] as string | undefined, method: headers['mcp-method'] as string | undefined, name: headers['mcp-name'] as string | undefined })

async function handlePost({ deps, rateLimit }: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const parsed = readBody(request.body as Buffer | undefined)
  const answer = typeof parsed === 'string' ? refuseUnreadable(parsed) : await answerBody(parsed, {
    deps, rateLimit, caller: request.caller!, requestId: request.id, declared: declaredBy(request),
  })
  if (answer === undefined) return reply.code(202).send()
  // Bytes, since fastify adds a charset to the type of a text, which JSON does not have.
  return reply.code(answer.status).header('content-type', 'application/json').send(Buffer.from(answer.text))
}

/**
 * Registers /mcp, in a scope of its own: its bodies are read by the protocol, whose faults are no envelopes.
 * @param app whose error handler renders what is refused before a body is read
 */
export function registerMcp(app: FastifyInstance, parts: Parts): void {
  const named = namedOrigins(parts.deps.config)
  void app.register(async (mcp) => {
    mcp.removeAllContentTypeParsers()
    mcp.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body)
    mcp.addHook('onRequest', async (request) => {
      requireOrigin(app, named, request.headers.origin)
      requirePost(request.method)
      request.caller = await admit(parts.deps, parts.rateLimit, 'mcp:call', request.raw)
    })
    mcp.all('/mcp', (request, reply) => handlePost(parts, request, reply))
  })
}
