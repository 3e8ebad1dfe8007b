// tools/call: from a name and arguments to the text of a result. Both eras of the protocol come here.
import { checkArguments, isToolName, type ToolArguments, type ToolName } from '#generated/mcp.mjs'
import type { Call, Deps } from '../deps.ts'
import { catalogue } from '../errors/catalogue.ts'
import { toPublicError, toToolText } from '../errors/render.ts'
import { findFault } from '../json.ts'
import type { Caller } from '../keys/caller.ts'
import type { RateLimit } from '../keys/rate-limit.ts'
import { INVALID_PARAMS, isObject, type Members, type Outcome } from './json-rpc.ts'
import type { Declared } from './modern.ts'
import { toolHandlers } from './tools.ts'

/** One request, as the protocol sees it. */
export type Exchange = {
  deps: Deps
  rateLimit: RateLimit
  caller: Caller
  requestId: string
  declared: Declared
}

const toToolResult = (text: string, failed: boolean): Outcome =>
  ({ result: JSON.stringify({ content: [{ type: 'text', text }], ...(failed ? { isError: true } : {}) }) })

/** The first thing in the arguments that cannot be kept as it was sent, as a sentence. */
function describeLoss(given: Members): string | null {
  const fault = findFault(given, '')
  return fault ? `Argument "${fault.path}" ${fault.message}.` : null
}

/**
 * Runs a tool. From here on a failure is a result, so that the model can read it and correct itself.
 * @param exact false when the body holds something that parsing could not keep as it was sent
 */
export async function callTool({ name, arguments: given = {} }: Members, exchange: Exchange, exact: boolean): Promise<Outcome> {
  if (!isToolName(name)) return { code: INVALID_PARAMS, message: typeof name === 'string' ? `Unknown tool: ${name}` : 'params.name must be the name of a tool.' }
  if (!isObject(given)) return { code: INVALID_PARAMS, message: 'params.arguments must be an object.' }
  const complaint = checkArguments(name, given) ?? (exact ? null : describeLoss(given))
  if (complaint !== null) return toToolResult(complaint, true)
  const { deps, caller, requestId } = exchange
  // One handler of many takes the arguments of one tool of many: that they belong together is what isToolName found out.
  const run = toolHandlers[name] as (deps: Deps, call: Call, given: ToolArguments[ToolName]) => Promise<object>
  try {
    return toToolResult(JSON.stringify(await run(deps, { caller, replayed: false }, given as ToolArguments[ToolName])), false)
  } catch (error) {
    const { code, cause } = toPublicError(error)
    if (catalogue[code].status >= 500) deps.log.error({ request_id: requestId, tool: name, err: cause ?? error }, 'tool failed')
    return toToolResult(toToolText(error), true)
  }
}
