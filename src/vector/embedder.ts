// Vectors from an endpoint that speaks as OpenAI's does: POST {base}/embeddings. What it answers is looked over before it is believed.
import type { Embedder, EmbedderError } from './port.ts'

/** Why there are no vectors. Holds a code and nothing of the texts, the address or the key. */
export class EmbedError extends Error {
  readonly code: EmbedderError
  constructor(code: EmbedderError, cause?: unknown) {
    super(`no vectors: ${code}`, { cause })
    this.code = code
  }
}

export type EndpointOptions = {
  url: string; model: string; revision: string; key: string
  /** 0 takes whatever the first answer has. */
  dimensions: number
  timeoutMs: number
}

/** Most dimensions of a vector that are taken, and the bytes that one may cost as JSON, blanks included. */
export const DIMENSIONS_MAX = 8192
const BYTES_A_NUMBER = 32
const BYTES_BESIDE = 1_048_576

/** The code of an answer that is no success. Only a text that was itself refused is worth trying without its neighbours. */
function codeOf(status: number): EmbedderError {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 400 || status === 413 || status === 422) return 'rejected'
  return status >= 500 ? 'unavailable' : 'misconfigured'
}

/** Reads a body up to a bound. @throws EmbedError `too_large` */
async function readBounded(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new EmbedError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** One vector of an answer. @throws EmbedError for what is no list of finite numbers or points nowhere */
function toVector(value: unknown, dimensions: number): Float32Array {
  if (!Array.isArray(value)) throw new EmbedError('unreadable')
  if (value.length === 0 || value.length > DIMENSIONS_MAX || (dimensions > 0 && value.length !== dimensions)) throw new EmbedError('wrong_dimensions')
  const vector = new Float32Array(value.length)
  let square = 0
  for (let i = 0; i < value.length; i++) {
    const number = value[i] as unknown
    if (typeof number !== 'number' || !Number.isFinite(number)) throw new EmbedError('bad_values')
    vector[i] = number
    square += number * number
  }
  if (!(square > 0) || !Number.isFinite(square)) throw new EmbedError('bad_values')
  return vector
}

/**
 * The vectors of an answer in the order of the texts, whatever the order in it.
 * @param dimensions that each must have, or 0 for any that all share
 * @throws EmbedError
 */
export function readVectors(body: string, count: number, dimensions: number): Float32Array[] {
  let answer: unknown
  try { answer = JSON.parse(body) } catch (cause) { throw new EmbedError('unreadable', cause) }
  const data = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) throw new EmbedError('unreadable')
  if (data.length !== count) throw new EmbedError('wrong_count')
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined)
  let wanted = dimensions
  for (const [at, entry] of data.entries()) {
    const { index = at, embedding } = (entry ?? {}) as { index?: unknown; embedding?: unknown }
    if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= count || vectors[index as number]) throw new EmbedError('wrong_count')
    const vector = toVector(embedding, wanted)
    wanted = vector.length
    vectors[index as number] = vector
  }
  return vectors as Float32Array[]
}

/** Sends one request. @throws EmbedError */
async function post({ url, key, timeoutMs }: EndpointOptions, body: string, bytesMax: number, signal: AbortSignal): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST', body, redirect: 'error', signal: AbortSignal.any([signal, late]),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new EmbedError(codeOf(response.status))
    }
    return await readBounded(response, bytesMax)
  } catch (error) {
    if (error instanceof EmbedError) throw error
    throw new EmbedError(late.aborted || signal.aborted ? 'timeout' : 'unreachable', error)
  }
}

/** An embedder behind an endpoint. It asks nothing until it is asked for a vector. */
export function openEndpoint(options: EndpointOptions): Embedder {
  let { dimensions } = options
  return {
    kind: 'endpoint', model: options.model, revision: options.revision,
    get dimensions() { return dimensions },
    async embed(texts, signal) {
      const request = { model: options.model, input: texts, ...(options.dimensions === 0 ? {} : { dimensions: options.dimensions }) }
      const bytesMax = BYTES_BESIDE + texts.length * (dimensions || DIMENSIONS_MAX) * BYTES_A_NUMBER
      const vectors = readVectors(await post(options, JSON.stringify(request), bytesMax, signal), texts.length, dimensions)
      dimensions = vectors[0]?.length ?? dimensions
      return vectors
    },
  }
}
