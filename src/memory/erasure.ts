// Erasure: content vanishes from rows, search and packs, and with it every claim that may quote it.
import type { ErasedObservation, ErasedSubject } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { notFound } from '../errors/error.ts'
import { uidOf } from '../ids.ts'
import type { Caller } from '../keys/caller.ts'
import type { Language } from '../retrieval/analyse.ts'
import { deleteSubjectCheckpoints } from '../store/checkpoints.ts'
import { citingClaims, deleteClaim, detachSources, markClaimErased, someClaims } from '../store/claims.ts'
import { deleteSomeRuns, forgetTasks } from '../store/context.ts'
import { dequeue, forgetReasons, insertJournal } from '../store/events.ts'
import { forgetHandoffMessages } from '../store/handoffs.ts'
import { deleteObservation, findObservationRow, findObservationText, markObservationErased, someObservations } from '../store/observations.ts'
import { citedKey, shelfOf, shelfRange, type Tx } from '../store/store.ts'
import { deleteShelf, findAllShelves, moveCounts } from '../store/subjects.ts'
import { deleteVector, removeVector } from '../store/vectors.ts'
import { unindexClaim } from './claims.ts'
import { uncoverEvidence } from './evidence.ts'
import { answeredBefore, mutate } from './mutation.ts'
import { hashContent } from './observations.ts'

/** Records erased in one transaction when a whole subject goes: other writes come between. */
const STEP = 100

const isLive = (status: string) => status === 'active' || status === 'disputed'

async function unindexObservation(tx: Tx, row: { key: number; cited: number }): Promise<void> {
  await tx.removeTokens('observations', row.cited === 1 ? citedKey(row.key) : row.key)
  await removeVector(tx, 'observations', row.key)
  await moveCounts(tx, shelfOf(row.key), { observationsMoved: 1 })
}

/** Erases the claims that cite an observation. */
async function eraseCitingClaims(tx: Tx, caller: Caller, observation: number, language: Language, now: number): Promise<number> {
  const claims = await citingClaims(tx, observation)
  for (const claim of claims) {
    const shelf = shelfOf(claim.key)
    if (isLive(claim.status)) await unindexClaim(tx, claim.key)
    await markClaimErased(tx, claim.key, now)
    await uncoverEvidence(tx, claim.key, language, now)
    await forgetReasons(tx, claim.uid)
    await dequeue(tx, 'claim', claim.key)
    await moveCounts(tx, shelf, { claims: -1 })
    await insertJournal(tx, caller, { type: 'claim.erased', record: claim.uid, shelf, owner: claim.owner, history: 1, now })
  }
  for (const subject of new Set(claims.map((claim) => claim.subject))) await forgetTasks(tx, caller, subject)
  return claims.length
}

/**
 * Erases one observation and every claim that cites it; a tombstone and the hash stay. A second time is a success.
 * @throws NOT_FOUND when the caller may not read it or it is not there
 */
export async function eraseObservation(deps: Deps, call: Call, id: string): Promise<ErasedObservation> {
  const { caller } = call
  const erased = await mutate(deps, call, async (tx) => {
    const row = await findObservationRow(tx, caller, uidOf(id))
    if (!row) throw notFound('observation')
    if (row.content === null) {
      return { observation_id: id, content_hash: Buffer.from(row.content_hash!).toString('hex'), erased_at: iso(row.erased_at!), claims_erased: 0 }
    }
    const now = deps.now()
    const shelf = shelfOf(row.key)
    const claims = await eraseCitingClaims(tx, caller, row.key, deps.config.TITEN_LANGUAGE, now)
    const after = (await findObservationRow(tx, caller, uidOf(id)))!
    const hash = hashContent(row.content)
    await unindexObservation(tx, after)
    await markObservationErased(tx, row.key, hash, now)
    await forgetTasks(tx, caller, row.subject)
    await dequeue(tx, 'observation', row.key)
    await moveCounts(tx, shelf, { observations: -1, uncited: after.cited === 1 ? 0 : -1 })
    await insertJournal(tx, caller, { type: 'observation.erased', record: uidOf(id), shelf, owner: row.owner, history: 1, now })
    return { observation_id: id, content_hash: hash.toString('hex'), erased_at: iso(now), claims_erased: claims }
  })
  await deps.store.scrub()
  return erased
}

