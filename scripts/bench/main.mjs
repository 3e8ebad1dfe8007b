#!/usr/bin/env node
// npm run bench: how fast the built server is, beside what the same machine does with as little program as possible.
//
// Every sample of the server is followed by one of each floor, round after round (A B A B), so that whatever else the machine does
// hits them alike: the ratios hold on a busy machine, and so do CPU milliseconds, where times and rates alone would not.
import { cpus, platform, release } from 'node:os'
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureBoot } from './boot.mjs'
import { drawPanels } from './chart.mjs'
import { makeQuestions } from './corpus.mjs'
import { exhaustiveRecall } from './exhaustive.mjs'
import { fill, measureRecall, textBytes } from './fill.mjs'
import { measureInterference } from './interference.mjs'
import { LANES, measureListBytes } from './lanes.mjs'
import { openClient, runLoop } from './load.mjs'
import { readOptions } from './options.mjs'
import { dropFolder, initDatabase, makeFolder, readMemory, sizeOf, startFloor, startServer, stop } from './processes.mjs'
import { report } from './report.mjs'
import { median, spread } from './statistics.mjs'

const FLOOR = fileURLToPath(new URL('floor.mjs', import.meta.url))
const MAX_TOKENS = 2000
/** Batches that a counted lane gets for each second of a sample. */
const COUNTED_A_SECOND = 40
const CONNECTIONS = 64

const say = (text) => process.stderr.write(`bench: ${text}\n`)
const errors = []
const noteErrors = (where, found) => errors.push(...found.map((error) => `${where}: ${error.message}`))

/** The server and its floors, in turn, round after round; the medians of the rounds. */
async function measureLane (name, context, clients, { seconds, rounds }) {
  const lane = LANES[name]
  const parties = [{ name: 'titen', process: 'server', operation: lane.operation, prepare: lane.prepare }, ...lane.floors].map((party) => ({ ...party, samples: [], times: [] }))
  const count = lane.counted ? Math.max(clients * 2, Math.ceil(seconds * COUNTED_A_SECOND)) : Infinity
  for (let round = -1; round < rounds; round++) {
    for (const party of parties) {
      const wanted = round < 0 ? Math.min(count, clients) : count
      await party.prepare?.(context, wanted)
      const sample = await runLoop(() => party.operation(context), {
        clients, count: wanted, seconds: lane.counted ? Infinity : round < 0 ? Math.min(0.3, seconds) : seconds, pid: context.pids[party.process],
      })
      noteErrors(`${name} (${party.name})`, sample.errors)
      if (round < 0) continue // warming up
      party.samples.push({ rate: sample.requests / sample.seconds, cpuMs: sample.cpuMs })
      for (const time of sample.times) party.times.push(time)
    }
  }
  const [server, ...floors] = parties.map(({ name: who, samples, times }) => ({
    name: who, rate: median(samples.map(({ rate }) => rate)), cpuMs: median(samples.map(({ cpuMs }) => cpuMs)), requests: times.length, ...spread(times),
  }))
  return { lane: name, clients, records: lane.records ?? 1, server, floors }
}

/** A server with its client; the floors stay as they are. */
async function open (options, db, key) {
  const server = await startServer(options.program, db)
  return { server, client: openClient(server.url, key, CONNECTIONS) }
}

async function close ({ server, client }, db) {
  await client.close()
  const code = await stop(server)
  if (code !== 0) throw new Error(`the server ended with ${code}: ${server.errors()}`)
  return sizeOf(db) + sizeOf(`${db}-wal`)
}

async function measureSize (options, corpus, from, { db, key, floors, lanes: wanted, clients }) {
  const name = `${corpus.shape}, ${corpus.subjects} subject(s), ${corpus.claims} claims`
  say(`${name}: filling`)
  const emptyBytes = sizeOf(db) + sizeOf(`${db}-wal`)
  let running = await open(options, db, key)
  const filled = await fill(running.client, corpus, from, running.server.pid)
  const filledPeak = readMemory(running.server.pid)?.peak
  // What runs and replays add is not what the corpus takes, so the file is looked at before anything is asked.
  const bytes = await close(running, db) - emptyBytes
  running = await open(options, db, key)
  const questions = makeQuestions(corpus, options.questions)
  const recall = await measureRecall(running.client, questions, MAX_TOKENS)
  const context = { ...floors, client: running.client, questions, ready: [], readyRows: [], listBytes: await measureListBytes(running.client), pids: { ...floors.pids, server: running.server.pid } }
  const lanes = []
  for (const lane of wanted.filter((entry) => entry !== 'interference')) {
    for (const count of clients) {
      say(`${name}: ${lane}, ${count} client(s)`)
      lanes.push(await measureLane(lane, context, count, options))
    }
  }
  const interference = wanted.includes('interference') ? await measureInterference(context, options, say) : []
  for (const { work, errors: found } of interference) noteErrors(`beside ${work}`, found)
  const memory = readMemory(running.server.pid)
  await close(running, db)
  const result = {
    ...corpus, fill: filled, bytesPerPair: bytes / filled.pairs, textBytes: textBytes(corpus), recall, exhaustive: exhaustiveRecall(corpus, questions),
    memory: memory && { resident: memory.resident, peak: Math.max(memory.peak, filledPeak) }, lanes,
  }
  return { result, interference }
}

