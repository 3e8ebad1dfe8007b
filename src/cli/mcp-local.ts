// titen mcp on the file itself: found, made on first use, and served in the name of its owner or of a named agent.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { userDataFolder } from '../config.ts'
import type { Call, Deps } from '../deps.ts'
import { TitenError } from '../errors/error.ts'
import { ensureOrganization, ensurePrincipal } from '../keys/keys.ts'
import { openLocal } from '../mcp/local.ts'
import type { AnswerMessage } from '../mcp/stdio.ts'
import { startRetention } from '../retention.ts'
import { databasePath, ownerCall, readSettings, textFlag, withDeps, type Values } from './deps.ts'
import { refusal } from './failure.ts'
import { FIRST_ORGANIZATION } from './init.ts'

/** The database of a person who names none, wherever the host starts us. */
const personalDatabase = () => join(userDataFolder(), 'titen.db')

/**
 * The caller that every message comes from. An agent of its own name has its own leases and private records, and may
 * assert no more than a key that is minted without a ceiling.
 */
async function callerOf(deps: Deps, org: string | undefined, name: string | undefined): Promise<Call['caller']> {
  const { caller } = await ownerCall(deps.store, org)
  if (name === undefined || name === caller.principalId) return { ...caller, keyId: 'stdio' }
  try {
    const { key, kind } = await ensurePrincipal(deps, caller.org, name)
    return { ...caller, keyId: 'stdio', principal: key, principalId: name, principalKind: kind, maxTrust: 'asserted' }
  } catch (error) {
    if (error instanceof TitenError && error.constraint !== undefined) throw refusal('--principal must be 1 to 200 characters, not blank, without control characters.')
    throw error
  }
}

/**
 * Opens the file, runs the serving, and closes the file however that ends.
 * @throws a refusal when the file cannot serve
 */
export async function withLocal(values: Values, serve: (answer: AnswerMessage) => Promise<void>): Promise<void> {
  const personal = personalDatabase()
  const config = readSettings(values, { TITEN_DB: personal })
  // What a person tells an agent is nobody else's on this machine.
  if (config.TITEN_DB === personal) mkdirSync(userDataFolder(), { recursive: true, mode: 0o700 })
  await withDeps(config, async (deps) => {
    const made = await ensureOrganization(deps, FIRST_ORGANIZATION)
    const caller = await callerOf(deps, textFlag(values, 'org'), textFlag(values, 'principal'))
    deps.log.info({ db: databasePath(config), made, principal: caller.principalId }, 'serving stdio')
    // A server with vectors may share the file, and its queue is not ours to let go of.
    const retention = startRetention(deps, true)
    try { await serve(openLocal(deps, caller)) } finally { await retention.stop() }
  })
}
