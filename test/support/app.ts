// A whole server for one test: the real app over a real SQLite file, and a client that lets no answer pass which
// breaks the contract.
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import Database from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import * as responses from '#generated/responses.mjs'
import { routes } from '#generated/routes.mjs'
import type { Scope, Trust } from '#generated/api.d.ts'
import { buildApp } from '../../src/app.ts'
import { startClock } from '../../src/clock.ts'
import { readConfig, type Config } from '../../src/config.ts'
import type { Deps } from '../../src/deps.ts'
import { foundOrganization } from '../../src/keys/keys.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

/** An answer as it came, its body parsed. Tests ask it questions that an exact type would only get in the way of. */
export type Reply = { status: number, headers: Record<string, string>, body: any, text: string }
export type RequestOptions = {
  key?: string | null
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  raw?: string | Buffer
  headers?: Record<string, string>
}
export type MintOptions = { principal?: string, kind?: 'human' | 'agent' | 'service', maxTrust?: Trust, expiresAt?: string, org?: Holder }
/** A key and whose it is. */
export type Holder = { key: string, keyId: string, principal: string }
export type AppOptions = {
  config?: Partial<Config>
  /** Listens on loopback, and requests go over HTTP; otherwise they are injected. */
  listen?: boolean
  /** The time as the server sees it; the wall clock when it is left out. */
  now?: () => number
  /** A database that is there already; a new one when it is left out. */
  path?: string
}
export type TestApp = {
  app: FastifyInstance
  deps: Deps
  /** Where it listens, or '' when it does not. */
  url: string
  path: string
  /** Holds every scope and the highest trust; absent when the database was there already. */
  owner: Holder
  /** Lines of the server's own log, as JSON. */
  logged: string[]
  mint: (scopes: Scope[], options?: MintOptions) => Promise<Holder>
  request: (method: string, path: string, options?: RequestOptions) => Promise<Reply>
  /** Another connection to the file that can only read. */
  db: () => Database.Database
  /** How many rows every table holds. */
  counts: () => Record<string, number>
  close: () => Promise<void>
}

/** A clock that stands still until the test moves it. */
export function stoppedClock (start: string): { now: () => number, advance: (ms: number) => void } {
  let ms = Date.parse(start)
  return { now: () => ms, advance: (by) => { ms += by } }
}

const nobody: Holder = { key: '', keyId: '', principal: '' }

