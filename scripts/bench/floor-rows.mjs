// The rows that the server writes for a request, written with the fewest statements and nothing around them: no contract, no
// authentication, no rules, no analysis of language. They go into a database that `titen init` made, so that tables, constraints
// and indexes are the server's own; when a migration moves them, this file must follow.
import { createHash, randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'

const SHELF_SPAN = 2 ** 29
const PLACES = 2 ** 28
const OBSERVATION = `INSERT INTO observations (key, uid, principal, kind, content, source_type, source_ref, trust, visibility, occurred_at, ingested_at, cues)
  VALUES (?, ?, ?, 'user_statement', ?, 'bench', ?, 'asserted', 'team', NULL, ?, 0)`
const CLAIM = `INSERT INTO claims (key, uid, principal, kind, statement, confidence, trust, visibility, status, happened_at, valid_from, cues, created_at)
  VALUES (?, ?, ?, 'semantic_fact', ?, 1, 'asserted', 'team', 'active', ?, ?, 0, ?)`
const JOURNAL = 'INSERT INTO journal (org, type, record, shelf, owner, principal, history, recorded_at) VALUES (?, ?, ?, ?, 0, ?, ?, ?)'
const OUTBOX = 'INSERT INTO index_outbox (noun, record, queued_at, due_at) VALUES (?, ?, ?, ?)'
const REPLAY = 'INSERT INTO replays (principal, operation, idempotency_key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?, ?)'
const RUN = `INSERT INTO context_runs (uid, principal, shelf, subject, task, max_tokens, used_tokens, request, items, vector, model, created_at)
  VALUES (?, ?, NULL, ?, ?, 2000, 0, '{}', ?, 'disabled', 'disabled', ?)`
const CHECKPOINT = `INSERT INTO checkpoints (id, principal, subject, kind, state, version, created_at, updated_at, expires_at)
  VALUES (?, ?, ?, 'task_state', ?, 1, ?, ?, ?)
  ON CONFLICT (principal, subject, kind) DO UPDATE SET state = excluded.state, version = version + 1, updated_at = excluded.updated_at, expires_at = excluded.expires_at`
const LEASE = `INSERT INTO leases (id, org, resource_type, resource_id, principal, purpose, acquired_at, renewed_at, expires_at) VALUES (?, ?, 'file', ?, ?, 'bench', ?, ?, ?)`

function openDatabase (file) {
  const db = new Database(file)
  for (const pragma of ['busy_timeout = 5000', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON', 'cache_size = -32768', 'temp_store = MEMORY']) db.pragma(pragma)
  return db
}

/**
 * Connection, statements by their text, and whose rows they are. Full text takes rows fastest in the order of their keys, so `text`
 * collects them for the end of the transaction, as the server does.
 */
function openStore (file) {
  const db = openDatabase(file)
  const statements = new Map()
  const use = (text) => statements.get(text) ?? statements.set(text, db.prepare(text)).get(text)
  return { db, use, run: (text, ...values) => use(text).run(...values), text: [], ...db.prepare('SELECT org, key AS principal FROM principals ORDER BY key LIMIT 1').get() }
}

function takePlaces ({ use, run, org }, subject, noun, count) {
  const known = use(`SELECT key, ${noun} AS taken FROM shelves WHERE org = ? AND subject = ? AND owner = 0`).get(org, subject)
  const shelf = known?.key ?? Number(run('INSERT INTO shelves (org, subject) VALUES (?, ?)', org, subject).lastInsertRowid)
  run(`UPDATE shelves SET ${noun} = ${noun} + ?, live_${noun} = live_${noun} + ? WHERE key = ?`, count, count, shelf)
  return { shelf, key: shelf * SHELF_SPAN + (known?.taken ?? 0) }
}

/** The row of an observation and its search row: all that titen_remember writes. */
function remember (store, { subject, content, ref }) {
  const uid = randomBytes(16)
  const now = Date.now()
  const { shelf, key } = takePlaces(store, subject, 'observations', 1)
  store.run(OBSERVATION, key, uid, store.principal, content, ref, now)
  store.text.push({ noun: 'observations', key, tokens: content })
  return { uid, shelf, key, id: uid.toString('hex'), now }
}

function observe (store, body) {
  const { uid, shelf, key, id, now } = remember(store, body)
  store.run(JOURNAL, store.org, 'observation.appended', uid, shelf, store.principal, 1, now)
  store.run(OUTBOX, 'observation', key, now, now)
  return { id, hash: createHash('sha256').update(body.content).digest('hex'), at: now }
}

function observeKeyed (store, body) {
  const answer = observe(store, body)
  store.run(REPLAY, store.principal, 'createObservation', body.key, createHash('sha256').update(JSON.stringify(body)).digest(), JSON.stringify(answer), answer.at)
  return answer
}

function writeClaim ({ use, run, text, org, principal }, { key, shelf, now }, { statement, source }) {
  const uid = randomBytes(16)
  const cited = use('SELECT key, content FROM observations WHERE uid = ?').get(Buffer.from(source, 'hex'))
  run(CLAIM, key, uid, principal, statement, now, now, now)
  run("INSERT INTO claim_sources (claim, observation, relation) VALUES (?, ?, 'supports')", key, cited.key)
  run(JOURNAL, org, 'claim.created', uid, shelf, principal, 1, now)
  run(OUTBOX, 'claim', key, now, now)
  run('UPDATE observations SET cited = 1 WHERE key = ?', cited.key)
  text.push({ noun: 'claims', key, tokens: statement }, { noun: 'observations', key: cited.key, tokens: cited.content, leaves: true }, { noun: 'observations', key: cited.key + PLACES, tokens: '' })
  return uid.toString('hex')
}

function consolidate (store, { subject, claims }) {
  const now = Date.now()
  const { shelf, key } = takePlaces(store, subject, 'claims', claims.length)
  return claims.map((claim, i) => writeClaim(store, { key: key + i, shelf, now }, claim))
}

function lease ({ run, org, principal }, { resource }) {
  const now = Date.now()
  const uid = randomBytes(16)
  run(LEASE, `lease_${uid.toString('hex')}`, org, resource, principal, now, now, now + 60_000)
  run(JOURNAL, org, 'lease.acquired', uid, null, principal, 0, now)
  return { at: now }
}

const compile = ({ run, principal }, { subject, task, items }) => ({ key: Number(run(RUN, randomBytes(16), principal, subject, task, items, Date.now()).lastInsertRowid) })

function save ({ run, principal }, { subject, state }) {
  const now = Date.now()
  return { changes: run(CHECKPOINT, `cp_${randomBytes(16).toString('hex')}`, principal, subject, JSON.stringify(state), now, now, now + 3_600_000).changes }
}

const KINDS = { observe, observeKeyed, remember, consolidate, lease, compile, save, batch: (store, { items }) => items.map((item) => observe(store, item)) }

function changeText ({ run, text }) {
  text.sort((a, b) => a.key - b.key)
  for (const { noun, key, tokens, leaves } of text.splice(0)) {
    if (leaves) run(`DELETE FROM ${noun}_fts WHERE rowid = ?`, key)
    else run(`INSERT INTO ${noun}_fts (rowid, tokens) VALUES (?, ?)`, key, tokens)
  }
}

/** @returns `write(batch)`, which runs writes `{ kind, body }` in one durable transaction, and `get`, which reads a checkpoint */
export function openRows (file) {
  const store = openStore(file)
  const write = store.db.transaction((batch) => {
    const answers = batch.map(({ kind, body }) => KINDS[kind](store, body))
    changeText(store)
    return answers
  })
  return {
    write: write.immediate,
    get: ({ subject }) => store.use("SELECT * FROM checkpoints WHERE principal = ? AND subject = ? AND kind = 'task_state'").get(store.principal, subject) ?? null,
  }
}
