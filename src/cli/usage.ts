// The commands and their flags as plain data: parsing, help and refusals all come from it. Nothing heavy is loaded here.

export type Flag = { type: 'string' | 'boolean'; multiple?: boolean; short?: string; value?: string; what: string }
export type Command = {
  what: string
  /** What stands after the name, for the first line of the help. */
  takes?: string
  positionals: number
  flags: Record<string, Flag>
  more?: string
}

const help: Flag = { type: 'boolean', short: 'h', what: 'Show this help.' }
const db: Flag = { type: 'string', value: 'FILE', what: 'Path of the database file (TITEN_DB, ./data/titen.db).' }
const json: Flag = { type: 'boolean', what: 'Print one line of JSON and nothing else.' }
const org: Flag = { type: 'string', value: 'ORG', what: 'Name or id of the organization, where the file holds several.' }
const listening: Record<string, Flag> = {
  db,
  host: { type: 'string', value: 'ADDRESS', what: 'Address to listen on (TITEN_HOST, 127.0.0.1).' },
  port: { type: 'string', value: 'PORT', what: 'Port to listen on; 0 takes a free one (TITEN_PORT, 8787).' },
  'log-level': { type: 'string', value: 'LEVEL', what: 'What is logged (TITEN_LOG_LEVEL, info).' },
  help,
}

export const COMMANDS: Record<string, Command> = {
  init: {
    what: 'Make the database, an organization and the key of its owner.',
    positionals: 0,
    flags: { db, org: { type: 'string', value: 'NAME', what: 'Name of the organization; needed for a second one (default).' }, json, help },
    more: 'The key is shown once and stored only as a hash. For more keys use "titen keys create".',
  },
  serve: {
    what: 'Serve REST and MCP until a signal comes.',
    positionals: 0,
    flags: listening,
    more: 'Prints one line on stdout once it listens; the log goes to stderr, one line of JSON an entry.\n'
      + 'SIGTERM or SIGINT ends it after the requests in flight; a second one ends it at once.',
  },
  start: {
    what: 'The same, and on a new database make the first key and show how to use it.',
    positionals: 0,
    flags: listening,
  },
  'keys create': {
    what: 'Mint a key, as the owner of the organization.',
    positionals: 0,
    flags: {
      label: { type: 'string', value: 'LABEL', what: 'A short name for people. Required.' },
      scope: { type: 'string', multiple: true, value: 'A,B', what: 'What the key may do; commas or the flag again for more. Required.' },
      'max-trust': { type: 'string', value: 'TRUST', what: 'The most that the key may assert (asserted).' },
      principal: { type: 'string', value: 'NAME', what: 'Whose key it is (a new principal).' },
      'principal-kind': { type: 'string', value: 'KIND', what: 'Kind of a new principal (agent).' },
      'expires-at': { type: 'string', value: 'INSTANT', what: 'When it stops to work, such as 2030-01-01T00:00:00Z (never).' },
      org, db, json, help,
    },
    more: 'Works on the file itself, also while a server runs on it. The key is shown once.',
  },
  'keys list': { what: 'List the keys of the organization, revoked ones too.', positionals: 0, flags: { org, db, json, help } },
  'keys revoke': { what: 'Revoke a key. It stops at the next request.', takes: 'KEY_ID', positionals: 1, flags: { org, db, json, help } },
  explain: {
    what: 'Compile context for a task and show why each item came where it is.',
    positionals: 0,
    flags: {
      subject: { type: 'string', value: 'SUBJECT', what: 'Whom or what the memory is about. Required.' },
      task: { type: 'string', value: 'TEXT', what: 'The task or question. Required.' },
      'max-tokens': { type: 'string', value: 'N', what: 'Budget of the pack (2000).' },
      'as-of': { type: 'string', value: 'INSTANT', what: 'What held at this instant (now).' },
      org, db, json, help,
    },
    more: 'Reads as the owner of the organization, by words alone, and records the pack as any compile does.',
  },
  mcp: {
    what: 'Serve MCP over stdin and stdout, for a host that starts its servers itself.',
    positionals: 0,
    flags: {
      db: { type: 'string', value: 'FILE', what: 'Path of the database file (TITEN_DB, a file of your own in your data folder).' },
      org: { type: 'string', value: 'ORG', what: 'Name or id of the organization, where the file holds several.' },
      principal: { type: 'string', value: 'NAME', what: 'Agent in whose name it works, made on first use (the owner).' },
      'log-level': { type: 'string', value: 'LEVEL', what: 'What is logged (TITEN_LOG_LEVEL, info).' },
      help,
    },
    more: 'It works on the database itself, also while a server or other hosts have it open, and needs no key.\n'
      + 'Where TITEN_URL and TITEN_API_KEY are set and no --db is given, it passes every message on to that server instead.\n'
      + 'stdout has the messages and nothing else; the log goes to stderr.',
  },
  'mcp config': {
    what: 'Print the block that connects a host, ready to paste.',
    takes: 'HOST',
    positionals: 1,
    flags: {
      stdio: { type: 'boolean', what: 'The host starts titen mcp itself; otherwise it calls a server over HTTP.' },
      url: { type: 'string', value: 'URL', what: 'Where the server is (TITEN_URL, TITEN_PUBLIC_URL, or TITEN_HOST and TITEN_PORT).' },
      key: { type: 'string', value: 'KEY', what: 'Write this key into the block, in place of a reference to TITEN_API_KEY.' },
      db: { type: 'string', value: 'FILE', what: 'With --stdio: the database file, where it is not your own one.' },
      help,
    },
    more: 'HOST is one of claude-code, claude-desktop, cursor, vscode, codex, gemini-cli, opencode, generic.\n'
      + 'stdout has the block and nothing else; where to put it is said on stderr. With --stdio and --url it is a bridge to that server.',
  },
  config: { what: 'Print every setting: its value now, its default, what it does.', positionals: 0, flags: { ...listening, json, help } },
}

const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

/** The help of one command. */
export function commandHelp(name: string): string {
  const { what, takes, flags, more } = COMMANDS[name]!
  const rows = Object.entries(flags).map(([flag, { short, value, what }]): [string, string] =>
    [`${short ? `-${short}, ` : ''}--${flag}${value ? ` ${value}` : ''}`, what])
  return `Usage: titen ${name}${takes ? ` ${takes}` : ''} [flags]\n\n${what}\n\nFlags (they win over the environment):\n${columns(rows)}\n${more ? `\n${more}\n` : ''}`
}

/** The help of all commands whose name starts so. */
export function overview(group = ''): string {
  const rows = Object.entries(COMMANDS).filter(([name]) => name.startsWith(group)).map(([name, { what, takes }]): [string, string] => [takes ? `${name} ${takes}` : name, what])
  const general: [string, string][] = [['--help', 'Show this help, or that of a command: titen init --help.'], ['--version', 'Print the version.']]
  return `Usage: titen ${group || '<command>'}${group ? ' <command>' : ''} [flags]\n\nCommands:\n${columns(rows)}\n${group ? '' : `\nFlags:\n${columns(general)}\n\nSettings come from TITEN_ variables of the environment: see titen config.\n`}`
}
