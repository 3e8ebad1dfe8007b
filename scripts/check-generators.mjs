#!/usr/bin/env node
// Makes clients of openapi.yaml with the generators that people use. What each writes must compile, and three of them talk to
// a running server: evidence, a claim, a pack, feedback, an error and a list of two pages.
//
//   node scripts/check-generators.mjs           all of them (Node, python3, go, java, mvn, cargo; some 15 minutes)
//   node scripts/check-generators.mjs --quick   those that CI runs, within three minutes (Node, python3)
//   node scripts/check-generators.mjs NAME…     only these
//   --dir FOLDER                                installs there, and leaves it for the next time
//   --list                                      names them
//
// Everything is installed outside of the project, by each language's own client. Exits with 1 when one fails.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { JAR_VERSION, TARGETS, argumentsOf, checkTarget } from './generators/jar.mjs'
import { PACKAGES, checkPackage, commandOf } from './generators/packages.mjs'
import { checkTour, readTour } from './generators/tours.mjs'
import { ROOT, cleanEnv, installOutside, serverToCheck } from './outside.mjs'

const TIMEOUT_MS = 15 * 60_000
// Tools that would ask who runs them, or tell somebody that they ran.
const QUIET = { CI: '1', NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', SCARF_ANALYTICS: 'false', DISABLE_OPENCOLLECTIVE: '1', DO_NOT_TRACK: '1' }

/** Every check: its name, its version, whether CI runs it, what docs/generators.md must say, and what it does. */
function allChecks () {
  const tour = (name, language, pattern, quick) => {
    const { commands } = readTour(ROOT, language)
    const [, version] = pattern.exec(commands) ?? []
    if (version === undefined) throw new Error(`docs/generators.md pins no version for ${language}`)
    return { name, version, quick, documented: commands, check: (context) => checkTour(language, context) }
  }
  return [
    tour('openapi-typescript', 'typescript', /openapi-typescript@([\d.]+)/, true),
    tour('openapi-python-client', 'python', /openapi-python-client==([\d.]+)/, true),
    tour('oapi-codegen', 'go', /oapi-codegen@v([\d.]+)/, false),
    ...PACKAGES.map((tool) => ({ name: tool.name, version: tool.version, quick: tool.quick, documented: commandOf(tool), check: (context) => checkPackage(tool, context) })),
    ...TARGETS.map((target) => ({
      name: `openapi-generator-${target.name}`, version: JAR_VERSION, quick: false, documented: argumentsOf(target).join(' '),
      check: (context) => checkTarget(target, context),
    })),
  ]
}

/** What a check may do, all of it inside its own folder. */
function contextOf (name, dir, server) {
  const folder = join(dir, name.replaceAll('/', '-'))
  const empty = () => { rmSync(folder, { recursive: true, force: true }); mkdirSync(folder, { recursive: true }) }
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'out'), { recursive: true, force: true })
  mkdirSync(join(folder, 'out'))
  const write = (files) => { for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text) }
  const copySpec = (file) => copyFileSync(join(ROOT, 'generated', file), join(folder, file))
  const run = (program, args, { cwd, env = {} }) => {
    const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
    const { status, signal, error, stdout, stderr } = spawnSync(program, args, { cwd, env: { ...cleanEnv(), ...QUIET, PATH: path, ...env }, encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 1 << 28 })
    if (error !== undefined) throw new Error(`${program}: ${error.message}`)
    if (status !== 0) throw new Error(`${program} ended with ${status ?? signal}:\n${lastLines(`${stdout}\n${stderr}`)}`)
    return stdout
  }
  return { root: ROOT, folder, shared: dirname(folder), empty, write, copySpec, run, server, install: (packages) => installOutside(packages, folder) }
}

const lastLines = (text) => text.split('\n').filter((line) => line.trim() !== '').slice(-15).join('\n')

/** Runs one check; answers its row of the table. */
async function runCheck ({ name, version, documented, check }, dir, server) {
  const start = performance.now()
  let fault
  try {
    if (!readFileSync(join(ROOT, 'docs/generators.md'), 'utf8').includes(documented)) throw new Error(`docs/generators.md does not say: ${documented}`)
    await check(contextOf(name, dir, server))
  } catch (err) {
    fault = err.message
  }
  const row = { name, version, fault, seconds: Math.round((performance.now() - start) / 1000) }
  console.error(`${fault === undefined ? 'ok     ' : 'FAILED '} ${name}${fault === undefined ? '' : `: ${fault}`}`)
  return row
}

function showTable (rows) {
  const cells = [['generator', 'version', 'result', 'seconds'], ...rows.map(({ name, version, fault, seconds }) => [name, version, fault === undefined ? 'pass' : 'FAIL', String(seconds)])]
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)))
  for (const row of cells) console.log(row.map((cell, at) => cell.padEnd(widths[at])).join('  ').trimEnd())
}

/** The server that the programs talk to, started when the first of them asks. */
function lazyServer () {
  let started
  return { get: () => (started ??= serverToCheck()), stop: async () => { if (started !== undefined) await (await started).stop() } }
}

function chosen (checks, names, quick) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) throw new Error(`no generator is called ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}`)
  return checks.filter((check) => (names.length === 0 ? !quick || check.quick : names.includes(check.name)))
}

async function main () {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' }, list: { type: 'boolean' }, dir: { type: 'string' } } })
  const checks = chosen(allChecks(), positionals, values.quick === true)
  if (values.list) return checks.forEach(({ name, version }) => console.log(`${name} ${version}`))
  const dir = values.dir === undefined ? mkdtempSync(join(tmpdir(), 'titen-generators-')) : resolve(values.dir)
  const server = lazyServer()
  const rows = []
  try {
    // One after another: each of them alone fills a machine.
    for (const check of checks) rows.push(await runCheck(check, dir, server.get))
  } finally {
    await server.stop()
    if (values.dir === undefined) rmSync(dir, { recursive: true, force: true })
  }
  showTable(rows)
  if (rows.some(({ fault }) => fault !== undefined)) process.exitCode = 1
}

try {
  await main()
} catch (err) {
  console.error(`generators: ${err.message}`)
  process.exitCode = 1
}
