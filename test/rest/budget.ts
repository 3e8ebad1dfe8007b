// Budget and order: what a pack costs, that it never costs more than was asked for, and that it is always the same.
import t from 'tap'
import fc from 'fast-check'
import { startApp, stoppedClock, type TestApp } from '../support/app.ts'
import { callTool, compile, dataOf, fact, observe } from '../support/records.ts'

/** What an item costs: its seven-field form, four ASCII characters a token, one token a code point beyond. */
function costOf ({ claim_id, claim, kind, confidence, trust, evidence_ids, score }: Record<string, unknown>): number {
  const points = [...JSON.stringify({ claim_id, claim, kind, confidence, trust, evidence_ids, score })]
  const ascii = points.filter((point) => point.codePointAt(0)! < 128).length
  return Math.ceil(ascii / 4) + points.length - ascii
}

const total = (items: Record<string, unknown>[]) => items.map(costOf).reduce((a, b) => a + b, 0)

t.test('the worked example of the MCP page, over both paths', async (t) => {
  const app = await startApp(t)
  await fact(app, 'Deploy smoke must pass before release.', { kind: 'procedural', confidence: 0.95 }, { subject: 'user_rama', evidence: { trust: 'verified' } })
  const task = 'deploy the checkout service safely'
  const pack = await compile(app, task, { subject_id: 'user_rama', max_tokens: 1200 })
  t.equal(pack.items.length, 1)
  t.equal(pack.items[0].score, 0.744167)
  t.same(pack.items[0].score_components, { relevance: 1, trust: 0.666667, recency: 1, utility: 0.5, conflict: 0 })
  t.equal(pack.budget.used_tokens, 58)
  const { document } = await callTool(app, 'titen_compile', { subject_id: 'user_rama', task, max_tokens: 1200 })
  t.equal(document.items[0].score, 0.744167)
  t.same(document.budget, { max_tokens: 1200, used_tokens: 58 })
})

t.test('an item is left out and never cut', async (t) => {
  const app = await startApp(t)
  await fact(app, '東京'.repeat(200))
  await fact(app, '東京 is far.')
  const pack = await compile(app, '東京', { max_tokens: 128 })
  t.same(pack.items.map(({ claim }: any) => claim), ['東京 is far.'])
  t.ok(pack.left_out.budget >= 1)
})

t.test('used_tokens is the sum of the items and never above max_tokens', async (t) => {
  const app = await startApp(t)
  const units = fc.constantFrom('lantern', 'a', ' ', '\n', '"', '\\', 'é', '漢', '\u{1F642}', '👩🏽‍🚒', 'ж', '\u0301', 'x'.repeat(40))
  const texts = fc.array(units, { minLength: 1, maxLength: 60 }).map((parts) => `lantern ${parts.join('')}`)
  let subjects = 0
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(texts, fc.boolean()), { minLength: 1, maxLength: 12 }), fc.integer({ min: 128, max: 1000 }), async (list, max_tokens) => {
    const subject = `subject ${subjects++}`
    for (const [text, isClaim] of list) await (isClaim ? fact(app, text, {}, { subject }) : observe(app, text, { subject_id: subject }))
    const { items, budget } = await compile(app, 'lantern', { subject_id: subject, max_tokens })
    if (budget.used_tokens > max_tokens || budget.used_tokens !== total(items)) throw new Error(`${budget.used_tokens} of ${max_tokens}, the items cost ${total(items)}`)
    const block = await compile(app, 'lantern', { subject_id: subject, max_tokens, format: 'text' })
    const points = [...block.text as string]
    const ascii = points.filter((point) => point.codePointAt(0)! < 128).length
    if (block.budget.used_tokens > max_tokens || block.budget.used_tokens !== Math.ceil(ascii / 4) + points.length - ascii) throw new Error('the text costs another')
    const { document } = await callTool(app, 'titen_compile', { subject_id: subject, task: 'lantern', max_tokens })
    if (document.budget.used_tokens !== total(document.items)) throw new Error('MCP counts otherwise')
  }), { numRuns: 25, seed: 12 })
})

t.test('the room is used, whatever kind the claims have', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'ground')
  for (let at = 0; at < 4; at++) {
    const claims = Array.from({ length: 50 }, (_, n) => ({ kind: 'preference', statement: `Lantern number ${at * 50 + n} hangs in row ${(at * 50 + n) * 7}.`, sources: [{ observation_id: id, relation: 'supports' }] }))
    dataOf(await app.request('POST', '/v1/consolidations', { key: app.owner.key, body: { subject_id: 'crew', claims } }))
  }
  const { budget } = await compile(app, 'lantern', { max_tokens: 8000 })
  t.ok(budget.used_tokens > 7200, `${budget.used_tokens} of 8000`)
})

const fill = async (app: TestApp, order: number[]) => {
  for (const at of order) await fact(app, `Lantern ${at} hangs in the ${at % 2 === 0 ? 'north' : 'south'} row, it is ${at % 3 === 0 ? 'red' : 'blue'}.`, { confidence: 0.5 + at / 100 })
}
const shown = (pack: any) => pack.items.map(({ claim, score, coverage }: any) => [claim, score, coverage])

t.test('the same pack every time, after the store was opened again, and however it was filled', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const order = Array.from({ length: 30 }, (_, at) => at)
  await fill(app, order)
  const ask = async (on: TestApp, key: string) => (await on.request('POST', '/v1/context/compile', { key, body: { subject_id: 'crew', task: 'which red lantern hangs north', max_tokens: 1500 } })).body.data
  const first = await ask(app, app.owner.key)
  t.ok(first.items.length > 5)
  for (let at = 0; at < 50; at++) t.same({ ...await ask(app, app.owner.key), context_id: '' }, { ...first, context_id: '' })
  await app.close()
  const again = await startApp(t, { now: clock.now, path: app.path })
  t.same({ ...await ask(again, app.owner.key), context_id: '' }, { ...first, context_id: '' }, 'after it was opened again')

  t.test('200 the same items and scores from another order of writing', async (t) => {
    const other = await startApp(t, { now: clock.now })
    await fill(other, [...order].reverse())
    t.same(shown(await ask(other, other.owner.key)), shown(first))
  })
})
