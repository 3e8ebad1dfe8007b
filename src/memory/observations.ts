// Observations: appending evidence, one or many, over REST and over MCP, and reading it back.
import { createHash } from 'node:crypto'
import type { Observation, ObservationBatch, ObservationBatchInput, ObservationBatchItem, ObservationInput, ObservationReceipt, Trust } from '#generated/api.d.ts'
import type { ToolArguments } from '#generated/mcp.mjs'
import { iso, isoOrNull } from '../clock.ts'
import { page } from '../cursor.ts'
import type { Call, Deps } from '../deps.ts'
import { catalogue } from '../errors/catalogue.ts'
import { TitenError, conflict, notFound } from '../errors/error.ts'
import { toErrorInfo } from '../errors/render.ts'
import { idText, newUid, uidOf } from '../ids.ts'
import { TRUST, lowerTrust, requireTrust, type Caller } from '../keys/caller.ts'
import { analyse, type Analysis } from '../retrieval/analyse.ts'
import { insertJournal, insertOutbox } from '../store/events.ts'
import {
  ensureName, findObservationBySource, findObservationRow, findRunName, insertObservation, listObservationRows, type NewObservation, type ObservationRow,
} from '../store/observations.ts'
import type { Tx } from '../store/store.ts'
import { takePlaces } from '../store/subjects.ts'
import { readInstant, readInstantOrNull } from './instants.ts'
import { mutate } from './mutation.ts'
import { requireProject } from './projects.ts'

export const hashContent = (content: string) => createHash('sha256').update(content).digest()

/** What is known of an observation before its transaction opens. */
type Draft = { input: ObservationInput; trust: Trust; occurredAt: number | null; analysis: Analysis; hash: Buffer }

/** Checks the rules that need no store. `prefix` stands before field names, as `items[3].` does in a batch. */
function draftObservation(deps: Deps, caller: Caller, input: ObservationInput, prefix = ''): Draft {
  const trust = input.trust ?? lowerTrust('asserted', caller.maxTrust)
  requireTrust(caller, trust)
  return { input, trust, occurredAt: readInstantOrNull(`${prefix}occurred_at`, input.occurred_at), analysis: analyse(input.content, deps.config.TITEN_LANGUAGE), hash: hashContent(input.content) }
}

/** Takes a place on the shelf and writes the row and its search entry: all that both paths share. */
async function fileObservation(tx: Tx, caller: Caller, subject: string, row: Omit<NewObservation, 'key' | 'uid' | 'ingestedAt' | 'cues'>, analysis: Analysis, now: number) {
  const owner = row.visibility === 'private' ? caller.principal : 0
  const { shelf, firstKey: key } = await takePlaces(tx, caller, subject, owner, 'observations', 1)
  const uid = newUid(now)
  await insertObservation(tx, caller, { ...row, key, uid, ingestedAt: now, cues: analysis.cues })
  await tx.putTokens('observations', key, analysis.tokens)
  return { key, uid, shelf, owner }
}

const toReceipt = (row: ObservationRow): ObservationReceipt => ({
  observation_id: row.id, subject_id: row.subject, state: 'existing', trust: row.trust, visibility: row.visibility,
  content_hash: hashOf(row), ingested_at: iso(row.ingested_at),
})

const hashOf = (row: ObservationRow) => Buffer.from(row.content_hash ?? hashContent(row.content ?? '')).toString('hex')

