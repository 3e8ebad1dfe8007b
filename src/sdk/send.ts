// Sends a request until there is an answer to give: attempts, pauses between them, time limits and aborts.
import { TitenConnectionError, toApiError, type TitenClientError } from './errors.ts'
import type { SdkRequest } from './request.ts'

export type Fetch = typeof globalThis.fetch
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** How requests are sent; the same for every call of a client. */
export type Transport = {
  fetch: Fetch
  key: string
  /** Attempts after the first, at most. */
  retries: number
  /** Time for one attempt. */
  timeoutMs: number
  sleep: Sleep
  /** A number from 0 to 1, for the jitter. */
  random: () => number
}
export type SendOptions = { signal?: AbortSignal | undefined; timeoutMs?: number | undefined; retries?: number | undefined }
export type Envelope = { data: unknown; meta: unknown }

const PAUSE_FIRST_MS = 250
const PAUSE_MAX_MS = 8000
/** A server that asks for a longer wait is not waited for: the caller decides. */
const RETRY_AFTER_MAX_S = 60

/**
 * Sends a request, again where that is safe and may help.
 * @throws TitenApiError, TitenConnectionError, or the reason of `signal`
 */
export async function send(transport: Transport, request: SdkRequest, options: SendOptions = {}): Promise<Envelope> {
  const { signal, timeoutMs = transport.timeoutMs, retries = transport.retries } = options
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await sendOnce(transport, request, timeoutMs, signal)
    if (!('failure' in outcome)) return outcome
    const pause = attempt < retries && request.repeatable && !request.open ? pauseBefore(outcome.failure, attempt, transport.random) : undefined
    if (pause === undefined) throw outcome.failure
    await transport.sleep(pause, signal)
    signal?.throwIfAborted()
  }
}

/** How long to wait before the next attempt, or undefined where another would end the same way. */
function pauseBefore(failure: TitenClientError, attempt: number, random: () => number): number | undefined {
  const most = Math.min(PAUSE_MAX_MS, PAUSE_FIRST_MS * 2 ** attempt)
  // Half of it is left to chance, so that clients that failed together do not come back together.
  const pause = most / 2 + random() * most / 2
  if (failure instanceof TitenConnectionError) return pause
  if (failure.status !== 429 && failure.status !== 503) return undefined
  const { retryAfterSeconds } = failure
  if (retryAfterSeconds === undefined) return pause
  return retryAfterSeconds > RETRY_AFTER_MAX_S ? undefined : retryAfterSeconds * 1000 + random() * PAUSE_FIRST_MS
}

async function sendOnce(transport: Transport, request: SdkRequest, timeoutMs: number, signal: AbortSignal | undefined): Promise<Envelope | { failure: TitenClientError }> {
  signal?.throwIfAborted()
  const { operation } = request
  const redact = (text: string) => text.replaceAll(transport.key, '[key]')
  const limit = startLimit(timeoutMs, signal)
  try {
    const answer = await transport.fetch(request.url, toInit(transport, request, limit.signal))
    const text = await answer.text()
    const envelope = answer.ok ? readEnvelope(text) : undefined
    return envelope ?? { failure: toApiError(operation, { status: answer.status, text, header: (name) => answer.headers.get(name) }, redact) }
  } catch (thrown) {
    signal?.throwIfAborted()
    if (limit.isOver()) return { failure: new TitenConnectionError(`No answer within ${timeoutMs} ms.`, { operation, reason: 'timeout' }) }
    // The foreign error is not kept as a cause: one of a custom fetch may hold the headers, and with them the key.
    return { failure: new TitenConnectionError(redact(`No answer: ${reasonOf(thrown)}.`), { operation, reason: 'network' }) }
  } finally {
    limit.end()
  }
}

function toInit({ key }: Transport, { method, headers, body, open }: SdkRequest, signal: AbortSignal): RequestInit {
  return {
    method, signal,
    headers: open ? headers : { ...headers, authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body }),
    // A redirect could carry the key to somebody else.
    redirect: 'manual',
    credentials: 'omit',
  }
}

/** The envelope of a success, or undefined for a text that is none. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = JSON.parse(text) as Envelope | null
    return parsed?.data !== undefined && parsed.meta !== undefined ? parsed : undefined
  } catch {
    return undefined
  }
}

// fetch hides the reason of a failure one level below, and there it may be a list of attempts.
function reasonOf(thrown: unknown): string {
  const { cause, message } = thrown as { cause?: { code?: string; message?: string }; message?: string }
  return cause?.code ?? (cause?.message || undefined) ?? message ?? 'the connection failed'
}

/** Ends an attempt when its time is over or the caller ends it, whichever comes first. */
function startLimit(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => { over = true; controller.abort() }, timeoutMs)
  const abort = () => { controller.abort(signal?.reason) }
  signal?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    isOver: () => over,
    // A long-lived signal of the caller would gather one listener a call otherwise.
    end: () => { clearTimeout(timer); signal?.removeEventListener('abort', abort) },
  }
}

/** Waits, or throws the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason as Error)
    const abort = () => { clearTimeout(timer); fail(signal!.reason as Error) }
    const timer = setTimeout(() => { signal?.removeEventListener('abort', abort); done() }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
