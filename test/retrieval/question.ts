import { t } from 'tap'

import { dateMatch, readDates } from '../../src/retrieval/dates.ts'
import { readQuestion } from '../../src/retrieval/question.ts'

const utc = (...parts: [number, number, number]): number => Date.UTC(...parts, 12)

t.test('a question of small words and signs has no tokens', async (t) => {
  for (const task of ['what is it', 'to be or not to be', '???', '🙂', 'the', '', '  ', '"'.repeat(4_000), '\u200b']) t.same(readQuestion(task).tokens, [], task)
})

t.test('operators are words or nothing', async (t) => {
  t.same(readQuestion('content:secret').tokens.filter((token) => !token.startsWith('=')), ['content:secret', 'content', 'secret'])
  t.same(readQuestion('deploy* OR "NOT').tokens[0], 'deploy')
  t.ok(readQuestion('multi-agent setup').tokens.includes('agent'))
})

t.test('what kind of answer is wanted', async (t) => {
  t.match(readQuestion('When did it break?'), { asksWhen: true, asksHowMany: false, asksName: false })
  t.match(readQuestion('How many seats?'), { asksHowMany: true })
  t.match(readQuestion('Which city?'), { asksName: true })
  t.match(readQuestion('What is the current port?'), { wantsLatest: true })
  t.match(readQuestion('Which port did we use first?'), { wantsLatest: false })
})

t.test('names, tokens and groups point at each other', async (t) => {
  const question = readQuestion('Does Maya Berg have pets?')
  t.same(question.leads, ['^maya', '^berg'])
  t.same(question.leadToken.map((token) => question.tokens[token]), ['maya', 'berg'])
  const kind = question.kindOf.findIndex((word) => word >= 0)
  t.equal(question.tokens[question.kindOf[kind]!], 'pet')
  t.same(readQuestion('what did maya say').leads, ['^maya', '^say'], 'typed without capitals, any word may be a name')
  t.equal(readQuestion('say the port').weight[0], 0.5)
})

t.test('at most 128 tokens', async (t) => {
  const task = Array.from({ length: 500 }, (_, i) => `word${i}x dog`).join(' ')
  const { tokens, weight, kindOf, compound, whole } = readQuestion(task)
  t.same([tokens.length, weight.length, kindOf.length, compound.length, whole.length], [128, 128, 128, 128, 128])
})

t.test('dates', async (t) => {
  t.same(readDates('what happened on 8 may 2023'), [{ month: 4, day: 8, year: 2023 }])
  t.same(readDates('what happened on march 3rd, 2024?'), [{ month: 2, day: 3, year: 2024 }])
  t.same(readDates('plans for june and july 2023'), [{ month: 5, year: 2023 }, { month: 6, year: 2023 }])
  t.same(readDates('release of 2026-02-09'), [{ year: 2026, month: 1, day: 9 }])
  t.same(readDates('in 2022'), [{ year: 2022 }])
  t.same(readDates('may we march on?'), [], 'words, not months')
  t.same(readDates('may i deploy yesterday'), [], 'relative dates need a now')
  t.equal(readDates('what did we decide yesterday', utc(2026, 4, 10)).length, 1)
})

t.test('how well a time answers', async (t) => {
  const day = readDates('on 8 may 2023')
  t.equal(dateMatch(day, utc(2023, 4, 8)).close, 2)
  t.ok(dateMatch(day, utc(2023, 4, 12)).close > dateMatch(day, utc(2023, 4, 20)).close, 'told some days later')
  t.ok(dateMatch(day, utc(2023, 4, 6)).close > dateMatch(day, utc(2023, 3, 1)).close)
  t.same(dateMatch(day, utc(2022, 4, 8)), { close: 0, year: 0 })
  t.same(dateMatch(readDates('in 2023'), utc(2023, 8, 1)), { close: 0, year: 1 })
  t.equal(dateMatch(readDates('two weeks ago', utc(2026, 4, 20)), utc(2026, 4, 7)).close, 1)
  t.same(dateMatch(day, Number.NaN), { close: 0, year: 0 })
})
