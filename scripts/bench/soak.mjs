#!/usr/bin/env node
// npm run soak -- --minutes 15: a server under mixed load for a long time, stopped and killed again and again. Every write that was
// acknowledged must be there at the end, nothing may fail but what a kill cuts off, and memory, file and log must stay within bounds.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { createRandom, makeQuestions, otherText } from './corpus.mjs'
import { fill } from './fill.mjs'
import { callMcp, callTool, nextNumber, openClient } from './load.mjs'
import { dropFolder, initDatabase, makeFolder, readMemory, sizeOf, startServer, stop } from './processes.mjs'
import { figure, table } from './report.mjs'
import { checkLedger, openLedger } from './soak-ledger.mjs'

const MIB = 1024 * 1024
const HELP = `Usage: npm run soak -- [options]

  --minutes N        how long (15)
  --claims N         claims in the store before it begins (100000)
  --subjects N       over how many subjects they are spread (100)
  --clients N        clients at the same time (8)
  --lives N          starts of the server; it ends in turn by SIGTERM and by kill -9 (one for each minute, 4 at least)
  --memory-mib N     bound of resident memory (320)
  --log-mib N        bound of the log of changes, the -wal file (128)
  --bytes-a-write N  bound of what the file grows by for each acknowledged write (8192)
  --seed N           another corpus and another order of requests (1)
  --folder DIR, --program FILE, --json FILE, --help

Exit codes: 0, 1 when it cannot run, 3 when a bound was broken or a write was lost.
`

const say = (text) => process.stderr.write(`soak: ${text}\n`)
const subjectOf = (n) => `soak-${n % 40}`

/** One request of the mix; what was acknowledged goes into the ledger. */
async function request (client, questions, ledger, seed) {
  const n = nextNumber()
  const draw = createRandom(n, seed)()
  const subject = subjectOf(n)
  if (draw < 0.5) {
    const { subject: about, task } = questions[n % questions.length]
    await client.send('POST', '/v1/context/compile', { subject_id: about, task, max_tokens: 2000 })
  } else if (draw < 0.7) {
    const content = otherText(n)
    const { observation_id: id } = await client.ask('POST', '/v1/observations', { subject_id: subject, kind: 'user_statement', content, source: { type: 'soak', ref: `${n}` } })
    ledger.observed(id, subject, content)
    if (draw < 0.6) return
    const { claims } = await client.ask('POST', '/v1/consolidations', { subject_id: subject, claims: [{ kind: 'semantic_fact', statement: content.slice(0, 120), sources: [{ observation_id: id, relation: 'supports' }] }] })
    ledger.claimed(claims[0].claim_id, subject)
  } else if (draw < 0.8) {
    const content = otherText(n)
    const { content: [{ text }] } = await callTool(client, 'titen_remember', { subject_id: subject, kind: 'tool_result', content, source_type: 'soak', source_ref: `${n}` })
    ledger.observed(JSON.parse(text).observation_id, subject, content)
  } else if (draw < 0.9) {
    const agent = `agent-${n % 20}`
    const ended = ledger.savingCheckpoint(agent, n)
    await callTool(client, 'titen_checkpoint_save', { subject_id: agent, kind: 'task_state', state: { step: n }, ttl_seconds: 86_400 })
      .then(() => ended(true), (error) => { ended(false); throw error })
  } else if (draw < 0.95) await callTool(client, 'titen_lease_acquire', { resource_type: 'file', resource_id: `file ${n}`, purpose: 'soak', ttl_seconds: 60 })
  else await callMcp(client, 'tools/list')
}

/** The errors that a killed server may cause: its connections are gone. */
const isCut = (error) => ['ECONNRESET', 'ECONNREFUSED', 'UND_ERR_SOCKET', 'EPIPE'].includes(error.code) || ['ECONNRESET', 'ECONNREFUSED', 'UND_ERR_SOCKET'].includes(error.cause?.code)

/** Load for one life of the server, until `end` and then over its end. @returns requests, errors, and those that were cut off */
async function live (context, { client, server }, endAt, signal) {
  const seen = { requests: 0, errors: [], cut: 0, code: undefined }
  let ending = false
  async function run () {
    while (!ending) {
      try {
        await request(client, context.questions, context.ledger, context.seed)
        seen.requests++
      } catch (error) {
        if (ending && isCut(error)) { seen.cut++; return }
        seen.errors.push(error.message)
        if (seen.errors.length > 20) return
      }
    }
  }
  const running = Promise.all(Array.from({ length: context.clients }, run))
  while (performance.now() < endAt) {
    await new Promise((done) => setTimeout(done, Math.min(1000, Math.max(1, endAt - performance.now()))))
    context.sample(server)
  }
  ending = true
  seen.code = await stop(server, signal)
  await running
  await client.close()
  return seen
}

/** Takes the log of changes in from another process's side, as a backup tool would. */
function checkpointLog (db) {
  const other = new Database(db)
  other.pragma('busy_timeout = 5000')
  other.pragma('wal_checkpoint(PASSIVE)')
  other.close()
}

function checkFile (db) {
  const file = new Database(db, { readonly: true })
  const answer = file.pragma('integrity_check', { simple: true })
  const foreign = file.pragma('foreign_key_check').length
  file.close()
  return answer === 'ok' && foreign === 0
}

