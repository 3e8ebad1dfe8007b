// The processes and the folder of a run: started here, read here, and ended here whatever happens.
import { spawn, spawnSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const children = new Set()
const folders = new Set()

// Synchronous, since nothing else runs in a process that ends. A child that is killed leaves only files in our folder.
function clear () {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

process.on('exit', clear)
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) process.on(signal, () => process.exit(code))

/** A folder of our own below the given one; it goes with the process. */
export function makeFolder (below = tmpdir()) {
  const folder = mkdtempSync(join(resolve(below), 'titen-bench-'))
  folders.add(folder)
  return folder
}

export function dropFolder (folder) {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

function keep (child) {
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

// Settings of whoever runs this must not change what is measured.
function environment (settings) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('TITEN_'))
  return { ...Object.fromEntries(own), TITEN_RATE_LIMIT: '0', ...settings }
}

/** Makes a database; answers the key of its owner. */
export function initDatabase (program, db) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'init', '--db', db, '--json'], { env: environment({}), encoding: 'utf8' })
  if (status !== 0) throw new Error(`titen init failed: ${stderr}`)
  return JSON.parse(stdout).api_key
}

/** Starts the server and waits for the line that says where it listens. `startedAt` is the moment before. */
export async function startServer (program, db, { settings = {}, nodeArguments = [], port = 0 } = {}) {
  const startedAt = performance.now()
  const child = keep(spawn(process.execPath, [...nodeArguments, program, 'serve', '--db', db, '--port', String(port), '--log-level', 'warn'],
    { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] }))
  let errors = ''
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (chunk) => { errors = (errors + chunk).slice(-4000) })
  let output = ''
  child.stdout.setEncoding('utf8')
  const url = await new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /^titen listens on (.*)$/m.exec(output)
      if (found) done(found[1])
    })
    child.on('exit', (code) => fail(new Error(`the server ended with ${code} before it listened: ${errors}`)))
  })
  return { child, pid: child.pid, url, startedAt, errors: () => errors }
}

/** Starts one of the floors; it ends by itself when this process does. */
export async function startFloor (file, values) {
  const child = keep(fork(file, values, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
  const message = await Promise.race([once(child, 'message').then(([sent]) => sent), once(child, 'exit').then(([code]) => { throw new Error(`a floor ended with ${code}`) })])
  return { child, pid: child.pid, url: message.url }
}

/** Ends a process of ours; answers its exit code, or the signal. */
export async function stop ({ child }, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const [code, by] = await ended
  clearTimeout(late)
  return code ?? by
}

// Linux tells times in hundredths of a second, whatever the kernel's own clock.
const TICK_MS = 10

/** CPU time of a process so far, in milliseconds; undefined where there is no /proc. */
export function readCpuMs (pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch { return undefined }
}

/** Resident memory of a process now and at its highest, in MiB; undefined where there is no /proc. */
export function readMemory (pid) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const mib = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)[1]) / 1024
    return { resident: mib('VmRSS'), peak: mib('VmHWM') }
  } catch { return undefined }
}

/** Size of a file; 0 when it is not there. */
export function sizeOf (file) {
  try { return statSync(file).size } catch { return 0 }
}
