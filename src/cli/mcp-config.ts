// titen mcp config: the block that connects a host, in the form of that host, with a reference in place of the key
// wherever the host can read one.
import { realpathSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { ConfigError, readClientSettings, readConfig, type Config } from '../config.ts'
import { MISUSED, refusal } from './failure.ts'

type Values = Record<string, string | boolean | string[] | undefined>

/** What a block is made of. */
export type Wanted = {
  /** Where the server is, without /mcp. */
  url: string
  /** Written as it is; a reference to TITEN_API_KEY, or a placeholder, when it is left out. */
  key?: string | undefined
  /** The program that a host starts. */
  command: string[]
  /** The host starts the program: on a file, or as a bridge to the server. */
  stdio?: 'local' | 'bridge' | undefined
}

type Host = {
  /** Where the block goes. */
  place: string
  /** How the host refers to TITEN_API_KEY; a placeholder where it cannot. */
  reference: string
  http: (url: string, key: string, given: boolean) => unknown
  stdio: (command: string[], env: Record<string, string>) => unknown
}

/** Block that needs its own words, since the format is not JSON. */
const isText = (block: unknown): block is string => typeof block === 'string'

const PLACEHOLDER = 'titen_sk_…'
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
const envOf = (env: Record<string, string>, name = 'env') => (Object.keys(env).length > 0 ? { [name]: env } : {})
const servers = (server: object) => ({ mcpServers: { titen: server } })
const started = ([command, ...args]: string[], env: Record<string, string>) => ({ command, args, ...envOf(env) })

const toml = (value: string | string[] | Record<string, string>): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`
  return `{ ${Object.entries(value).map(([name, text]) => `${name} = ${toml(text)}`).join(', ')} }`
}
const tomlTable = (members: Record<string, string | string[] | Record<string, string>>) =>
  ['[mcp_servers.titen]', ...Object.entries(members).map(([name, value]) => `${name} = ${toml(value)}`)].join('\n')

/** VS Code asks for the key once and keeps it where it keeps secrets. */
const asking = (needsKey: boolean, server: object) => ({
  ...(needsKey ? { inputs: [{ type: 'promptString', id: 'titen-api-key', description: 'API key of Titen', password: true }] } : {}),
  servers: { titen: server },
})

const VSCODE_KEY = '${input:titen-api-key}'

export const HOSTS: Record<string, Host> = {
  'claude-code': {
    place: '.mcp.json in the folder of the project, or "claude mcp add-json" for all of them', reference: '${TITEN_API_KEY}',
    http: (url, key) => servers({ type: 'http', url, headers: bearer(key) }),
    stdio: (command, env) => servers({ type: 'stdio', ...started(command, env) }),
  },
  'claude-desktop': {
    place: 'claude_desktop_config.json, which Settings, Developer, Edit Config opens; then restart it', reference: PLACEHOLDER,
    // Its file knows servers that it starts, and no others.
    http: () => { throw refusal('claude-desktop reads no HTTP servers from its file: add --stdio, with --url for a bridge to a server.', MISUSED) },
    stdio: (command, env) => servers(started(command, env)),
  },
  cursor: {
    place: '.cursor/mcp.json in the folder of the project, or ~/.cursor/mcp.json for all of them', reference: '${env:TITEN_API_KEY}',
    http: (url, key) => servers({ url, headers: bearer(key) }),
    stdio: (command, env) => servers(started(command, env)),
  },
  vscode: {
    place: '.vscode/mcp.json in the folder of the project, or the file that "MCP: Open User Configuration" opens', reference: VSCODE_KEY,
    http: (url, key) => asking(key === VSCODE_KEY, { type: 'http', url, headers: bearer(key) }),
    stdio: (command, env) => asking(env['TITEN_API_KEY'] === VSCODE_KEY, { type: 'stdio', ...started(command, env) }),
  },
  codex: {
    place: '~/.codex/config.toml', reference: '',
    http: (url, key, given) => tomlTable(given ? { url, http_headers: bearer(key) } : { url, bearer_token_env_var: 'TITEN_API_KEY' }),
    stdio: ([command, ...args], { TITEN_API_KEY: key, ...env }) => tomlTable({
      command: command!, args, ...envOf({ ...env, ...(key ? { TITEN_API_KEY: key } : {}) }), ...(key === '' ? { env_vars: ['TITEN_API_KEY'] } : {}),
    }),
  },
  'gemini-cli': {
    place: '~/.gemini/settings.json, or .gemini/settings.json in the folder of the project', reference: '$TITEN_API_KEY',
    http: (url, key) => servers({ httpUrl: url, headers: bearer(key) }),
    stdio: (command, env) => servers(started(command, env)),
  },
  opencode: {
    place: 'opencode.json in the folder of the project, or ~/.config/opencode/opencode.json for all of them', reference: '{env:TITEN_API_KEY}',
    // Without the last member it would look for a way to log in when a key is bad, and say so in place of the reason.
    http: (url, key) => ({ $schema: 'https://opencode.ai/config.json', mcp: { titen: { type: 'remote', url, headers: bearer(key), oauth: false } } }),
    stdio: (command, env) => ({ $schema: 'https://opencode.ai/config.json', mcp: { titen: { type: 'local', command, ...envOf(env, 'environment') } } }),
  },
  generic: {
    place: 'the file in which your host keeps its MCP servers, often .mcp.json', reference: PLACEHOLDER,
    http: (url, key) => servers({ type: 'http', url, headers: bearer(key) }),
    stdio: (command, env) => servers(started(command, env)),
  },
}

/**
 * The block of a host.
 * @returns JSON with an indent of two, or TOML for codex
 * @throws a refusal for a form that the host does not have
 */
export function blockOf(host: string, { url, key: given, command, stdio }: Wanted): string {
  const { reference, http, stdio: start } = HOSTS[host]!
  const key = given ?? reference
  const block = stdio === undefined ? http(`${url}/mcp`, key, given !== undefined) : start(command, stdio === 'local' ? {} : { TITEN_URL: url, TITEN_API_KEY: key })
  return isText(block) ? block : JSON.stringify(block, null, 2)
}

/** How a host starts this program: by its name where it was called so, else by the files themselves. */
function ownCommand(): string[] {
  const entry = process.argv[1]!
  return basename(entry) === 'titen' ? ['titen', 'mcp'] : [process.execPath, realpathSync(entry), 'mcp']
}

const urlOf = ({ TITEN_PUBLIC_URL, TITEN_HOST, TITEN_PORT }: Config) => {
  const host = TITEN_HOST === '0.0.0.0' || TITEN_HOST === '::' ? '127.0.0.1' : TITEN_HOST
  return TITEN_PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${TITEN_PORT}`
}

