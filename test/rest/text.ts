// Text and Unicode: what is taken is kept as it was sent, and what cannot be kept is refused.
import t from 'tap'
import fc from 'fast-check'
import { startApp, type TestApp } from '../support/app.ts'
import { callTool, compile, dataOf, fieldsOf, observation, observe, claim } from '../support/records.ts'

// Joiners, variation selectors, flags, a letter outside of the first plane, and an é of two code points.
const BOARD = 'Release board: 👩🏽‍🚒 🇮🇩 ✅️ 𝒳 cafe\u0301'

const read = async (app: TestApp, id: string) => dataOf(await app.request('GET', `/v1/observations/${id}`, { key: app.owner.key }))

t.test('text comes back code point by code point', async (t) => {
  const app = await startApp(t)
  t.test('201 emoji, joiners and combining marks, also as a claim in a pack', async (t) => {
    const id = await observe(app, BOARD)
    t.equal(Buffer.from((await read(app, id)).content).toString('hex'), Buffer.from(BOARD).toString('hex'))
    await claim(app, BOARD, [id])
    t.equal((await compile(app, 'release board')).items[0].claim, BOARD)
  })
  t.test('201 any text that the contract takes', async () => {
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter((text) => !text.includes('\0') && /[^\s\u0000\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/.test(text))
    await fc.assert(fc.asyncProperty(texts, fc.boolean(), async (content, overRest) => {
      const given = { subject_id: 'crew', kind: 'decision', content, source_type: 'note', source_ref: 'r' }
      const id = overRest ? await observe(app, content) : (await callTool(app, 'titen_remember', given)).document.observation_id
      if ((await read(app, id)).content !== content) throw new Error(`${overRest ? 'REST' : 'MCP'} changed it`)
    }), { numRuns: 80, seed: 3 })
  })
})

t.test('400 half a surrogate pair, wherever it stands, without a trace', async (t) => {
  const app = await startApp(t)
  const before = app.counts()
  const body = (members: string) => `{"subject_id":"crew","kind":"decision","content":"x","source":{"type":"note"},${members}}`
  const tries: [string, string][] = [
    ['content', body('"content":"tail \\ud83d"')], ['content', body('"content":"\\ude42 head"')], ['subject_id', body('"subject_id":"\\uD83Dx"')],
    ['source.type', body('"source":{"type":"\\udfff"}')], ['run_id', body('"run_id":"a\\ud800b"')],
  ]
  for (const [field, raw] of tries) {
    const reply = await app.request('POST', '/v1/observations', { key: app.owner.key, raw })
    t.equal(reply.status, 400)
    t.same(fieldsOf(reply), [field], raw)
  }
  const state = await app.request('POST', '/v1/checkpoints', { key: app.owner.key, raw: '{"subject_id":"crew","kind":"cursor","ttl_seconds":60,"state":{"a":["\\ud83d"]}}' })
  t.same(fieldsOf(state), ['state.a[0]'])
  const mcp = await app.request('POST', '/mcp', {
    key: app.owner.key,
    raw: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"titen_remember","arguments":{"subject_id":"crew","kind":"decision","content":"tail \\ud83d","source_type":"n","source_ref":"r"}}}',
  })
  t.equal(mcp.body.result.isError, true)
  t.same(app.counts(), before)
  t.equal((await app.request('POST', '/v1/observations', { key: app.owner.key, raw: body('"run_id":"\\ud83d\\ude42"') })).status, 201, 'a whole pair is text')
})

// Names that other names must never be taken for.
const NAMES_REFUSED = ['team\0red', '\u001b[2J', '\u0007', 'a\u202eb', 'a\u2066b', 'a\nb', 'a\tb', '\u200b', ' ', '', '\u00a0', 'a\u0085b', '\ufeffa']

