// Whether requests can be served, and what this server can do.
import type { Readiness } from '#generated/api.d.ts'
import type { Deps } from './deps.ts'
import { TitenError } from './errors/error.ts'

/**
 * Vectors are a help and no need: where they are not to be had, words serve, so this never keeps requests away. A text that
 * was refused says nothing of the others: the queue tells of it.
 */
async function vectorIndex({ vectors }: Deps): Promise<'ok' | 'degraded'> {
  if (!vectors) return 'ok'
  const { last_error } = vectors.state()
  return (last_error !== null && last_error !== 'rejected') || await vectors.hasOthers() ? 'degraded' : 'ok'
}

/** @throws NOT_READY that names each failed check, and nothing of paths or versions */
export async function readiness(deps: Deps): Promise<Readiness> {
  const found = await deps.store.check()
  const failed = Object.entries(found).filter(([, works]) => !works).map(([name]) => name)
  if (failed.length > 0) {
    throw new TitenError('NOT_READY', `Not ready: ${failed.join(', ')} failed.`, {
      retryAfterSeconds: 5, details: failed.map((field) => ({ field, message: 'failed' })),
    })
  }
  return {
    status: 'ok', checks: { database: 'ok', migrations: 'ok', full_text: 'ok', vector_index: await vectorIndex(deps), disk: 'ok' },
    capabilities: { vector: deps.vectors !== undefined, evidence: deps.config.TITEN_COMPILE_EVIDENCE, mcp_strict: deps.config.TITEN_MCP_STRICT },
  }
}
