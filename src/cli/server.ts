// A server from its first connection to its last: listening, signals and the graceful stop.
import type { AddressInfo } from 'node:net'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { FAILED, refusal } from './failure.ts'
import { watchSockets } from './sockets.ts'

/** A second signal so soon is the same one: npm passes on what the terminal has sent to the whole group already. */
const SAME_SIGNAL_MS = 300

/** How much of the time to stop is kept for closing the store. */
const LONGEST_CLOSING_MS = 500

export type Running = { url: string; stopped: Promise<void> }

/** Why it could not listen, in one sentence. */
function toListenError(thrown: unknown, { TITEN_HOST: host, TITEN_PORT: port }: Config): unknown {
  const { code } = thrown as { code?: string }
  if (code === 'EADDRINUSE') return refusal(`Port ${port} on ${host} is in use: stop what listens there, or take another with --port or TITEN_PORT.`)
  if (code === 'EACCES') return refusal(`Port ${port} may not be used by this account: take one above 1023 with --port or TITEN_PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return refusal(`This machine has no address "${host}" to listen on: give one of its own with --host or TITEN_HOST.`)
  }
  return thrown
}

/** The URL for this machine: an address that stands for all of them is no place to call. */
function urlOf({ address, port }: AddressInfo): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Resolves with the name of the first signal; a later one ends the process at once. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    let first: number | undefined
    const onSignal = (signal: string) => {
      if (first === undefined) {
        first = performance.now()
        resolve(signal)
      } else if (performance.now() - first > SAME_SIGNAL_MS) process.exit(FAILED)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
}

/** Resolves with the work or, if that comes first, after some time with undefined. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout
  const late = new Promise<undefined>((resolve) => { timer = setTimeout(() => resolve(undefined), ms) })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Listens, and stops when a signal comes: requests in flight are answered, within TITEN_GRACE_MS, then the store is closed.
 * @throws a refusal when the address cannot be had; the store is closed then
 */
export async function runServer(deps: Deps): Promise<Running> {
  const { config, log, store } = deps
  // What nobody foresaw leaves the process in a state that nobody knows: say it and end.
  const onUnforeseen = (error: unknown) => { log.error({ err: error }, 'unforeseen error, the server ends'); process.exit(FAILED) }
  process.on('uncaughtException', onUnforeseen)
  process.on('unhandledRejection', onUnforeseen)
  const app = await buildApp(deps)
  const sockets = watchSockets(app.server)
  // By name it would listen twice, once on each loopback address, with a second server that nobody watches.
  const host = config.TITEN_HOST === 'localhost' ? '127.0.0.1' : config.TITEN_HOST
  try {
    await app.listen({ host, port: config.TITEN_PORT })
  } catch (error) {
    await store.close()
    throw toListenError(error, config)
  }
  const url = urlOf(app.server.address() as AddressInfo)
  log.info({ url, db: config.TITEN_DB }, 'listening')

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping')
    // The last of the time belongs to closing what requests left open.
    const closingMs = Math.min(LONGEST_CLOSING_MS, config.TITEN_GRACE_MS / 4)
    const closed = app.close().then(() => store.close()).then(() => true)
    sockets.drain()
    if (!await within(config.TITEN_GRACE_MS - closingMs, closed)) {
      log.warn({ requests: sockets.cut() }, 'the time to stop is over: requests in flight were cut off')
      // What was acknowledged is on disk already: a store that is left open only leaves its log of changes behind.
      if (!await within(closingMs, closed)) log.warn({}, 'the store was left open: the next start tidies up')
    }
    log.info({}, 'stopped')
  }
  return { url, stopped: firstSignal().then(stop) }
}
