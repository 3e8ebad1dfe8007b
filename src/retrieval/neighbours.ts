/**
 * Who stands beside whom. A record is seldom understood alone: the question it answers and the thing it calls "it" stand just before.
 * Neighbours are the records before and after in the same run; without a run, those of the same agent close in time; none for a record
 * that stands alone.
 */
import type { Segment } from './segment.ts'

/**
 * Greatest gap between neighbours without a run, in ms. People and agents pause for minutes within one piece of work and for hours
 * between two; ten minutes lies between.
 */
const LOOSE_GAP = 600_000

/** Per record of a segment: index of the one before and after it, or -1, and the number of its run in `Runs`, or -1. */
export type Links = { before: Int32Array; after: Int32Array; run: Int32Array }

/** Runs in the order of first sight: how many records each has, and how many of them hold each term (`counts[run * terms + term]`). */
export type Runs = { sizes: number[]; counts: number[]; terms: number }

/** Links the records of each segment and counts the terms of each run over all segments. Linear. */
export function linkNeighbours(segments: readonly Segment[], terms: number, usable: number): { links: Links[]; runs: Runs } {
  const runs: Runs = { sizes: [], counts: [], terms }
  const numbers = new Map<number, number>()
  return { links: segments.map((segment) => linkSegment(segment, runs, numbers, usable)), runs }
}

function linkSegment(segment: Segment, runs: Runs, numbers: Map<number, number>, usable: number): Links {
  const { length, run, agent, at, masks } = segment
  const link: Links = { before: new Int32Array(length).fill(-1), after: new Int32Array(length).fill(-1), run: new Int32Array(length).fill(-1) }
  const last = new Map<number, number>()
  // Records of one run mostly follow each other; the maps are only asked where the run changes.
  let key = 0
  let before = -1
  let number = -1
  for (let i = 0; i < length; i++) {
    const inRun = run[i]! > 0
    if (!inRun && (agent[i]! < 0 || at[i] === 0)) continue
    const here = inRun ? run[i]! : -1 - agent[i]!
    if (here !== key) {
      if (before >= 0) last.set(key, before)
      key = here
      before = last.get(key) ?? -1
      number = inRun ? runNumber(runs, numbers, key) : -1
    }
    if (before >= 0 && (inRun || Math.abs(at[i]! - at[before]!) <= LOOSE_GAP)) {
      link.before[i] = before
      link.after[before] = i
    }
    before = i
    if (number < 0) continue
    link.run[i] = number
    runs.sizes[number]!++
    const base = number * runs.terms
    for (let rest = masks[i]! & usable; rest !== 0; rest &= rest - 1) runs.counts[base + 31 - Math.clz32(rest & -rest)]!++
  }
  return link
}

function runNumber(runs: Runs, numbers: Map<number, number>, run: number): number {
  let number = numbers.get(run)
  if (number === undefined) {
    number = runs.sizes.length
    numbers.set(run, number)
    runs.sizes.push(0)
    for (let term = 0; term < runs.terms; term++) runs.counts.push(0)
  }
  return number
}

/**
 * BM25 of whole runs against the question (k1 1.2, b 0.75, the customary values; sizes in records), in the unit of `worth`.
 * Says which conversation or task the question is about, whatever the single record holds.
 */
export function runScores(runs: Runs, worth: Float64Array): Float64Array {
  const { sizes, counts, terms } = runs
  const holds = (run: number): boolean => {
    for (let term = 0; term < terms; term++) if (counts[run * terms + term]! > 0) return true
    return false
  }
  const hit = sizes.filter((_, run) => holds(run))
  const mean = hit.reduce((sum, size) => sum + size, 0) / (hit.length || 1) || 1
  return Float64Array.from(sizes, (size, run) => {
    const k = 1.2 * (0.25 + (0.75 * size) / mean)
    let score = 0
    for (let term = 0; term < terms; term++) {
      const count = counts[run * terms + term]!
      if (count > 0) score += (worth[term]! * count * 2.2) / (count + k)
    }
    return score
  })
}
