// Real processes of the built program: short commands, and servers that are always ended.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import http from 'node:http'
import { join } from 'node:path'
import type { Test } from 'tap'
import { projectRoot } from './contract.ts'

export const mainPath = join(projectRoot, 'dist/cli/main.js')
if (!existsSync(mainPath)) throw new Error('dist/cli/main.js is missing: run "npm run build" before these tests.')

/** The environment without settings of whoever runs the tests, and without what the test runner loads into every process. */
const cleanEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TITEN_|_TAPJS_|NODE_OPTIONS$)/.test(name)))

export type Settings = Record<string, string>
export type Ended = { code: number | null; signal: string | null; stdout: string; stderr: string }
type RunOptions = { env?: Settings; cwd?: string; uid?: number; fileBlocks?: number }

// A test that crashes must not leave a server behind.
const alive = new Set<ChildProcess>()
process.on('exit', () => { for (const child of alive) child.kill('SIGKILL') })

function launch(args: string[], { env = {}, cwd, uid, fileBlocks }: RunOptions): ChildProcess {
  const words = [process.execPath, mainPath, ...args]
  // A limit on the size of files must be set by the process itself, before it becomes ours.
  const [command, ...rest] = fileBlocks === undefined ? words : ['bash', '-c', 'ulimit -f "$0" && exec "$@"', String(fileBlocks), ...words]
  const child = spawn(command!, rest, {
    env: { ...cleanEnv(), ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...(cwd ? { cwd } : {}), ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

/** Runs a command to its end. */
export async function runCli(args: string[], options: RunOptions = {}): Promise<Ended> {
  const child = launch(args, options)
  let stdout = ''
  let stderr = ''
  child.stdout!.on('data', (chunk) => { stdout += chunk })
  child.stderr!.on('data', (chunk) => { stderr += chunk })
  const [code, signal] = await once(child, 'close')
  return { code, signal, stdout, stderr }
}

/** Runs the work for every item, a few at a time. */
export async function eachOf<T>(items: T[], work: (item: T) => Promise<void>, atOnce = 4): Promise<void> {
  const left = [...items]
  await Promise.all(Array.from({ length: atOnce }, async () => { for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item) }))
}

export type Database = { db: string; key: string; organization: string }

/** A new database with its owner's key. */
export async function initDatabase(db: string): Promise<Database> {
  const { code, stdout, stderr } = await runCli(['init', '--db', db, '--json'])
  if (code !== 0) throw new Error(`titen init failed: ${stderr}`)
  const { api_key: key, organization_id: organization } = JSON.parse(stdout)
  return { db, key, organization }
}

export type Server = {
  url: string
  port: number
  child: ChildProcess
  output: () => { stdout: string; stderr: string }
  /** Resolves when the log has a line with this message. */
  logged: (message: string) => Promise<void>
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<{ code: number | null; signal: string | null }>
}

/** Starts a server on a free port; it is killed at the end of the test whatever happens. */
export async function startServer(t: Test, db: string, options: { env?: Settings; command?: 'serve' | 'start'; fileBlocks?: number; port?: number } = {}): Promise<Server> {
  const child = launch([options.command ?? 'serve', '--db', db, '--port', String(options.port ?? 0)], {
    env: { TITEN_RATE_LIMIT: '0', ...options.env }, ...(options.fileBlocks === undefined ? {} : { fileBlocks: options.fileBlocks }),
  })
  let stdout = ''
  let stderr = ''
  const heard = new Set<() => void>()
  const hear = (add: (text: string) => void) => (chunk: Buffer) => { add(String(chunk)); for (const look of heard) look() }
  child.stdout!.on('data', hear((text) => { stdout += text }))
  child.stderr!.on('data', hear((text) => { stderr += text }))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  t.teardown(async () => { child.kill('SIGKILL'); await ended })
  const until = (holds: () => boolean, what: string) => new Promise<void>((resolve, reject) => {
    const look = () => { if (holds()) { heard.delete(look); resolve() } }
    heard.add(look)
    void ended.then(({ code }) => { if (!holds()) reject(new Error(`the server ended (${code}) before ${what}: ${stderr}`)) })
    look()
  })
  await until(() => /^titen listens on .*\n/m.test(stdout), 'it listened')
  const url = /^titen listens on (.*)$/m.exec(stdout)![1]!
  return {
    url, port: Number(new URL(url).port), child, ended, output: () => ({ stdout, stderr }), kill: (signal) => { child.kill(signal) },
    logged: (message) => until(() => stderr.includes(`"msg":${JSON.stringify(message)}`), `it logged "${message}"`),
  }
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: any }
export type CallOptions = { key?: string; body?: unknown; agent?: http.Agent; headers?: Record<string, string> }

/** One request over a connection of its own, or over one of the agent's. Rejects when no whole answer comes. */
export function call(server: { port: number }, method: string, path: string, { key, body, agent, headers = {} }: CallOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const request = http.request({
      host: '127.0.0.1', port: server.port, method, path, agent: agent ?? false,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }), ...headers,
      },
    }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => { text += chunk })
      response.on('end', () => {
        if (!response.complete) return reject(new Error('the answer was cut off'))
        resolve({ status: response.statusCode!, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) })
      })
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(payload)
  })
}

/** The body of an observation about one subject. */
export const observation = (content: string, subject = 'crew') => ({ subject_id: subject, kind: 'tool_result', content, source: { type: 'test' } })
