// The client: one typed function for each operation of the contract. It runs wherever `fetch` does.
import { calls, type OperationId, type Operations, type PagedId } from '#generated/sdk.mjs'
import { itemsOf, pagesOf, pollPages, type Page } from './pages.ts'
import { buildRequest, checkKey, readBaseUrl, type CallArgs } from './request.ts'
import { send, sleep, type Envelope, type Fetch, type SendOptions, type Sleep, type Transport } from './send.ts'

export { TitenApiError, TitenConnectionError, type TitenClientError, type TitenErrorCode } from './errors.ts'
export type { Fetch, Sleep } from './send.ts'
export type { OperationId, Operations, PagedId } from '#generated/sdk.mjs'
// The types of the contract under their own names: `Claim`, `ObservationInput`, `ErrorCode`, …
export type * from '#generated/api.d.ts'

export type ClientOptions = {
  /** Where the server is: `http://127.0.0.1:8787`. A path in front of `/v1` is kept. */
  url: string
  /** The API key. It is only ever sent in the Authorization header. */
  key: string
  /** Sends requests in place of the global `fetch`. */
  fetch?: Fetch
  /** Attempts after the first at most, where another may help (2). */
  retries?: number
  /** Milliseconds for one attempt (30,000). */
  timeoutMs?: number
  /** Waits between attempts and polls, in place of a timer; for tests. */
  sleep?: Sleep
  /** A number from 0 to 1 that pauses are spread by, in place of Math.random; for tests. */
  random?: () => number
}

/** What a single call may set for itself. */
export type CallOptions = {
  /** Ends the call: it then throws the reason of the signal. */
  signal?: AbortSignal
  timeoutMs?: number
  retries?: number
  /** Makes the call repeatable beyond its own retries, across restarts for instance. A new one for each call by default. */
  idempotencyKey?: string
}
export type PollOptions = Omit<CallOptions, 'idempotencyKey'> & {
  /** Milliseconds between two looks once everything has been read (1,000). */
  intervalMs?: number
}

export type Args<Id extends OperationId> = Operations[Id]['args']
export type Data<Id extends OperationId> = Operations[Id]['reply']['data']
export type Meta<Id extends OperationId> = Operations[Id]['reply']['meta']
export type Item<Id extends PagedId> = Data<Id>['items'][number]

// Arguments may be left out where all of them may.
type Takes<Id extends OperationId, Result> = Record<never, never> extends Args<Id>
  ? (args?: Args<Id>, options?: CallOptions) => Result
  : (args: Args<Id>, options?: CallOptions) => Result

/** One function for each operation; it answers the `data` of the envelope. */
export type Calls = { readonly [Id in keyof Operations]: Takes<Id, Promise<Data<Id>>> }

export type TitenClient = Calls & {
  /** The same functions, answering `{ data, meta }`: the request id, whether it is a replay, what retrieval went without. */
  readonly withMeta: { readonly [Id in keyof Operations]: Takes<Id, Promise<{ data: Data<Id>; meta: Meta<Id> }>> }
  /** Every list as an async iteration over its records. */
  readonly iterate: { readonly [Id in PagedId]: Takes<Id, AsyncGenerator<Item<Id>, void, undefined>> }
  /** Every list as an async iteration over its pages. */
  readonly pages: { readonly [Id in PagedId]: Takes<Id, AsyncGenerator<Data<Id>, void, undefined>> }
  /**
   * Pages of events without end, in order and as they happen. Keep the `next_cursor` of a page once its events are dealt
   * with, and give it as `cursor` to read on after a restart.
   */
  readonly pollEvents: (args?: Args<'listEvents'>, options?: PollOptions) => AsyncGenerator<Data<'listEvents'>, never, undefined>
}

const RETRIES = 2
const TIMEOUT_MS = 30_000
const POLL_MS = 1000

type Ask = (id: OperationId, args?: CallArgs, options?: CallOptions) => Promise<Envelope>

/**
 * Makes a client. It holds no connection and needs no closing.
 * @throws TypeError for a URL or a key that cannot be used
 */
export function createClient(options: ClientOptions): TitenClient {
  const origin = readBaseUrl(options.url)
  const transport = toTransport(options)
  // `async`, so that a wrong argument rejects like everything else that goes wrong.
  const ask: Ask = async (id, args = {}, { idempotencyKey, ...rest } = {}) =>
    send(transport, buildRequest(origin, id, calls[id], args, idempotencyKey ?? newIdempotencyKey()), rest)
  const ids = Object.keys(calls) as OperationId[]
  const paged = ids.filter((id) => calls[id][2] === 'paged')
  const pages = (id: OperationId) => (args: CallArgs = {}, rest?: CallOptions) => pagesOf(fetchPages(ask, id, args, rest), cursorOf(args))
  return {
    ...tableOf(ids, (id) => async (args?: CallArgs, rest?: CallOptions) => (await ask(id, args, rest)).data),
    withMeta: tableOf(ids, (id) => (args?: CallArgs, rest?: CallOptions) => ask(id, args, rest)),
    pages: tableOf(paged, pages),
    iterate: tableOf(paged, (id) => (args?: CallArgs, rest?: CallOptions) => itemsOf(pages(id)(args, rest))),
    pollEvents: (args: CallArgs = {}, { intervalMs = POLL_MS, ...rest }: PollOptions = {}) =>
      pollPages(fetchPages(ask, 'listEvents', args, rest), () => transport.sleep(intervalMs, rest.signal), cursorOf(args)),
  // The table and the types come from the same rows of the contract; only the compiler cannot see that.
  } as unknown as TitenClient
}

function toTransport({ key, fetch: given, retries = RETRIES, timeoutMs = TIMEOUT_MS, sleep: wait = sleep, random = Math.random }: ClientOptions): Transport {
  // Looked up at each call, so that one who replaces the global later is heard; and browsers refuse it as a method.
  const callFetch: Fetch = given ?? ((input, init) => globalThis.fetch(input, init))
  return { fetch: callFetch, key: checkKey(key), retries, timeoutMs, sleep: wait, random }
}

const tableOf = <Value>(ids: OperationId[], make: (id: OperationId) => Value) => Object.fromEntries(ids.map((id) => [id, make(id)]))

// Not randomUUID: browsers hide that from pages that came over plain http.
const newIdempotencyKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const cursorOf = (args: CallArgs) => args['cursor'] as string | undefined

const fetchPages = (ask: Ask, id: OperationId, args: CallArgs, options?: SendOptions) => async (cursor: string | undefined) =>
  (await ask(id, { ...args, cursor }, options as CallOptions)).data as Page<unknown>
