// The log: pino's lines of JSON, on stderr, so that stdout is left to what a command answers.
import { pino } from 'pino'
import type { Log } from '../deps.ts'

// What JSON leaves as it is and a terminal obeys: delete and C1 controls, invisible marks, changes of direction.
const OBEYED = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * @param level the least important level that is written; `silent` writes nothing
 * @param write takes a whole line; it must not throw
 */
export function openLog(level: string, write: (line: string) => void, now: () => number = Date.now): Log {
  return pino({
    level, base: null, timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    hooks: { streamWrite: (line) => line.replace(OBEYED, escape) },
  }, { write })
}

/** Bytes of log that are collected before they are written, and how long they wait at most. */
const LOG_BUFFER_BYTES = 4096
const LOG_WAIT_MS = 500

/** A way to stderr that collects lines, since a write for each costs a request more than most of its work; the end of the process writes the rest. */
export function openStderr(): (line: string) => void {
  const out = pino.destination({ fd: 2, sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_WAIT_MS })
  out.on('error', () => {}) // a log that nobody reads any more must not end a server
  process.on('exit', () => { try { out.flushSync() } catch { /* nowhere to write it to */ } })
  return (line) => { out.write(line) }
}
