// The store refuses what the contract refuses and takes what it takes: on the MCP path its constraints are all there is.
import t from 'tap'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import * as enums from '#generated/enums.mjs'
import { startApp } from '../support/app.ts'
import { deref, doc, type Schema } from '../support/contract.ts'
import { seed } from '../support/requests.ts'

const SCHEMAS = doc.components.schemas as Record<string, Schema>

/** Which enum of the contract a column repeats. */
const ENUMS: Record<string, keyof typeof enums> = {
  'principals.kind': 'PrincipalKind', 'keys.max_trust': 'Trust', 'observations.kind': 'ObservationKind', 'observations.trust': 'Trust', 'observations.visibility': 'Visibility',
  'claims.kind': 'ClaimKind', 'claims.trust': 'Trust', 'claims.visibility': 'Visibility', 'claims.status': 'ClaimStatus', 'claim_sources.relation': 'Relation',
  'journal.type': 'EventType', 'context_runs.vector': 'VectorUse', 'context_runs.model': 'VectorUse', 'feedback.outcome': 'FeedbackOutcome', 'checkpoints.kind': 'CheckpointKind', 'handoffs.status': 'HandoffStatus',
}
/** Lists of the store's own. */
const INTERNAL = ['index_outbox.noun']

/** Which schema of the contract a column repeats the bounds and the form of. */
const FIELDS: Record<string, Schema> = {
  'principals.name': SCHEMAS.PrincipalId!, 'keys.label': SCHEMAS.Label!, 'projects.origin': SCHEMAS.ProjectInput!.properties.origin, 'agents.name': SCHEMAS.AgentId!, 'runs.name': SCHEMAS.RunId!,
  'shelves.subject': SCHEMAS.SubjectId!, 'observations.content': SCHEMAS.Content!, 'observations.source_type': SCHEMAS.Source!.properties.type, 'observations.source_ref': SCHEMAS.Source!.properties.ref,
  'observations.source_id': SCHEMAS.Source!.properties.id, 'claims.statement': SCHEMAS.Statement!, 'claims.observer': SCHEMAS.PrincipalId!, 'claims.confidence': SCHEMAS.Confidence!, 'journal.reason': SCHEMAS.Reason!,
  'context_runs.subject': SCHEMAS.SubjectId!, 'context_runs.task': SCHEMAS.Task!, 'context_runs.max_tokens': SCHEMAS.CompileInput!.properties.max_tokens, 'feedback.reason_code': SCHEMAS.ReasonCode!,
  'checkpoints.subject': SCHEMAS.SubjectId!, 'leases.resource_type': SCHEMAS.ResourceType!, 'leases.resource_id': SCHEMAS.ResourceId!, 'leases.purpose': SCHEMAS.Purpose!,
  'handoffs.target': SCHEMAS.PrincipalId!, 'handoffs.subject': SCHEMAS.SubjectId!, 'handoffs.message': SCHEMAS.Message!, 'replays.idempotency_key': deref(doc.components.parameters.IdempotencyKey).schema,
}

/** Seconds of the contract, as the columns that they lie between. */
const LIFETIMES: [table: string, from: string, schema: Schema][] = [
  ['checkpoints', 'updated_at', SCHEMAS.CheckpointInput!.properties.ttl_seconds], ['leases', 'renewed_at', SCHEMAS.LeaseInput!.properties.ttl_seconds], ['handoffs', 'created_at', SCHEMAS.HandoffInput!.properties.ttl_seconds],
]

type Judge = { takes: (column: string, value: unknown) => boolean, takesSql: (table: string, set: string, value: number) => boolean, db: Database.Database }