/** @throws a refusal for a text that is no URL of a server */
function checkedUrl(text: string): string {
  try {
    const { protocol, href } = new URL(text)
    if (/^https?:$/.test(protocol)) return href.replace(/\/+$/, '').replace(/\/mcp$/, '')
  } catch { /* said below */ }
  throw refusal(`"${text}" is no URL of a server: give one such as http://127.0.0.1:8787.`, MISUSED)
}

/** @param values the flags of the command line */
export async function run(values: Values, [host]: string[]): Promise<void> {
  if (!Object.hasOwn(HOSTS, host!)) throw refusal(`titen mcp config knows no host "${host}"; it knows ${Object.keys(HOSTS).join(', ')}.`, MISUSED)
  const flag = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const [url, key, db] = [flag('url'), flag('key'), flag('db')]
  if (db !== undefined && (!values['stdio'] || url !== undefined)) throw refusal('--db belongs to --stdio without --url: a server knows its own file.', MISUSED)
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw refusal('--key must be a key as it was printed, without blanks.', MISUSED)
  let config
  try { config = readConfig().config } catch (error) { throw error instanceof ConfigError ? refusal(error.message) : error }
  const block = blockOf(host!, {
    url: checkedUrl(url ?? readClientSettings().url ?? urlOf(config)), key,
    command: [...ownCommand(), ...(db === undefined ? [] : ['--db', resolve(db)])],
    stdio: !values['stdio'] ? undefined : url === undefined ? 'local' : 'bridge',
  })
  process.stdout.write(`${block}\n`)
  process.stderr.write(`Put it into ${HOSTS[host!]!.place}.\n`)
  if (key === undefined && block.includes(PLACEHOLDER)) process.stderr.write('Put your key in place of titen_sk_…: "titen keys create --label NAME --scope mcp:call" makes one.\n')
}
