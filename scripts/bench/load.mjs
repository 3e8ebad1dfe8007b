// Requests in a closed loop: so many clients, each sending its next request when it has the answer to the last.
import { Pool } from 'undici'
import { readCpuMs } from './processes.mjs'

/** @returns `send(method, path, body, headers)`, which throws on an answer that is not 2xx, and `close` */
export function openClient (url, key, connections) {
  const pool = new Pool(url, { connections, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...(key ? { authorization: `Bearer ${key}` } : {}) }

  async function send (method, path, body, more) {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const { 'content-type': _, ...bare } = headers
    const { statusCode, body: answer } = await pool.request({ method, path, body: sent, headers: { ...(sent === undefined ? bare : headers), ...more } })
    const text = await answer.text()
    if (statusCode >= 300) throw Object.assign(new Error(`${method} ${path}: ${statusCode} ${text.slice(0, 300)}`), { status: statusCode })
    return text
  }

  return {
    send,
    ask: async (method, path, body, more) => JSON.parse(await send(method, path, body, more)).data,
    close: () => pool.destroy(),
  }
}

let serial = 0
/** Numbers that no other request of this process has. */
export const nextNumber = () => serial++

/** An MCP call; throws when the tool failed. */
export async function callMcp ({ send }, method, params) {
  const { result, error } = JSON.parse(await send('POST', '/mcp', { jsonrpc: '2.0', id: nextNumber(), method, ...(params ? { params } : {}) }))
  if (error || !result || result.isError) throw new Error(`${method}: ${JSON.stringify(error ?? result).slice(0, 300)}`)
  return result
}

export const callTool = (client, name, values) => callMcp(client, 'tools/call', { name, arguments: values })

/**
 * Runs `operation` until the time is over or `count` are done. An operation answers how many requests it made (1 when it says nothing).
 * @returns requests, seconds, a time for each request, errors, and CPU ms a request of the process where it can be read
 */
export async function runLoop (operation, { clients, seconds = Infinity, count = Infinity, pid }) {
  const times = []
  const errors = []
  let begun = 0
  let operations = 0
  let requests = 0
  const cpuBefore = readCpuMs(pid)
  const start = performance.now()
  const end = start + seconds * 1000
  async function run () {
    while (begun < count && performance.now() < end) {
      const index = begun++
      const before = performance.now()
      try {
        const made = (await operation(index)) ?? 1
        const each = (performance.now() - before) / made
        for (let i = 0; i < made; i++) times.push(each)
        requests += made
        operations++
      } catch (error) {
        errors.push(error)
        if (errors.length > 100) return
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, run))
  const took = (performance.now() - start) / 1000
  const cpu = cpuBefore === undefined ? undefined : (readCpuMs(pid) - cpuBefore) / Math.max(1, requests)
  return { operations, requests, seconds: took, times, errors, cpuMs: cpu }
}
