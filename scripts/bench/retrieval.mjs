#!/usr/bin/env node
// npm run bench:retrieval -- --data FILE: how well the server finds what answers a question, over HTTP, from a file in the format of
// LoCoMo. By subject (each conversation its own) and pooled (all in one), with words alone and with each source of vectors.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drawBars } from './chart.mjs'
import { FITTED, readConversations, storeConversation } from './locomo.mjs'
import { openClient, runLoop } from './load.mjs'
import { dropFolder, initDatabase, makeFolder, startServer, stop } from './processes.mjs'
import { averageOf, measureRanking } from './ranking-metrics.mjs'
import { table } from './report.mjs'
import { spread } from './statistics.mjs'

const ROOT = new URL('../../', import.meta.url)
const BUDGET = 2000
const RANKING_TOKENS = 32_000
const CLIENTS = 2
const HELP = `Usage: npm run bench:retrieval -- --data FILE [options]

  --data FILE     conversations and questions in the format of LoCoMo; not part of this repository
  --arms A,B      words, builtin, endpoint (words,builtin, and endpoint where TITEN_EMBED_URL is set)
  --modes A,B     subject, pooled (both)
  --only A,B      only these conversations
  --ablation      words, by subject: also with each feature of the ranking switched off; needs "npm run build -- --tests"
  --program FILE  the server to measure (dist/cli/main.js)
  --folder DIR    where databases stand (the system's temporary folder)
  --json FILE, --svg FILE, --help
`

const say = (text) => process.stderr.write(`retrieval: ${text}\n`)

/** Settings of the server by arm; the endpoint is whatever the environment says. */
function settingsOf (arm) {
  if (arm === 'words') return {}
  if (arm === 'builtin') return { TITEN_EMBED: 'builtin' }
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('TITEN_EMBED'))), TITEN_EMBED: 'endpoint' }
}

/** Waits until every record has its vector. */
async function drain (client) {
  for (;;) {
    const { queue } = await client.ask('GET', '/v1/index/status')
    if (queue.waiting === 0) return
    if (queue.tried > 0) throw new Error('the embedder failed; see its endpoint')
    await client.ask('POST', '/v1/index/drain', { limit: 1000 })
  }
}

async function askAll (client, conversations, subjectOf, byId) {
  const jobs = conversations.flatMap((conversation) => conversation.questions.map((question) => ({ ...question, conversation: conversation.id, subject: subjectOf(conversation.id) })))
  const rows = []
  const degraded = new Set()
  const times = []
  const { errors } = await runLoop(async (i) => {
    const { task, gold, category, conversation, subject } = jobs[i]
    const turnsOf = ({ claim_id: claim, evidence_ids: evidence }) => [...new Set([claim, ...evidence].map((id) => byId.get(id)).filter(Boolean))]
    const compile = async (maxTokens, format) => {
      const before = performance.now()
      const { data, meta } = JSON.parse(await client.send('POST', '/v1/context/compile', { subject_id: subject, task, max_tokens: maxTokens, format }))
      times.push(performance.now() - before)
      if (meta?.degraded) degraded.add(JSON.stringify(meta.degraded))
      return data.items.map(turnsOf)
    }
    const wanted = new Set([...gold].map((turn) => `${conversation} ${turn}`))
    const ranked = await compile(RANKING_TOKENS, 'items')
    const packs = { items: await compile(BUDGET, 'items'), text: await compile(BUDGET, 'text') }
    rows.push({ conversation, category, measures: measureRanking(wanted, ranked, packs) })
  }, { clients: CLIENTS, count: jobs.length })
  if (errors.length > 0) throw errors[0]
  return { rows, times, degraded: [...degraded] }
}

/** Stores everything as the mode wants it. @returns what is needed to ask, with the server stopped */
async function store (program, folder, conversations, arm, mode) {
  const db = join(folder, `${arm}-${mode}.db`)
  const key = initDatabase(program, db)
  const server = await startServer(program, db, { settings: settingsOf(arm) })
  const client = openClient(server.url, key, CLIENTS)
  const subjectOf = (id) => (mode === 'pooled' ? 'all' : id)
  const byId = new Map()
  for (const conversation of conversations) {
    for (const [id, turn] of await storeConversation(client, subjectOf(conversation.id), conversation)) byId.set(id, turn)
  }
  if (arm !== 'words') await drain(client)
  return { db, key, server, client, subjectOf, byId }
}

/** Means of the questions not fitted to, of all, and by category. */
function summarize (rows) {
  const held = rows.filter(({ conversation }) => !FITTED.includes(conversation))
  const groups = [['held out', held], ['all', rows], ...[1, 2, 3, 4].map((category) => [`held out, category ${category}`, held.filter((row) => row.category === category)])]
  return groups.filter(([, some]) => some.length > 0).map(([name, some]) => ({ name, questions: some.length, ...averageOf(some.map(({ measures }) => measures)) }))
}

