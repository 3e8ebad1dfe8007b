// The built program as a host runs it: messages in on stdin, answers out on stdout, one a line.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Test } from 'tap'
import { mainPath } from './process.ts'

export type Stdio = {
  /** Writes messages, each on a line; a text is written as it is. */
  send: (...messages: unknown[]) => void
  /** Writes bytes, and resolves once they are on their way. */
  sendBytes: (bytes: Uint8Array) => Promise<void>
  /** The next answer. Rejects when the program ends first. */
  next: () => Promise<any>
  /** Every answer that is not read yet, once the program has ended. */
  rest: () => Promise<any[]>
  /** Ends stdin, as a host does that goes away. */
  end: () => void
  kill: (signal: NodeJS.Signals) => void
  stdout: () => string
  stderr: () => string
  ended: Promise<{ code: number | null; signal: string | null }>
}

/** The environment without settings of whoever runs the tests, and without what the test runner loads into every process. */
const cleanEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TITEN_|_TAPJS_|NODE_OPTIONS$|XDG_)/.test(name)))

/** Starts `titen mcp` with these flags; it is killed at the end of the test whatever happens. */
export function startStdio(t: Test, flags: string[], env: Record<string, string> = {}): Stdio {
  const child = spawn(process.execPath, [mainPath, 'mcp', ...flags], { env: { ...cleanEnv(), ...env }, stdio: 'pipe' })
  const parts: Buffer[] = []
  let stderr = ''
  let read = 0
  const heard = new Set<() => void>()
  const stdout = () => Buffer.concat(parts).toString('utf8')
  child.stdout.on('data', (chunk: Buffer) => { parts.push(chunk); for (const look of heard) look() })
  child.stderr.on('data', (chunk) => { stderr += chunk })
  // A program that ends early closes its stdin; what it said is looked at all the same.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  t.teardown(async () => { child.kill('SIGKILL'); await ended })
  const take = () => {
    const text = stdout()
    const end = text.indexOf('\n', read)
    if (end < 0) return undefined
    const line = text.slice(read, end)
    read = end + 1
    return line
  }
  const next = () => new Promise<any>((resolve, reject) => {
    const look = () => {
      const line = take()
      if (line === undefined) return
      heard.delete(look)
      resolve(JSON.parse(line))
    }
    heard.add(look)
    void ended.then(() => { if (heard.delete(look)) reject(new Error(`titen mcp ended before it answered: ${stderr}`)) })
    look()
  })
  return {
    next, ended, stdout, stderr: () => stderr, end: () => { child.stdin.end() }, kill: (signal) => { child.kill(signal) },
    send: (...messages) => { child.stdin.write(messages.map((message) => (typeof message === 'string' ? message : `${JSON.stringify(message)}\n`)).join('')) },
    sendBytes: (bytes) => new Promise((resolve) => { child.stdin.write(bytes, () => resolve()) }),
    rest: async () => {
      await ended
      const answers: any[] = []
      for (let line = take(); line !== undefined; line = take()) answers.push(JSON.parse(line))
      return answers
    },
  }
}

/** A call of a tool as a message. */
export const toolCall = (id: unknown, name: string, given: object) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } })
