/** Ranking by words: see below. */
import { CUE, cueCount } from './analyse.ts'
import { dateMatch } from './dates.ts'
import type { Question } from './question.ts'
import { inverseFrequency, pickTerms, waivedTokens, type TermStats } from './terms.ts'

export type Segment = {
  length: number
  masks: Int32Array
  leadMasks: Int32Array
  run: Int32Array
  agent: Int32Array
  at: Float64Array
  cues: Int32Array
  ok: Uint8Array
}
export type Ranked = { segment: number; index: number; lexical: number; coverage: number }

export const FEATURES = [
  'own', 'b1', 'f1', 'b2', 'f2', 'b34', 'f34', 'b58', 'f58', 'run',
  'lead', 'otherLead', 'question', 'firstPerson', 'date', 'year', 'whenTime', 'howManyNumber', 'nameCapital', 'prevAsked', 'prevAskedOwn',
  'length', 'whyReason', 'nameQuoted', 'listing', 'ownAll', 'fullOwn', 'loose',
  'pairOwn', 'pairAll', 'own2', 'secondOther', 'whenTimeCov', 'howManyCov', 'nameCov', 'leadCtx', 'maxOwn', 'n_own', 'change', 'leadNear', 'dateCov','lenOwn', 'gOwn', 'gNear', 'gWin',
] as const
export type Feature = (typeof FEATURES)[number]
export const WEIGHTS: Record<Feature, number> = {
  own: 9, b1: 6.3, f1: 3.3, b2: 6.3, f2: 3.3, b34: 3.3, f34: 3.3, b58: 0, f58: 0, run: 1.6,
  lead: 1.3, otherLead: -1.3, question: -0.5, firstPerson: 0.6, date: 3, year: 4.7, whenTime: 1, howManyNumber: 1, nameCapital: 0.9,
  prevAsked: 0.3, prevAskedOwn: 1.6, length: 0, whyReason: 0, nameQuoted: 0, listing: 0, ownAll: 0, fullOwn: 0, loose: 0, pairOwn: 0, pairAll: 0, own2: 0, secondOther: 0, whenTimeCov: 0, howManyCov: 0, nameCov: 0, leadCtx: 0, maxOwn: 0, n_own: 0, change: 0, leadNear: 0, dateCov: 0, lenOwn: 0, gOwn: 0, gNear: 0, gWin: 0,
}
const IDFP = Number(process.env.IDFP ?? 1)
const LOOSE_GAP = 600_000

export type RankOptions = { limit?: number; weights?: Record<Feature, number>; collect?: (segment: number, index: number, features: Float64Array) => void; gap?: number }

type Setup = { question: Question; info: number; known: number; names: number; idf: Float64Array; sums: Float64Array[]; bits: number }

/** Sum of idf over the bits of a mask by three table look-ups. */
function sumTables(idf: Float64Array): Float64Array[] {
  const tables: Float64Array[] = []
  for (let base = 0; base < 30; base += 10) {
    const width = Math.max(0, Math.min(10, idf.length - base))
    const table = new Float64Array(1 << width)
    for (let m = 1; m < table.length; m++) {
      const bit = 31 - Math.clz32(m)
      table[m] = (table[m ^ (1 << bit)] ?? 0) + (idf[base + bit] ?? 0)
    }
    tables.push(table)
  }
  return tables
}

function prepare(question: Question, stats: TermStats, segments: readonly Segment[]): Setup {
  const picked = pickTerms(question, stats.df)
  const waived = waivedTokens(question, stats.df)
  let names = 0
  const nameTokens = new Set<number>()
  const hits = new Float64Array(question.leads.length)
  const labelled = new Float64Array(question.leads.length)
  for (const s of segments) for (let i = 0; i < s.length; i++) {
    let m = s.leadMasks[i]!
    while (m !== 0) { const b = 31 - Math.clz32(m & -m); m &= m - 1; hits[b]!++; if (s.cues[i]! & CUE.labelled) labelled[b]!++ }
  }
  question.leads.forEach((_, l) => {
    if (hits[l] === 0) return
    const token = question.leadToken[l]!
    names |= 1 << l
    const share = labelled[l]! / hits[l]!
    if (token >= 0 && share * (stats.leadDf[l] ?? 0) >= 0.5 * (stats.df[token] ?? 0)) nameTokens.add(token)
  })
  const idf = new Float64Array(picked.length)
  const fallback = picked.every((t) => nameTokens.has(t))
  let known = 0
  picked.forEach((t, i) => { if (fallback || !nameTokens.has(t)) { idf[i] = inverseFrequency(stats.df[t] ?? 0, stats.total) ** IDFP * question.weight[t]!; known += question.kindOf[t]! >= 0 ? 0 : idf[i]! } })
  let info = known
  question.tokens.forEach((_, t) => { if ((stats.df[t] ?? 0) === 0 && question.kindOf[t]! < 0 && !waived.has(t)) info += inverseFrequency(0, stats.total) })
  return { question, info, known, names, idf, sums: sumTables(idf), bits: picked.length }
}

