// titen serve: REST and MCP until a signal comes.
import { listOrganizations } from '../store/keys.ts'
import { answer, databasePath, openDeps, readSettings, say, type Values } from './deps.ts'
import { openStderr } from './log.ts'

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const config = readSettings(values)
  const deps = openDeps(config, openStderr())
  // Loaded once the settings and the file are known to be good: a refusal does not wait for it.
  const { runServer } = await import('./server.ts')
  const organizations = await deps.store.read(listOrganizations)
  const { url, stopped } = await runServer(deps)
  // A server without a key answers 401 to everybody; the first key can be made while it runs.
  if (organizations.length === 0) say(`titen: there is no key yet, so every call is refused: run titen init --db ${databasePath(config)}`)
  answer(`titen listens on ${url}`)
  await stopped
}
