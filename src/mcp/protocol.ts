// JSON-RPC as MCP speaks it: from a parsed body to the text of the answer. Nothing of HTTP is known here but the status
// that an answer asks for. Answers are put together as text, so that the list of tools is written once and for all.
// This is the handshake era, up to 2025-06-18; what is marked as later goes to modern.ts.
import { toolsJson } from '#generated/mcp.mjs'
import type { Parsed } from '../json.ts'
import { CAPABILITIES, INSTRUCTIONS, LATEST, NAME_AND_VERSION, REVISIONS } from './identity.ts'
import { INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, fail, isId, isObject, succeed, type Answer, type Id, type Members, type Outcome } from './json-rpc.ts'
import { answerModern, isModern } from './modern.ts'
import { callTool, type Exchange } from './tool-call.ts'

/** Hosts exist that go on sending this one whatever was negotiated; for tools the wire is the same. */
const TOLERATED = '2025-11-25'
const BATCH_MAX = 100

/** `exact` is false when the body holds something that parsing could not keep as it was sent. */
type Method = (params: Members, exchange: Exchange, exact: boolean) => Outcome | Promise<Outcome>

function initialize({ protocolVersion }: Members): Outcome {
  return {
    result: JSON.stringify({
      protocolVersion: REVISIONS.includes(protocolVersion as string) ? protocolVersion : LATEST,
      capabilities: CAPABILITIES, serverInfo: NAME_AND_VERSION, instructions: INSTRUCTIONS,
    }),
  }
}

/** Every method that is answered in the handshake era. */
const METHODS = new Map<string, Method>([
  ['initialize', initialize],
  ['ping', () => ({ result: '{}' })],
  ['tools/list', () => ({ result: toolsJson })],
  ['tools/call', callTool],
])

/** Never answered, even where they carry an id: a host that sends one waits for nothing. */
const SILENT: readonly string[] = ['notifications/initialized', 'initialized']

/** Runs a request that has an id. The one place that knows which methods there are. */
async function runMethod(id: Id, method: string, params: unknown, exchange: Exchange, exact: boolean): Promise<string> {
  const run = METHODS.get(method)
  if (!run) return fail(id, METHOD_NOT_FOUND, `Method not found: ${method}`)
  if (params !== undefined && params !== null && !isObject(params)) return fail(id, INVALID_PARAMS, 'params must be an object.')
  const outcome = await run(params ?? {}, exchange, exact)
  return 'result' in outcome ? succeed(id, outcome.result) : fail(id, outcome.code, outcome.message)
}

/** @returns the answer to one message, or undefined for a notification or a response, which get none and do nothing */
async function answerMessage(message: unknown, exchange: Exchange, exact: boolean): Promise<string | undefined> {
  if (!isObject(message)) return fail(null, INVALID_REQUEST, 'Invalid request: a message is an object.')
  const { jsonrpc, id, method, params } = message
  const known = isId(id) ? id : null
  if (jsonrpc !== '2.0') return fail(known, INVALID_REQUEST, 'Invalid request: jsonrpc must be "2.0".')
  if (method === undefined && ('result' in message || 'error' in message)) return undefined
  if (id !== undefined && id !== null && known === null) return fail(null, INVALID_REQUEST, 'Invalid request: id must be a string or an integer.')
  if (typeof method !== 'string') return fail(known, INVALID_REQUEST, 'Invalid request: method must be a string.')
  if (known === null || SILENT.includes(method)) return undefined
  return runMethod(known, method, params, exchange, exact)
}

/** Messages are answered one after another: a later one may build on what an earlier one wrote. */
async function answerBatch(messages: unknown[], exchange: Exchange, exact: boolean): Promise<string | undefined> {
  if (messages.length === 0) return fail(null, INVALID_REQUEST, 'Invalid request: the array is empty.')
  if (messages.length > BATCH_MAX) return fail(null, INVALID_REQUEST, `Invalid request: an array holds at most ${BATCH_MAX} messages.`)
  // The first message was paid for at the door.
  if (messages.length > 1) exchange.rateLimit.take(exchange.caller.keyId, messages.length - 1)
  const answers: string[] = []
  for (const message of messages) {
    const answer = await answerMessage(message, exchange, exact)
    if (answer !== undefined) answers.push(answer)
  }
  return answers.length > 0 ? `[${answers.join(',')}]` : undefined
}

/** Versions are negotiated by `initialize`, so whatever the header says must not keep it from being answered. */
const negotiates = (value: unknown): boolean =>
  (Array.isArray(value) ? value.some((message) => isObject(message) && message.method === 'initialize') : isObject(value) && value.method === 'initialize')

/**
 * Answers a body.
 * @param parsed one message, or an array of them
 * @returns what to send, or undefined when nothing in the body asks for an answer
 * @throws RATE_LIMITED when an array holds more messages than the key may send
 */
export async function answerBody({ value, fault }: Parsed, exchange: Exchange): Promise<Answer | undefined> {
  const { declared: { revision } } = exchange
  const exact = fault === undefined
  if (isModern(value, exchange.declared)) return answerModern(value, exchange.declared, (params) => callTool(params, exchange, exact))
  if (revision !== undefined && revision !== TOLERATED && !REVISIONS.includes(revision) && !negotiates(value)) {
    const id = isObject(value) && isId(value.id) ? value.id : null
    return { status: 400, text: fail(id, INVALID_REQUEST, `Unsupported MCP-Protocol-Version: send one of ${REVISIONS.join(', ')}.`) }
  }
  const text = await (Array.isArray(value) ? answerBatch(value, exchange, exact) : answerMessage(value, exchange, exact))
  return text === undefined ? undefined : { status: 200, text }
}