/** Writes the row, its search entry, history, queue entry and event; or finds that it stands there already. */
async function appendObservation(tx: Tx, caller: Caller, draft: Draft, now: number): Promise<ObservationReceipt> {
  const { input, trust, hash } = draft
  const visibility = input.visibility ?? 'team'
  if (input.source.id !== undefined) {
    const owner = visibility === 'private' ? caller.principal : 0
    const known = await findObservationBySource(tx, caller, input.subject_id, owner, input.source.type, input.source.id)
    if (known && hashOf(known) !== hash.toString('hex')) throw conflict('Another observation with this source.type and source.id stands under the subject, with other content.')
    if (known) return toReceipt(known)
  }
  const { key, uid, shelf, owner } = await fileObservation(tx, caller, input.subject_id, {
    kind: input.kind, content: input.content, sourceType: input.source.type, sourceRef: input.source.ref ?? null, sourceId: input.source.id ?? null,
    trust, visibility, project: await requireProject(tx, caller, input.project_id),
    agent: input.agent_id === undefined ? null : await ensureName(tx, caller, 'agents', input.agent_id),
    run: input.run_id === undefined ? null : await ensureName(tx, caller, 'runs', input.run_id), occurredAt: draft.occurredAt,
  }, draft.analysis, now)
  await insertJournal(tx, caller, { type: 'observation.appended', record: uid, shelf, owner, history: 1, now })
  await insertOutbox(tx, 'observation', key, now)
  return {
    observation_id: idText('obs', uid), subject_id: input.subject_id, state: 'created', trust, visibility,
    content_hash: hash.toString('hex'), ingested_at: iso(now),
  }
}

/** Appends one observation. @throws FORBIDDEN above the key's trust ceiling, NOT_FOUND for an unknown project */
export async function recordObservation(deps: Deps, call: Call, input: ObservationInput): Promise<ObservationReceipt> {
  const draft = draftObservation(deps, call.caller, input)
  const receipt = await mutate(deps, call, (tx) => appendObservation(tx, call.caller, draft, deps.now()))
  deps.vectors?.wake()
  return receipt
}

/** An item of a batch that failed, with the path of its fields in the whole request. */
function failedItem(index: number, thrown: unknown): ObservationBatchItem {
  if (!(thrown instanceof TitenError) || catalogue[thrown.code].status >= 500) throw thrown
  return { index, status: catalogue[thrown.code].status, error: toErrorInfo(thrown) }
}

/** One item as a draft, or the fault that it alone has; in an atomic batch the fault is that of the whole. */
function draftItem(deps: Deps, caller: Caller, item: ObservationInput, index: number, checkItem: (item: unknown, prefix: string) => void, atomic: boolean): Draft | TitenError {
  try {
    checkItem(item, `items[${index}].`)
    return draftObservation(deps, caller, item, `items[${index}].`)
  } catch (error) {
    if (!(error instanceof TitenError)) throw error
    if (atomic) throw asAtomic(index, error)
    return error
  }
}

/** Characters of a batch that are analysed in one turn of the event loop: some twenty milliseconds. */
const CHARACTERS_A_TURN = 16_384

/**
 * Appends up to 200 observations, each with its own outcome or all or none.
 * @param checkItem throws VALIDATION_ERROR for an item that breaks the contract
 */
export async function recordObservationBatch(
  deps: Deps, call: Call, input: ObservationBatchInput, checkItem: (item: unknown, prefix: string) => void,
): Promise<ObservationBatch> {
  const drafts: (Draft | TitenError)[] = []
  let characters = 0
  for (const [index, item] of input.items.entries()) {
    drafts.push(draftItem(deps, call.caller, item, index, checkItem, input.atomic ?? false))
    characters += drafts.at(-1) instanceof TitenError ? 0 : item.content.length
    // Reading eight megabytes takes seconds: other requests come between.
    if (characters > CHARACTERS_A_TURN) { characters = 0; await new Promise((resolve) => setImmediate(resolve)) }
  }
  const batch = await mutate(deps, call, async (tx) => {
    const items: ObservationBatchItem[] = []
    for (const [index, draft] of drafts.entries()) {
      if (draft instanceof TitenError) { items.push(failedItem(index, draft)); continue }
      try {
        const { observation_id, state } = await appendObservation(tx, call.caller, draft, deps.now())
        items.push({ index, status: state === 'created' ? 201 : 200, observation_id, state })
      } catch (error) {
        if (input.atomic && error instanceof TitenError && catalogue[error.code].status < 500) throw asAtomic(index, error)
        items.push(failedItem(index, error))
      }
    }
    return { items }
  })
  deps.vectors?.wake()
  return batch
}

/** An atomic batch with an item that may not be written fails as a whole with 400, whatever the item's own code. */
function asAtomic(index: number, error: TitenError): TitenError {
  const details = error.details ?? [{ field: `items[${index}]`, message: error.message }]
  return new TitenError('VALIDATION_ERROR', `items[${index}] was refused, so nothing was written: ${error.message}`, { details, cause: error })
}

