import fc from 'fast-check'
import { t } from 'tap'

import { readQuestion } from '../../src/retrieval/question.ts'
import { rank } from '../../src/retrieval/score.ts'
import { pickTerms, waivedTokens } from '../../src/retrieval/terms.ts'
import { ask, createShelf } from './shelf.ts'

const first = (texts: string[], task: string): string | undefined => texts[ask(createShelf(texts.map((text) => ({ text }))), task)[0]?.index ?? -1]

t.test('at most 30 terms get a bit: the rarest, in the order of the question', async (t) => {
  const question = readQuestion(Array.from({ length: 60 }, (_, i) => `term${i}x`).join(' '))
  const picked = pickTerms(question, question.tokens.map((_, token) => 100 - token))
  t.same(picked, Array.from({ length: 30 }, (_, i) => 30 + i))
  t.same(pickTerms(question, question.tokens.map((_, token) => (token === 3 ? 1 : 0))), [3], 'what occurs nowhere needs none')
})

t.test('a compound is asked for in any of its forms', async (t) => {
  const question = readQuestion('multi-agent')
  const df = (token: string): number => ({ multi: 2, agent: 3 })[token] ?? 0
  t.same([...waivedTokens(question, question.tokens.map(df))].map((token) => question.tokens[token]), ['multiag'])
  const [hit] = ask(createShelf([{ text: 'the multi agent setup' }, { text: 'nothing of the kind' }]), 'multi-agent setup')
  t.equal(hit?.coverage, 1)
})

t.test('coverage is absolute', async (t) => {
  const shelf = createShelf([{ text: 'Deploys need a green build.' }, { text: 'The kitchen has a new kettle.' }])
  t.equal(ask(shelf, 'green build')[0]?.coverage, 1)
  const half = ask(shelf, 'build submarine')[0]?.coverage ?? 0
  t.ok(half > 0.3 && half < 0.6, `an answer to half of the question says so: ${half}`)
  t.same(ask(shelf, 'deep-sea fish'), [])
})

t.test('what is not ok is no answer but gives context', async (t) => {
  const shelf = createShelf([{ text: 'Which vendor sells badges?', run: 'a' }, { text: 'Northwind.', run: 'a' }, { text: 'Kettles are blue.', run: 'b' }])
  t.same(ask(shelf, 'vendor of badges').map(({ index }) => index), [0, 1])
  shelf.segment.ok[0] = 0
  const found = ask(shelf, 'vendor of badges')
  t.same(found.map(({ index }) => index), [1])
  t.match(found[0], { coverage: 1, own: 0 })
})

t.test('neighbours: same run, or same agent close in time, or none', async (t) => {
  const texts = ['Which vendor sells badges?', 'Northwind.']
  const answers = (kept: { text: string; run?: string; at?: string }[], agent?: number): number => ask(createShelf(kept, agent), 'vendor of badges').length
  t.equal(answers(texts.map((text) => ({ text }))), 1, 'claims without a run stand alone')
  t.equal(answers(texts.map((text) => ({ text })), 0), 2, 'evidence written milliseconds apart')
  t.equal(answers(texts.map((text, at) => ({ text, at: `2026-05-01T0${at}:00:00.000Z` })), 0), 1, 'an hour apart')
  t.equal(answers(texts.map((text, run) => ({ text, run: `${run}` }))), 1, 'two runs')
})

t.test('names of speakers choose who speaks, not who is named', async (t) => {
  const texts = ['Ann: Tom plays chess.', 'Tom: I play chess with my sister.', 'Tom: fine', 'Tom: yes', 'Ann: no']
  t.equal(first(texts, 'What does Tom play with his sister?'), texts[1])
  t.equal(first(['Deploy: smoke tests first.', 'The deploy window opens at nine.', 'We deploy on Monday.', 'Deploy logs are kept.'], 'deploy window'), 'The deploy window opens at nine.',
    'a label that is mostly an ordinary word stays a term')
})

t.test('a question for the latest prefers the newer of two answers', async (t) => {
  const shelf = createShelf([{ text: 'The port is 6543.', at: '2026-05-01T00:00:00.000Z' }, { text: 'The port is 5432.', at: '2025-01-01T00:00:00.000Z' }])
  t.equal(ask(shelf, 'current port')[0]?.index, 0)
  t.equal(ask(shelf, 'port')[0]?.lexical, ask(shelf, 'port')[1]?.lexical)
})

t.test('explained features add up to the score', async (t) => {
  const shelf = createShelf([{ text: 'Ann: Which vendor sells badges?', run: 'a' }, { text: 'Tom: Northwind, since May 2026.', run: 'a' }])
  for (const { lexical, features } of ask(shelf, 'Since when does the vendor sell badges?', { explain: true })) {
    const sum = (features ?? []).reduce((total, { value, weight }) => total + value * weight, 0)
    t.ok(Math.abs(Math.max(0, sum) - lexical) < 1e-9)
  }
})

t.test('the best come back in order, whatever the numbers', async () => {
  const columns = fc.integer({ min: 0, max: 120 }).chain((length) => fc.record({
    masks: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: length, maxLength: length }),
    run: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: length, maxLength: length }),
    agent: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: length, maxLength: length }),
    at: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4e6 })), { minLength: length, maxLength: length }),
    cues: fc.array(fc.integer({ min: 0, max: 8191 }), { minLength: length, maxLength: length }),
    ok: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: length, maxLength: length }),
  }))
  const question = readQuestion('When did the latest worker fail, on 3 May 2026?')
  fc.assert(fc.property(columns, fc.integer({ min: 1, max: 40 }), (column, limit) => {
    const length = column.masks.length
    const segment = {
      length, masks: Int32Array.from(column.masks), leadMasks: Int32Array.from(column.masks, (mask) => mask & 1), run: Int32Array.from(column.run),
      agent: Int32Array.from(column.agent), at: Float64Array.from(column.at), cues: Int32Array.from(column.cues), ok: Uint8Array.from(column.ok),
    }
    const df = question.tokens.map((_, token) => (token < 3 ? 1 + length : 0))
    const stats = { total: length, df, leadDf: question.leads.map(() => length) }
    const all = rank(question, stats, [segment, segment], { limit: 1_000 })
    const some = rank(question, stats, [segment, segment], { limit })
    const place = ({ segment: at, index }: { segment: number; index: number }): string => `${at} ${index}`
    return some.map(place).join() === all.slice(0, limit).map(place).join() &&
      all.every((entry, at) => entry.lexical >= 0 && entry.coverage >= 0 && entry.coverage <= 1 && entry.own <= entry.coverage + 1e-9 &&
        column.ok[entry.index] === 1 && (at === 0 || all[at - 1]!.lexical >= entry.lexical))
  }), { numRuns: 300 })
})
