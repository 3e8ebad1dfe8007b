// A client of a real server, and a proxy before it that fails as it is told.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import { createClient, type ClientOptions, type TitenClient } from '../../src/sdk/client.ts'
import { startApp, type AppOptions, type TestApp } from '../support/app.ts'

/**
 * What happens to one request: it is passed on, answered by the proxy, dropped before the server has seen it, dropped in
 * place of the answer or in the middle of it, or never answered.
 */
export type Step = 'pass' | 'drop' | 'lose' | 'cut' | 'hang' | { status: number; headers?: Record<string, string>; body?: string }
export type Proxy = {
  url: string
  /** What happens to the next requests, in order; then all pass. */
  next: (...steps: Step[]) => void
  /** The requests that came. */
  seen: { method: string; url: string; headers: http.IncomingHttpHeaders }[]
}

/** Starts a proxy on loopback that ends with the test. */
export async function startProxy (t: Test, target: string): Promise<Proxy> {
  const steps: Step[] = []
  const seen: Proxy['seen'] = []
  const server = http.createServer((request, response) => {
    seen.push({ method: request.method!, url: request.url!, headers: request.headers })
    const step = steps.shift() ?? 'pass'
    if (step === 'hang') return
    if (step === 'drop') { request.socket.destroy(); return }
    if (typeof step === 'object') {
      response.writeHead(step.status, step.headers).end(step.body ?? '')
      return
    }
    const onward = http.request(`${target}${request.url}`, { method: request.method!, headers: request.headers }, (answer) => {
      if (step === 'lose') { answer.resume().on('end', () => request.socket.destroy()); return }
      response.writeHead(answer.statusCode!, answer.headers)
      if (step === 'cut') { answer.once('data', (chunk) => { response.write(chunk.subarray(0, 9), () => request.socket.destroy()) }); return }
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done) })
  t.teardown(() => { server.closeAllConnections(); server.close() })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next: (...more) => { steps.push(...more) }, seen }
}

export type World = { app: TestApp; proxy: Proxy; titen: TitenClient; pauses: number[]; client: (options?: Partial<ClientOptions>) => TitenClient }

/** A server, a proxy, and a client that counts its pauses instead of waiting. */
export async function startWorld (t: Test, options: AppOptions = {}): Promise<World> {
  const app = await startApp(t, { ...options, listen: true })
  const proxy = await startProxy(t, app.url)
  const pauses: number[] = []
  const sleep = async (ms: number) => { pauses.push(ms) }
  const client = (more: Partial<ClientOptions> = {}) => createClient({ url: proxy.url, key: app.owner.key, sleep, random: () => 0, ...more })
  return { app, proxy, titen: client(), pauses, client }
}

/** What an envelope of a failure looks like on the wire. */
export const failure = (code: string, message: string) =>
  JSON.stringify({ error: { code, message }, meta: { request_id: `req_${'0'.repeat(32)}` } })

export const gateObservation = { subject_id: 'gate', kind: 'user_statement', content: 'The north gate opens at nine.', source: { type: 'chat' } } as const
