// The port of the store: what services may ask of it. The SQL of each noun stands beside this file and runs on every
// engine; what an engine does in its own way (opening, transactions, full text) has a folder of its own.

export type Value = string | number | Uint8Array | null

/** Runs one statement at a time. `?` stands for a value. Nothing else may be awaited while a transaction is open. */
export type Sql = {
  get<Row>(text: string, ...values: Value[]): Promise<Row | undefined>
  all<Row>(text: string, ...values: Value[]): Promise<Row[]>
  /** @returns how many rows changed, and the key of the row inserted last */
  run(text: string, ...values: Value[]): Promise<{ changes: number; key: number }>
}

/** The nouns that full text knows. */
export type IndexedNoun = 'claims' | 'observations'

/** Full text over tokens that the application made. Row keys are record keys. */
export type TextIndex = {
  /** Writes the row of a record, in place of the one that stands. */
  putTokens(noun: IndexedNoun, key: number, tokens: string[]): Promise<void>
  removeTokens(noun: IndexedNoun, key: number): Promise<void>
  /** Keys from `low` to `high` of the rows that hold the token: the newest `limit` of them, ascending. */
  keysWithToken(noun: IndexedNoun, token: string, low: number, high: number, limit: number): Promise<number[]>
  /** The same for rows that hold the token and at least one of `others`. */
  keysWithBoth(noun: IndexedNoun, token: string, others: string[], low: number, high: number, limit: number): Promise<number[]>
}

/** What a service sees inside a transaction. */
export type Tx = Sql & TextIndex

export type StoreChecks = { database: boolean; migrations: boolean; full_text: boolean; disk: boolean }

export type Store = {
  /** Runs `work` on one snapshot. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs work of a single statement, the cheapest way to read. */
  readOne<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction; resolves once it is on disk. Writes that arrive together share one commit. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Looks at every part that must work. Never throws. */
  check(): Promise<StoreChecks>
  /** Makes erased content vanish from the log of changes too, as soon as no reader stands in the way. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** A record key is its shelf times 2^29 plus its place on the shelf: 2^28 places, and as many again for search rows. */
export const SHELF_SPAN = 2 ** 29
const PLACES = 2 ** 28

/** First and last record key of a shelf. */
export const shelfRange = (shelf: number): [low: number, high: number] => [shelf * SHELF_SPAN, shelf * SHELF_SPAN + PLACES - 1]

/** The shelf of a record key. */
export const shelfOf = (key: number) => Math.floor(key / SHELF_SPAN)

/** Where the search row of evidence stands once a shared claim cites it: out of the range that compiles look at. */
export const citedKey = (key: number) => key + PLACES

/** Who asks, as keys of the store: every statement on records takes it first, so that none can forget the tenant. */
export type Scope = { org: number; principal: number }
