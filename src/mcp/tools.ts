// The seven tools: each renames its arguments, calls one service and answers the document of its row in the contract.
// Arguments are named one by one: a member that a tool does not have must not reach the service behind it.
// Enums and lengths were not checked: the casts below say what only the constraints of the database make true.
import type {
  AcquiredLease, Budget, Checkpoint, CheckpointInput, ContextItem, ContextPack, Feedback, FeedbackInput, Handoff, ObservationReceipt, SavedCheckpoint,
} from '#generated/api.d.ts'
import type { ToolArguments, ToolName } from '#generated/mcp.mjs'
import type { Call, Deps } from '../deps.ts'
import { TitenError } from '../errors/error.ts'
import { idOrNone } from '../ids.ts'
import { findCheckpoint, saveCheckpoint } from '../memory/checkpoints.ts'
import { recordFeedback } from '../memory/feedback.ts'
import { createHandoff } from '../memory/handoffs.ts'
import { acquireLease } from '../memory/leases.ts'
import { rememberObservation } from '../memory/observations.ts'
import { compileContext } from '../retrieval/compile.ts'

type ShortItem = Pick<ContextItem, 'claim_id' | 'claim' | 'kind' | 'confidence' | 'trust' | 'evidence_ids' | 'score'>

/** What each tool answers. */
type ToolDocuments = {
  titen_remember: Pick<ObservationReceipt, 'observation_id' | 'ingested_at'>
  titen_compile: Pick<ContextPack, 'context_id' | 'query' | 'instructions'> & { budget: Budget; items: ShortItem[] }
  titen_feedback: Pick<Feedback, 'feedback_id' | 'context_id' | 'outcome' | 'recorded_at'>
  titen_checkpoint_save: Pick<SavedCheckpoint, 'checkpoint_id' | 'expires_at' | 'updated'>
  titen_checkpoint_get: Pick<Checkpoint, 'checkpoint_id' | 'state' | 'state_hash' | 'expires_at'>
  titen_lease_acquire: Pick<AcquiredLease, 'lease_id' | 'expires_at'>
  titen_handoff: Pick<Handoff, 'handoff_id' | 'status'>
}

export type ToolHandlers = { [Name in ToolName]: (deps: Deps, call: Call, given: ToolArguments[Name]) => Promise<ToolDocuments[Name]> }

/** An item with the seven fields of this path, in the order in which its cost is counted. */
const toShortItem = ({ claim_id, claim, kind, confidence, trust, evidence_ids, score }: ContextItem): ShortItem =>
  ({ claim_id, claim, kind, confidence, trust, evidence_ids, score })

/** The sentence that hosts know, whatever the reason why there is no checkpoint to read. */
function throwAsGone(error: unknown): never {
  if (error instanceof TitenError && error.code === 'NOT_FOUND') throw new TitenError('NOT_FOUND', 'Checkpoint not found or expired.', { cause: error })
  throw error
}

export const toolHandlers = {
  async titen_remember(deps, call, given) {
    const { observation_id, ingested_at } = await rememberObservation(deps, call, given)
    return { observation_id, ingested_at }
  },

  async titen_compile(deps, call, { subject_id, task, max_tokens }) {
    const { data } = await compileContext(deps, call, { subject_id, task, max_tokens }, { lexicalOnly: true })
    const { context_id, query, budget, items, instructions } = data
    return {
      context_id, query, budget: { max_tokens: budget.max_tokens, used_tokens: budget.used_tokens }, items: items.map(toShortItem), instructions,
    }
  },

  async titen_feedback(deps, call, given) {
    const { feedback_id, context_id, outcome, recorded_at } = await recordFeedback(deps, call, idOrNone('ctx', given.context_id), {
      outcome: given.outcome, claim_id: given.claim_id == null ? undefined : idOrNone('claim', given.claim_id), reason_code: given.reason_code ?? undefined,
    } as FeedbackInput)
    return { feedback_id, context_id, outcome, recorded_at }
  },

  async titen_checkpoint_save(deps, call, { subject_id, kind, state, ttl_seconds }) {
    const { checkpoint_id, expires_at, updated } = await saveCheckpoint(deps, call, { subject_id, kind, state, ttl_seconds } as CheckpointInput)
    return { checkpoint_id, expires_at, updated }
  },

  async titen_checkpoint_get(deps, call, { subject_id, kind }) {
    const { checkpoint_id, state, state_hash, expires_at } = await findCheckpoint(deps, call, { subject_id, kind }).catch(throwAsGone)
    return { checkpoint_id, state, state_hash, expires_at }
  },

  async titen_lease_acquire(deps, call, { resource_type, resource_id, purpose, ttl_seconds }) {
    const { lease_id, expires_at } = await acquireLease(deps, call, { resource_type, resource_id, purpose, ttl_seconds })
    return { lease_id, expires_at }
  },

  async titen_handoff(deps, call, { to_principal, subject_id, message }) {
    const { handoff_id, status } = await createHandoff(deps, call, { to_principal, subject_id, message: message ?? undefined })
    return { handoff_id, status }
  },
} satisfies ToolHandlers
