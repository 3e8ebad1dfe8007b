// Every setting: its default, its limits and what it does. The only reader of the environment.
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

type Setting<T> = {
  default: T
  what: string
  /** The form that is wanted, for the sentence that refuses another one. */
  wanted: string
  /** The value of a text, or undefined where it has not the wanted form. */
  read: (text: string) => T | undefined
  /** Its value is never shown. */
  secret?: boolean
}

const integer = (low: number, high: number, fallback: number, what: string): Setting<number> => ({
  default: fallback, what, wanted: `a whole number from ${low} to ${high}`,
  read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined),
})

const flag = (fallback: boolean, what: string): Setting<boolean> => ({
  default: fallback, what, wanted: '"true" or "false"',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
})

const text = (fallback: string, what: string, wanted = 'a text that is not empty', test = (_: string) => true): Setting<string> => ({
  default: fallback, what, wanted, read: (value) => (value !== '' && test(value) ? value : undefined),
})

const decimal = (low: number, high: number, fallback: number, what: string): Setting<number> => ({
  default: fallback, what, wanted: `a number from ${low} to ${high}`,
  read: (text) => (/^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined),
})

const oneOf = <T extends string>(values: readonly T[], fallback: T, what: string): Setting<T> => ({
  default: fallback, what, wanted: `one of ${values.join(', ')}`, read: (text) => values.find((value) => value === text),
})

const secret = (what: string): Setting<string> => ({
  default: '', what, wanted: 'visible ASCII characters without blanks', secret: true, read: (text) => (/^[\x21-\x7e]{1,4096}$/.test(text) ? text : undefined),
})

/** A URL without a key in it: what stands in a URL ends up in logs. */
const isBaseUrl = (value: string) => {
  try {
    const { protocol, username, password, search, hash } = new URL(value)
    return /^https?:$/.test(protocol) && username === '' && password === '' && search === '' && hash === ''
  } catch { return false }
}

const isOrigin = (value: string) => {
  try { return /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value.replace(/\/$/, '') } catch { return false }
}

// The analyser has the same list; the compiler holds this one to it.
const LANGUAGES = [
  'english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'none',
] as const

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export const SETTINGS = {
  TITEN_DB: text('./data/titen.db', 'Path of the database file.'),
  TITEN_HOST: text('127.0.0.1', 'Address to listen on.', 'a host name or an address', (v) => /^[\w.:-]+$/.test(v)),
  TITEN_PORT: integer(0, 65535, 8787, 'Port to listen on; 0 takes a free one.'),
  TITEN_PUBLIC_URL: text('', 'Origin under which browsers reach this server.', 'an origin such as https://memory.example', isOrigin),
  TITEN_ALLOWED_ORIGINS: text('', 'Further origins whose pages may call /mcp, with commas between.',
    'origins such as https://app.example, with commas between', (v) => v.split(',').every((origin) => isOrigin(origin.trim()))),
  TITEN_LOG_LEVEL: text('info', 'What is logged.', `one of ${LOG_LEVELS.join(', ')}`, (v) => LOG_LEVELS.includes(v)),
  TITEN_RATE_LIMIT: integer(0, 1_000_000, 1000, 'Requests a second that one key may send; 0 turns the limit off.'),
  TITEN_MAX_BODY_BYTES: integer(1024, 8_388_608, 1_048_576, 'Largest body of a request, batches apart (8 MiB).'),
  TITEN_BUSY_MS: integer(0, 600_000, 5000, 'How long a write waits for a lock that another process holds.'),
  TITEN_GRACE_MS: integer(0, 600_000, 10_000, 'How long a stop waits for requests in flight.'),
  TITEN_REQUEST_TIMEOUT_MS: integer(1000, 600_000, 30_000, 'How long a request may take to arrive.'),
  TITEN_MCP_STRICT: flag(false, 'titen_remember enforces the trust ceiling and writes the full row set of REST.'),
  TITEN_LANGUAGE: oneOf(LANGUAGES, 'english', 'Whose word forms and small words search knows. A change rewrites the index while the server runs.'),
  TITEN_COMPILE_EVIDENCE: flag(true, 'Evidence that no claim cites yet is compiled.'),
  TITEN_RETAIN_RUNS_DAYS: integer(1, 36_500, 30, 'How long compiled contexts and feedback on them are kept.'),
  TITEN_RETAIN_EVENTS_DAYS: integer(1, 36_500, 90, "How long events are kept that are no record's history."),
  TITEN_RETAIN_REPLAYS_HOURS: integer(1, 8760, 24, 'How long first answers by Idempotency-Key are kept.'),
  TITEN_RETAIN_OUTBOX_HOURS: integer(1, 87_600, 24, 'How long the index queue is kept where no vector arm is configured.'),
  TITEN_EMBED: oneOf(['off', 'endpoint', 'builtin'], 'off',
    'Where vectors come from: nowhere, the endpoint at TITEN_EMBED_URL, or the word vectors that Titen has itself. TITEN_EMBED_URL alone means endpoint.'),
  TITEN_EMBED_URL: text('', 'Base URL of an endpoint that answers POST /embeddings as OpenAI does.',
    'a URL such as http://127.0.0.1:11434/v1, without user, query and fragment', isBaseUrl),
  TITEN_EMBED_MODEL: text('', 'Model that the endpoint is asked for.', 'a name of at most 200 characters', (v) => v.length <= 200),
  TITEN_EMBED_REVISION: text('', 'Changed by you when the model changes under the same name: vectors of two revisions are never compared.',
    'a text of at most 200 characters', (v) => v.length <= 200),
  TITEN_EMBED_DIMENSIONS: integer(0, 8192, 0, 'Dimensions that the endpoint is asked for; 0 asks for none and takes those of the model.'),
  TITEN_EMBED_KEY: secret('Key that is sent to the endpoint as a bearer token.'),
  TITEN_EMBED_WEIGHT: decimal(0, 10, 0, 'Weight of vectors beside words, whose weight is 1; 0 takes 0.2 for builtin and 0.4 for an endpoint.'),
  TITEN_EMBED_TIMEOUT_MS: integer(100, 600_000, 10_000, 'How long the endpoint may take for a batch of texts.'),
  TITEN_EMBED_QUESTION_MS: integer(10, 60_000, 800, 'How long a compile waits for the vector of its task before words alone decide.'),
  TITEN_EMBED_BATCH: integer(1, 512, 32, 'Texts sent to the embedder in one go.'),
}

