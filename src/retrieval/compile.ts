// Compiling context: read the question, gather the field, rank, hydrate, blend, pack, record. Top to bottom.
import type { CompileInput, ContextPack, Degraded, Explanation } from '#generated/api.d.ts'
import { iso } from '../clock.ts'
import type { Call, Deps } from '../deps.ts'
import { idText, newUid } from '../ids.ts'
import { listCheckpoints } from '../memory/checkpoints.ts'
import { readInstantOrNull } from '../memory/instants.ts'
import { mutate } from '../memory/mutation.ts'
import { requireProject } from '../memory/projects.ts'
import { insertRun } from '../store/context.ts'
import type { Tx } from '../store/store.ts'
import { findShelves } from '../store/subjects.ts'
import { blend } from './blend.ts'
import { gatherField, openColumns, toFilter, type Memory } from './candidates.ts'
import { explain } from './explain.ts'
import { openFacts } from './facts.ts'
import { fuse } from './fuse.ts'
import { hydrate, type Found, type Item } from './hydrate.ts'
import { pack, type Pack } from './pack.ts'
import { findContextIn } from './past.ts'
import { INSTRUCTIONS, conflictsOf, policyOf, toContextItem, toStored } from './present.ts'
import { openPostings } from './postings.ts'
import { readQuestion } from './question.ts'
import { rank } from './score.ts'

/** Candidates that come out of the ranking: one for so many tokens of the budget, more than fit, within bounds. */
const TOKENS_PER_CANDIDATE = 16
const CANDIDATES_MIN = 64
const CANDIDATES_MAX = 2_000
/** Tokens of a typical item, as JSON and as a line of text: how many candidates are read at first. More follow while there is room. */
const ITEM_TOKENS = 56
const LINE_TOKENS = 20
const READ_MIN = 24

const memories = new WeakMap<Deps['store'], Memory>()

/** What retrieval keeps of a store in memory, as long as the store is. */
function memoryOf({ store }: Deps): Memory {
  let memory = memories.get(store)
  if (!memory) memories.set(store, (memory = { facts: openFacts(), postings: openPostings(), columns: openColumns() }))
  return memory
}

type Selection = { packed: Pack<Item>; explanation: Explanation | undefined }

/** Everything up to the pack, on one snapshot. */
async function select(tx: Tx, deps: Deps, { caller }: Call, input: CompileInput, at: number, vector: Float32Array | undefined): Promise<Selection> {
  const project = await requireProject(tx, caller, input.project_id)
  const shelves = await findShelves(tx, caller, input.subject_id)
  const privateShelf = shelves.find(({ owner }) => owner !== 0)?.key ?? 0
  const question = readQuestion(input.task, deps.config.TITEN_LANGUAGE, at)
  const evidence = deps.config.TITEN_COMPILE_EVIDENCE
  const scans = vector && deps.vectors ? await deps.vectors.scan(tx, shelves, evidence, vector) : []
  const memory = memoryOf(deps)
  const filter = { ...toFilter(input, project), at }
  const field = await gatherField(tx, memory, shelves, question, filter, evidence, scans)
  // Vectors are weighed against all that words speak for, not only against the best.
  const limit = scans.length > 0 ? CANDIDATES_MAX : Math.min(CANDIDATES_MAX, Math.max(CANDIDATES_MIN, Math.ceil(input.max_tokens / TOKENS_PER_CANDIDATE)))
  const explaining = input.explain ?? false
  const byWords = rank(question, field.stats, field.segments, { limit, explain: explaining })
  const ranked = scans.length > 0 ? fuse(field, byWords, scans, deps.vectors!.weight, explaining) : byWords
  const options = { maxTokens: input.max_tokens, format: input.format ?? 'items', minCoverage: input.min_coverage ?? 0 }
  let count = Math.max(READ_MIN, Math.ceil(input.max_tokens / (options.format === 'text' ? LINE_TOKENS : ITEM_TOKENS)))
  const found: Found[] = []
  for (let read = 0; ; read = count, count *= 2) {
    // Equals go together, or the order of writing would decide which of them is read.
    while (count < ranked.length && ranked[count]!.lexical === ranked[count - 1]!.lexical) count++
    found.push(...await hydrate(tx, caller, ranked.slice(read, count), field.places, privateShelf, question.wantsLatest))
    const packed = pack(blend(found, at, question.wantsLatest), options)
    if (count < ranked.length && !packed.leftOut.some(({ reason }) => reason === 'budget')) continue
    return { packed, explanation: explaining ? await explain(tx, caller, memory, shelves, question, filter, evidence, packed) : undefined }
  }
}

