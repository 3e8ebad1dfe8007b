// The bridge of a host that speaks stdio only: every message goes to POST /mcp of a server as it came, and the server's
// answer comes back as it came. What stands between them, a server that is away or a key that is bad, is answered here.
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Log } from '../deps.ts'
import { INTERNAL_ERROR, fail, isId, isObject } from './json-rpc.ts'
import { declare, type Declared } from './modern.ts'
import type { AnswerMessage } from './stdio.ts'

/** How long a server that refuses connections is waited for, from when it was first found away: a restart. */
const RESTART_MS = 5000
const PAUSE_MS = 100
/** How long an answer may take. */
const ANSWER_MS = 120_000

type Target = { url: URL; key: string; restartMs?: number }
type Reply = { status: number; text: string }
/** `sent` tells whether the server may have got the message, so that sending it again could do twice what it asks for. */
type Lost = Error & { code?: string; sent: boolean }

/** The endpoint that a base URL means. @returns undefined for what is no http or https URL */
export function endpointOf(base: string): URL | undefined {
  let url: URL
  try { url = new URL(base) } catch { return undefined }
  if (!/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname.replace(/\/+$/, '')
  url.pathname = path.endsWith('/mcp') ? path : `${path}/mcp`
  url.hash = ''
  return url
}

/** The text of a header, in base64 where it could not stand there as it is. */
const toHeader = (text: string) => (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?') ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`)

/** The headers that a message of 2026-07-28 needs over HTTP; others need none. */
const headersFor = ({ revision, method, name }: Declared): OutgoingHttpHeaders => ({
  ...(revision === undefined ? {} : { 'mcp-protocol-version': toHeader(revision) }),
  ...(method === undefined ? {} : { 'mcp-method': toHeader(method) }),
  ...(name === undefined ? {} : { 'mcp-name': toHeader(name) }),
})

/** Posts a message over a connection of its own: one that is kept open may die unnoticed, and a message must not be sent twice. */
function post({ url, key }: Target, body: string, declared: Declared): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let sent = false
    const lose = (error: Error) => reject(Object.assign(error, { sent }))
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST', agent: false, timeout: ANSWER_MS,
      headers: {
        authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream',
        'content-length': Buffer.byteLength(body), ...headersFor(declared),
      },
    }, (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => { text += part })
      response.on('end', () => (response.complete ? resolve({ status: response.statusCode!, text }) : lose(new Error('the answer was cut off'))))
      response.on('error', lose)
    })
    request.on('socket', (socket) => { socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => { sent = true }) })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${ANSWER_MS / 1000} seconds`)))
    request.on('error', lose)
    request.end(body)
  })
}

const parseOrNone = (text: string): unknown => { try { return JSON.parse(text) } catch { return undefined } }

/** Why an answer that is no JSON-RPC came, as a sentence for the person at the host. */
function explain({ status, text }: Reply, place: string): { message: string; data: object } {
  const body = parseOrNone(text) as { error?: { code?: unknown; message?: unknown }; meta?: { request_id?: unknown } } | undefined
  const data = { status, code: body?.error?.code, request_id: body?.meta?.request_id }
  if (status === 401) return { message: `${place} does not know the key in TITEN_API_KEY: it is wrong, revoked or expired.`, data }
  const said = typeof body?.error?.message === 'string' ? body.error.message : `it answered ${status} and no JSON-RPC, so see that TITEN_URL is the address of a Titen server.`
  return { message: `${place} refused the message: ${said}`, data }
}

/** Ids of the requests in a body, each of which waits for an answer. */
const idsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((message) => isObject(message) && isId(message['id']) && message['method'] !== undefined).map((message) => message.id as string | number)

/** One answer for each request of the body, in the form in which the body came. */
function failAll(value: unknown, message: string, data?: object): string | undefined {
  const answers = idsOf(value).map((id) => fail(id, INTERNAL_ERROR, message, data))
  if (answers.length === 0) return undefined
  return Array.isArray(value) ? `[${answers.join(',')}]` : answers[0]
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * @param target where the server is and which key it is shown
 * @param stopping once aborted, a server that is away is not waited for
 * @returns a function that has a server answer a message
 */
export function openBridge(target: Target, log: Log, stopping: AbortSignal): AnswerMessage {
  const { url, restartMs = RESTART_MS } = target
  const place = `Titen at ${url.origin}`
  let awaySince: number | undefined

  /** Sends a message, and again while nothing of it can have arrived and the server may be restarting. */
  async function send(body: string, declared: Declared): Promise<Reply> {
    for (;;) {
      try {
        const reply = await post(target, body, declared)
        awaySince = undefined
        return reply
      } catch (error) {
        awaySince ??= performance.now()
        if ((error as Lost).sent || stopping.aborted || performance.now() - awaySince > restartMs) throw error
        await sleep(PAUSE_MS)
      }
    }
  }

  return async ({ value }, line) => {
    try {
      const reply = await send(line, declare(value))
      if (reply.status === 202) return undefined
      const answer = parseOrNone(reply.text)
      if (Array.isArray(answer) || (isObject(answer) && answer['jsonrpc'] === '2.0')) {
        // A proxy may have laid the text out over several lines.
        return reply.text.includes('\n') ? JSON.stringify(answer) : reply.text
      }
      const { message, data } = explain(reply, place)
      log.warn({ status: reply.status }, message)
      return failAll(value, message, data)
    } catch (error) {
      const { code, sent, message: why } = error as Lost
      const message = sent ? `${place} ended the connection before it answered (${code ?? why}): whether the message was worked on is not known.`
        : `${place} cannot be reached (${code ?? why}): start it with titen serve, or see TITEN_URL.`
      log.warn({ code: code ?? null }, message)
      return failAll(value, message)
    }
  }
}