/** Samples of memory and sizes, and the highest of each. */
function openSamples (db) {
  const highest = { memory: 0, log: 0, file: 0 }
  return {
    highest,
    sample: ({ pid }) => {
      highest.memory = Math.max(highest.memory, readMemory(pid)?.peak ?? 0)
      highest.log = Math.max(highest.log, sizeOf(`${db}-wal`) / MIB)
      highest.file = Math.max(highest.file, sizeOf(db) / MIB)
    },
  }
}

async function runLives (context, { program, db, key, minutes, lives }) {
  const rows = []
  const start = performance.now()
  for (let life = 0; life < lives; life++) {
    const signal = life % 2 === 0 ? 'SIGTERM' : 'SIGKILL'
    const server = await startServer(program, db)
    const client = openClient(server.url, key, context.clients)
    const answered = await client.send('GET', '/readyz').then(() => performance.now() - server.startedAt)
    const seen = await live(context, { client, server }, start + ((life + 1) / lives) * minutes * 60_000, signal)
    if (signal === 'SIGTERM' && seen.code !== 0) seen.errors.push(`the server ended with ${seen.code}: ${server.errors()}`)
    if (life % 3 === 2) checkpointLog(db)
    const sizes = { file: sizeOf(db) / MIB, log: sizeOf(`${db}-wal`) / MIB }
    rows.push({ life: life + 1, end: signal, readyMs: answered, ...seen, ...sizes, memory: context.highest.memory })
    say(`life ${life + 1} of ${lives} ended by ${signal}: ${seen.requests} requests, ${seen.errors.length} errors, ${seen.cut} cut off`)
  }
  return rows
}

/** What was promised, what was seen, and whether it held. */
function judge ({ highest, ledger, startBytes, endBytes, rows, lost, sound }, limits) {
  const writes = ledger.writes() + rows.reduce((sum, { requests }) => sum + requests, 0) * 0.55 // compiles and leases write a row too
  return [
    ['errors besides cut connections', rows.reduce((sum, { errors }) => sum + errors.length, 0), 0],
    ['acknowledged writes that are gone', lost.length, 0],
    ['file is sound (1 is no)', sound ? 0 : 1, 0],
    ['resident memory, MiB', highest.memory, limits.memory],
    ['log of changes, MiB', highest.log, limits.log],
    ['bytes the file grew by a write', (endBytes - startBytes) / Math.max(1, writes), limits.bytes],
  ].map(([name, seen, bound]) => ({ name, seen, bound, held: seen <= bound }))
}

async function main (values) {
  const program = values.program ?? fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
  if (!existsSync(program)) throw new Error(`${program} is missing: run "npm run build" first`)
  const number = (name, usual) => Number(values[name] ?? usual)
  const minutes = number('minutes', 15)
  const corpus = { shape: 'zipf', subjects: number('subjects', 100), claims: number('claims', 100_000), seed: number('seed', 1) }
  const folder = makeFolder(values.folder)
  const db = join(folder, 'soak.db')
  const key = initDatabase(program, db)
  say(`filling in ${corpus.claims} claims`)
  const first = await startServer(program, db)
  const client = openClient(first.url, key, 8)
  await fill(client, corpus, 0, first.pid)
  await client.close()
  await stop(first)
  const startBytes = sizeOf(db) + sizeOf(`${db}-wal`)
  const ledger = openLedger()
  const { sample, highest } = openSamples(db)
  const context = { ledger, sample, highest, clients: number('clients', 8), seed: corpus.seed, questions: makeQuestions(corpus, 200) }
  const rows = await runLives(context, { program, db, key, minutes, lives: number('lives', Math.max(4, Math.round(minutes))) })
  say('checking every acknowledged write')
  const last = await startServer(program, db)
  const reader = openClient(last.url, key, 4)
  const lost = await checkLedger(reader, ledger)
  await reader.close()
  await stop(last)
  const verdicts = judge({ highest, ledger, startBytes, endBytes: sizeOf(db) + sizeOf(`${db}-wal`), rows, lost, sound: checkFile(db) },
    { memory: number('memory-mib', 320), log: number('log-mib', 128), bytes: number('bytes-a-write', 8192) })
  dropFolder(folder)
  process.stdout.write(`${table(['life', 'ended by', 'ready ms', 'requests', 'errors', 'cut off', 'file MiB', 'log MiB', 'highest MiB'],
    rows.map((row) => [row.life, row.end, figure(row.readyMs), row.requests, row.errors.length, row.cut, figure(row.file), figure(row.log), figure(row.memory)]))}\n\n`)
  process.stdout.write(`${ledger.writes()} acknowledged writes checked\n${table(['bound', 'seen', 'allowed', ''], verdicts.map(({ name, seen, bound, held }) => [name, figure(seen), bound, held ? 'held' : 'BROKEN']))}\n`)
  for (const text of [...new Set([...rows.flatMap(({ errors }) => errors), ...lost])].slice(0, 10)) say(text)
  if (values.json) writeFileSync(values.json, JSON.stringify({ rows, verdicts, highest }, null, 1))
  if (verdicts.some(({ held }) => !held)) process.exitCode = 3
}

try {
  const text = { type: 'string' }
  const { values } = parseArgs({ options: {
    minutes: text, claims: text, subjects: text, clients: text, lives: text, 'memory-mib': text, 'log-mib': text, 'bytes-a-write': text, seed: text,
    folder: text, program: text, json: text, help: { type: 'boolean' },
  } })
  if (values.help) process.stdout.write(HELP)
  else await main(values)
} catch (err) {
  say(err.message)
  process.exit(1)
}
