// Which evidence competes in a compile on its own: that which no shared claim of its subject cites.
import { analyse, type Language } from '../retrieval/analyse.ts'
import { isCited, sourcesOfClaim } from '../store/claims.ts'
import { findObservationText, setCited } from '../store/observations.ts'
import { hasHistory, requeue } from '../store/outbox.ts'
import { citedKey, shelfOf, shelfRange, type Tx } from '../store/store.ts'
import { moveCounts } from '../store/subjects.ts'
import { removeVector } from '../store/vectors.ts'

/** Shared claims took the place of this evidence: its search rows move out of the range that compiles look at. */
export async function coverEvidence(tx: Tx, cited: readonly { key: number }[]): Promise<void> {
  const byShelf = new Map<number, number>()
  for (const key of new Set(cited.map((source) => source.key))) {
    await tx.removeTokens('observations', key)
    await tx.putTokens('observations', citedKey(key), [])
    await setCited(tx, key, 1)
    await removeVector(tx, 'observations', key)
    byShelf.set(shelfOf(key), (byShelf.get(shelfOf(key)) ?? 0) + 1)
  }
  for (const [shelf, count] of byShelf) await moveCounts(tx, shelf, { uncited: -count, observationsMoved: count })
}

/** A claim was erased: what it cited and nothing else does competes again, and gets its vector back if it ever was to have one. */
export async function uncoverEvidence(tx: Tx, claim: number, language: Language, now: number): Promise<void> {
  for (const { observation } of await sourcesOfClaim(tx, claim)) {
    const [low, high] = shelfRange(shelfOf(observation))
    if (await isCited(tx, observation, low, high)) continue
    const row = await findObservationText(tx, observation)
    if (!row || row.content === null || row.cited === 0) continue
    await tx.removeTokens('observations', citedKey(observation))
    await tx.putTokens('observations', observation, analyse(row.content, language).tokens)
    await setCited(tx, observation, 0)
    if (await hasHistory(tx, observation)) await requeue(tx, 'observation', observation, now)
    await moveCounts(tx, shelfOf(observation), { uncited: 1, observationsMoved: 1 })
  }
}
