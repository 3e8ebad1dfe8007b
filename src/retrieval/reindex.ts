// A change of the analyser, of its version or its language, writes every search row anew while the server runs: in steps, on from
// where it stopped, one row in place of the other, so that each record stays findable by its old words until it is by its new ones.
import type { Deps } from '../deps.ts'
import { claimsToRewrite, countToRewrite, deleteSetting, evidenceToRewrite, readSetting, setCues, writeSetting } from '../store/reindex.ts'
import { supportTexts } from '../store/claims.ts'
import type { Sql, Tx } from '../store/store.ts'
import { voidMemory } from '../store/subjects.ts'
import { ANALYSER_VERSION, analyse, analyseClaim, type Language } from './analyse.ts'

/** Records written in one transaction: some ten milliseconds. */
const STEP = 100
/** Records between two lines of the log. */
const TOLD_EVERY = 10_000

/** How far a rewrite has come, as the store keeps it. */
type Progress = { noun: 'claims' | 'observations'; after: number; done: number; total: number }

export type ReindexState = { version: number; language: Language; state: 'current' | 'rewriting'; done: number; total: number }

const markOf = (language: Language) => `${ANALYSER_VERSION} ${language}`

async function readProgress(sql: Sql): Promise<Progress | undefined> {
  const text = await readSetting(sql, 'reindex')
  return text === undefined ? undefined : JSON.parse(text) as Progress
}

/** What search rows are written with, and how far a change of it has come. */
export async function findReindexState(sql: Sql, language: Language): Promise<ReindexState> {
  const progress = await readProgress(sql)
  return { version: ANALYSER_VERSION, language, state: progress ? 'rewriting' : 'current', done: progress?.done ?? 0, total: progress?.total ?? 0 }
}

/** Notes that the index is to be written anew, when another analyser wrote it. @returns whether work is to be done */
async function prepare({ store, config }: Deps): Promise<boolean> {
  const mark = markOf(config.TITEN_LANGUAGE)
  const isCurrent = async (sql: Sql) => await readSetting(sql, 'analyser') === mark
  if (await store.read(async (tx) => await isCurrent(tx) && await readProgress(tx) === undefined)) return false
  await store.write(async (tx) => {
    if (await isCurrent(tx)) return
    await writeSetting(tx, 'analyser', mark)
    await writeSetting(tx, 'reindex', JSON.stringify({ noun: 'claims', after: 0, done: 0, total: await countToRewrite(tx) } satisfies Progress))
    await voidMemory(tx)
  })
  return true
}

/** Writes some rows of one noun. @returns the last key, or undefined when none was left */
async function rewriteSome(tx: Tx, { noun, after }: Progress, language: Language): Promise<{ last: number; rows: number } | undefined> {
  const rows = noun === 'claims' ? await claimsToRewrite(tx, after, STEP) : await evidenceToRewrite(tx, after, STEP)
  for (const row of rows) {
    const { tokens, cues } = 'statement' in row
      ? analyseClaim(row.statement, (await supportTexts(tx, row.key)).map(({ content }) => content ?? ''), language) : analyse(row.content, language)
    await tx.putTokens(noun, row.key, tokens)
    await setCues(tx, noun, row.key, cues)
  }
  return rows.length === 0 ? undefined : { last: rows.at(-1)!.key, rows: rows.length }
}

/** One step, in one transaction with the note of how far it came. @returns how far, or undefined at the end */
const step = ({ store, config }: Deps): Promise<Progress | undefined> => store.write(async (tx) => {
  const progress = await readProgress(tx)
  if (!progress) return undefined
  const some = await rewriteSome(tx, progress, config.TITEN_LANGUAGE)
  if (!some && progress.noun === 'observations') {
    await deleteSetting(tx, 'reindex')
    await voidMemory(tx)
    return undefined
  }
  const next: Progress = some ? { ...progress, after: some.last, done: progress.done + some.rows } : { ...progress, noun: 'observations', after: 0 }
  await writeSetting(tx, 'reindex', JSON.stringify(next))
  return next
})

/** Brings the index to the analyser of the settings, in the background. @returns when it is done, and how to stop it */
export function startReindex(deps: Deps): { done: Promise<void>; stop(): Promise<void> } {
  let going = true
  async function run(): Promise<void> {
    if (!await prepare(deps)) return
    let told = 0
    for (let progress = await step(deps); progress && going; progress = await step(deps)) {
      if (progress.done - told < TOLD_EVERY) continue
      told = progress.done
      deps.log.info({ done: progress.done, total: progress.total }, 'writing the search index anew')
    }
    if (going) deps.log.info({ language: deps.config.TITEN_LANGUAGE }, 'the search index is written anew')
  }
  const done = run().catch((error: unknown) => { deps.log.error({ err: error }, 'writing the search index anew failed: the next start goes on') })
  return { done, stop: async () => { going = false; await done } }
}
