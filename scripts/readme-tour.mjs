#!/usr/bin/env node
// Does what README.md tells a newcomer to do: runs its tour against the built program and looks at every answer.
// A block belongs to the tour when the comment `<!-- tour -->` stands before it, which readers do not see.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join(ROOT, 'dist/cli/main.js')

/** The shell blocks of the tour, in order. */
function tourBlocks () {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8')
  return [...text.matchAll(/^<!-- tour -->\n```sh\n([^]*?)^```$/gm)].map(([, block]) => block)
}

// Settings of whoever runs this must not change what a newcomer would see.
function cleanEnv () {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TITEN_')))
}

/** Starts the server and waits for the line that says where it listens. */
async function startServer (db) {
  const child = spawn(process.execPath, [MAIN, 'serve', '--db', db, '--port', '0', '--log-level', 'warn'], { env: cleanEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /^titen listens on (.*)$/m.exec(output)?.[1]
    if (url) return { child, url }
  }
  throw new Error('the server ended before it listened')
}

/** Runs the blocks in one shell, as somebody pastes them, and gives what was printed. */
async function runBlocks (blocks, env) {
  const shell = spawn('bash', ['-c', `set -euo pipefail\n${blocks.join('\n')}`], { env: { ...cleanEnv(), ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  shell.stdout.setEncoding('utf8')
  shell.stdout.on('data', (chunk) => { output += chunk })
  const [code] = await once(shell, 'close')
  return { code, lines: output.split('\n').filter((line) => line !== '') }
}

/** What is wrong with a printed answer, or undefined. */
function faultOf (line) {
  let answer
  try { answer = JSON.parse(line) } catch { return 'is no JSON' }
  if (answer.error !== undefined) return 'is an error'
  if (answer.result?.isError) return 'is a failed tool call'
  return answer.data === undefined && answer.result === undefined ? 'holds no data' : undefined
}

async function main () {
  if (!existsSync(MAIN)) throw new Error('dist/cli/main.js is missing: run "npm run build" first')
  const blocks = tourBlocks()
  const calls = blocks.join('').match(/^(?:post|get) /gm)?.length ?? 0
  if (calls === 0) throw new Error('README.md has no tour')
  const folder = mkdtempSync(join(tmpdir(), 'titen-tour-'))
  let server
  try {
    const db = join(folder, 'titen.db')
    const init = spawnSync(process.execPath, [MAIN, 'init', '--db', db, '--json'], { env: cleanEnv(), encoding: 'utf8' })
    if (init.status !== 0) throw new Error(`titen init failed: ${init.stderr}`)
    server = await startServer(db)
    const { code, lines } = await runBlocks(blocks, { TITEN_URL: server.url, TITEN_API_KEY: JSON.parse(init.stdout).api_key })
    const faults = lines.flatMap((line) => { const fault = faultOf(line); return fault ? [`an answer ${fault}: ${line}`] : [] })
    if (code !== 0) faults.push(`the shell ended with ${code}`)
    if (lines.length !== calls) faults.push(`${calls} calls printed ${lines.length} answers`)
    for (const fault of faults) console.error(`tour: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    else console.log(`tour: ${blocks.length} blocks, ${calls} answers, all good`)
  } finally {
    if (server && server.child.exitCode === null) {
      const ended = once(server.child, 'exit')
      server.child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) { console.error(`tour: the server ended with ${code}`); process.exitCode = 1 }
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (err) {
  console.error(`tour: ${err.message}`)
  process.exitCode = 1
}
