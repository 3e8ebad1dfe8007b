// Transactions over better-sqlite3, whose own refuse asynchronous functions.
// Writes that arrive together share one transaction and so one fsync, and none is answered before the commit. One that
// fails is undone alone: if it had changed anything, the transaction starts over with a savepoint around each write.
// Savepoints are not there from the beginning because FTS5 writes out what it has collected whenever one opens, which
// costs a commit of 32 observations more than everything else in it. Reads go one after another on a connection of their own.
// The work inside may await nothing but its own statements, which resolve without leaving the turn of the event loop;
// a guard undoes work that does, since the transaction would stay open while other things happen.
import type { Tx } from '../store.ts'
import { isBusy, isDriverError, toStoreError } from './errors.ts'
import { openHandle, type Connection } from './statements.ts'

/** Writes that share one commit at most: a bound on what one fsync failure can refuse, and on the length of a turn. */
const WRITES_PER_COMMIT = 64
/** Pause between two tries to get the lock, in milliseconds; doubled up to the second figure. */
const FIRST_PAUSE_MS = 1
const LONGEST_PAUSE_MS = 25

type Job = { work: (tx: Tx) => Promise<unknown>; resolve: (value: unknown) => void; reject: (error: unknown) => void; deadline: number }
type Outcome = { job: Job; value?: unknown; error?: unknown }

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

/** Runs one piece of work on a handle of its own; the handle is closed when it ends, however it ends. */
async function runOn(connection: Connection, work: (tx: Tx) => Promise<unknown>): Promise<{ value?: unknown; error?: unknown; wrote: boolean }> {
  const { tx, wrote, close } = openHandle(connection)
  const guard = guardTurn()
  try {
    return { value: await Promise.race([work(tx), guard.broken]), wrote: wrote() }
  } catch (error) {
    return { error: error ?? new Error('work failed without a reason'), wrote: wrote() }
  } finally {
    guard.done()
    close()
  }
}

/** Tries a statement until the lock is free, from the event loop and never inside it; gives up at `deadline`. */
async function untilFree(statement: () => void, deadline: () => number): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try { return statement() } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline()) throw error
    }
    await sleep(pause)
  }
}

/**
 * @param connection the writing connection
 * @param busyMs how long a write waits for a lock of another process
 * @returns a function that runs work in a transaction and resolves once it is committed
 */
export function openWriter(connection: Connection, busyMs: number) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined
  const exec = (text: string) => { connection.prepare(text).run() }

  /** @param guarded whether a savepoint stands around the write, so that its failure is undone alone */
  async function runJob(job: Job, guarded: boolean): Promise<Outcome> {
    if (guarded) exec('SAVEPOINT request')
    const { value, error, wrote } = await runOn(connection, job.work)
    if (error === undefined) {
      if (guarded) exec('RELEASE request')
      return { job, value }
    }
    // A full disk or an I/O error may have ended the whole transaction: then nothing of it was kept.
    if (!connection.db.inTransaction) throw error
    if (guarded) { exec('ROLLBACK TO request'); exec('RELEASE request') }
    else if (wrote) throw new HalfDone('', { cause: error })
    return { job, error }
  }

  async function runJobs(jobs: Job[], guarded: boolean): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    for (const job of jobs) outcomes.push(await runJob(job, guarded))
    exec(outcomes.every((outcome) => 'error' in outcome) ? 'ROLLBACK' : 'COMMIT')
    return outcomes
  }

  /** Takes what is waiting, up to the bound, through one commit. */
  async function commitSome(): Promise<void> {
    await untilFree(() => exec('BEGIN IMMEDIATE'), () => waiting[0]?.deadline ?? 0)
    const jobs = waiting.splice(0, WRITES_PER_COMMIT)
    const settle = ({ job, value, error }: Outcome) => (error === undefined ? job.resolve(value) : job.reject(toStoreError(error)))
    try {
      const outcomes = await runJobs(jobs, false).catch(async (error: unknown) => {
        if (!(error instanceof HalfDone)) throw error
        exec('ROLLBACK')
        if (jobs.length === 1) return [{ job: jobs[0]!, error: error.cause }]
        exec('BEGIN IMMEDIATE')
        return runJobs(jobs, true)
      })
      outcomes.forEach(settle)
    } catch (error) {
      if (connection.db.inTransaction) exec('ROLLBACK')
      for (const job of jobs) job.reject(toStoreError(error))
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      try { await commitSome() } catch (error) {
        // No lock: refuse those whose time is up, and try again for the rest.
        const now = performance.now()
        const late = isBusy(error) ? waiting.findIndex((job) => job.deadline > now) : -1
        for (const job of waiting.splice(0, late < 0 ? waiting.length : late)) job.reject(toStoreError(error))
      }
    }
    running = undefined
  }

  return {
    write: <T>(work: (tx: Tx) => Promise<T>) => new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject, deadline: performance.now() + busyMs })
      // The end of this turn of the event loop collects what arrived in it; a lone write does not wait longer.
      running ??= new Promise<void>((begin) => setImmediate(begin)).then(drain)
    }),
    idle: async () => { while (running) await running },
  }
}

/**
 * @param connection the reading connection
 * @returns a function that runs work on one snapshot, one work after another
 */
export function openReader(connection: Connection, busyMs: number) {
  let last: Promise<unknown> = Promise.resolve()
  async function snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const deadline = performance.now() + busyMs
    try {
      await untilFree(() => { connection.prepare('BEGIN').run() }, () => deadline)
      const { value, error } = await runOn(connection, work)
      if (connection.db.inTransaction) connection.prepare('COMMIT').run()
      if (error !== undefined) throw error
      return value as T
    } catch (error) {
      throw isDriverError(error) ? toStoreError(error) : error
    }
  }
  return {
    read: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const result = last.then(() => snapshot(work))
      last = result.catch(() => {})
      return result
    },
    idle: () => last,
  }
}
