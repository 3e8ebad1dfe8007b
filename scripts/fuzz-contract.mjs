#!/usr/bin/env node
// Throws generated requests, right and wrong ones, at a running server and holds every answer against openapi.yaml:
// statuses, bodies, headers, content types, no 5xx, no way past the key, no valid request refused, no invalid one taken.
//
//   node scripts/fuzz-contract.mjs [--minutes 2.5] [--seed 1]   a server of its own on a new file
//   TITEN_URL=… TITEN_API_KEY=… node scripts/…                   that server, which is full of rubbish afterwards
//   --dir FOLDER                                                 installs and reports there, and leaves it for the next time
//
// The same seed tries much the same requests. Schemathesis makes them; it is installed outside of the project (python3 with
// venv, some 60 MB from PyPI). Exits with 1 when an answer breaks the contract.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeExamplesReal } from './fuzz/real-examples.mjs'
import { ROOT, cleanEnv, serverToCheck } from './outside.mjs'

const VERSION = '4.32.5'
// One request after another, and one operation after another, so that a seed tells the whole story.
const FIXED = ['--workers', '1', '--continue-on-failure', '--generation-database', 'none', '--max-examples', '20']
// Chains of calls that follow links get a share of the time of their own: left to the end, they would get what is left.
const ROUNDS = [
  { name: 'requests', share: 0.6, phases: 'examples,coverage,fuzzing' },
  { name: 'chains', share: 0.4, phases: 'stateful' },
]

/** Installs Schemathesis in an environment of its own; answers its program. */
function install (dir) {
  const bin = join(dir, 'venv/bin')
  const run = (program, args) => {
    const { status, stderr } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed: ${stderr.trim().split('\n').at(-1)}`)
  }
  if (!existsSync(join(bin, 'pip'))) run('python3', ['-m', 'venv', join(dir, 'venv')])
  run(join(bin, 'pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`])
  return join(bin, 'st')
}

/** Runs some of the phases; answers the report that Schemathesis writes. */
async function fuzz (program, { round, dir, seconds, seed, server, keyId }) {
  const report = join(dir, `${round.name}.json`)
  rmSync(report, { force: true })
  const child = spawn(program, [
    '--no-color', 'run', join(dir, 'openapi.json'), '--url', server.url, '--header', `Authorization: Bearer ${server.key}`,
    '--phases', round.phases, '--max-time', String(seconds), '--seed', String(seed), '--report', 'json', '--report-json-path', report, ...FIXED,
  ], { cwd: dir, env: { ...cleanEnv(), SCHEMATHESIS_HOOKS: join(ROOT, 'scripts/fuzz/hooks.py'), FUZZ_OWN_KEY_ID: keyId }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk) => { output += chunk })
  const [code] = await once(child, 'close')
  if (!existsSync(report)) throw new Error(`schemathesis ended with ${code}:\n${output}`)
  // Its own words show how to send a failing request again.
  if (code !== 0) console.error(output)
  return { code, ...JSON.parse(readFileSync(report, 'utf8')) }
}

function tell (round, { code, test_cases: cases, operations, filtered = 0, errors, running_time: seconds }) {
  const faults = cases.unique_failures + errors.length
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${round.name.padEnd(9)} ${cases.generated} requests, ${operations.tested} operations, ` +
    `${faults} faults, ${filtered} refused for rules beyond the schema, ${Math.round(seconds)} s`)
}

/** Whether the server lives and is ready after all of that. */
async function isWell (server) {
  const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`${server.url}${path}`).then(({ status }) => status, () => 0)))
  return answers.every((status) => status === 200)
}

async function main () {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2.5' }, seed: { type: 'string', default: '1' }, dir: { type: 'string' } } })
  const seconds = Number(values.minutes) * 60
  if (!(seconds >= 30) || !/^\d+$/.test(values.seed)) throw new Error('--minutes takes a number from 0.5, --seed a whole number')
  const dir = values.dir === undefined ? mkdtempSync(join(tmpdir(), 'titen-fuzz-')) : resolve(values.dir)
  mkdirSync(dir, { recursive: true })
  const program = install(dir)
  const server = await serverToCheck()
  try {
    const { document, keyId } = await makeExamplesReal(server, readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8'))
    writeFileSync(join(dir, 'openapi.json'), document)
    for (const round of ROUNDS) {
      const result = await fuzz(program, { round, dir, seconds: Math.round(seconds * round.share), seed: values.seed, server, keyId })
      tell(round, result)
      if (result.code !== 0) process.exitCode = 1
    }
    if (!await isWell(server)) throw new Error('the server is not well afterwards')
  } finally {
    await server.stop()
    if (values.dir === undefined) rmSync(dir, { recursive: true, force: true })
  }
}

try {
  await main()
} catch (err) {
  console.error(`fuzz: ${err.message}`)
  process.exitCode = 1
}
