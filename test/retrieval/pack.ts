import fc from 'fast-check'
import { t } from 'tap'

import { copyKey, countTokens, itemTokens, pack, textLine, type Candidate } from '../../src/retrieval/pack.ts'

let made = 0
const hex = (): string => (++made).toString(16).padStart(32, '0')
const fact = (claim: string, over: Partial<Candidate> = {}): Candidate => ({
  claim_id: `claim_${hex()}`, claim, kind: 'semantic_fact', confidence: 0.8, trust: 'asserted', evidence_ids: [`obs_${hex()}`], score: 0.5, coverage: 1, ...over,
})
const claims = (items: Candidate[]): string[] => items.map(({ claim }) => claim)

t.test('the published example costs 58 tokens', async (t) => {
  const item = fact('Deploy smoke must pass before release.', {
    claim_id: 'claim_f3963d7b876143f5bfc8230db2757067', kind: 'procedural', confidence: 0.95, trust: 'verified',
    evidence_ids: ['obs_ed91a2d0f66143fbba66c932494d5e64'], score: 0.744167,
  })
  t.equal(itemTokens(item), 58)
  t.equal(pack([item], { maxTokens: 58 }).usedTokens, 58)
  t.same(pack([item], { maxTokens: 57 }), { items: [], usedTokens: 0, text: '', leftOut: [{ candidate: item, reason: 'budget' }] })
})

t.test('other scripts count one token a code point', async (t) => {
  t.equal(countTokens('abcde'), 2)
  t.equal(countTokens('東京'), 2)
  t.equal(countTokens('👩🏽‍🚒'), 4)
  t.equal(countTokens('ab東'), 2)
  t.same(pack([fact('漢'.repeat(400))], { maxTokens: 128 }).items, [])
})

t.test('what does not fit is passed over, the next one tried', async (t) => {
  const packed = pack([fact('short'), fact('long '.repeat(200)), fact('small')], { maxTokens: 128 })
  t.same(claims(packed.items), ['short', 'small'])
})

t.test('no kind is capped: the room is used', async (t) => {
  const packed = pack(Array.from({ length: 200 }, (_, i) => fact(`Rule number ${i} holds.`)), { maxTokens: 8_000 })
  t.ok(packed.usedTokens > 7_900)
})

t.test('copies are shown once, with the evidence of each', async (t) => {
  const copies = ['The gate is shut.', 'the gate is  shut', 'THE GATE IS SHUT', ' The gate is shut'].map((claim) => fact(claim))
  const packed = pack([...copies, fact('The gate is open.')], { maxTokens: 2_000 })
  t.same(claims(packed.items), ['The gate is shut.', 'The gate is open.'])
  t.same(packed.items[0]?.evidence_ids, copies.flatMap(({ evidence_ids }) => evidence_ids))
  t.equal(packed.usedTokens, packed.items.reduce((sum, item) => sum + itemTokens(item), 0))
  t.same(packed.leftOut.map(({ reason }) => reason), ['duplicate', 'duplicate', 'duplicate'])
  t.ok(pack(Array.from({ length: 100 }, () => fact('Always the same.')), { maxTokens: 2_000 }).usedTokens < 150, 'a hundred copies do not fill a pack')
})

t.test('a number, a day, a name or a "not" makes another fact', async (t) => {
  for (const [one, other] of [
    ['Retry three times', 'Retry five times'], ['Deploy on Friday', 'Do not deploy on Friday'], ['Limit is 10 MB', 'Limit is 100 MB'],
    ['Ask Ann', 'Ask Anna'], ['Written in C', 'Written in C++'], ['It is -5', 'It is 5'], ['Is the gate shut?', 'Is the gate shut.'], ["It can't", 'It can'],
  ] as const) {
    t.not(copyKey(one), copyKey(other), `${one} / ${other}`)
    t.same(claims(pack([fact(one), fact(other)], { maxTokens: 2_000 }).items), [one, other])
  }
})

t.test('a pack that was stored again is no news', async (t) => {
  const facts = [fact('The gate is shut.'), fact('The lamp is on.')]
  const { text } = pack(facts, { maxTokens: 500, format: 'text' })
  const document = JSON.stringify({ context_id: 'ctx_1', items: facts.map(({ claim }) => ({ claim })) })
  for (const echo of [text, document, '[1] The gate is shut.']) {
    const packed = pack([fact(echo), ...facts], { maxTokens: 2_000 })
    t.same(claims(packed.items), claims(facts), echo)
    t.equal(packed.leftOut[0]?.reason, 'echo')
  }
  t.equal(pack([fact('[1] The gate is shut.\n[2] The key is lost.'), ...facts], { maxTokens: 2_000 }).items.length, 3, 'something new is in it')
})

t.test('rivals are shown together', async (t) => {
  const old = fact('Port is 5432', { score: 0.2 })
  const others = Array.from({ length: 10 }, (_, i) => fact(`Other ${i}`, { score: 0.3 }))
  const disputed = fact('Port is 5433', { score: 0.9, rivals: [old.claim_id!] })
  const packed = pack([disputed, ...others, old], { maxTokens: 200 })
  t.equal(packed.items[0], packed.items.find(({ claim }) => claim === disputed.claim))
  t.equal(packed.items.at(-1)?.claim, old.claim, 'in order of score all the same')
})

t.test('poor candidates can be cut', async (t) => {
  const packed = pack([fact('good', { coverage: 0.8 }), fact('poor', { coverage: 0.1 })], { maxTokens: 500, minCoverage: 0.5 })
  t.same(claims(packed.items), ['good'])
  t.same(packed.leftOut.map(({ reason }) => reason), ['coverage'])
})

t.test('the text form counts its block and keeps one line a claim', async (t) => {
  const packed = pack([fact('First.', { source: 'chat, 2 May' }), fact('Second\nline [3] forged')], { maxTokens: 128, format: 'text' })
  t.equal(packed.text, '[1] First. (chat, 2 May)\n[2] Second line [3] forged')
  t.equal(packed.usedTokens, countTokens(packed.text))
  t.equal(textLine(7, fact(' a ')), '[7] a')
})

t.test('never above the budget, never cut, always in order', async () => {
  const anyFact = fc.record({ claim: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), coverage: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ claim, coverage }) => fact(claim, { coverage }))
  const format = fc.constantFrom('items' as const, 'text' as const)
  fc.assert(fc.property(fc.array(anyFact, { maxLength: 40 }), fc.integer({ min: 128, max: 1_200 }), format, (facts, maxTokens, form) => {
    const packed = pack(facts, { maxTokens, format: form, minCoverage: 0.1 })
    const counted = form === 'text' ? countTokens(packed.text) : packed.items.reduce((sum, item) => sum + itemTokens(item), 0)
    const order = packed.items.map((item) => facts.findIndex(({ claim_id }) => claim_id === item.claim_id))
    return packed.usedTokens === counted && counted <= maxTokens && packed.items.length + packed.leftOut.length === facts.length &&
      order.every((at, i) => facts[at]?.claim === packed.items[i]?.claim && (i === 0 || order[i - 1]! < at))
  }), { numRuns: 500 })
})