/** Every lane on the smallest corpus, in a store of its own; then, size by size, the lanes that tell how size matters. */
function planOf ({ shapes, subjects, claims, lanes, clients }) {
  const all = shapes.flatMap((shape) => subjects.map((count) => ({ shape, subjects: count, claims, lanes: lanes.filter((lane) => lane === 'compile' || lane === 'observe'), clients: clients.filter((n) => n <= 8) })))
  const first = { ...all[0], claims: claims.slice(0, 1), lanes, clients, boots: true }
  return all.length === 1 && claims.length === 1 ? [first] : [first, { ...all[0], boots: true }, ...all.slice(1)]
}

async function measureCorpus (options, folder, floors, plan, number) {
  const db = join(folder, `store-${number}.db`)
  const key = initDatabase(options.program, db)
  const out = { corpora: [], interference: [], boot: [] }
  const runs = options.quick ? 3 : 7
  if (number === 0) out.boot.push({ name: 'empty database', ...await measureBoot(options.program, db, runs) })
  let from = 0
  for (const claims of plan.claims) {
    const { result, interference } = await measureSize(options, { shape: plan.shape, subjects: plan.subjects, claims, seed: 1 }, from, { db, key, floors, ...plan })
    out.corpora.push(result)
    out.interference.push(...interference)
    from = claims
  }
  if (plan.boots) out.boot.push({ name: `${from.toLocaleString('en')} claims`, ...await measureBoot(options.program, db, runs) })
  return out
}

async function openFloors (options, folder) {
  const db = join(folder, 'floor.db')
  initDatabase(options.program, db)
  const [echo, rows] = await Promise.all([startFloor(FLOOR, ['echo']), startFloor(FLOOR, ['rows', db])])
  return { echo: openClient(echo.url, undefined, CONNECTIONS), rows: openClient(rows.url, undefined, CONNECTIONS), pids: { echo: echo.pid, rows: rows.pid }, running: [echo, rows] }
}

/** Memory-backed or a disk, where the system can tell. */
function kindOf (folder) {
  try { return execFileSync('stat', ['-f', '-c', '%T', folder], { encoding: 'utf8' }).trim() } catch { return 'a folder' }
}

function drawChart ({ corpora: all, conditions }) {
  // The first store was for every lane; where others follow, its size is measured again among them.
  const corpora = all.length > 1 ? all.slice(1) : all
  const clients = Math.max(...corpora.flatMap(({ lanes }) => lanes.filter(({ lane }) => lane === 'compile').map((entry) => entry.clients)).filter((n) => n <= 8))
  const names = [...new Set(corpora.map(({ shape, subjects }) => `${shape}, ${subjects === 1 ? '1 subject' : `${subjects} subjects`}`))]
  const series = (value) => names.map((name) => ({
    name,
    points: corpora.filter(({ shape, subjects }) => name === `${shape}, ${subjects === 1 ? '1 subject' : `${subjects} subjects`}`)
      .flatMap(({ claims, lanes }) => lanes.filter((entry) => entry.lane === 'compile' && entry.clients === clients).map((entry) => [claims, value(entry.server)])),
  })).filter(({ points }) => points.length > 0)
  return drawPanels(`Compiling context: ${clients} client(s), by claims in the store`, [
    { title: 'requests a second', unit: 'requests/s', series: series(({ rate }) => rate) },
    { title: 'p99, milliseconds', unit: 'ms', series: series(({ p99 }) => p99) },
  ], `Node ${conditions.node}, ${conditions.cpus} × ${conditions.cpu}, ${conditions.folderKind}, ${conditions.date}, ${conditions.platform}`)
}

async function main (options) {
  if (!existsSync(options.program)) throw new Error(`${options.program} is missing: run "npm run build" first`)
  const folder = makeFolder(options.folder)
  const floors = await openFloors(options, folder)
  const results = {
    conditions: {
      date: new Date().toISOString().slice(0, 10), node: process.version.slice(1), cpu: cpus()[0]?.model.trim() ?? 'CPU', cpus: cpus().length,
      platform: `${platform()} ${release()}`, folderKind: kindOf(folder), rounds: options.rounds, seconds: options.seconds,
    },
    corpora: [], interference: [], boot: [],
  }
  for (const [number, plan] of planOf(options).entries()) {
    const found = await measureCorpus(options, folder, floors, plan, number)
    for (const part of ['corpora', 'interference', 'boot']) results[part].push(...found[part])
  }
  await Promise.all([floors.echo.close(), floors.rows.close(), ...floors.running.map((floor) => stop(floor))])
  dropFolder(folder)
  process.stdout.write(report(results))
  if (options.json) writeFileSync(options.json, JSON.stringify({ ...results, errors }, null, 1))
  if (options.svg && options.lanes.includes('compile')) writeFileSync(options.svg, drawChart(results))
  if (errors.length === 0) return
  say(`${errors.length} answers were errors:`)
  for (const error of [...new Set(errors)].slice(0, 10)) say(`  ${error}`)
  process.exitCode = 2
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) await main(options)
} catch (err) {
  say(err.message)
  // An answer that was an error ended the run before its table.
  process.exit(err.status ? 2 : 1)
}