export function rank(question: Question, stats: TermStats, segments: readonly Segment[], options: RankOptions = {}): Ranked[] {
  const setup = prepare(question, stats, segments)
  const weights = options.weights ?? WEIGHTS
  const w = Float64Array.from(FEATURES, (f) => weights[f])
  const { idf, names, known, info } = setup
  const [t0, t1, t2] = setup.sums as [Float64Array, Float64Array, Float64Array]
  const sum = (m: number) => t0[m & 1023]! + t1[(m >>> 10) & 1023]! + t2[(m >>> 20) & 1023]!
  let usable = 0, groupBits = 0
  const wordOf: [number, number][] = []
  const picked = pickTerms(question, stats.df)
  idf.forEach((v, i) => { if (v > 0) { if (question.kindOf[picked[i]!]! >= 0) { groupBits |= 1 << i; wordOf.push([1 << i, 1 << picked.indexOf(question.kindOf[picked[i]!]!)]) } else usable |= 1 << i } })
  const groupsIn = (m: number) => { let g = m & groupBits; if (g) for (const [gb, wb] of wordOf) if (m & wb) g &= ~gb; return g }
  // Runs
  const T = idf.length
  const runIndex = new Map<number, number>(), lengths: number[] = [], counts: Float64Array[] = []
  const gap = options.gap ?? LOOSE_GAP
  const links = segments.map((s) => {
    const prev = new Int32Array(s.length).fill(-1), next = new Int32Array(s.length).fill(-1), runOf = new Int32Array(s.length).fill(-1)
    const last = new Map<number, number>()
    for (let i = 0; i < s.length; i++) {
      const key = s.run[i]! !== 0 ? s.run[i]! : -1 - s.agent[i]!
      const p = last.get(key)
      if (p !== undefined && (key > 0 || Math.abs(s.at[i]! - s.at[p]!) <= gap)) { prev[i] = p; next[p] = i }
      last.set(key, i)
      if (key > 0) {
        let r = runIndex.get(key)
        if (r === undefined) { r = lengths.length; runIndex.set(key, r); lengths.push(0); counts.push(new Float64Array(T)) }
        runOf[i] = r
        lengths[r]!++
        let m = s.masks[i]! & usable
        const c = counts[r]!
        while (m !== 0) { const b = 31 - Math.clz32(m & -m); m &= m - 1; c[b]!++ }
      }
    }
    return { prev, next, runOf }
  })
  let mean = 0, nr = 0
  counts.forEach((c, r) => { if (c.some((x) => x > 0)) { mean += lengths[r]!; nr++ } })
  mean = nr ? mean / nr : 1
  const runScore = Float64Array.from(counts, (c, r) => {
    const k = 1.2 * (0.25 + 0.75 * lengths[r]! / mean)
    let x = 0
    for (let b = 0; b < T; b++) x += idf[b]! * c[b]! * 2.2 / (c[b]! + k)
    return known > 0 ? x / known : 0
  })
  const one = names !== 0 && (names & (names - 1)) === 0
  const sq = idf.reduce((a, v) => a + v * v, 0) || 1
  const f = new Float64Array(FEATURES.length)
  const out: Ranked[] = []
  const norm = known > 0 ? 1 / known : 0
  segments.forEach((s, si) => {
    const { prev, next, runOf } = links[si]!
    for (let i = 0; i < s.length; i++) {
      if (!s.ok[i]) continue
      const own = s.masks[i]! & usable
      let seen = own
      f.fill(0)
      let gseen = groupsIn(s.masks[i]!)
      f[42] = sum(gseen) * norm
      let p = i, n = i, bm = 0, fm = 0
      f[0] = sum(own) * norm
      for (let d = 1; d <= 8; d++) {
        p = p >= 0 ? prev[p]! : -1
        n = n >= 0 ? next[n]! : -1
        bm = p >= 0 ? s.masks[p]! & usable & ~seen : 0
        seen |= bm
        fm = n >= 0 ? s.masks[n]! & usable & ~seen : 0
        seen |= fm
        if (groupBits && d <= 4) { const g = (groupsIn(p >= 0 ? s.masks[p]! : 0) | groupsIn(n >= 0 ? s.masks[n]! : 0)) & ~gseen; gseen |= g; const k = d <= 2 ? 43 : 44; f[k] = f[k]! + sum(g) * norm }
        const at = d === 1 ? 1 : d === 2 ? 3 : d <= 4 ? 5 : 7
        if (bm) f[at] = f[at]! + sum(bm) * norm
        if (fm) f[at + 1] = f[at + 1]! + sum(fm) * norm
        if (p < 0 && n < 0) break
      }
      const date = question.dates.length ? dateMatch(question.dates, s.at[i]!) : undefined
      if (seen === 0 && gseen === 0 && !(date && date.close > 0)) continue
      const cues = s.cues[i]!
      f[9] = runOf[i]! >= 0 ? runScore[runOf[i]!]! : 0
      const lead = (s.leadMasks[i]! & names) !== 0 ? 1 : 0
      f[10] = lead
      f[11] = one && !lead && (cues & CUE.lead) ? 1 : 0
      f[12] = cues & CUE.endsWithQuestion ? 1 : 0
      f[13] = cues & CUE.firstPerson ? 1 : 0
      f[14] = date?.close ?? 0
      f[15] = date?.year ?? 0
      f[16] = question.asksWhen ? cueCount(cues, CUE.timeWordsShift) : 0
      f[17] = question.asksHowMany && (cues & CUE.number) ? 1 : 0
      f[18] = question.asksName ? cueCount(cues, CUE.capitalsShift) : 0
      const b = prev[i]!
      f[19] = b >= 0 && (s.cues[b]! & CUE.endsWithQuestion) ? 1 : 0
      f[20] = f[19] ? sum(s.masks[b]! & usable) * norm : 0
      f[21] = ((cues >> CUE.lengthShift) & 7) / 7
      f[22] = question.asksWhy && (cues & CUE.reason) ? 1 : 0
      f[23] = question.asksName && (cues & CUE.quoted) ? 1 : 0
      f[24] = cues & CUE.listing ? 1 : 0
      f[25] = f[0]! * f[0]!
      f[26] = lead * f[0]!
      f[27] = b >= 0 && s.run[i] === 0 ? 1 : 0
      const tot = sum(seen) * norm
      f[28] = sum(own & (own >>> 1)) * norm
      f[29] = sum(seen & (seen >>> 1)) * norm
      { let m = own, x = 0, mx = 0, c = 0; while (m !== 0) { const bb = 31 - Math.clz32(m & -m); m &= m - 1; const v = idf[bb]!; x += v * v; c++; if (v > mx) mx = v } f[30] = x / sq; f[36] = mx * norm; f[37] = c > 1 ? 1 : 0 }
      f[31] = f[11] && (cues & CUE.secondPerson) ? 1 : 0
      f[32] = f[16]! * tot
      f[33] = f[17]! * tot
      f[34] = f[18]! * tot
      f[35] = lead * (tot - f[0]!)
      f[38] = question.wantsLatest && (cues & CUE.change) ? 1 : 0
      f[39] = b >= 0 && (s.leadMasks[b]! & names) ? 1 : 0
      f[40] = f[14]! * tot
      f[41] = f[21]! * f[0]!
      options.collect?.(si, i, f)
      let lexical = 0
      for (let k = 0; k < f.length; k++) lexical += w[k]! * f[k]!
      out.push({ segment: si, index: i, lexical, coverage: info > 0 ? sum(seen) / info : 0 })
    }
  })
  out.sort((a, b) => b.lexical - a.lexical || a.segment - b.segment || a.index - b.index)
  return out.slice(0, options.limit ?? 800)
}
