// Feedback on a compiled context or on one of its claims.
import type { Feedback, FeedbackInput } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { TitenError, notFound } from '../errors/error.ts'
import { newId, uidOf } from '../ids.ts'
import { addSignal, findClaimRow } from '../store/claims.ts'
import { CLAIM, findRunRow, insertFeedback, type StoredItem } from '../store/context.ts'
import { insertJournal } from '../store/events.ts'
import { mutate } from './mutation.ts'

/**
 * Records feedback.
 * @throws NOT_FOUND for a context that is not the caller's, and for a claim that was not in it
 */
export function recordFeedback(deps: Deps, call: Call, contextId: string, input: FeedbackInput): Promise<Feedback> {
  const { caller } = call
  return mutate(deps, call, async (tx) => {
    const now = deps.now()
    const run = await findRunRow(tx, caller, caller.principalId, contextId, now)
    if (!run) throw notFound('context')
    const claim = input.claim_id === undefined ? undefined : await findClaimRow(tx, caller, uidOf(input.claim_id))
    const inPack = claim !== undefined && (JSON.parse(run.items) as StoredItem[]).some(([noun, key]) => noun === CLAIM && key === claim.key)
    if (input.claim_id !== undefined && !inPack) throw new TitenError('NOT_FOUND', 'No such claim in this context.')
    const id = newId('fb', now)
    await insertFeedback(tx, caller, { id, run: run.key, claim: claim?.key ?? null, outcome: input.outcome, reasonCode: input.reason_code ?? null, now })
    if (claim) await addSignal(tx, claim.key, input.outcome)
    await insertJournal(tx, caller, { type: 'feedback.recorded', record: uidOf(id), shelf: null, owner: caller.principal, history: 0, now })
    return { feedback_id: id, context_id: contextId, claim_id: input.claim_id ?? null, outcome: input.outcome, reason_code: input.reason_code ?? null, recorded_at: iso(now) }
  })
}
