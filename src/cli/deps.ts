// What commands share: settings with the flags over them, the open store, and the owner in whose name they act.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startClock } from '../clock.ts'
import { ConfigError, readConfig, type Config, type SettingName } from '../config.ts'
import type { Call, Deps } from '../deps.ts'
import { findPrincipal, listOrganizations } from '../store/keys.ts'
import { DatabaseError } from '../store/sqlite/migrate.ts'
import { openSqliteStore } from '../store/sqlite/open.ts'
import type { Store } from '../store/store.ts'
import { refusal } from './failure.ts'
import { openLog } from './log.ts'

export type Values = Record<string, string | boolean | string[] | undefined>

const FLAG_SETTINGS: Record<string, SettingName> = { db: 'TITEN_DB', host: 'TITEN_HOST', port: 'TITEN_PORT', 'log-level': 'TITEN_LOG_LEVEL' }

/** A flag that takes one text. */
export const textFlag = (values: Values, name: string) => (typeof values[name] === 'string' ? values[name] : undefined)

/** Writes a line for people to stderr. */
export const say = (line: string) => { process.stderr.write(`${line}\n`) }

/** Writes a line of the answer to stdout. */
export const answer = (line: string) => { process.stdout.write(`${line}\n`) }

/**
 * The settings with the flags over them; warns of TITEN_ names that are none.
 * @param defaults values of a command that has defaults of its own
 * @throws a refusal with one sentence for each bad value, naming the flag or the variable
 */
export function readSettings(values: Values, defaults: Partial<Record<SettingName, string>> = {}): Config {
  const overrides: Partial<Record<SettingName, string>> = {}
  for (const [flag, setting] of Object.entries(FLAG_SETTINGS)) {
    const value = textFlag(values, flag)
    if (value !== undefined) overrides[setting] = value
  }
  try {
    const { config, unknown } = readConfig(undefined, overrides, defaults)
    for (const name of unknown) say(`titen: ${name} is no setting of Titen and is ignored: see titen config.`)
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const named = Object.entries(FLAG_SETTINGS).filter(([, setting]) => setting in overrides)
    throw refusal(named.reduce((text, [flag, setting]) => text.replace(`${setting} must`, `--${flag} must`), error.message))
  }
}

/**
 * Opens the store and all that services are given.
 * @param write takes a line of the log
 * @throws a refusal when the file cannot serve
 */
export function openDeps(config: Config, write = (line: string) => { process.stderr.write(line) }): Deps {
  const now = startClock()
  const log = openLog(config.TITEN_LOG_LEVEL, write)
  try {
    return { store: openSqliteStore({ path: config.TITEN_DB, busyMs: config.TITEN_BUSY_MS, now }), now, config, log }
  } catch (error) {
    throw error instanceof DatabaseError ? refusal(error.message) : error
  }
}

/** The absolute path of the database, for people who read it in another folder. */
export const databasePath = (config: Config) => resolve(config.TITEN_DB)

/** Runs a command on a database that is there already, and closes it. */
export async function withDatabase<T>(config: Config, work: (deps: Deps) => Promise<T>): Promise<T> {
  // A mistyped path must not become a new, empty database.
  if (!existsSync(config.TITEN_DB)) throw refusal(`There is no database at ${databasePath(config)}: make one with titen init, or give another path with --db.`)
  return withDeps(config, work)
}

/** Opens the store, runs the work, and closes the store however the work ends. */
export async function withDeps<T>(config: Config, work: (deps: Deps) => Promise<T>): Promise<T> {
  const deps = openDeps(config)
  try { return await work(deps) } finally { await deps.store.close() }
}

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

/**
 * A call in the name of an organization's owner, who may do everything in it.
 * @param wanted name or id of the organization; the only one of the file when it is left out
 * @throws a refusal when there is none, or when it is not clear which is meant
 */
export async function ownerCall(store: Store, wanted?: string): Promise<Call> {
  const all = await store.read(listOrganizations)
  if (all.length === 0) throw refusal('The database has no organization yet: run titen init.')
  const found = wanted === undefined ? all : all.filter(({ id, name }) => id === wanted || name === wanted)
  if (found.length === 0) throw refusal(`There is no organization "${wanted}"; there are ${quoted(all.map(({ name }) => name))}.`)
  // Two may bear one name; their ids differ.
  const names = new Set(found.map(({ name }) => name))
  if (found.length > 1) throw refusal(`There are ${found.length} organizations: say which with --org and one of ${quoted(names.size === found.length ? [...names] : found.map(({ id }) => id))}.`)
  const { key: org, id: organizationId } = found[0]!
  const owner = await store.read((tx) => findPrincipal(tx, org, 'owner'))
  if (!owner) throw refusal('The organization has no owner in whose name this could be done.')
  return {
    caller: { org, principal: owner.key, organizationId, principalId: 'owner', principalKind: owner.kind, keyId: 'command line', scopes: ['*'], maxTrust: 'policy_approved' },
    replayed: false,
  }
}
