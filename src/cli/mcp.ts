// titen mcp: MCP over stdin and stdout, for hosts that start a server themselves. On the file itself, or as a bridge to
// a server. What a mode does not need is not loaded, since the host waits for the first answer.
import { ConfigError, readClientSettings, readConfig } from '../config.ts'
import { refusal } from './failure.ts'
import { openLog } from './log.ts'

type Values = Record<string, string | boolean | string[] | undefined>

/** Aborts with the first SIGTERM or SIGINT; the next one ends the process as the system does. */
function firstSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => controller.abort())
  return controller.signal
}

/** The log of a bridge, which has no other setting of the server's. */
function openBridgeLog(level: Values[string]) {
  try {
    const { config } = readConfig(undefined, typeof level === 'string' ? { TITEN_LOG_LEVEL: level } : {})
    return openLog(config.TITEN_LOG_LEVEL, (line) => { process.stderr.write(line) })
  } catch (error) {
    throw error instanceof ConfigError ? refusal(error.message) : error
  }
}

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const signal = firstSignal()
  const pipes = { input: process.stdin, output: process.stdout, signal }
  const { serveLines } = await import('../mcp/stdio.ts')
  const client = readClientSettings()
  // A file that the command line names is meant, whatever the environment has for other programs.
  if (client.url === undefined || values['db'] !== undefined) {
    const { withLocal } = await import('./mcp-local.ts')
    return withLocal(values, (answer) => serveLines({ ...pipes, answer }))
  }
  const { endpointOf, openBridge } = await import('../mcp/bridge.ts')
  const url = endpointOf(client.url)
  if (url === undefined) throw refusal('TITEN_URL must be the URL of a Titen server, such as http://127.0.0.1:8787.')
  if (client.key === undefined) throw refusal('TITEN_URL is set, so TITEN_API_KEY must hold a key of that server: without both, titen mcp works on a file of its own.')
  // What cannot stand in a header would fail at every message, and the reason would show the key.
  if (!/^[\x21-\x7e]+$/.test(client.key)) throw refusal('TITEN_API_KEY must be a key as it was printed, without blanks.')
  const log = openBridgeLog(values['log-level'])
  log.info({ url: url.href }, 'bridging stdio to a server')
  await serveLines({ ...pipes, answer: openBridge({ url, key: client.key }, log, signal) })
}
