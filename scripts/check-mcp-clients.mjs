#!/usr/bin/env node
// Drives clients that other people wrote: connect, list, and a round trip through three tools, over HTTP and over stdio.
//
//   node scripts/check-mcp-clients.mjs             checks a server of its own on a new file
//   TITEN_URL=… TITEN_API_KEY=… node scripts/…     checks that server
//   --dir FOLDER                                   installs there and leaves it for the next time
//
// The clients are installed outside of the project (some 60 MB, from the registry). Exits with 1 when one of them fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MAIN, cleanEnv, installOutside, serverToCheck } from './outside.mjs'

// Old and new SDK of the first generation, the second generation, which asks for 2026-07-28 first, and a bridge.
const PACKAGES = [
  'zod@4.6.7', 'sdk-latest@npm:@modelcontextprotocol/sdk@1.32.2', 'sdk-older@npm:@modelcontextprotocol/sdk@1.13.3',
  '@modelcontextprotocol/client@2.4.0', 'mcp-remote@0.15.1',
]
const TIMEOUT_MS = 60_000
const WHO = { name: 'titen-check', version: '1.0.0' }

/** A client of the first generation over HTTP. */
function overHttp (load, sdk, { url, key }) {
  const { Client } = load(`${sdk}/client/index.js`)
  const { StreamableHTTPClientTransport } = load(`${sdk}/client/streamableHttp.js`)
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers: { authorization: `Bearer ${key}` } } })
  return { client: new Client(WHO), transport }
}

/** A client of the first generation that starts a program. */
function overStdio (load, sdk, args, env) {
  const { Client } = load(`${sdk}/client/index.js`)
  const { StdioClientTransport } = load(`${sdk}/client/stdio.js`)
  return { client: new Client(WHO), transport: new StdioClientTransport({ command: process.execPath, args, env: { ...cleanEnv(), ...env }, stderr: 'pipe' }) }
}

/** A client of the second generation; `auto` takes 2026-07-28 where it is served. */
function secondGeneration (load, transportOf) {
  const { Client } = load('@modelcontextprotocol/client')
  return { client: new Client(WHO, { versionNegotiation: { mode: 'auto' } }), transport: transportOf(load), expects: '2026-07-28' }
}

/** Every way that is tried, by its name. */
function waysOf (load, dir, server, folder) {
  const local = [MAIN, 'mcp', '--db', join(folder, 'stdio.db')]
  const bridge = { TITEN_URL: server.url, TITEN_API_KEY: server.key }
  const headers = { authorization: `Bearer ${server.key}` }
  return {
    '@modelcontextprotocol/sdk 1.32.2 over HTTP': () => overHttp(load, 'sdk-latest', server),
    '@modelcontextprotocol/sdk 1.13.3 over HTTP': () => overHttp(load, 'sdk-older', server),
    '@modelcontextprotocol/client 2.4.0 over HTTP': () => secondGeneration(load, () =>
      new (load('@modelcontextprotocol/client').StreamableHTTPClientTransport)(new URL(`${server.url}/mcp`), { requestInit: { headers } })),
    'mcp-remote 0.15.1': () => overStdio(load, 'sdk-latest', [join(dir, 'node_modules/mcp-remote/dist/proxy.js'), `${server.url}/mcp`, '--allow-http', '--header', `Authorization:Bearer ${server.key}`]),
    '@modelcontextprotocol/sdk 1.32.2 over titen mcp': () => overStdio(load, 'sdk-latest', local),
    '@modelcontextprotocol/sdk 1.13.3 over titen mcp': () => overStdio(load, 'sdk-older', local),
    '@modelcontextprotocol/sdk 1.32.2 over titen mcp as a bridge': () => overStdio(load, 'sdk-latest', [MAIN, 'mcp'], bridge),
    '@modelcontextprotocol/client 2.4.0 over titen mcp': () => secondGeneration(load, () =>
      new (load('@modelcontextprotocol/client/stdio').StdioClientTransport)({ command: process.execPath, args: local, env: cleanEnv(), stderr: 'pipe' })),
    '@modelcontextprotocol/client 2.4.0 over titen mcp as a bridge': () => secondGeneration(load, () =>
      new (load('@modelcontextprotocol/client/stdio').StdioClientTransport)({ command: process.execPath, args: [MAIN, 'mcp'], env: { ...cleanEnv(), ...bridge }, stderr: 'pipe' })),
  }
}

function wanted (holds, what) {
  if (!holds) throw new Error(what)
}

/** Connects, lists, writes and reads back. */
async function roundTrip ({ client, transport, expects }) {
  const call = async (name, given) => {
    const result = await client.callTool({ name, arguments: given })
    wanted(result.isError !== true, `${name} failed: ${result.content[0].text}`)
    return JSON.parse(result.content[0].text)
  }
  try {
    await client.connect(transport)
    if (expects !== undefined) wanted(client.getNegotiatedProtocolVersion?.() === expects, `it speaks ${client.getNegotiatedProtocolVersion?.()}, not ${expects}`)
    const { tools } = await client.listTools()
    wanted(tools.length === 7, `it lists ${tools.length} tools`)
    const subject = `check ${Math.random().toString(36).slice(2)}`
    await call('titen_remember', { subject_id: subject, kind: 'user_statement', content: 'The deploy window is Tuesday at noon.', source_type: 'chat', source_ref: 'check/1' })
    const { items } = await call('titen_compile', { subject_id: subject, task: 'When is the deploy window?', max_tokens: 800 })
    wanted(items.some(({ claim }) => claim.includes('Tuesday')), 'what was remembered was not compiled')
    const at = { subject_id: subject, kind: 'task_state' }
    await call('titen_checkpoint_save', { ...at, state: { step: 1 }, ttl_seconds: 600 })
    wanted((await call('titen_checkpoint_get', at)).state.step === 1, 'the checkpoint did not come back as it was')
    const refused = await client.callTool({ name: 'titen_remember', arguments: {} })
    wanted(refused.isError === true, 'a failing call is no result with isError')
  } finally {
    await client.close()
  }
}

function within (ms, work) {
  let timer
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`no end within ${ms / 1000} seconds`)), ms) })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function main () {
  const { values } = parseArgs({ options: { dir: { type: 'string' } } })
  const { dir, remove } = installOutside(PACKAGES, values.dir)
  const folder = mkdtempSync(join(tmpdir(), 'titen-clients-'))
  const server = await serverToCheck()
  let failed = 0
  try {
    const load = createRequire(join(dir, 'package.json'))
    for (const [name, open] of Object.entries(waysOf(load, dir, server, folder))) {
      try {
        await within(TIMEOUT_MS, roundTrip(open()))
        console.log(`PASS ${name}`)
      } catch (err) {
        failed++
        console.log(`FAIL ${name}: ${err.message}`)
      }
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    remove()
  }
  console.log(failed === 0 ? 'mcp clients: all passed' : `mcp clients: ${failed} failed`)
  return failed === 0 ? 0 : 1
}

try {
  // A client may leave a connection open that nobody needs any more.
  process.exit(await main())
} catch (err) {
  console.error(`mcp clients: ${err.message}`)
  process.exit(1)
}
