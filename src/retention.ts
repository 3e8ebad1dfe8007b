// Retention: lets go, step by step and between other requests, of what is past its published time.
import type { Deps } from './deps.ts'
import { deleteDeadCheckpoints, deleteDeadLeases, deleteOldEvents, deleteOldOutbox, deleteOldReplays, deleteOldRuns } from './store/retention.ts'
import type { Sql } from './store/store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rows let go in one transaction: a few milliseconds. */
const STEP = 200
/** Time between two sweeps. */
const PERIOD_MS = 10 * 60_000

type Rule = (sql: Sql, now: number) => Promise<number>

/** Every kind of row that has a time, with how to let some of it go. */
function rulesOf({ config }: Deps, indexed: boolean): Rule[] {
  return [
    (sql, now) => deleteOldRuns(sql, now - config.TITEN_RETAIN_RUNS_DAYS * DAY_MS, STEP),
    (sql, now) => deleteOldEvents(sql, now - config.TITEN_RETAIN_EVENTS_DAYS * DAY_MS, STEP),
    (sql, now) => deleteOldReplays(sql, now - config.TITEN_RETAIN_REPLAYS_HOURS * HOUR_MS, STEP),
    ...(indexed ? [] : [(sql: Sql, now: number) => deleteOldOutbox(sql, now - config.TITEN_RETAIN_OUTBOX_HOURS * HOUR_MS, STEP)]),
    (sql, now) => deleteDeadCheckpoints(sql, now, STEP),
    (sql, now) => deleteDeadLeases(sql, now, STEP),
  ]
}

/**
 * Lets go of everything that is past its time.
 * @param indexed whether a vector arm works the index queue off, so that it must not expire
 * @param going tells whether to go on; asked between steps
 * @returns how many rows went
 */
export async function sweep(deps: Deps, indexed: boolean, going: () => boolean = () => true): Promise<number> {
  let total = 0
  for (const rule of rulesOf(deps, indexed)) {
    for (let gone = STEP; gone >= STEP && going();) total += (gone = await deps.store.write((tx) => rule(tx, deps.now())))
  }
  return total
}

/** Sweeps now and then until stopped. A sweep that fails is logged and tried again at the next one. */
export function startRetention(deps: Deps, indexed: boolean): { stop(): Promise<void> } {
  let going = true
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = sweep(deps, indexed, () => going).then(
      (rows) => { if (rows > 0) deps.log.info({ rows }, 'let go of rows past their time') },
      (error: unknown) => deps.log.warn({ err: error }, 'retention sweep failed'),
    )
  }
  const timer = setInterval(run, PERIOD_MS)
  timer.unref()
  run()
  return { stop: async () => { going = false; clearInterval(timer); await running } }
}
