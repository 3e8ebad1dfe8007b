// An embedder on loopback that answers as a test tells it to, and what the tests of the vector arm share.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import type { Config } from '../../src/config.ts'
import { startApp, type AppOptions, type TestApp } from '../support/app.ts'
import { dataOf } from '../support/records.ts'

/** What each direction of a vector stands for: words that mean the same, some in a language that the analyser has no groups for. */
const MEANINGS = [['car', 'automobile', 'vehicle', 'voiture'], ['cat', 'kitten', 'katze'], ['bread', 'loaf', 'brot'], ['sea', 'ocean', 'wave', 'meer'], ['king', 'monarch', 'koenig']]
export const DIMENSIONS = MEANINGS.length + 1

/** A vector by meaning; what means nothing known points the last way. */
export function vectorOf (text: string, dimensions = DIMENSIONS): number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const parts = MEANINGS.map((meaning) => words.filter((word) => meaning.includes(word)).length)
  return [...parts, 0.25, ...Array<number>(dimensions).fill(0)].slice(0, dimensions)
}

export type Asked = { model: string, input: string[], dimensions?: number }
export type Answer = { status?: number, type?: string, body?: unknown, raw?: string, hang?: boolean }
type Behaviour = (asked: Asked) => Answer | Promise<Answer>

/** The answer that is right, with a vector made of each text. */
export const answerWith = (embed: (text: string) => unknown): Behaviour => ({ input }) =>
  ({ body: { object: 'list', data: input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) })) } })
export const good = answerWith((text) => vectorOf(text))

export type Endpoint = {
  url: string
  /** Every request so far, in order. */
  asked: (Asked & { authorization: string | undefined })[]
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

/** Starts an endpoint that answers well until it is told otherwise. */
export async function startEndpoint (t: Test): Promise<Endpoint> {
  let behaviour = good
  const asked: Endpoint['asked'] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part) => { text += part }).on('end', async () => {
      const body = JSON.parse(text)
      asked.push({ ...body, authorization: request.headers.authorization })
      const { status = 200, type = 'application/json', body: answer, raw, hang } = request.url === '/v1/embeddings' ? await behaviour(body) : { status: 404 }
      if (!hang) response.writeHead(status, { 'content-type': type }).end(raw ?? JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const close = () => new Promise<void>((resolve) => { server.close(() => resolve()); server.closeAllConnections() })
  t.teardown(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, behave: (given) => { behaviour = given }, close }
}

/** Settings for an endpoint. */
export const settingsFor = (url: string, more: Partial<Config> = {}): Partial<Config> => ({
  TITEN_EMBED: 'endpoint', TITEN_EMBED_URL: url, TITEN_EMBED_MODEL: 'toy', TITEN_EMBED_TIMEOUT_MS: 20_000, TITEN_EMBED_QUESTION_MS: 20_000, ...more,
})

/** A server over an endpoint, and the endpoint. */
export async function startWithEndpoint (t: Test, { config, ...options }: AppOptions = {}): Promise<{ app: TestApp, endpoint: Endpoint }> {
  const endpoint = await startEndpoint(t)
  return { endpoint, app: await startApp(t, { ...options, config: settingsFor(endpoint.url, config) }) }
}

export const status = async (app: TestApp, key = app.owner.key): Promise<any> => dataOf(await app.request('GET', '/v1/index/status', { key }))

/** Works off the queue, as far as it can be, and answers what became of the last of it. */
export async function drain (app: TestApp, key = app.owner.key): Promise<any> {
  for (;;) {
    const worked = dataOf(await app.request('POST', '/v1/index/drain', { key, body: { limit: 10_000 } }))
    if (worked.waiting === 0 || worked.indexed + worked.dropped === 0) return worked
  }
}

/** A compile with all of its answer. */
export async function ask (app: TestApp, task: string, members: Record<string, unknown> = {}, key = app.owner.key): Promise<{ claims: string[], degraded: any, data: any }> {
  const reply = await app.request('POST', '/v1/context/compile', { key, body: { subject_id: 'crew', task, max_tokens: 2000, ...members } })
  const data = dataOf(reply)
  return { claims: data.items.map((item: any) => item.claim), degraded: reply.body.meta.degraded, data }
}

/** How many records of a noun have a vector, whatever its model. */
export const vectorsIn = (app: TestApp, noun: 'claims' | 'observations'): number =>
  app.db().prepare(`SELECT count(*) FROM ${noun}_vectors WHERE vector IS NOT NULL`).pluck().get() as number