/** A file with a row in every table, and a way to ask its constraints about a value. */
async function openJudge (t: Parameters<typeof startApp>[0]): Promise<Judge> {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  const post = (path: string, body: object, headers = {}) => app.request('POST', path, { key: app.owner.key, body, headers })
  await post('/v1/observations', { subject_id: 'crew', kind: 'decision', content: 'x', source: { type: 's', ref: 'r', id: 'i' }, agent_id: 'a', run_id: 'r' }, { 'idempotency-key': 'k' })
  await post(`/v1/context/${world.context}/feedback`, { outcome: 'used', reason_code: 'r' })
  await post(`/v1/claims/${world.claim}/revoke`, { reason: 'r' })
  await app.close()
  const db = new Database(app.path)
  t.teardown(() => { db.close() })
  db.exec('BEGIN')
  // One row is enough: whatever a constraint says of a value, it says of every row.
  const places = new Map<string, string>()
  const whereOne = (table: string) => {
    if (!places.has(table)) places.set(table, placeOf(table))
    return places.get(table)!
  }
  const placeOf = (table: string) => `WHERE ${keyOf(db, table)} = (SELECT ${keyOf(db, table).replace(/[()]/g, '')} FROM ${table} LIMIT 1)`
  const prepared = new Map<string, Database.Statement<unknown[]>>()
  const prepare = (text: string) => {
    if (!prepared.has(text)) prepared.set(text, db.prepare(text))
    return prepared.get(text)!
  }
  const attempt = (text: string, value: unknown) => {
    const { changes } = prepare(text).run(value)
    if (changes !== 1) throw new Error(`${text} found no row`)
    return true
  }
  const judged = (run: () => boolean) => {
    prepare('SAVEPOINT one').run()
    try { return run() } catch (error) {
      if (!/^SQLITE_CONSTRAINT_(CHECK|NOTNULL|DATATYPE)/.test((error as { code: string }).code)) throw error
      return false
    } finally {
      prepare('ROLLBACK TO one').run()
      prepare('RELEASE one').run()
    }
  }
  const takes: Judge['takes'] = (column, value) => {
    const [table, name] = column.split('.') as [string, string]
    // A pack may not have cost more than was asked for.
    const also = column === 'context_runs.max_tokens' ? ', used_tokens = 0' : ''
    return judged(() => attempt(`UPDATE ${table} SET ${name} = ?${also} ${whereOne(table)}`, value))
  }
  const takesSql: Judge['takesSql'] = (table, set, value) => judged(() => attempt(`UPDATE ${table} SET ${set} ${whereOne(table)}`, value))
  return { takes, takesSql, db }
}

/** The columns of the primary key, as a row value. */
const keyOf = (db: Database.Database, table: string): string =>
  `(${(db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').pluck().all(table) as string[]).join(', ')})`

const length = (text: string) => [...text].length

/** What the contract says of a text, by its schema alone. */
function allows (schema: Schema, text: string): boolean {
  return length(text) >= (schema.minLength ?? 0) && length(text) <= schema.maxLength && new RegExp(schema.pattern, 'u').test(text)
}

