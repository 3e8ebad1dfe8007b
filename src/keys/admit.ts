// The door of both surfaces: key, rate limit and scope, before a body is read.
import type { IncomingMessage } from 'node:http'
import type { Scope as KeyScope } from '#generated/api.d.ts'
import type { Deps } from '../deps.ts'
import { TitenError } from '../errors/error.ts'
import { authenticate } from './authenticate.ts'
import { requireScope, type Caller } from './caller.ts'
import type { RateLimit } from './rate-limit.ts'

/**
 * Lets a request in. One without a good key counts against its socket's address, never a forwarded one.
 * @param scope that the key must hold, or `any`
 * @throws UNAUTHENTICATED, RATE_LIMITED or FORBIDDEN
 */
export async function admit(deps: Deps, rateLimit: RateLimit, scope: KeyScope | 'any', request: IncomingMessage): Promise<Caller> {
  const caller = await authenticate(deps, request.rawHeaders).catch((error: unknown) => {
    if (error instanceof TitenError && error.code === 'UNAUTHENTICATED') rateLimit.take(`address ${request.socket.remoteAddress}`)
    throw error
  })
  rateLimit.take(caller.keyId)
  if (scope !== 'any') requireScope(caller, scope)
  return caller
}