t.test('400 control and direction characters in ids and labels, on every path', async (t) => {
  const app = await startApp(t)
  const before = app.counts()
  const lease = { resource_type: 'file', resource_id: 'x', purpose: 'work', ttl_seconds: 60 }
  for (const name of NAMES_REFUSED) {
    const title = JSON.stringify(name)
    const tries: [string, string, object][] = [
      ['/v1/observations', 'subject_id', observation('x', { subject_id: name })], ['/v1/observations', 'source.ref', observation('x', { source: { type: 'n', ref: name } })],
      ['/v1/keys', 'label', { label: name, scopes: ['events:read'] }], ['/v1/keys', 'principal_id', { label: 'l', principal_id: name, scopes: ['events:read'] }],
      ['/v1/leases', 'purpose', { ...lease, purpose: name }], ['/v1/leases', 'resource_id', { ...lease, resource_id: name }],
      ['/v1/handoffs', 'to_principal', { to_principal: name, subject_id: 'crew' }], ['/v1/checkpoints', 'subject_id', { subject_id: name, kind: 'cursor', state: 1, ttl_seconds: 60 }],
    ]
    for (const [path, field, body] of tries) t.same(fieldsOf(await app.request('POST', path, { key: app.owner.key, body })), [field], `${path} ${field} ${title}`)
    const tools: [string, object][] = [
      ['titen_remember', { subject_id: name, kind: 'decision', content: 'x', source_type: 'n', source_ref: 'r' }], ['titen_lease_acquire', { ...lease, resource_id: name }],
      ['titen_checkpoint_save', { subject_id: name, kind: 'cursor', state: 1, ttl_seconds: 60 }], ['titen_handoff', { to_principal: 'anna', subject_id: name }],
    ]
    for (const [tool, given] of tools) t.ok((await callTool(app, tool, given as Record<string, unknown>)).failure, `${tool} ${title}`)
  }
  t.same(app.counts(), before)
})

t.test('free text keeps tab and line feed, and no escape of a terminal', async (t) => {
  const app = await startApp(t)
  const send = (message: string) => app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'anna', subject_id: 'crew', message } })
  t.equal(dataOf(await send('one\n\ttwo')).message, 'one\n\ttwo')
  for (const message of ['\u001b[2Jx', 'a\u0007', 'a\u202eb', 'a\u2066b', 'a\0b']) t.same(fieldsOf(await send(message)), ['message'], JSON.stringify(message))
})

t.test('400 what shows nothing, in content, statement and task', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'ground')
  const before = app.counts()
  for (const text of ['', '   \n', '\u200b\u200b', '\u00ad', '\u2060\ufeff', '\u3000', '\u202e', '\u0085']) {
    const tries: [string, string, object][] = [
      ['/v1/observations', 'content', observation(text)], ['/v1/context/compile', 'task', { subject_id: 'crew', task: text, max_tokens: 128 }],
      ['/v1/consolidations', 'claims[0].statement', { subject_id: 'crew', claims: [{ kind: 'decision', statement: text, sources: [{ observation_id: id, relation: 'supports' }] }] }],
    ]
    for (const [path, field, body] of tries) t.same(fieldsOf(await app.request('POST', path, { key: app.owner.key, body })), [field], `${path} ${JSON.stringify(text)}`)
    t.ok((await callTool(app, 'titen_remember', { subject_id: 'crew', kind: 'decision', content: text, source_type: 'n', source_ref: 'r' })).failure)
    t.ok((await callTool(app, 'titen_compile', { subject_id: 'crew', task: text, max_tokens: 128 })).failure)
  }
  t.same(app.counts(), before)
})

t.test('one length for the contract, both paths and the store', async (t) => {
  const app = await startApp(t)
  const remember = (content: string) => callTool(app, 'titen_remember', { subject_id: 'crew', kind: 'decision', content, source_type: 'n', source_ref: 'r' })
  for (const unit of ['x', 'é', '漢', '\u{1F642}']) {
    t.equal((await app.request('POST', '/v1/observations', { key: app.owner.key, body: observation(unit.repeat(65_536)) })).status, 201, `201 65,536 times ${unit}`)
    t.same(fieldsOf(await app.request('POST', '/v1/observations', { key: app.owner.key, body: observation(unit.repeat(65_537)) })), ['content'])
    t.ok((await remember(unit.repeat(65_536))).document)
    t.ok((await remember(unit.repeat(65_537))).failure)
  }
})
