// The log: one line of JSON an entry, on stderr, so that stdout is left to what a command answers.
import type { Log } from '../deps.ts'

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

// What JSON leaves as it is and a terminal obeys: delete and C1 controls, invisible marks, changes of direction.
const OBEYED = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const escape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An error as fields. What the client saw is in the entry; this is what really happened. */
const plain = (value: unknown) => {
  if (!(value instanceof Error)) return value
  const { name, message, stack } = value
  return { name, message, code: (value as { code?: unknown }).code, stack }
}

/**
 * @param level the least important level that is written; `silent` writes nothing
 * @param write takes a whole line; it must not throw
 */
export function openLog(level: string, write: (line: string) => void, now: () => number = Date.now): Log {
  const highest = LEVELS.indexOf(level)
  const at = (name: string) => {
    if (LEVELS.indexOf(name) > highest) return () => {}
    return (fields: object, text: string) => {
      const members = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))
      write(`${JSON.stringify({ time: new Date(now()).toISOString(), level: name, msg: text, ...members }).replace(OBEYED, escape)}\n`)
    }
  }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