/** Whether the value of a setting must not be shown. */
export const isSecret = (setting: { secret?: boolean }): boolean => setting.secret === true

export type SettingName = keyof typeof SETTINGS
export type Config = { [K in SettingName]: (typeof SETTINGS)[K]['default'] }

/** A setting that cannot be read; its message names the variable and what is wanted. */
export class ConfigError extends Error {}

/**
 * Reads all settings.
 * @param overrides values from the command line, which win over the environment
 * @param defaults values of a command that has defaults of its own
 * @returns the settings and the unknown TITEN_ names that were found, to warn of
 * @throws ConfigError with one sentence for each bad value
 */
export function readConfig(env: Record<string, string | undefined> = process.env, overrides: Partial<Record<SettingName, string>> = {},
  defaults: Partial<Record<SettingName, string>> = {}): { config: Config; unknown: string[] } {
  const faults: string[] = []
  const config: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const given = overrides[name as SettingName] ?? env[name] ?? defaults[name as SettingName]
    if (given === undefined) { config[name] = setting.default; continue }
    const value = setting.read(given)
    if (value === undefined) faults.push(`${name} must be ${setting.wanted}${isSecret(setting) ? '' : `, not ${JSON.stringify(given)}`}.`)
    else config[name] = value
  }
  if (overrides.TITEN_EMBED === undefined && env['TITEN_EMBED'] === undefined && config['TITEN_EMBED_URL']) config['TITEN_EMBED'] = 'endpoint'
  if (config['TITEN_EMBED'] === 'endpoint') {
    for (const name of ['TITEN_EMBED_URL', 'TITEN_EMBED_MODEL'] as const) {
      if (config[name] === '') faults.push(`${name} must be set where TITEN_EMBED is endpoint: ${SETTINGS[name].what}`)
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  const unknown = Object.keys(env).filter((name) => name.startsWith('TITEN_') && !(name in SETTINGS) && !CLIENT_NAMES.has(name))
  return { config: config as Config, unknown }
}

/** Names that belong to clients of a server and are no settings of it. */
const CLIENT_NAMES = new Set(['TITEN_API_KEY', 'TITEN_URL'])

/** Where a client finds a server, and the key it shows there. */
export const readClientSettings = (env: Record<string, string | undefined> = process.env): { url: string | undefined; key: string | undefined } =>
  ({ url: env['TITEN_URL'] || undefined, key: env['TITEN_API_KEY'] || undefined })

/** The folder for what belongs to one person, by the custom of the platform. */
export function userDataFolder(env: Record<string, string | undefined> = process.env, platform: string = process.platform, home: string = homedir()): string {
  const { join, isAbsolute } = platform === 'win32' ? win32 : posix
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Titen')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Titen')
  // A relative path there is to be ignored: it would mean another folder in every program's folder.
  const given = env['XDG_DATA_HOME'] ?? ''
  return join(isAbsolute(given) ? given : join(home, '.local', 'share'), 'titen')
}
