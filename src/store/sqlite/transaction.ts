// Transactions over better-sqlite3, whose own refuse asynchronous functions.
// Writes that arrive together share one transaction and so one fsync, and none is answered before the commit. One that
// fails is undone alone: if it had changed anything, the transaction starts over with a savepoint around each write.
// Savepoints are not there from the beginning because FTS5 writes out what it has collected whenever one opens, which
// costs a commit of 32 observations more than everything else in it.
// Reads and commits take turns on one connection: a second one would lose its page cache at every commit of the first.
// The work inside may await nothing but its own statements, which resolve without leaving the turn of the event loop;
// a guard undoes work that does, since the transaction would stay open while other things happen.
import type { Tx } from '../store.ts'
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

/** Work that failed after it had changed something, in a transaction that others share. */
class HalfDone extends Error {}

type Ran = { value?: unknown; error?: unknown; wrote: boolean; text: TextChange[] }

/** Runs one piece of work on a handle of its own; the handle is closed when it ends, however it ends. */
async function runOn(connection: Connection, work: (tx: Tx) => Promise<unknown>, mayWrite: boolean): Promise<Ran> {
  const { tx, wrote, text, close } = openHandle(connection, mayWrite)
  const guard = guardTurn()
  try {
    return { value: await Promise.race([work(tx), guard.broken]), wrote: wrote(), text }
  } catch (error) {
    return { error: error ?? new Error('work failed without a reason'), wrote: wrote(), text: [] }
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

/** @param guarded whether a savepoint stands around the write, so that its failure is undone alone */
async function runJob(connection: Connection, job: Job, guarded: boolean): Promise<Outcome> {
  const exec = (text: string) => { connection.prepare(text).run() }
  if (guarded) exec('SAVEPOINT request')
  const { value, error, wrote, text } = await runOn(connection, job.work, true)
  if (error === undefined) {
    if (guarded) exec('RELEASE request')
    return { job, value, text }
  }
  // A full disk or an I/O error may have ended the whole transaction: then nothing of it was kept.
  if (!connection.db.inTransaction) throw error
  if (guarded) { exec('ROLLBACK TO request'); exec('RELEASE request') }
  else if (wrote) throw new HalfDone('', { cause: error })
  return { job, error, text }
}

/** Runs writes one after another in a transaction that has begun, and ends it. */
async function runJobs(connection: Connection, jobs: Job[], guarded: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const job of jobs) outcomes.push(await runJob(connection, job, guarded))
  changeText(connection, outcomes.flatMap(({ text }) => text))
  connection.prepare(outcomes.every((outcome) => 'error' in outcome) ? 'ROLLBACK' : 'COMMIT').run()
  return outcomes
}

/** Takes writes through one commit, in a transaction that has begun, and settles each. */
async function commit(connection: Connection, jobs: Job[]): Promise<void> {
  try {
    const outcomes = await runJobs(connection, jobs, false).catch(async (error: unknown) => {
      if (!(error instanceof HalfDone)) throw error
      connection.prepare('ROLLBACK').run()
      if (jobs.length === 1) return [{ job: jobs[0]!, error: error.cause, text: [] }]
      connection.prepare('BEGIN IMMEDIATE').run()
      return runJobs(connection, jobs, true)
    })
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
      else pause = FIRST_PAUSE_MS
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
    write,
    /** Resolves when nothing runs and nothing waits. */
    idle: async () => { await drained(); await turns.idle() },
  }
}