type Counts = { observations: number; claims: number; contexts: number }

const NOTHING: Counts = { observations: 0, claims: 0, contexts: 0 }

/** Adds to a total in place. @returns how much was added */
function addTo(total: Counts, some: Counts): number {
  total.observations += some.observations
  total.claims += some.claims
  total.contexts += some.contexts
  return some.observations + some.claims + some.contexts
}

/** Erases up to a step of a subject's records. @returns what went, all zero when nothing is left */
async function eraseSome(tx: Tx, caller: Caller, subject: string, language: Language, now: number): Promise<Counts> {
  const shelves = (await findAllShelves(tx, caller, subject)).map((shelf) => shelf.key)
  const contexts = await deleteSomeRuns(tx, caller, subject, STEP)
  for (const shelf of shelves) {
    const [low, high] = shelfRange(shelf)
    const claims = await someClaims(tx, low, high, STEP)
    for (const claim of claims) {
      if (isLive(claim.status)) await unindexClaim(tx, claim.key)
      await forgetReasons(tx, claim.uid)
      await dequeue(tx, 'claim', claim.key)
      await deleteVector(tx, 'claims', claim.key)
      await deleteClaim(tx, claim.key)
    }
    if (claims.length > 0) return { observations: 0, claims: claims.length, contexts }
    const observations = await someObservations(tx, low, high, STEP)
    for (const row of observations) {
      // Claims about other subjects and private ones; what they cited may compete again, and leaves search where it stands now.
      await eraseCitingClaims(tx, caller, row.key, language, now)
      await detachSources(tx, row.key)
      const cited = (await findObservationText(tx, row.key))!.cited
      if (row.content !== null) await unindexObservation(tx, { key: row.key, cited })
      await dequeue(tx, 'observation', row.key)
      await deleteVector(tx, 'observations', row.key)
      await deleteObservation(tx, row.key)
    }
    if (observations.length > 0) return { observations: observations.length, claims: 0, contexts }
    await deleteShelf(tx, shelf)
  }
  return { observations: 0, claims: 0, contexts }
}

/**
 * Erases everything about a subject, step by step, until nothing is left that was written before the answer.
 * @returns how much went; all zero for a name that holds nothing
 */
export async function eraseSubject(deps: Deps, call: Call, subject: string): Promise<ErasedSubject> {
  const { caller } = call
  // Erasing takes many transactions: a repeat must not begin again, nor a key that was used for something else begin at all.
  const first = await answeredBefore<ErasedSubject>(deps, call)
  if (first) return first.answer
  const language = deps.config.TITEN_LANGUAGE
  const before = { ...NOTHING }
  while (addTo(before, await deps.store.write((tx) => eraseSome(tx, caller, subject, language, deps.now()))) > 0);
  const erased = await mutate(deps, call, async (tx) => {
    // What came in since the last step goes with this one, in the transaction of the answer.
    const total = { ...before }
    while (addTo(total, await eraseSome(tx, caller, subject, language, deps.now())) > 0);
    const { changes: checkpoints } = await deleteSubjectCheckpoints(tx, caller, subject)
    await forgetHandoffMessages(tx, caller, subject)
    if (total.observations + total.claims + total.contexts + checkpoints > 0) {
      await insertJournal(tx, caller, { type: 'subject.erased', record: null, shelf: null, owner: 0, history: 0, now: deps.now() })
    }
    return { subject_id: subject, observations: total.observations, claims: total.claims, checkpoints, contexts: total.contexts }
  })
  await deps.store.scrub()
  return erased
}
