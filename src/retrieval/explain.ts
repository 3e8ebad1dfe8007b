// Why a pack is what it is: the features behind each item, and what was left out for which reason.
import type { Explanation, LeftOutItem } from '#generated/api.d.ts'
import type { Caller } from '../keys/caller.ts'
import type { Tx } from '../store/store.ts'
import type { ShelfRow } from '../store/subjects.ts'
import { blend, roundScore } from './blend.ts'
import { gatherField, validAt, type Filter, type Memory } from './candidates.ts'
import { hydrate, type Item } from './hydrate.ts'
import type { Pack } from './pack.ts'
import type { Question } from './question.ts'
import { rank } from './score.ts'

/** Candidates told of that are not in the pack, and of those how many for their time. */
const LEFT_OUT_MAX = 100
const INVALID_MAX = 20
/** Places looked through for records that answer, but at another time. */
const LOOKED_AT = 200

const shown = ({ claim_id, evidence_ids }: Item) => ({ claim_id, evidence_ids })

/** Records that answer the question but do not hold at the instant asked for. */
async function leftOutByTime(tx: Tx, caller: Caller, memory: Memory, shelves: readonly ShelfRow[], question: Question, filter: Filter & { at: number }, evidence: boolean): Promise<LeftOutItem[]> {
  const field = await gatherField(tx, memory, shelves, question, { ...filter, at: null }, evidence, [])
  const invalid = rank(question, field.stats, field.segments, { limit: LOOKED_AT }).filter(({ segment, index }) => {
    const { facts, low } = field.places[segment]!
    return !validAt(facts, low + index, filter.at)
  })
  const found = await hydrate(tx, caller, invalid.slice(0, INVALID_MAX), field.places, 0, false)
  return blend(found, filter.at).map((item) => ({ ...shown(item), reason: 'validity' as const, score: item.score }))
}

/**
 * @param packed made from a ranking with features
 * @returns the terms looked for, the features of each item, and the best of what was left out
 */
export async function explain(
  tx: Tx, caller: Caller, memory: Memory, shelves: readonly ShelfRow[], question: Question, filter: Filter & { at: number }, evidence: boolean, packed: Pack<Item>,
): Promise<Explanation> {
  const byTime = await leftOutByTime(tx, caller, memory, shelves, question, filter, evidence)
  const others = packed.leftOut.slice(0, LEFT_OUT_MAX - byTime.length).map(({ candidate, reason }) => ({ ...shown(candidate), reason, score: candidate.score }))
  return {
    terms: [...question.tokens, ...question.leads],
    items: packed.items.map((item) => ({
      ...shown(item), lexical: roundScore(item.ranked.lexical),
      features: (item.ranked.features ?? []).map(({ name, value, weight }) => ({ name, value: roundScore(value), weight })),
    })),
    left_out: [...others, ...byTime],
  }
}