const countLeftOut = (packed: Pack<Item>): ContextPack['left_out'] => {
  const counts = { budget: 0, duplicate: 0, echo: 0, coverage: 0 }
  for (const { reason } of packed.leftOut) counts[reason]++
  return counts
}

/**
 * Compiles the best of a subject's memory for a task and records the pack.
 * @param options.lexicalOnly words alone decide, as on the MCP path
 * @throws NOT_FOUND for an unknown project, VALIDATION_ERROR for an `as_of` that is no instant
 */
export async function compileContext(deps: Deps, call: Call, input: CompileInput, options: { lexicalOnly: boolean }): Promise<{ data: ContextPack; degraded: Degraded }> {
  const vectors = options.lexicalOnly ? undefined : deps.vectors
  // Asked for before the snapshot is taken: nothing else may be awaited on one.
  const vector = await vectors?.embedQuestion(input.task)
  const use = !vectors ? 'disabled' : vector ? 'used' : 'error'
  const degraded: Degraded = { vector: use, model: use }
  const now = deps.now()
  const at = readInstantOrNull('as_of', input.as_of) ?? now
  const format = input.format ?? 'items'
  const { packed, explanation, checkpoints } = await deps.store.read(async (tx) => ({
    ...await select(tx, deps, call, input, at, vector),
    checkpoints: input.include_checkpoints ? await listCheckpoints(tx, deps, call, input.subject_id) : undefined,
  }))
  const { context_id, again } = await record(deps, call, input, { packed, explanation, at, now, degraded })
  if (again) return again
  return {
    degraded,
    data: {
      context_id, query: input.task, budget: { max_tokens: input.max_tokens, used_tokens: packed.usedTokens },
      items: packed.items.map((item) => toContextItem(item, format)), instructions: INSTRUCTIONS, ...(format === 'text' ? { text: packed.text } : {}),
      scope: { subject_id: input.subject_id, project_id: input.project_id ?? null, as_of: iso(at), kinds: input.kinds ?? [], min_trust: input.min_trust ?? null },
      conflicts: conflictsOf(packed.items), policy_snapshot: policyOf(deps, call), left_out: countLeftOut(packed),
      ...(checkpoints ? { checkpoints } : {}), ...(explanation ? { explanation } : {}), compiled_at: iso(now),
    },
  }
}

type Recording = Selection & { at: number; now: number; degraded: Degraded }
type Recorded = { context_id: string; again?: { data: ContextPack; degraded: Degraded } }

/** Writes the run. A repeat with the same Idempotency-Key gets the pack of the first, read again. */
function record(deps: Deps, call: Call, input: CompileInput, { packed, at, now, degraded }: Recording): Promise<Recorded> {
  const { task, subject_id: subject, max_tokens: maxTokens, ...rest } = input
  const request = { ...rest, as_of: iso(at), left_out: countLeftOut(packed), evidence: deps.config.TITEN_COMPILE_EVIDENCE, max_trust: call.caller.maxTrust }
  return mutate(deps, call, async (tx): Promise<Recorded> => {
    const uid = newUid(now)
    await insertRun(tx, call.caller, {
      uid, subject, task, maxTokens, usedTokens: packed.usedTokens, request: JSON.stringify(request),
      items: JSON.stringify(packed.items.map(toStored)), vector: degraded.vector, model: degraded.model, now,
    })
    return { context_id: idText('ctx', uid) }
  }, {
    keep: ({ context_id }) => ({ context_id }),
    recall: async (tx, { context_id }: { context_id: string }) => ({ context_id, again: await findContextIn(tx, deps, call, context_id) }),
  })
}
