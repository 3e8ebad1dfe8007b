// Messages that no HTTP carried: answered in this process, on the file itself, in the name of whoever started it.
import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Caller } from '../keys/caller.ts'
import { openRateLimit } from '../keys/rate-limit.ts'
import { INTERNAL_ERROR, fail, isId, isObject } from './json-rpc.ts'
import { declare } from './modern.ts'
import { answerBody } from './protocol.ts'
import type { AnswerMessage } from './stdio.ts'

/**
 * @param caller whose records are read and written; there is no key to check and no rate to limit
 * @returns a function that answers a message as POST /mcp does, without what HTTP adds
 */
export function openLocal(deps: Deps, caller: Caller): AnswerMessage {
  const rateLimit = openRateLimit(0)
  return async (parsed) => {
    const requestId = `req_${randomBytes(16).toString('hex')}`
    try {
      return (await answerBody(parsed, { deps, rateLimit, caller, requestId, declared: declare(parsed.value) }))?.text
    } catch (error) {
      deps.log.error({ request_id: requestId, err: error }, 'message failed')
      const id = isObject(parsed.value) && isId(parsed.value['id']) ? parsed.value['id'] : null
      return fail(id, INTERNAL_ERROR, `Something went wrong on our side. The log has it as ${requestId}.`)
    }
  }
}
