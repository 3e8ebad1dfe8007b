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
