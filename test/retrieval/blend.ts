import { t } from 'tap'

import { blend, recency, utility, type Unblended } from '../../src/retrieval/blend.ts'

const NOW = Date.UTC(2026, 7, 1, 10)
const DAY = 86_400_000
const candidate = (over: Partial<Unblended> = {}): Unblended => ({
  lexical: 7, confidence: 0.95, trust: 'verified', since: NOW, statement: 'Deploy smoke must pass before release.', id: 'claim_1', ...over,
})

t.test('the published example', async (t) => {
  t.match(blend([candidate()], NOW)[0], { score: 0.744167, components: { relevance: 1, trust: 0.666667, recency: 1, utility: 0.5, conflict: 0 } })
})

t.test('relevance dominates', async (t) => {
  const strangers = Array.from({ length: 30 }, (_, i) => candidate({ lexical: 4, id: `claim_${i}` }))
  const answer = candidate({ lexical: 7, trust: 'asserted', confidence: 0.6, since: NOW - 700 * DAY, id: 'answer' })
  t.equal(blend([...strangers, answer], NOW)[0]?.id, 'answer')
  t.equal(blend([candidate({ id: 'b', trust: 'unverified' }), candidate({ id: 'a', lexical: 6.9 })], NOW)[0]?.id, 'a', 'between near equals, trust decides')
})

t.test('recency halves in 180 whole UTC days', async (t) => {
  t.equal(recency(NOW - 180 * DAY, NOW), 0.5)
  t.equal(recency(NOW + 30 * DAY, NOW), 1)
  t.equal(recency(Date.UTC(2026, 7, 1, 0), Date.UTC(2026, 7, 1, 23, 59)), 1)
})

t.test('feedback counts from the third signal', async (t) => {
  const none = { useful: 0, used: 0, irrelevant: 0, incorrect: 0, harmful: 0 }
  t.equal(utility(undefined), 0.5)
  t.equal(utility({ ...none, harmful: 2 }), 0.5)
  t.equal(utility({ ...none, useful: 3 }), 0.75)
  t.equal(utility({ ...none, harmful: 3 }), 1.5 / 9)
  t.ok(utility({ ...none, incorrect: 3 }) < utility({ ...none, irrelevant: 3 }))
})

t.test('ties break on content, then id; nothing scores below zero', async (t) => {
  const order = blend([candidate({ id: 'c', statement: 'b' }), candidate({ id: 'b', statement: 'a' }), candidate({ id: 'a', statement: 'a' })], NOW)
  t.same(order.map(({ id }) => id), ['a', 'b', 'c'])
  t.same(blend([candidate({ lexical: 0 }), candidate({ lexical: -1 })], NOW).map(({ score }) => score), [0, 0])
  t.same(blend([], NOW), [])
})

t.test('a successor wins when the latest is wanted', async (t) => {
  const field = [candidate({ id: 'other', lexical: 8, trust: 'policy_approved' }), candidate({ id: 'new', lexical: 7, trust: 'asserted', successor: true })]
  t.equal(blend(field, NOW)[0]?.id, 'other')
  t.match(blend(field, NOW, true)[0], { id: 'new', components: { relevance: 1 } })
  t.equal(blend([candidate({ id: 'other', lexical: 8 }), candidate({ id: 'far', lexical: 2, successor: true })], NOW, true)[0]?.id, 'other', 'but only if it answers')
})