t.test('each list of values in the store is that of the contract, in its order', async (t) => {
  const { db } = await openJudge(t)
  const found: Record<string, string[]> = {}
  for (const { name, sql } of db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL").all() as { name: string, sql: string }[]) {
    for (const [, column, list] of sql.matchAll(/CHECK \((\w+) IN \(('[^)]*)\)\)/g)) found[`${name}.${column}`] = list!.split(',').map((value) => value.trim().slice(1, -1))
  }
  t.same(Object.keys(found).filter((column) => !(column in ENUMS) && !INTERNAL.includes(column)), [], 'every list of the store is accounted for')
  for (const [column, name] of Object.entries(ENUMS)) {
    t.same(found[column], enums[name], `${column} is ${name}`)
    t.same(SCHEMAS[name]!.enum, enums[name])
  }
})

t.test('every value of a list is taken and no other', async (t) => {
  const { takes } = await openJudge(t)
  for (const [column, name] of Object.entries(ENUMS)) {
    for (const value of enums[name]) t.ok(takes(column, value), `${column} ${value}`)
    for (const value of ['', 'nope', `${enums[name][0]} `, enums[name][0]!.toUpperCase(), null, 1]) t.notOk(takes(column, value), `${column} ${JSON.stringify(value)}`)
  }
})

t.test('each bound is taken, and one past it is not', async (t) => {
  const { takes, takesSql } = await openJudge(t)
  for (const [column, schema] of Object.entries(FIELDS)) {
    if (schema.type !== 'string') {
      t.ok(takes(column, schema.minimum) && takes(column, schema.maximum), `${column} takes ${schema.minimum} and ${schema.maximum}`)
      t.notOk(takes(column, schema.minimum - (schema.type === 'integer' ? 1 : 1e-9)) || takes(column, schema.maximum + (schema.type === 'integer' ? 1 : 1e-9)), `${column} takes nothing beyond`)
      continue
    }
    const units = new RegExp(schema.pattern, 'u').test('漢') ? ['x', '漢', '\u{1F642}'] : ['x']
    for (const unit of units) {
      t.ok(takes(column, unit.repeat(schema.maxLength)), `${column} takes ${schema.maxLength} of ${unit}`)
      t.notOk(takes(column, unit.repeat(schema.maxLength + 1)), `${column} takes no more`)
    }
    t.ok(takes(column, 'x'))
    t.notOk(takes(column, ''), `${column} is not empty`)
  }
  for (const [table, from, { minimum, maximum }] of LIFETIMES) {
    for (const seconds of [minimum, maximum]) t.ok(takesSql(table, `expires_at = ${from} + ?`, seconds * 1000), `${table} lives ${seconds} s`)
    for (const ms of [minimum * 1000 - 1, maximum * 1000 + 1]) t.notOk(takesSql(table, `expires_at = ${from} + ?`, ms), `${table} does not live ${ms} ms`)
  }
  const fill = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))
  t.ok(takes('checkpoints.state', fill(65_536)))
  t.notOk(takes('checkpoints.state', fill(65_537)))
  t.notOk(takes('checkpoints.state', '{'))
})

const TEXTS = Object.entries(FIELDS).filter(([, { type, pattern }]) => type === 'string' && pattern !== undefined && !pattern.includes('x21'))

t.test('contract and store agree on every character, alone and between others', async (t) => {
  const { takes } = await openJudge(t)
  // Columns of one pattern have one constraint; the longest of each stands for it here, the property below tries all.
  const byPattern = new Map(TEXTS.map(([column, schema]) => [schema.pattern as string, [column, schema] as const]))
  t.ok(byPattern.size >= 3)
  for (const [column, schema] of byPattern.values()) {
    const wrong: string[] = []
    for (let point = 0; point <= 0xffff; point++) {
      // Beyond the blanks, marks and controls of the first planes there are letters, all treated alike.
      if (point === 0x2100) point = 0x2ff0
      if (point === 0x3010) point = 0xfdf0
      const char = String.fromCodePoint(point)
      for (const text of [char, `a${char}b`]) if (takes(column, text) !== allows(schema, text)) wrong.push(`U+${point.toString(16)} ${text === char ? 'alone' : 'inside'}`)
    }
    t.same(wrong, [], column)
  }
})

// Controls, blanks, marks that show nothing, changes of direction, and what GLOB and patterns read as more than itself.
const ODD = [
  '\0', '\t', '\n', '\r', ' ', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f', '\u00a0', '\u00ad', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u2028', '\u202a',
  '\u202e', '\u202f', '\u2060', '\u2066', '\u2069', '\u206a', '\u3000', '\ufe0f', '\ufeff', '\u{e0001}', 'a', '漢', '\u{1F642}', ']', '^', '-', '*', '?', '[',
]

t.test('contract and store agree on texts of all sorts', async (t) => {
  const { takes } = await openJudge(t)
  const odd = fc.constantFrom(...ODD)
  const texts = fc.oneof(fc.array(odd, { maxLength: 6 }).map((parts) => parts.join('')), fc.string({ unit: 'binary', maxLength: 8 })).filter((text) => text.isWellFormed())
  for (const [column, schema] of TEXTS) {
    t.doesNotThrow(() => fc.assert(fc.property(texts, (text) => {
      if (takes(column, text) !== allows(schema, text)) throw new Error(`${column} ${allows(schema, text) ? 'refuses' : 'takes'} ${JSON.stringify(text)}`)
    }), { numRuns: 300, seed: 9 }), column)
  }
})
