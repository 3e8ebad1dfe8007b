// Transactions over better-sqlite3, whose own refuse asynchronous functions.
// Writes that arrive together share one transaction and so one fsync, each in a savepoint of its own: one that fails
// is undone alone, and none is answered before the commit. Reads go one after another on a connection of their own.
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

/** Runs one piece of work on a handle of its own; the handle is closed when it ends, however it ends. */
async function runOn(connection: Connection, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const { tx, close } = openHandle(connection)
  const guard = guardTurn()
  try {
    return await Promise.race([work(tx), guard.broken])
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

  async function runJob(job: Job, alone: boolean): Promise<Outcome> {
    try {
      if (!alone) exec('SAVEPOINT request')
      const value = await runOn(connection, job.work)
      if (!alone) exec('RELEASE request')
      return { job, value }
    } catch (error) {
      if (!alone && connection.db.inTransaction) { exec('ROLLBACK TO request'); exec('RELEASE request') }
      return { job, error }
    }
  }

  /** Takes what is waiting, up to the bound, through one commit. */
  async function commitSome(): Promise<void> {
    await untilFree(() => exec('BEGIN IMMEDIATE'), () => waiting[0]?.deadline ?? 0)
    const jobs = waiting.splice(0, WRITES_PER_COMMIT)
    const outcomes: Outcome[] = []
    try {
      for (const job of jobs) {
        outcomes.push(await runJob(job, jobs.length === 1))
        // A full disk or an I/O error may end the whole transaction: then nothing of it was kept.
        if (!connection.db.inTransaction) throw outcomes.at(-1)!.error
      }
      if (outcomes.every((outcome) => 'error' in outcome)) exec('ROLLBACK')
      else exec('COMMIT')
    } catch (error) {
      if (connection.db.inTransaction) exec('ROLLBACK')
      for (const job of jobs) job.reject(toStoreError(error))
      return
    }
    for (const { job, value, error } of outcomes) error === undefined ? job.resolve(value) : job.reject(toStoreError(error))
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
      try { return await runOn(connection, work) as T } finally {
        if (connection.db.inTransaction) connection.prepare('COMMIT').run()
      }
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
