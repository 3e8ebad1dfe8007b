// titen init: the database, an organization and the key of its owner.
import { TitenError } from '../errors/error.ts'
import { foundOrganization, type Founding } from '../keys/keys.ts'
import { listOrganizations } from '../store/keys.ts'
import type { Deps } from '../deps.ts'
import { answer, databasePath, readSettings, textFlag, withDeps, type Values } from './deps.ts'
import { refusal } from './failure.ts'

/** Name of an organization that is given none. */
export const FIRST_ORGANIZATION = 'default'

/** Makes the organization. @throws a refusal when the file has it, or has another and no name was given */
async function found(deps: Deps, name: string | undefined): Promise<Founding> {
  const names = (await deps.store.read(listOrganizations)).map((organization) => organization.name)
  const path = databasePath(deps.config)
  if (names.length > 0 && name === undefined) {
    throw refusal(`${path} has an organization already ("${names[0]}"): for another key use titen keys create, for another organization titen init --org NAME.`)
  }
  if (name !== undefined && names.includes(name)) {
    throw refusal(`${path} has an organization "${name}" already: for another key use titen keys create --org "${name}".`)
  }
  try {
    return await foundOrganization(deps, name ?? FIRST_ORGANIZATION)
  } catch (error) {
    if (error instanceof TitenError && error.constraint !== undefined) throw refusal('--org must be 1 to 200 characters, not blank, without control characters.')
    throw error
  }
}

/** The lines of a founding that people read and scripts pick from. */
export const foundingLines = (founding: Founding, db: string) => [
  `api_key: ${founding.api_key}`, `key_id: ${founding.key_id}`, `organization_id: ${founding.organization_id}`, `principal_id: ${founding.principal_id}`, `db: ${db}`,
].join('\n')

export const SHOWN_ONCE = 'Keep the api_key now: it is shown this once and stored only as a hash.'

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const config = readSettings(values)
  const founding = await withDeps(config, (deps) => found(deps, textFlag(values, 'org')))
  const db = databasePath(config)
  if (values['json']) answer(JSON.stringify({ ...founding, db }))
  else answer(`${foundingLines(founding, db)}\n\n${SHOWN_ONCE}\nNext: titen serve`)
}
