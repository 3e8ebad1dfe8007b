#!/usr/bin/env node
// Tests the Python client as somebody installs it: a new environment in a temporary folder, the package with its test
// tools from PyPI, mypy, and pytest against the built program. It needs python3 with venv, and PyPI.
//
//   node scripts/test-python-client.mjs [arguments for pytest]
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MAIN = join(ROOT, 'dist/cli/main.js')

// Settings of whoever runs this must not change what is tested.
function cleanEnv () {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TITEN_|PYTHON|VIRTUAL_ENV$)/.test(name)))
}

/** Runs a program to its end; its output goes to the terminal. */
async function run (program, args, { cwd, env = {} } = {}) {
  console.error(`> ${[program.split('/').pop(), ...args].join(' ')}`)
  const child = spawn(program, args, { cwd, env: { ...cleanEnv(), ...env }, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program.split('/').pop()} ${args[0]} ended with ${code}`)
}

/** Starts a server on a new database; answers where it is, the key of its owner and how to end it. */
async function startServer (folder) {
  const db = join(folder, 'titen.db')
  const init = spawnSync(process.execPath, [MAIN, 'init', '--db', db, '--json'], { env: cleanEnv(), encoding: 'utf8' })
  if (init.status !== 0) throw new Error(`titen init failed: ${init.stderr}`)
  const args = [MAIN, 'serve', '--db', db, '--port', '0', '--log-level', 'warn']
  const child = spawn(process.execPath, args, { env: { ...cleanEnv(), TITEN_RATE_LIMIT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  let output = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    output += chunk
    const url = /^titen listens on (.*)$/m.exec(output)?.[1]
    if (url) return { url, key: JSON.parse(init.stdout).api_key, end }
  }
  throw new Error('the server ended before it listened')
}

async function main (pytestArgs) {
  if (!existsSync(MAIN)) throw new Error('dist/cli/main.js is missing: run "npm run build" first')
  const folder = mkdtempSync(join(tmpdir(), 'titen-python-'))
  let server
  try {
    // A copy, so that nothing of a build or a run is left in the source. The tests must find the installed package.
    const source = join(folder, 'source')
    cpSync(join(ROOT, 'clients/python'), source, { recursive: true, filter: (path) => !/__pycache__|\.(?:mypy|pytest)_cache$/.test(path) })
    const tests = join(folder, 'run')
    cpSync(join(source, 'tests'), join(tests, 'tests'), { recursive: true })
    cpSync(join(source, 'pyproject.toml'), join(tests, 'pyproject.toml'))
    const bin = (name) => join(folder, 'venv/bin', name)
    await run('python3', ['-m', 'venv', join(folder, 'venv')])
    await run(bin('pip'), ['install', '--quiet', '--disable-pip-version-check', `${source}[test]`])
    await run(bin('mypy'), ['--config-file', 'pyproject.toml', '-p', 'titen', '-p', 'tests'], { cwd: tests })
    server = await startServer(folder)
    const env = { TITEN_URL: server.url, TITEN_API_KEY: server.key, SDK_GUIDE: join(ROOT, 'docs/sdks.md') }
    await run(bin('pytest'), ['--quiet', ...pytestArgs], { cwd: tests, env })
  } finally {
    await server?.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await main(process.argv.slice(2))
} catch (err) {
  console.error(`python client: ${err.message}`)
  process.exitCode = 1
}
