// One connection's statements, prepared once each and kept by their text, and the full text of FTS5 on it.
import type Database from 'better-sqlite3'
import type { IndexedNoun, Tx, Value } from '../store.ts'

type Statement = Database.Statement<unknown[]>

/** What runs statements now, without a promise around it; transactions wrap it. */
export type Connection = {
  db: Database.Database
  prepare(text: string): Statement
  pluck(text: string): Statement
}

/** @param db an open database; its statements live as long as it does */
export function openConnection(db: Database.Database): Connection {
  const whole = new Map<string, Statement>()
  const plucked = new Map<string, Statement>()
  const cached = (cache: Map<string, Statement>, text: string, make: () => Statement) => {
    let statement = cache.get(text)
    if (!statement) cache.set(text, (statement = make()))
    return statement
  }
  return {
    db,
    prepare: (text) => cached(whole, text, () => db.prepare<unknown[]>(text)),
    pluck: (text) => cached(plucked, text, () => db.prepare<unknown[]>(text).pluck()),
  }
}

/**
 * A handle for one piece of work in a transaction. Once closed, every call on it throws: no statement slips out of its
 * transaction. `text` collects what it changes of full text.
 */
export type Handle = { tx: Tx; text: TextChange[]; close(): void }

/** A row that comes into a full-text index, in place of the one that stands, or with null leaves it. */
export type TextChange = { noun: IndexedNoun; key: number; tokens: string | null }

/**
 * Carries out changes of full text in the order of their keys: FTS5 collects rows in memory as long as keys ascend, and
 * writes out what it has when one does not.
 */
export function changeText(connection: Connection, changes: TextChange[]): void {
  changes.sort((a, b) => a.key - b.key) // stable: a row that came and left again stays in that order
  for (const { noun, key, tokens } of changes) {
    if (tokens === null) connection.prepare(`DELETE FROM ${noun}_fts WHERE rowid = ?`).run(key)
    else connection.prepare(`INSERT OR REPLACE INTO ${noun}_fts (rowid, tokens) VALUES (?, ?)`).run(key, tokens)
  }
}

/** @param connection whose statements the handle runs */
export function openHandle(connection: Connection, mayWrite: boolean): Handle {
  let open = true
  const use = (text: string) => {
    if (!open) throw new Error('a statement came after its transaction had ended')
    return connection.prepare(text)
  }
  const change = (text: string) => {
    if (!mayWrite) throw new Error('a read tried to write')
    return use(text)
  }
  const text: TextChange[] = []
  const changeTokens = (change: TextChange) => {
    if (!open || !mayWrite) throw new Error('tokens came outside of a write')
    text.push(change)
  }
  const keys = (text: string, ...values: Value[]) => {
    if (!open) throw new Error('a search came after its transaction had ended')
    return connection.pluck(text).all(...values) as number[]
  }
  const tx: Tx = {
    get: async <Row>(text: string, ...values: Value[]) => use(text).get(...values) as Row | undefined,
    all: async <Row>(text: string, ...values: Value[]) => use(text).all(...values) as Row[],
    run: async (text, ...values) => {
      const { changes, lastInsertRowid } = change(text).run(...values)
      return { changes, key: Number(lastInsertRowid) }
    },
    putTokens: async (noun, key, tokens) => changeTokens({ noun, key, tokens: tokens.join(' ') }),
    removeTokens: async (noun, key) => changeTokens({ noun, key, tokens: null }),
    // Walking down costs FTS5 more than walking up: only where there is more than is wanted are the newest asked for.
    keysWithToken: async (noun, token, low, high, limit) => {
      const up = keys(`SELECT rowid FROM ${noun}_fts WHERE ${noun}_fts MATCH ? AND rowid BETWEEN ? AND ? LIMIT ?`, quote(token), low, high, limit + 1)
      return up.length <= limit ? up
        : keys(`SELECT rowid FROM ${noun}_fts WHERE ${noun}_fts MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid DESC LIMIT ?`, quote(token), low, high, limit).reverse()
    },
    keysWithBoth: async (noun, token, others, low, high, limit) =>
      keys(`SELECT rowid FROM ${noun}_fts WHERE ${noun}_fts MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid DESC LIMIT ?`,
        `${quote(token)} AND (${others.map(quote).join(' OR ')})`, low, high, limit),
  }
  return { tx, text, close: () => { open = false } }
}

/** A token as an FTS5 string: data, whatever it holds. */
const quote = (token: string) => `"${token.replaceAll('"', '""')}"`
