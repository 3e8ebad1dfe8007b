import t from 'tap'
import { remember, startServer, type Server } from './support.ts'

const compile = async ({ call }: Server, key?: string) =>
  (await call('titen_compile', { subject_id: 'user_rama', task: 'When is the deploy window?', max_tokens: 800 }, { ...(key ? { key } : {}) })).document

t.test('records feedback on a context', async (t) => {
  const server = await startServer(t)
  await server.call('titen_remember', remember)
  const { context_id } = await compile(server)
  for (const given of [{ outcome: 'useful' }, { outcome: 'harmful', claim_id: null, reason_code: null }, { outcome: 'irrelevant', reason_code: 'outdated' }]) {
    const { document } = await server.call('titen_feedback', { context_id, ...given })
    t.same(Object.keys(document), ['feedback_id', 'context_id', 'outcome', 'recorded_at'])
    t.match(document, { feedback_id: /^fb_[0-9a-f]{32}$/, context_id, outcome: given.outcome, recorded_at: '2026-08-01T09:00:00.000Z' })
  }
  t.equal(server.count('feedback'), 3)
})

t.test('a malformed id reads like a missing one', async (t) => {
  const server = await startServer(t)
  await server.call('titen_remember', remember)
  const { context_id } = await compile(server)
  const hex = context_id.slice(4)
  const missing = await server.call('titen_feedback', { context_id: `ctx_${'0'.repeat(31)}1`, outcome: 'used' })
  t.ok(missing.isError)
  for (const id of ['', 'x', 'ctx_', hex, `obs_${hex}`, `${context_id}0`, `${context_id}zz`, ` ${context_id}`, `${context_id}\n`, context_id.toUpperCase(), `ctx_${hex.toUpperCase()}A`, '\0', 'ctx_'.repeat(5000), '__proto__']) {
    t.same(await server.call('titen_feedback', { context_id: id, outcome: 'used' }), missing, JSON.stringify(id.slice(0, 40)))
  }
  const unknownClaim = await server.call('titen_feedback', { context_id, outcome: 'used', claim_id: `claim_${'0'.repeat(31)}1` })
  t.ok(unknownClaim.isError)
  for (const claim_id of ['', 'x', `claim_${hex}x`, 'claim_\0']) t.same(await server.call('titen_feedback', { context_id, outcome: 'used', claim_id }), unknownClaim, JSON.stringify(claim_id))
  t.equal(server.count('feedback'), 0)
})

t.test("another principal's context reads like a missing one", async (t) => {
  const server = await startServer(t)
  const { context_id } = await compile(server)
  const other = await server.newKey('agent_two')
  const missing = await server.call('titen_feedback', { context_id: `ctx_${'0'.repeat(31)}1`, outcome: 'used' }, { key: other })
  t.same(await server.call('titen_feedback', { context_id, outcome: 'used' }, { key: other }), missing)
})

t.test('a bad outcome or reason comes back in the words of the database and leaves no trace', async (t) => {
  const server = await startServer(t)
  const { context_id } = await compile(server)
  const events = server.count('events')
  for (const outcome of ['good', 'constructor']) {
    t.equal((await server.call('titen_feedback', { context_id, outcome })).text, "CHECK constraint failed: outcome IN ('used', 'useful', 'irrelevant', 'incorrect', 'harmful')")
  }
  for (const reason_code of ['', 'x'.repeat(201), 'a\u001b[2J']) t.match((await server.call('titen_feedback', { context_id, outcome: 'used', reason_code })).text, /^CHECK constraint failed: reason_code must be /)
  t.match((await server.call('titen_feedback', { context_id })).text, 'Missing required argument "outcome".')
  t.same([server.count('feedback'), server.count('events')], [0, events])
})
