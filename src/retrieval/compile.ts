// Compiling context: read the question, gather the field, rank, blend, pack, record. Top to bottom.
import type { CompileInput, ContextPack, Degraded } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { newUid, idText } from '../ids.ts'
import { readInstantOrNull } from '../memory/instants.ts'
import { listCheckpoints } from '../memory/checkpoints.ts'
import { mutate } from '../memory/mutation.ts'
import { requireProject } from '../memory/projects.ts'
import { insertRun, type StoredItem } from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import { findShelves, type ShelfRow } from '../store/subjects.ts'
import { gatherField, toFilter } from './candidates.ts'
import { openFacts, type FactStore } from './facts.ts'
import { hydrate, type Item } from './hydrate.ts'
import { pack, type Packed } from './pack.ts'
import { conflictsOf, toContextItem, toStored, INSTRUCTIONS, policyOf } from './present.ts'
import { findContextIn } from './past.ts'
import { readQuestion } from './question.ts'
import { rank } from './score.ts'

/** Candidates ranked for each token of the budget, and their bounds: about four times what fits. */
const CANDIDATES_PER_TOKEN = 1 / 16
const CANDIDATES_MIN = 64
const CANDIDATES_MAX = 2_000

const memories = new WeakMap<Deps['store'], FactStore>()

/** The facts of a store, kept as long as the store is. */
function factsOf(deps: Deps): FactStore {
  let facts = memories.get(deps.store)
  if (!facts) memories.set(deps.store, (facts = openFacts()))
  return facts
}

type Selection = { shelves: ShelfRow[]; packed: Packed<Item>; cut: number }

/** Everything up to the pack, on one snapshot. */
async function select(tx: Tx, deps: Deps, call: Call, input: CompileInput, at: number): Promise<Selection> {
  const { caller } = call
  const project = await requireProject(tx, caller, input.project_id)
  const shelves = await findShelves(tx, caller, input.subject_id)
  const question = readQuestion(input.task, 'english', at)
  if (question.tokens.length === 0 && question.leads.length === 0) return { shelves, packed: { items: [], usedTokens: 0, leftOut: [], ...(input.format === 'text' ? { text: '' } : {}) }, cut: 0 }
  const field = await gatherField(tx, factsOf(deps), shelves, question, toFilter(input, at, project), deps.config.TITEN_COMPILE_EVIDENCE)
  const limit = Math.max(CANDIDATES_MIN, Math.min(CANDIDATES_MAX, Math.ceil(input.max_tokens * CANDIDATES_PER_TOKEN)))
  const ranked = rank(question, field.stats, field.segments, { limit })
  const items = await hydrate(tx, caller, ranked, field.places, shelves, at)
  return { shelves, packed: pack(items, { maxTokens: input.max_tokens, format: input.format ?? 'items', minCoverage: input.min_coverage ?? 0 }), cut: 0 }
}

const countLeftOut = (packed: Packed<Item>): ContextPack['left_out'] => {
  const counts = { budget: 0, duplicate: 0, coverage: 0, limit: 0 }
  for (const { reason } of packed.leftOut) counts[reason]++
  return counts
}

/**
 * Compiles the best of a subject's memory for a task and records the pack.
 * @param options.lexicalOnly words alone decide, as on the MCP path
 * @throws NOT_FOUND for an unknown project, VALIDATION_ERROR for an `as_of` that is no instant
 */
export async function compileContext(deps: Deps, call: Call, input: CompileInput, _: { lexicalOnly: boolean }): Promise<{ data: ContextPack; degraded: Degraded }> {
  const degraded: Degraded = { vector: 'disabled', model: 'disabled' }
  const now = deps.now()
  const asked = readInstantOrNull('as_of', input.as_of)
  const at = asked ?? now
  const { data, checkpoints, shelves, stored } = await deps.store.read(async (tx) => {
    const { shelves, packed } = await select(tx, deps, call, input, at)
    const format = input.format ?? 'items'
    return {
      shelves, stored: packed.items.map(toStored),
      checkpoints: input.include_checkpoints ? await listCheckpoints(tx, deps, call, input.subject_id) : undefined,
      data: {
        query: input.task, budget: { max_tokens: input.max_tokens, used_tokens: packed.usedTokens },
        items: packed.items.map((item) => toContextItem(item, format)), instructions: INSTRUCTIONS,
        ...(packed.text === undefined ? {} : { text: packed.text }),
        scope: { subject_id: input.subject_id, project_id: input.project_id ?? null, as_of: iso(at), kinds: input.kinds ?? [], min_trust: input.min_trust ?? null },
        conflicts: await conflictsOf(tx, call.caller, packed.items), policy_snapshot: policyOf(deps, call), left_out: countLeftOut(packed),
      },
    }
  })
  const { context_id, replay } = await record(deps, call, input, { shelves, stored, usedTokens: data.budget.used_tokens, at, now, degraded, leftOut: data.left_out })
  if (replay) return { data: replay, degraded }
  return { data: { context_id, ...data, ...(checkpoints ? { checkpoints } : {}), compiled_at: iso(now) }, degraded }
}

type Recording = { shelves: ShelfRow[]; stored: StoredItem[]; usedTokens: number; at: number; now: number; degraded: Degraded; leftOut: ContextPack['left_out'] }

/** Writes the run. A repeat with the same Idempotency-Key gets the pack of the first, read again. */
function record(deps: Deps, call: Call, input: CompileInput, { shelves, stored, usedTokens, at, now, degraded, leftOut }: Recording): Promise<{ context_id: string; replay?: ContextPack }> {
  const { task, subject_id: subject, max_tokens: maxTokens, ...rest } = input
  const request = JSON.stringify({ ...rest, as_of: iso(at), left_out: leftOut, evidence: deps.config.TITEN_COMPILE_EVIDENCE, max_trust: call.caller.maxTrust })
  return mutate(deps, call, async (tx): Promise<{ context_id: string; replay?: ContextPack }> => {
    const uid = newUid(now)
    await insertRun(tx, call.caller, {
      uid, shelf: shelves[0]?.key ?? null, subject, task, maxTokens, usedTokens, request, items: JSON.stringify(stored),
      vector: degraded.vector, model: degraded.model, now,
    })
    return { context_id: idText('ctx', uid) }
  }, {
    keep: ({ context_id }) => ({ context_id }),
    recall: async (tx, kept: { context_id: string }) => ({ context_id: kept.context_id, replay: (await findContextIn(tx, deps, call, kept.context_id)).data }),
  })
}
