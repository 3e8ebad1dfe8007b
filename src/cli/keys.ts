// titen keys: minting, listing and revoking on the database file itself, also while a server runs on it.
import type { CreatedKey, Key, KeyInput, PrincipalKind, Scope, Trust } from '#generated/api.d.ts'
import { PrincipalKind as KINDS, Scope as SCOPES, Trust as TRUSTS } from '#generated/enums.mjs'
import type { Call, Deps } from '../deps.ts'
import { TitenError } from '../errors/error.ts'
import { createKey, listKeys, revokeKey } from '../keys/keys.ts'
import { check } from '../rest/validation.ts'
import { answer, ownerCall, readSettings, textFlag, withDatabase, type Values } from './deps.ts'
import { MISUSED, refusal } from './failure.ts'

const PAGE = 200
const FIELD_FLAGS: Record<string, string> = { label: '--label', scopes: '--scope', max_trust: '--max-trust', principal_id: '--principal', principal_kind: '--principal-kind', expires_at: '--expires-at' }

/** @throws a refusal that names the allowed words */
function oneOf<T extends string>(flag: string, allowed: readonly T[], value: string): T {
  if ((allowed as readonly string[]).includes(value)) return value as T
  throw refusal(`${flag} knows no "${value}"; it takes ${allowed.join(', ')}.`, MISUSED)
}

function requiredFlag(values: Values, name: string): string {
  const value = textFlag(values, name)
  if (value === undefined) throw refusal(`--${name} is missing: see titen keys create --help.`, MISUSED)
  return value
}

/** The flags as the body of POST /v1/keys. */
function toKeyInput(values: Values): KeyInput {
  const scopes = ((values['scope'] ?? []) as string[]).flatMap((list) => list.split(',')).map((scope) => scope.trim()).filter((scope) => scope !== '')
  const input: KeyInput = { label: requiredFlag(values, 'label'), scopes: [...new Set(scopes.map((scope) => oneOf<Scope>('--scope', SCOPES, scope)))] }
  if (scopes.length === 0) throw refusal(`--scope is missing: give one or more of ${SCOPES.join(', ')}.`, MISUSED)
  const trust = textFlag(values, 'max-trust')
  const principal = textFlag(values, 'principal')
  const kind = textFlag(values, 'principal-kind')
  const expires = textFlag(values, 'expires-at')
  if (trust !== undefined) input.max_trust = oneOf<Trust>('--max-trust', TRUSTS, trust)
  if (principal !== undefined) input.principal_id = principal
  if (kind !== undefined) input.principal_kind = oneOf<PrincipalKind>('--principal-kind', KINDS, kind)
  if (expires !== undefined) input.expires_at = expires
  return input
}

/** Runs work in the owner's name; what a service refuses becomes one sentence, with flags for the fields. */
function asOwner<T>(values: Values, work: (deps: Deps, call: Call) => Promise<T>): Promise<T> {
  return withDatabase(readSettings(values), async (deps) => {
    try {
      return await work(deps, await ownerCall(deps.store, textFlag(values, 'org')))
    } catch (error) {
      if (!(error instanceof TitenError)) throw error
      const [detail] = error.details ?? []
      throw refusal(detail ? `${FIELD_FLAGS[detail.field] ?? detail.field} ${detail.message}.` : error.message)
    }
  })
}

const line = (name: string, value: unknown) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`

/** titen keys create */
export async function create(values: Values): Promise<void> {
  const input = toKeyInput(values)
  const key: CreatedKey = await asOwner(values, async (deps, call) => {
    check('createKey_body', input)
    return createKey(deps, call, input)
  })
  if (values['json']) return answer(JSON.stringify(key))
  const { api_key, key_id, label, principal_id, scopes, max_trust, expires_at } = key
  answer(Object.entries({ api_key, key_id, label, principal_id, scopes, max_trust, expires_at: expires_at ?? 'never' }).map(([name, value]) => line(name, value)).join('\n'))
  answer('\nKeep the api_key now: it is shown this once and stored only as a hash.')
}

async function allKeys(deps: Deps, call: Call): Promise<Key[]> {
  const keys: Key[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listKeys(deps, call, { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) })
    keys.push(...page.items)
    cursor = page.next_cursor
  }
  return keys
}

const stateOf = (key: Key, now: number) =>
  key.revoked_at !== null ? `revoked ${key.revoked_at}` : key.expires_at === null ? 'good' : `${Date.parse(key.expires_at) > now ? 'until' : 'expired'} ${key.expires_at}`

/** titen keys list */
export async function list(values: Values): Promise<void> {
  const keys = await asOwner(values, allKeys)
  if (values['json']) return answer(JSON.stringify({ items: keys }))
  const rows = [
    ['KEY_ID', 'LABEL', 'PRINCIPAL', 'MAX_TRUST', 'STATE', 'SCOPES'],
    ...keys.map((key) => [key.key_id, key.label, key.principal_id, key.max_trust, stateOf(key, Date.now()), key.scopes.join(',')]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  answer(rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n'))
}

/** titen keys revoke KEY_ID */
export async function revoke(values: Values, [id]: string[]): Promise<void> {
  if (!/^key_[0-9a-f]{32}$/.test(id!)) throw refusal(`"${id}" is no key id: titen keys list shows them.`, MISUSED)
  const revoked = await asOwner(values, (deps, call) => revokeKey(deps, call, id!))
  answer(values['json'] ? JSON.stringify(revoked) : `${line('key_id', revoked.key_id)}\n${line('revoked_at', revoked.revoked_at)}`)
}
