// Which evidence competes in a compile on its own: that which no shared claim of its subject cites.
import { analyse } from '../retrieval/analyse.ts'
import { isCited, sourcesOfClaim } from '../store/claims.ts'
import { findObservationText, setCited } from '../store/observations.ts'
import { citedKey, shelfOf, shelfRange, type Tx } from '../store/store.ts'
import { moveCounts } from '../store/subjects.ts'

/** A shared claim took the place of this evidence: its search row moves out of the range that compiles look at. */
export async function coverEvidence(tx: Tx, key: number, content: string): Promise<void> {
  await tx.removeTokens('observations', key, analyse(content).tokens)
  await tx.insertTokens('observations', citedKey(key), [])
  await setCited(tx, key, 1)
  await moveCounts(tx, shelfOf(key), { uncited: -1 })
}

/** A claim was erased: what it cited and nothing else does competes again. */
export async function uncoverEvidence(tx: Tx, claim: number): Promise<void> {
  for (const { observation } of await sourcesOfClaim(tx, claim)) {
    const [low, high] = shelfRange(shelfOf(observation))
    if (await isCited(tx, observation, low, high)) continue
    const row = await findObservationText(tx, observation)
    if (!row || row.content === null || row.cited === 0) continue
    await tx.removeTokens('observations', citedKey(observation), [])
    await tx.insertTokens('observations', observation, analyse(row.content).tokens)
    await setCited(tx, observation, 0)
    await moveCounts(tx, shelfOf(observation), { uncited: 1 })
  }
}