/** Starts a server that ends with the test. */
export async function startApp (t: Test, options: AppOptions = {}): Promise<TestApp> {
  const path = options.path ?? join(t.testdir(), 'titen.db')
  const logged: string[] = []
  const log = (level: string) => (fields: object, msg: string) => { logged.push(JSON.stringify({ level, msg, ...fields }, showErrors)) }
  const now = options.now ?? startClock()
  const config = { ...readConfig({}).config, TITEN_RATE_LIMIT: 0, ...options.config }
  const store = openSqliteStore({ path, busyMs: config.TITEN_BUSY_MS, now })
  const deps: Deps = { store, now, config, log: { info: log('info'), warn: log('warn'), error: log('error') } }
  const app = await buildApp(deps)
  if (options.listen === true) await app.listen({ host: '127.0.0.1', port: 0 })
  else await app.ready()
  const url = options.listen === true ? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` : ''
  const owner = options.path === undefined ? await found(deps, 'first') : nobody
  const request: TestApp['request'] = async (method, target, given = {}) => {
    const reply = await (url === '' ? inject(app, method, target, given) : fetchReply(url, method, target, given))
    return checkReply(method, target, reply)
  }
  const open: Database.Database[] = []
  const db = () => {
    if (open.length === 0) open.push(new Database(path, { readonly: true }))
    return open[0]!
  }
  let closing: Promise<void> | undefined
  const close = () => (closing ??= app.close().then(async () => { for (const each of open) each.close(); await store.close() }))
  t.teardown(close)
  const mint: TestApp['mint'] = (scopes, { org = owner, ...given } = {}) => mintKey(request, org, scopes, given)
  return { app, deps, url, path, owner, logged, mint, request, db, counts: () => rowCounts(db()), close }
}

function showErrors (_: string, value: unknown): unknown {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value
}

/** Founds an organization and answers its owner. */
export async function found (deps: Deps, name: string): Promise<Holder> {
  const { api_key, key_id, principal_id } = await foundOrganization(deps, name)
  return { key: api_key, keyId: key_id, principal: principal_id }
}

async function mintKey (request: TestApp['request'], by: Holder, scopes: Scope[], options: MintOptions): Promise<Holder> {
  const { status, body } = await request('POST', '/v1/keys', {
    key: by.key,
    body: {
      label: 'minted by a test', scopes, max_trust: options.maxTrust ?? 'policy_approved',
      ...(options.principal === undefined ? {} : { principal_id: options.principal }),
      ...(options.kind === undefined ? {} : { principal_kind: options.kind }),
      ...(options.expiresAt === undefined ? {} : { expires_at: options.expiresAt }),
    },
  })
  if (status !== 201) throw new Error(`no key was minted: ${JSON.stringify(body)}`)
  return { key: body.data.api_key, keyId: body.data.key_id, principal: body.data.principal_id }
}

function toHeaders ({ key, body, raw, headers = {} }: RequestOptions): Record<string, string> {
  const has = (name: string) => Object.keys(headers).some((given) => given.toLowerCase() === name)
  return {
    ...(key === undefined || key === null ? {} : { authorization: `Bearer ${key}` }),
    ...((body === undefined && raw === undefined) || has('content-type') ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
}

const payloadOf = ({ body, raw }: RequestOptions) => raw ?? (body === undefined ? undefined : JSON.stringify(body))

async function inject (app: FastifyInstance, method: string, path: string, options: RequestOptions): Promise<Reply> {
  const payload = payloadOf(options)
  const { statusCode, headers, payload: text } = await app.inject({
    method: method as 'GET', url: path, headers: toHeaders(options), ...(payload === undefined ? {} : { payload }),
  })
  return toReply(statusCode, headers as Record<string, string>, text)
}

async function fetchReply (url: string, method: string, path: string, options: RequestOptions): Promise<Reply> {
  const payload = payloadOf(options)
  const answer = await fetch(`${url}${path}`, { method, headers: toHeaders(options), ...(payload === undefined ? {} : { body: payload }) })
  return toReply(answer.status, Object.fromEntries(answer.headers), await answer.text())
}

/** @param text a whole body; one that is no JSON stays undefined */
export function toReply (status: number, headers: Record<string, string>, text: string): Reply {
  const isJson = text !== '' && String(headers['content-type']).startsWith('application/json')
  return { status, headers, text, body: isJson ? JSON.parse(text) : undefined }
}

const templates = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }))
  // A fixed path goes before one with a parameter in the same place.
  .sort((a, b) => a.route.path.split('{').length - b.route.path.split('{').length)

/** The operation of the contract that a request belongs to. */
export function routeOf (method: string, path: string): (typeof routes)[number] | undefined {
  const bare = path.split('?')[0]!
  return templates.find(({ route, pattern }) => route.method === (method === 'HEAD' ? 'GET' : method) && pattern.test(bare))?.route
}

type Validators = Record<string, { (value: unknown): boolean, errors?: unknown }>

/** Passes on an answer that is what the contract says, and throws for any other. */
export function checkReply (method: string, path: string, reply: Reply): Reply {
  const { status, headers, body, text } = reply
  const complain = (what: string) => { throw new Error(`${method} ${path.slice(0, 200)} answered ${status} ${what}: ${text.slice(0, 1000)}`) }
  if (!/^req_[0-9a-f]{32}$/.test(headers['x-request-id'] ?? '')) complain('without x-request-id')
  if (method === 'HEAD') return reply
  const isEnvelope = status >= 400 && typeof body?.error?.code === 'string'
  const route = routeOf(method, path)
  // What is no operation of the contract answers in ways of its own, but fails in the same envelope.
  if (route === undefined && !isEnvelope && (status < 400 || path.startsWith('/mcp'))) return reply
  const names: Record<string, string> = route?.responses ?? { default: 'getHealth_default' }
  const validate = (responses as unknown as Validators)[names[status] ?? names.default!]!
  if (status < 400 && !(status in names)) complain('which is no success of the operation')
  if (!validate(body)) complain(`not as its schema says (${JSON.stringify(validate.errors)})`)
  if (body.meta.request_id !== headers['x-request-id']) complain('with two request ids')
  return reply
}

/** How many rows every table of the file holds. */
export function rowCounts (db: Database.Database): Record<string, number> {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all() as string[]
  return Object.fromEntries(tables.map((name) => [name, db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number]))
}