/**
 * Appends evidence from `titen_remember`: the row and its search entry and nothing else, unguarded by the trust ceiling,
 * as the MCP page has it; with TITEN_MCP_STRICT it enforces and writes what REST does.
 */
export async function rememberObservation(deps: Deps, call: Call, given: ToolArguments['titen_remember']): Promise<{ observation_id: string; ingested_at: string }> {
  const { caller } = call
  const trust = (given.trust ?? 'asserted') as Trust
  const visibility = (given.visibility ?? 'team') as NonNullable<ObservationInput['visibility']>
  const analysis = analyse(given.content, deps.config.TITEN_LANGUAGE)
  if (deps.config.TITEN_MCP_STRICT) {
    if (TRUST.includes(trust)) requireTrust(caller, trust)
    const input: ObservationInput = {
      subject_id: given.subject_id, kind: given.kind as ObservationInput['kind'], content: given.content, trust, visibility,
      source: { type: given.source_type, ...(given.source_ref == null ? {} : { ref: given.source_ref }) },
    }
    const draft = { input, trust, occurredAt: null, analysis, hash: hashContent(given.content) }
    const { observation_id, ingested_at } = await deps.store.write((tx) => appendObservation(tx, caller, draft, deps.now()))
    deps.vectors?.wake()
    return { observation_id, ingested_at }
  }
  return deps.store.write(async (tx) => {
    const now = deps.now()
    const { uid } = await fileObservation(tx, caller, given.subject_id, {
      kind: given.kind, content: given.content, sourceType: given.source_type, sourceRef: given.source_ref ?? null, sourceId: null,
      trust, visibility, project: null, agent: null, run: null, occurredAt: null,
    }, analysis, now)
    return { observation_id: idText('obs', uid), ingested_at: iso(now) }
  })
}

/** The contract's form of a row. */
export const toObservation = (row: ObservationRow): Observation => ({
  observation_id: row.id, subject_id: row.subject, kind: row.kind, content: row.content, content_hash: hashOf(row),
  source: {
    type: row.source_type, ...(row.source_ref === null ? {} : { ref: row.source_ref }), ...(row.source_id === null ? {} : { id: row.source_id }),
  },
  trust: row.trust, visibility: row.visibility, principal_id: row.principal_name, project_id: row.project_id, agent_id: row.agent_name, run_id: row.run_name,
  occurred_at: isoOrNull(row.occurred_at), ingested_at: iso(row.ingested_at), erased_at: isoOrNull(row.erased_at),
})

/** @throws NOT_FOUND when the caller may not read it or it is not there */
export async function findObservation(deps: Deps, call: Call, id: string): Promise<Observation> {
  const row = await deps.store.read((tx) => findObservationRow(tx, call.caller, uidOf(id)))
  if (!row) throw notFound('observation')
  return toObservation(row)
}

export type ObservationQuery = {
  limit: number; cursor?: string; subject_id?: string; project_id?: string; run_id?: string; kind?: string; since?: string; until?: string
}

/** A page of readable observations, subject by subject in order of arrival. */
export function listObservations(deps: Deps, call: Call, query: ObservationQuery) {
  const { caller } = call
  const since = query.since === undefined ? undefined : readInstant('since', query.since)
  const until = query.until === undefined ? undefined : readInstant('until', query.until)
  return deps.store.read(async (tx) => {
    const project = await requireProject(tx, caller, query.project_id)
    const run = query.run_id === undefined ? undefined : (await findRunName(tx, caller, query.run_id))?.key ?? -1
    const filter = { subject: query.subject_id, project: project ?? undefined, run, kind: query.kind, since, until }
    const list = `observations ${JSON.stringify([query.subject_id, query.project_id, query.run_id, query.kind, since, until])}`
    const { rows, next_cursor } = await page(list, caller.org, query, 0, (after, count) => listObservationRows(tx, caller, filter, Number(after), count), (row) => row.key, (row) => row.content?.length ?? 0)
    return { items: rows.map(toObservation), next_cursor }
  })
}
