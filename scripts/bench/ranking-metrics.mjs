// How good a ranking is, given what should have been found.
import { mean } from './statistics.mjs'

const DEPTHS = [1, 5, 10, 20]

/** Share of the wanted turns among some items. An item may stand for several turns. */
function recall (gold, items) {
  const found = new Set(items.flat().filter((turn) => gold.has(turn)))
  return found.size / gold.size
}

/**
 * @param gold the wanted turns
 * @param ranked the turns of each item, best first
 * @param packs by name, the turns of each item of a pack under a budget
 */
export function measureRanking (gold, ranked, packs) {
  const out = {}
  for (const depth of DEPTHS) out[`R@${depth}`] = recall(gold, ranked.slice(0, depth))
  const seen = new Set()
  let gain = 0
  out['MRR@10'] = 0
  ranked.slice(0, 10).forEach((turns, i) => {
    const fresh = turns.filter((turn) => gold.has(turn) && !seen.has(turn))
    if (fresh.length === 0) return
    if (seen.size === 0) out['MRR@10'] = 1 / (i + 1)
    fresh.forEach((turn) => seen.add(turn))
    gain += 1 / Math.log2(i + 2)
  })
  let ideal = 0
  for (let i = 0; i < Math.min(10, gold.size); i++) ideal += 1 / Math.log2(i + 2)
  out['nDCG@10'] = Math.min(1, gain / ideal)
  for (const [name, items] of Object.entries(packs)) out[`pack ${name}`] = recall(gold, items)
  return out
}

/** Means over questions, in percent. */
export function averageOf (rows) {
  return Object.fromEntries(Object.keys(rows[0]).map((name) => [name, 100 * mean(rows.map((row) => row[name]))]))
}
