// Whether requests can be served, and what this server can do.
import type { Readiness, ReadinessChecks } from '#generated/api.d.ts'
import type { Deps } from './deps.ts'
import { TitenError } from './errors/error.ts'

/** @throws NOT_READY that names each failed check, and nothing of paths or versions */
export async function readiness(deps: Deps): Promise<Readiness> {
  const found = { ...await deps.store.check(), vector_index: true }
  const failed = Object.entries(found).filter(([, works]) => !works).map(([name]) => name)
  if (failed.length > 0) {
    throw new TitenError('NOT_READY', `Not ready: ${failed.join(', ')} failed.`, {
      retryAfterSeconds: 5, details: failed.map((field) => ({ field, message: 'failed' })),
    })
  }
  const checks = Object.fromEntries(Object.keys(found).map((name) => [name, 'ok'])) as ReadinessChecks
  return {
    status: 'ok', checks,
    capabilities: { vector: false, evidence: deps.config.TITEN_COMPILE_EVIDENCE, mcp_strict: deps.config.TITEN_MCP_STRICT },
  }
}
