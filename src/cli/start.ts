// titen start: serve, and on a new database make the first key and show how to use it.
import { foundOrganization } from '../keys/keys.ts'
import { listOrganizations } from '../store/keys.ts'
import { answer, databasePath, openDeps, readSettings, type Values } from './deps.ts'
import { openStderr } from './log.ts'
import { FIRST_ORGANIZATION, SHOWN_ONCE, foundingLines } from './init.ts'

/** What an MCP host wants to read in its .mcp.json. */
const mcpBlock = (url: string, key: string) =>
  JSON.stringify({ mcpServers: { titen: { type: 'http', url: `${url}/mcp`, headers: { Authorization: `Bearer ${key}` } } } }, null, 2)

const firstSteps = (url: string, key: string) => `
Paste this into .mcp.json of your MCP host:

${mcpBlock(url, key)}

Or ask who you are:

curl -s ${url}/v1/principal -H 'authorization: Bearer ${key}'

The contract is at ${url}/docs
`

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const config = readSettings(values)
  const deps = openDeps(config, openStderr())
  // Loaded once the settings and the file are known to be good: a refusal does not wait for it.
  const { runServer } = await import('./server.ts')
  // The key is made once the port is had: a start that fails must not leave a key behind that nobody has seen.
  const { url, stopped } = await runServer(deps)
  const shown = config.TITEN_PUBLIC_URL.replace(/\/$/, '') || url
  const known = await deps.store.read(listOrganizations)
  if (known.length === 0) {
    const founding = await foundOrganization(deps, FIRST_ORGANIZATION)
    answer(`${foundingLines(founding, databasePath(config))}\n\n${SHOWN_ONCE}\n${firstSteps(shown, founding.api_key)}`)
  } else {
    answer(`The database ${databasePath(config)} has its keys already. For another: titen keys create --label LABEL --scope 'mcp:call'\n${firstSteps(shown, 'titen_sk_…')}`)
  }
  answer(`titen listens on ${url}`)
  await stopped
}
