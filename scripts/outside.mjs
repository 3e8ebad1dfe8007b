// What the checks that use other people's programs share: a folder of their own to install into, and a server to check.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const MAIN = join(ROOT, 'dist/cli/main.js')

/** The environment without settings of whoever runs this. */
export function cleanEnv () {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TITEN_')))
}

/**
 * Installs packages outside of the project: their hundreds of dependencies are none of ours. No scripts of theirs are run.
 * @param given a folder to keep and use again, or undefined for one that goes afterwards
 * @returns the folder, and a function that removes it unless it was given
 */
export function installOutside (packages, given) {
  const dir = given === undefined ? mkdtempSync(join(tmpdir(), 'titen-outside-')) : resolve(given)
  mkdirSync(dir, { recursive: true })
  const list = join(dir, 'package.json')
  if (!existsSync(list)) writeFileSync(list, '{"private":true}\n')
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`npm install of ${packages.join(' ')} failed`)
  return { dir, remove: () => { if (given === undefined) rmSync(dir, { recursive: true, force: true }) } }
}

/** Runs a command of the built program that answers JSON. */
function runTiten (args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env: cleanEnv(), encoding: 'utf8' })
  if (status !== 0) throw new Error(`titen ${args[0]} failed: ${stderr}`)
  return JSON.parse(stdout)
}

/**
 * The server to check: the one that TITEN_URL and TITEN_API_KEY name, or one of our own on a new file.
 * @returns its address, a key, and a function that ends it if it is ours
 */
export async function serverToCheck () {
  const { TITEN_URL: url, TITEN_API_KEY: key } = process.env
  if (url !== undefined && key !== undefined) return { url: url.replace(/\/+$/, ''), key, stop: async () => {} }
  if (!existsSync(MAIN)) throw new Error('dist/cli/main.js is missing: run "npm run build" first')
  const folder = mkdtempSync(join(tmpdir(), 'titen-checked-'))
  const db = join(folder, 'titen.db')
  const { api_key: own } = runTiten(['init', '--db', db, '--json'])
  const child = spawn(process.execPath, [MAIN, 'serve', '--db', db, '--port', '0', '--log-level', 'warn'], { env: cleanEnv(), stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const stop = async () => { child.kill('SIGTERM'); await ended; rmSync(folder, { recursive: true, force: true }) }
  let output = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    output += chunk
    const at = /^titen listens on (.*)$/m.exec(output)?.[1]
    if (at !== undefined) return { url: at, key: own, stop }
  }
  throw new Error('the server ended before it listened')
}