function print (results) {
  const names = Object.keys(results[0].groups[0]).filter((name) => name !== 'name' && name !== 'questions')
  for (const { arm, mode, groups, times, degraded } of results) {
    process.stdout.write(`${arm}, ${mode === 'pooled' ? 'all in one subject' : 'by subject'} (a compile: p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms${degraded.length ? `; ${degraded.join(' ')}` : ''})\n`)
    process.stdout.write(`${table(['questions', 'n', ...names], groups.map((group) => [group.name, group.questions, ...names.map((name) => group[name].toFixed(1))]))}\n\n`)
  }
}

/** The same questions with each feature switched off in turn, on the store that stands. */
async function ablate (folder, conversations, { db, key, subjectOf, byId }) {
  const program = fileURLToPath(new URL('dist-test/src/cli/main.js', ROOT))
  const features = new URL('dist-test/src/retrieval/features.js', ROOT)
  if (!existsSync(program)) throw new Error('dist-test is missing: run "npm run build -- --tests" first')
  const { FEATURES } = await import(features.href)
  const rows = []
  for (const without of [undefined, ...FEATURES]) {
    say(`without ${without ?? 'nothing'}`)
    const server = await startServer(program, db, without === undefined ? {} : {
      nodeArguments: ['--import', fileURLToPath(new URL('unweighted.mjs', import.meta.url))], settings: { BENCH_FEATURES: features.href, BENCH_WITHOUT: without },
    })
    const client = openClient(server.url, key, CLIENTS)
    const asked = await askAll(client, conversations, subjectOf, byId)
    await client.close()
    await stop(server)
    rows.push({ without: without ?? '(nothing)', ...summarize(asked.rows)[0] })
  }
  const names = ['R@1', 'R@10', 'MRR@10', 'nDCG@10', 'pack items']
  const change = (row, name) => (row === rows[0] ? row[name].toFixed(1) : (row[name] - rows[0][name]).toFixed(2))
  process.stdout.write(`Without a feature, held out (change in points)\n${table(['without', ...names], rows.map((row) => [row.without, ...names.map((name) => change(row, name))]))}\n`)
  return rows
}

function draw (results) {
  const names = ['R@1', 'R@10', 'MRR@10', 'nDCG@10', 'pack items', 'pack text']
  const bars = (name) => results.map(({ arm, mode, groups }) => ({ name: `${arm}, ${mode === 'pooled' ? 'pooled' : 'by subject'}`, value: groups[0][name] }))
  return drawBars('Evidence found, percent of what answers the question', names.map((name) => ({ name, bars: bars(name) })), `${results[0].groups[0].questions} questions that the ranking was not fitted to; packs of ${BUDGET.toLocaleString('en')} tokens.`)
}

async function main (values) {
  const program = values.program ?? fileURLToPath(new URL('dist/cli/main.js', ROOT))
  if (!existsSync(program)) throw new Error(`${program} is missing: run "npm run build" first`)
  const only = values.only?.split(',')
  const conversations = readConversations(values.data).filter(({ id }) => !only || only.includes(id))
  if (conversations.length === 0) throw new Error('--only names no conversation of the file')
  const folder = makeFolder(values.folder)
  const results = []
  let ablation
  for (const arm of (values.arms ?? `words,builtin${process.env.TITEN_EMBED_URL ? ',endpoint' : ''}`).split(',')) {
    for (const mode of (values.modes ?? 'subject,pooled').split(',')) {
      say(`${arm}, ${mode}: storing and asking`)
      const stored = await store(program, folder, conversations, arm, mode)
      const { rows, times, degraded } = await askAll(stored.client, conversations, stored.subjectOf, stored.byId)
      await stored.client.close()
      await stop(stored.server)
      results.push({ arm, mode, groups: summarize(rows), times: spread(times), degraded })
      if (values.ablation && arm === 'words' && mode === 'subject') ablation = await ablate(folder, conversations, stored)
    }
  }
  dropFolder(folder)
  print(results)
  if (values.json) writeFileSync(values.json, JSON.stringify({ results, ablation }, null, 1))
  if (values.svg) writeFileSync(values.svg, draw(results))
}

try {
  const { values } = parseArgs({ options: {
    data: { type: 'string' }, arms: { type: 'string' }, modes: { type: 'string' }, only: { type: 'string' }, ablation: { type: 'boolean' },
    program: { type: 'string' }, folder: { type: 'string' }, json: { type: 'string' }, svg: { type: 'string' }, help: { type: 'boolean' },
  } })
  if (values.help) process.stdout.write(HELP)
  else if (!values.data) throw new Error('--data FILE is needed; see --help')
  else await main(values)
} catch (err) {
  say(err.message)
  process.exit(1)
}
