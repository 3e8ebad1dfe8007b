#!/usr/bin/env node
// The command: finds what is asked for, loads only that, and turns its end into an exit code.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MISUSED, refusal, toFailure } from './failure.ts'
import { COMMANDS, commandHelp, overview, type Command } from './usage.ts'

type Values = Record<string, string | boolean | string[] | undefined>
type Run = (values: Values, positionals: string[]) => Promise<void>

/** Each command is loaded when it is called, so that a help text does not wait for a database driver. */
const RUNS: Record<string, () => Promise<Run>> = {
  init: async () => (await import('./init.ts')).run,
  serve: async () => (await import('./serve.ts')).run,
  start: async () => (await import('./start.ts')).run,
  'keys create': async () => (await import('./keys.ts')).create,
  'keys list': async () => (await import('./keys.ts')).list,
  'keys revoke': async () => (await import('./keys.ts')).revoke,
  explain: async () => (await import('./explain.ts')).run,
  mcp: async () => (await import('./mcp.ts')).run,
  'mcp config': async () => (await import('./mcp-config.ts')).run,
  config: async () => (await import('./config.ts')).run,
}

const print = (text: string) => { process.stdout.write(text.endsWith('\n') ? text : `${text}\n`) }

/** The version in package.json, two folders up from the source and from the built program alike. */
const version = () => (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version

/** The command that the words name, of one word or two, and what is left of them. */
function findCommand(words: string[]): { name: string; rest: string[] } | undefined {
  const two = words.slice(0, 2).join(' ')
  if (two in COMMANDS) return { name: two, rest: words.slice(2) }
  return words[0] !== undefined && words[0] in COMMANDS ? { name: words[0], rest: words.slice(1) } : undefined
}

/** @throws a refusal for a flag that the command does not have, a value that is missing, or a word too many */
function readFlags(name: string, { flags, positionals: wanted, takes }: Command, words: string[]): { values: Values; positionals: string[] } {
  const hint = `see titen ${name} --help`
  let parsed
  try {
    const options = Object.fromEntries(Object.entries(flags).map(([flag, { type, multiple, short }]) =>
      [flag, { type, multiple: multiple ?? false, ...(short === undefined ? {} : { short }) }]))
    parsed = parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const [, flag] = /'(-[^' ]*)/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw refusal(`titen ${name} knows no flag ${flag}: ${hint}.`, MISUSED)
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw refusal(`${flag} ${flags[flag?.slice(2) ?? '']?.type === 'boolean' ? 'takes no value' : 'needs a value'}: ${hint}.`, MISUSED)
    throw error
  }
  const { positionals } = parsed
  const values = parsed.values as Values
  if (values['help']) return { values, positionals }
  if (positionals.length > wanted) throw refusal(`titen ${name} does not take "${positionals[wanted]}": ${hint}.`, MISUSED)
  if (positionals.length < wanted) throw refusal(`titen ${name} needs ${takes}: ${hint}.`, MISUSED)
  return { values, positionals }
}

/** Runs one command line. @throws a refusal, or what went wrong */
async function main(words: string[]): Promise<void> {
  const asksHelp = (word: string | undefined) => word === '--help' || word === '-h' || word === 'help'
  const [first, second] = words
  if (first === '--version' || first === '-v') return print(version())
  if (first === undefined) throw refusal(overview().trimEnd(), MISUSED)
  if (asksHelp(first)) {
    const asked = findCommand(words.slice(1))
    return print(asked ? commandHelp(asked.name) : overview(second === 'keys' ? 'keys' : ''))
  }
  const command = findCommand(words)
  if (!command && first === 'keys' && asksHelp(second)) return print(overview('keys'))
  if (!command) {
    const group = first === 'keys'
    throw refusal(group ? `titen keys needs one of create, list, revoke: see titen keys --help.` : `There is no command "${first}": see titen --help.`, MISUSED)
  }
  const { values, positionals } = readFlags(command.name, COMMANDS[command.name]!, command.rest)
  if (values['help']) return print(commandHelp(command.name))
  const run = await RUNS[command.name]!()
  await run(values, positionals)
}

// A reader that went away, as in `titen keys list | head -1`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => { if (error.code === 'EPIPE') process.exit(0); throw error })
// A log that nobody reads any more must not end a server.
process.stderr.on('error', () => {})

try {
  await main(process.argv.slice(2))
  // What is left open now, an idle timer for instance, is of no use to anybody.
  process.exit(0)
} catch (error) {
  const { text, exitCode } = toFailure(error)
  process.stderr.write(`${text}\n`)
  process.exit(exitCode)
}
