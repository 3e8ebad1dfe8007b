import t from 'tap'
import { message, remember, startServer } from './support.ts'

t.test('writes the row and its search entry and nothing else', async (t) => {
  const { call, countTraces, count, get } = await startServer(t)
  const events = count('events')
  const { document } = await call('titen_remember', remember)
  t.same(Object.keys(document), ['observation_id', 'ingested_at'])
  t.match(document, { observation_id: /^obs_[0-9a-f]{32}$/, ingested_at: '2026-08-01T09:00:00.000Z' })
  const [observations, search, history, outbox, allEvents] = countTraces()
  t.same([observations, search, history, outbox, allEvents! - events], [1, 1, 0, 0, 0])
  t.equal(count('replays'), 0)
  const row = get('SELECT id, kind, content, source_type, source_ref, source_id, trust, visibility, project, agent, run FROM observations')
  t.strictSame({ ...row as object }, {
    id: document.observation_id, kind: remember.kind, content: remember.content, source_type: 'chat', source_ref: 'chat/1', source_id: null,
    trust: 'asserted', visibility: 'team', project: null, agent: null, run: null,
  })
})

t.test('honours no Idempotency-Key', async (t) => {
  const { call, count } = await startServer(t)
  for (let i = 0; i < 2; i++) await call('titen_remember', remember, { headers: { 'idempotency-key': 'same' } })
  t.same([count('observations'), count('replays')], [2, 0])
})

t.test('takes any trust from any key, and needs no source_ref', async (t) => {
  const { call, get } = await startServer(t)
  const { source_ref: _, ...bare } = remember
  for (const given of [bare, { ...bare, source_ref: null, trust: null, visibility: null }]) {
    const { document } = await call('titen_remember', given)
    t.match(get('SELECT source_ref, trust, visibility FROM observations WHERE id = ?', document.observation_id), { source_ref: null, trust: 'asserted', visibility: 'team' })
  }
  const { document } = await call('titen_remember', { ...remember, trust: 'policy_approved', visibility: 'private' })
  t.match(get('SELECT trust, visibility FROM observations WHERE id = ?', document.observation_id), { trust: 'policy_approved', visibility: 'private' })
})

t.test('strict: enforces the trust ceiling and writes what REST writes', async (t) => {
  const { call, countTraces, count } = await startServer(t, { config: { TITEN_MCP_STRICT: true } })
  const events = count('events')
  const refused = await call('titen_remember', { ...remember, trust: 'verified' })
  t.same(refused, { text: 'This credential may not assert "verified" trust.', isError: true, document: undefined })
  t.same(countTraces(), [0, 0, 0, 0, events])
  const { source_ref: _, ...bare } = remember
  const { document } = await call('titen_remember', { ...bare, source_ref: null })
  t.same(Object.keys(document), ['observation_id', 'ingested_at'])
  t.same(countTraces(), [1, 1, 1, 1, events + 1])
  t.match(await call('titen_remember', { ...remember, trust: 'gossip' }), { text: /^CHECK constraint failed: trust IN/, isError: true })
})

t.test("a bad value comes back in the database's words, and leaves no trace", async (t) => {
  const { call, countTraces, count } = await startServer(t)
  const before = [...countTraces(), count('shelves')]
  const faults: [object, string | RegExp][] = [
    [{ kind: 'gossip' }, "CHECK constraint failed: kind IN ('user_statement', 'tool_result', 'imported_source', 'decision', 'system_event')"],
    [{ trust: 'certain' }, "CHECK constraint failed: trust IN ('unverified', 'asserted', 'verified', 'policy_approved')"],
    [{ visibility: 'all' }, "CHECK constraint failed: visibility IN ('private', 'team', 'organization')"],
    [{ content: '' }, /^CHECK constraint failed: content must be /], [{ content: ' \n' }, /^CHECK constraint failed: content must be /], [{ content: '\u200b\u200b' }, /^CHECK constraint failed: content must be /],
    [{ content: 'a\0b' }, /^CHECK constraint failed: content must be /], [{ content: 'x'.repeat(65_537) }, /^CHECK constraint failed: content must be /],
    [{ subject_id: 'a\0b' }, /^CHECK constraint failed: subject_id must be /], [{ subject_id: '' }, /^CHECK constraint failed: subject_id must be /],
    [{ subject_id: 'x'.repeat(513) }, /^CHECK constraint failed: subject_id must be /], [{ subject_id: 'a\u202eb' }, /^CHECK constraint failed: subject_id must be /],
    [{ source_type: 'x'.repeat(201) }, /^CHECK constraint failed: source_type must be /], [{ source_ref: 'x'.repeat(1025) }, /^CHECK constraint failed: source_ref must be /],
    [{ kind: 7 }, 'Argument "kind" must be a string.'], [{ subject_id: null }, 'Argument "subject_id" must be a string.'],
  ]
  for (const [fault, sentence] of faults) {
    const { text, isError } = await call('titen_remember', { ...remember, ...fault })
    t.ok(isError)
    t.match(text, sentence)
  }
  t.same([...countTraces(), count('shelves')], before)
  t.notOk((await call('titen_remember', remember)).isError, 'the next good one works')
})

t.test('keeps every character: 65,536 of four bytes, joiners, combining marks', async (t) => {
  const { call, get } = await startServer(t)
  const board = 'Release board: \u{1F469}\u{1F3FD}\u200d\u{1F692} \u{1F1EE}\u{1F1E9} \u2705\ufe0f \u{1D4B3} cafe\u0301'
  for (const content of [board, '\u{1F642}'.repeat(65_536)]) {
    const { document } = await call('titen_remember', { ...remember, content })
    t.ok(get('SELECT content FROM observations WHERE id = ?', document.observation_id).content === content)
  }
})

t.test('30 at once on two servers over one file are 30 rows', async (t) => {
  const one = await startServer(t)
  const two = await startServer(t, { path: one.path, key: one.key })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).rpc(
    message(n, 'tools/call', { name: 'titen_remember', arguments: { ...remember, content: `fact ${n}` } }))))
  const ids = answers.map(({ json }) => JSON.parse(json.result.content[0].text).observation_id)
  t.equal(new Set(ids).size, 30)
  t.same(answers.map(({ json }) => json.id), Array.from({ length: 30 }, (_, n) => n))
  t.equal(one.count('observations'), 30)
  t.equal(one.get('SELECT count(DISTINCT content) AS n FROM observations').n, 30)
})
