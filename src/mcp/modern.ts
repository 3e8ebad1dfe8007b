// MCP 2026-07-28, on the same path and for marked requests only. It has no handshake: each request says in its `_meta`
// which revision it speaks, and headers repeat what it asks for, so that a proxy can route it without reading the body.
import { toolsJson } from '#generated/mcp.mjs'
import { CAPABILITIES, INSTRUCTIONS, NAME_AND_VERSION, REVISIONS } from './identity.ts'
import { INVALID_PARAMS, METHOD_NOT_FOUND, fail, isId, isObject, succeed, type Answer, type Members, type Outcome } from './json-rpc.ts'

const MODERN = '2026-07-28'
const SUPPORTED = [MODERN, ...REVISIONS]

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities'

/** Codes that this revision adds. No handshake-era answer may carry one: a client would stop to fall back. */
const HEADER_MISMATCH = -32020
const UNSUPPORTED_VERSION = -32022

/** How long a client may keep what it has read: the list changes with the program only. */
const TTL_MS = 3_600_000

/** What the headers of a request say of its message: MCP-Protocol-Version, Mcp-Method and Mcp-Name. */
export type Declared = { revision?: string | undefined; method?: string | undefined; name?: string | undefined }

export type ModernMessage = { id: string | number; method: string; params?: unknown }
/** Runs a tool for a message of this era. */
export type RunTool = (params: Members) => Promise<Outcome>

const metaOf = (message: Members): Members => {
  const { params } = message
  return isObject(params) && isObject(params['_meta']) ? params['_meta'] : {}
}

/** This revision or one that is dated later. */
const isLater = (revision: string | undefined) => revision !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(revision) && revision >= MODERN

/**
 * Whether a message speaks this era. Nothing else marks one: hosts of the handshake era send Mcp-Method, other keys of
 * `_meta`, and `server/discover` to find out. Arrays and messages without an id belong to the handshake era.
 */
export function isModern(message: unknown, { revision }: Declared): message is ModernMessage {
  if (!isObject(message) || message['jsonrpc'] !== '2.0' || !isId(message['id']) || typeof message['method'] !== 'string') return false
  return Object.hasOwn(metaOf(message), VERSION_KEY) || (isLater(revision) && message['method'] !== 'initialize')
}

/** What headers would say of a message, where there are none: on stdio. Of one without an id they say nothing. */
export function declare(message: unknown): Declared {
  if (!isObject(message) || !isId(message['id'])) return {}
  const revision = metaOf(message)[VERSION_KEY]
  if (typeof revision !== 'string') return {}
  const { method, params } = message as { method?: unknown; params: Members }
  const { name } = params
  return { revision, ...(typeof method === 'string' ? { method } : {}), ...(typeof name === 'string' ? { name } : {}) }
}

/** The text of a header that may be written in base64, since headers hold ASCII only. */
const readHeader = (text: string | undefined) => {
  const encoded = text === undefined ? null : /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(text)
  return encoded ? Buffer.from(encoded[1]!, 'base64').toString('utf8') : text
}

/** Why a request cannot be taken as one of this era, or undefined. */
function findFault({ id, method, params }: ModernMessage, declared: Declared): string | undefined {
  const meta = metaOf({ params })
  const version = meta[VERSION_KEY]
  if (typeof version !== 'string') return fail(id, INVALID_PARAMS, `params._meta["${VERSION_KEY}"] must be a text.`)
  if (!isObject(meta[CAPABILITIES_KEY])) return fail(id, INVALID_PARAMS, `params._meta["${CAPABILITIES_KEY}"] must be an object.`)
  if (declared.revision !== version) return fail(id, HEADER_MISMATCH, `The header MCP-Protocol-Version must be there and say what params._meta["${VERSION_KEY}"] says.`)
  if (version !== MODERN) return fail(id, UNSUPPORTED_VERSION, `Unsupported protocol version: send one of ${SUPPORTED.join(', ')}.`, { supported: SUPPORTED, requested: version })
  if (declared.method !== method) return fail(id, HEADER_MISMATCH, 'The header Mcp-Method must be there and name the method of the message.')
  if (method === 'tools/call' && (declared.name === undefined || readHeader(declared.name) !== (params as Members)['name'])) {
    return fail(id, HEADER_MISMATCH, 'The header Mcp-Name must be there and name the tool that params.name names.')
  }
  return undefined
}

const HEAD = `"resultType":"complete","_meta":${JSON.stringify({ 'io.modelcontextprotocol/serverInfo': NAME_AND_VERSION })}`
/** Private: a list that is shared between keys would be of no use to a server that has more to show to some. */
const CACHEABLE = `${HEAD},"ttlMs":${TTL_MS},"cacheScope":"private"`

/** Puts the members of this era before those of a result that is an object with members. */
const wrap = (head: string, result: string) => `{${head},${result.slice(1)}`

const DISCOVERED = wrap(CACHEABLE, JSON.stringify({ supportedVersions: SUPPORTED, capabilities: CAPABILITIES, instructions: INSTRUCTIONS }))
const LISTED = wrap(CACHEABLE, toolsJson)

/**
 * Answers a message of this era.
 * @param runTool runs the tool that the params of `tools/call` name
 */
export async function answerModern(message: ModernMessage, declared: Declared, runTool: RunTool): Promise<Answer> {
  const fault = findFault(message, declared)
  if (fault !== undefined) return { status: 400, text: fault }
  const { id, method } = message
  if (method === 'server/discover') return { status: 200, text: succeed(id, DISCOVERED) }
  if (method === 'tools/list') return { status: 200, text: succeed(id, LISTED) }
  if (method !== 'tools/call') return { status: 404, text: fail(id, METHOD_NOT_FOUND, `Method not found: ${method}`) }
  const outcome = await runTool(message.params as Members)
  return { status: 200, text: 'result' in outcome ? succeed(id, wrap(HEAD, outcome.result)) : fail(id, outcome.code, outcome.message) }
}
