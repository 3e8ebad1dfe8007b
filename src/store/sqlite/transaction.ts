// Transactions over better-sqlite3, whose own refuse asynchronous functions.
// Writes that arrive together share one transaction and so one fsync, each in a savepoint of its own: one that fails is
// undone alone, and none is answered before the commit. Full text is changed after all of them, since FTS5 writes out
// what it has collected whenever a savepoint opens.
// Reads and commits take turns on one connection: a second one would lose its page cache at every commit of the first.
// The work inside may await nothing but its own statements, which resolve without leaving the turn of the event loop;
// a guard undoes work that does, since the transaction would stay open while other things happen.
import type { Sql, Tx } from '../store.ts'
import { isBusy, toStoreError } from './errors.ts'
import { changeText, openHandle, type Connection, type TextChange } from './statements.ts'

/** Writes that share one commit at most: a bound on what one fsync failure can refuse, and on the length of a turn. */
const WRITES_PER_COMMIT = 64
/** Pause between two tries to get the lock, in milliseconds; doubled up to the second figure. */
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 25

type Job = { work: (tx: Tx) => Promise<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void; deadline: number }
type Outcome = { job: Job; value?: unknown; error?: unknown; text: TextChange[] }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Rejects when the turn of the event loop ends before `done` is called. */
function guardTurn(): { broken: Promise<never>; done: () => void } {
  let immediate: NodeJS.Immediate
  const broken = new Promise<never>((_, reject) => {
    immediate = setImmediate(() => reject(new Error('a transaction awaited something other than its own statements')))
  })
  broken.catch(() => {})
  return { broken, done: () => clearImmediate(immediate) }
}

type Ran = { value?: unknown; error?: unknown; text: TextChange[] }

/** Runs one piece of work on a handle of its own; the handle is closed when it ends, however it ends. */
async function runOn(connection: Connection, work: (tx: Tx) => Promise<unknown>, mayWrite: boolean): Promise<Ran> {
  const { tx, text, close } = openHandle(connection, mayWrite)
  const guard = guardTurn()
  try {
    return { value: await Promise.race([work(tx), guard.broken]), text }
  } catch (error) {
    return { error: error ?? new Error('work failed without a reason'), text: [] }
  } finally {
    guard.done()
    close()
  }
}

/** One thing at a time, in order of asking. */
function openTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take<T>(work: () => Promise<T>): Promise<T> {
      const result = last.then(work)
      last = result.catch(() => {})
      return result
    },
    idle: async () => { for (let seen; seen !== last;) await (seen = last) },
  }
}

type Turns = ReturnType<typeof openTurns>

/** Begins, or answers the error that stood in the way. */
function tryBegin(connection: Connection, text: string): unknown {
  try { connection.prepare(text).run() } catch (error) { return error }
  return undefined
}

/** One write in a savepoint of its own, where it shares the transaction with others. */
async function runJob(connection: Connection, job: Job, shared: boolean): Promise<Outcome> {
  const exec = (text: string) => { connection.prepare(text).run() }
  if (shared) exec('SAVEPOINT request')
  const { value, error, text } = await runOn(connection, job.work, true)
  // A full disk or an I/O error may have ended the whole transaction: then nothing of it was kept.
  if (error !== undefined && !connection.db.inTransaction) throw error
  if (shared && error !== undefined) exec('ROLLBACK TO request')
  if (shared) exec('RELEASE request')
  return { job, value, error, text }
}

/** Takes writes through one commit, in a transaction that has begun, and settles each. */
async function commit(connection: Connection, jobs: Job[]): Promise<void> {
  try {
    const outcomes: Outcome[] = []
    for (const job of jobs) outcomes.push(await runJob(connection, job, jobs.length > 1))
    changeText(connection, outcomes.flatMap(({ text }) => text))
    connection.prepare(outcomes.every(({ error }) => error !== undefined) ? 'ROLLBACK' : 'COMMIT').run()
    for (const { job, value, error } of outcomes) error === undefined ? job.resolve(value) : job.reject(toStoreError(error))
  } catch (error) {
    if (connection.db.inTransaction) connection.prepare('ROLLBACK').run()
    for (const job of jobs) job.reject(toStoreError(error))
  }
}

/** @returns `write`, which resolves once the work is committed, and `drained`, which resolves when no write waits */
function openWrites(connection: Connection, turns: Turns, busyMs: number) {
  const waiting: Job[] = []
  let draining: Promise<void> | undefined

  /** One try to get the lock and commit what is waiting. @returns whether another process held the lock */
  async function commitSome(): Promise<boolean> {
    const error = tryBegin(connection, 'BEGIN IMMEDIATE')
    if (error === undefined) {
      await commit(connection, waiting.splice(0, WRITES_PER_COMMIT))
      return false
    }
    const now = performance.now()
    const late = isBusy(error) ? waiting.filter((job) => job.deadline <= now) : [...waiting]
    for (const job of late) { waiting.splice(waiting.indexOf(job), 1); job.reject(toStoreError(error)) }
    return true
  }

  async function drain(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; waiting.length > 0;) {
      if (await turns.take(commitSome)) { await sleep(pause); pause = Math.min(pause * 2, LONGEST_PAUSE_MS) }
      else {
        pause = FIRST_PAUSE_MS
        // Whoever writes again at once, as an erasure does, would keep the event loop from ever leaving its turn.
        if (waiting.length > 0) await new Promise((resume) => setImmediate(resume))
      }
    }
    draining = undefined
  }

  return {
    write: <T>(work: (tx: Tx) => Promise<T>) => new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject, deadline: performance.now() + busyMs })
      // The end of this turn of the event loop collects what arrived in it; a lone write does not wait longer.
      draining ??= new Promise<void>((begin) => setImmediate(begin)).then(drain)
    }),
    drained: async () => { while (draining) await draining },
  }
}

/** One try to read. @returns undefined when another process stood in the way */
async function snapshot(connection: Connection, work: (tx: Tx) => Promise<unknown>): Promise<Ran | undefined> {
  const error = tryBegin(connection, 'BEGIN')
  if (error !== undefined) {
    if (isBusy(error)) return undefined
    throw error
  }
  const result = await runOn(connection, work, false)
  if (connection.db.inTransaction) connection.prepare('COMMIT').run()
  return result.error !== undefined && isBusy(result.error) ? undefined : result
}

/** @returns a function that runs work on one snapshot */
function openReads(connection: Connection, turns: Turns, busyMs: number) {
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const deadline = performance.now() + busyMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const result = await turns.take(() => snapshot(connection, work)).catch((error: unknown) => ({ error, value: undefined }))
      if (result && result.error === undefined) return result.value as T
      if (result) throw toStoreError(result.error)
      if (performance.now() >= deadline) throw toStoreError(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }))
      await sleep(pause)
    }
  }
}

/**
 * @param connection the one connection
 * @param busyMs how long a transaction waits for a lock of another process; it waits in the event loop, never inside SQLite
 */
export function openTransactions(connection: Connection, busyMs: number) {
  const turns = openTurns()
  const { write, drained } = openWrites(connection, turns, busyMs)
  return {
    read: openReads(connection, turns, busyMs),
    /** One statement is a snapshot by itself: it waits its turn, and needs neither a transaction nor a guard. */
    readOne: <T>(work: (sql: Sql) => Promise<T>): Promise<T> => turns.take(async () => {
      const { tx, close } = openHandle(connection, false)
      try { return await work(tx) } catch (error) { throw toStoreError(error) } finally { close() }
    }),
    write,
    /** Resolves when nothing runs and nothing waits. */
    idle: async () => { await drained(); await turns.idle() },
  }
}
