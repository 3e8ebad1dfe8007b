/**
 * Who stands beside whom. A record is seldom understood alone: the question it answers and the thing it calls "it" stand just before.
 * Neighbours are the records before and after in the same run; without a run, those of the same agent close in time; none for a record
 * that stands alone (run 0, agent -1).
 */
import type { Segment } from './score.ts'

/**
 * Greatest gap between neighbours without a run, in ms. People and agents pause for minutes within one piece of work and for hours
 * between two; ten minutes lies between.
 */
export const LOOSE_GAP = 600_000

/** Per record of a segment: index of the one before and after it, or -1, and the number of its run in `Runs`, or -1. */
export type Links = { before: Int32Array; after: Int32Array; run: Int32Array }

/** Per run, in the order of first sight: how many records it has, and how many of them hold each term (`counts[run * terms + term]`). */
export type Runs = { sizes: number[]; counts: number[]; terms: number }

/** Links the records of each segment (neighbours never cross segments) and counts terms a run over all segments. Linear. */
export function linkNeighbours(segments: readonly Segment[], terms: number, usable: number): { links: Links[]; runs: Runs } {
  const runs: Runs = { sizes: [], counts: [], terms }
  const numbers = new Map<number, number>()
  const links = segments.map((segment) => {
    const { length, run, agent, at, masks } = segment
    const link: Links = { before: new Int32Array(length).fill(-1), after: new Int32Array(length).fill(-1), run: new Int32Array(length).fill(-1) }
    const last = new Map<number, number>()
    for (let i = 0; i < length; i++) {
      const inRun = run[i]! > 0
      if (!inRun && agent[i]! < 0) continue
      const key = inRun ? run[i]! : -1 - agent[i]!
      const before = last.get(key)
      if (before !== undefined && (inRun || Math.abs(at[i]! - at[before]!) <= LOOSE_GAP)) {
        link.before[i] = before
        link.after[before] = i
      }
      last.set(key, i)
      if (inRun) link.run[i] = countRun(runs, numbers, key, masks[i]! & usable)
    }
    return link
  })
  return { links, runs }
}

function countRun(runs: Runs, numbers: Map<number, number>, run: number, mask: number): number {
  let number = numbers.get(run)
  if (number === undefined) {
    number = runs.sizes.length
    numbers.set(run, number)
    runs.sizes.push(0)
    for (let term = 0; term < runs.terms; term++) runs.counts.push(0)
  }
  runs.sizes[number]!++
  for (let rest = mask; rest !== 0; rest &= rest - 1) runs.counts[number * runs.terms + 31 - Math.clz32(rest & -rest)]!++
  return number
}

/**
 * BM25 of whole runs against the question (k1 1.2, b 0.75, the customary values; sizes in records), divided by `norm`.
 * Says which conversation or task the question is about, whatever the single record holds.
 */
export function runScores(runs: Runs, weights: Float64Array, norm: number): Float64Array {
  const { sizes, counts, terms } = runs
  const held = sizes.map((_, run) => {
    for (let term = 0; term < terms; term++) if (counts[run * terms + term]! > 0) return true
    return false
  })
  const hit = sizes.filter((_, run) => held[run])
  const mean = hit.reduce((sum, size) => sum + size, 0) / (hit.length || 1) || 1
  return Float64Array.from(sizes, (size, run) => {
    if (!held[run]) return 0
    const k = 1.2 * (0.25 + (0.75 * size) / mean)
    let score = 0
    for (let term = 0; term < terms; term++) {
      const count = counts[run * terms + term]!
      score += (weights[term]! * count * 2.2) / (count + k)
    }
    return score * norm
  })
}
