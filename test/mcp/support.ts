// A server that listens, a key that may do nothing but call /mcp, and the few words that the tests of /mcp need.
import { request as send, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import type { Call } from '../../src/deps.ts'
import { authenticate } from '../../src/keys/authenticate.ts'
import { startApp, stoppedClock, type AppOptions } from '../support/app.ts'

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; text: string; json: any }
export type Send = { method?: string; path?: string; key?: string | null; headers?: OutgoingHttpHeaders; drop?: string[]; body?: string | Buffer }
/** A tool's answer: its one text, and that text as the document it is. */
export type Called = { text: string; isError: boolean; document: any }

export type Server = Awaited<ReturnType<typeof startServer>>

/** Tables and views that an observation may leave something in. */
const TRACES = ['observations', 'observations_fts', 'record_history', 'index_outbox', 'events']

/** A request as bytes: fetch would not send every header that is tried here. */
function sendBytes(port: number, { method = 'POST', path = '/mcp', key, headers, drop = [], body }: Send): Promise<Reply> {
  const all: OutgoingHttpHeaders = {
    'content-type': 'application/json', ...(key == null ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }), ...headers,
  }
  for (const name of drop) delete all[name]
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => { text += part }).on('end', () => {
        let json: unknown
        try { json = JSON.parse(text) } catch { json = undefined }
        resolve({ status: response.statusCode!, headers: response.headers, text, json })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/**
 * Starts a server on a clock that stands still.
 * @param options.key a key of the database that is given, for a server over it; a new one otherwise
 */
export async function startServer(t: Test, { key: given, ...options }: AppOptions & { key?: string } = {}) {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const server = await startApp(t, { ...options, listen: true, now: clock.now })
  const { app, deps, db } = server
  const { port } = app.server.address() as AddressInfo
  /** A key of a principal, with no scope but `mcp:call` and the lowest ceiling that a key is given. */
  const mint = async (principal = 'agent_one') => (await server.mint(['mcp:call'], { principal, maxTrust: 'asserted' })).key
  const key = given ?? await mint()

  /** Sends a request as it is given; a POST to /mcp with the key unless told otherwise. */
  const http = (options: Send) => sendBytes(port, { key, ...options })
  const rpc = (body: unknown, options: Send = {}) => http({ ...options, body: typeof body === 'string' ? body : JSON.stringify(body) })
  const call = async (name: string, given: unknown, options: Send = {}): Promise<Called> => {
    const { json } = await rpc(message(1, 'tools/call', { name, arguments: given }), options)
    const { content, isError = false } = json.result
    const text: string = content[0].text
    return { text, isError, document: isError ? undefined : JSON.parse(text) }
  }
  /** The caller behind a key, for a test that writes through a service. */
  const callAs = async (key: string): Promise<Call> => ({ caller: await authenticate(deps, ['authorization', `Bearer ${key}`]), replayed: false })
  const get = (text: string, ...values: unknown[]): any => db().prepare(text).get(...values)
  const count = (table: string): number => get(`SELECT count(*) AS n FROM ${table}`).n
  const countTraces = () => TRACES.map(count)
  return { ...server, clock, port, key, newKey: mint, http, rpc, call, callAs, get, count, countTraces }
}

/** A JSON-RPC message; a member that is undefined is left out. */
export const message = (id: unknown, method: unknown, params?: unknown) => ({ jsonrpc: '2.0', id, method, params })

/** Good arguments of titen_remember. */
export const remember = {
  subject_id: 'user_rama', kind: 'user_statement', content: 'The deploy window is Tuesday at noon.', source_type: 'chat', source_ref: 'chat/1',
}
