// Numbers: one idea of what an integer is, and none that is changed on the way.
import t from 'tap'
import fc from 'fast-check'
import { startApp } from '../support/app.ts'
import { callTool, compile, dataOf, fact, fieldsOf, observe } from '../support/records.ts'

t.test('integers', async (t) => {
  const app = await startApp(t)
  const tries: [text: string, status: number][] = [
    ['1200.0', 200], ['1.2e3', 200], ['12E2', 200], ['128', 200], ['32000', 200], ['1200.5', 400], ['-0', 400], ['127', 400], ['32001', 400],
    ['1e400', 400], ['"1200"', 400], ['null', 400], ['true', 400], ['[1200]', 400], ['-1', 400], ['1e308', 400], ['9007199254740993', 400],
  ]
  for (const [text, status] of tries) {
    t.test(`${status} max_tokens ${text}, and MCP agrees`, async (t) => {
      const reply = await app.request('POST', '/v1/context/compile', { key: app.owner.key, raw: `{"subject_id":"crew","task":"x","max_tokens":${text}}` })
      t.equal(reply.status, status)
      if (status === 400) t.same(fieldsOf(reply), ['max_tokens'])
      else t.match(reply.body.data.budget, { max_tokens: Number(text) })
      const mcp = await app.request('POST', '/mcp', { key: app.owner.key, raw: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"titen_compile","arguments":{"subject_id":"crew","task":"x","max_tokens":${text}}}}` })
      t.equal(mcp.body.result.isError === true, status === 400)
    })
  }
  t.test('400 ttl_seconds beyond its bounds', async (t) => {
    for (const text of ['0', '-1', '60.5', '1e12', '1e400', 'null', '"60"']) {
      const lease = await app.request('POST', '/v1/leases', { key: app.owner.key, raw: `{"resource_type":"f","resource_id":"r","purpose":"p","ttl_seconds":${text}}` })
      t.same(fieldsOf(lease), ['ttl_seconds'], text)
      const mcp = await app.request('POST', '/mcp', { key: app.owner.key, raw: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"titen_lease_acquire","arguments":{"resource_type":"f","resource_id":"r","purpose":"p","ttl_seconds":${text}}}}` })
      t.equal(mcp.body.result.isError, true, `MCP ${text}`)
    }
    t.equal(app.counts().leases, 0)
  })
})

t.test('400 for a number that cannot be kept, and nothing in its place', async (t) => {
  const app = await startApp(t)
  const before = app.counts()
  const save = (state: string) => app.request('POST', '/v1/checkpoints', { key: app.owner.key, raw: `{"subject_id":"crew","kind":"cursor","ttl_seconds":60,"state":${state}}` })
  for (const [state, field] of [['{"n":1e400}', 'state.n'], ['{"cursor":9007199254740993}', 'state.cursor'], ['[-9007199254740993]', 'state[0]'], ['123456789012345678901234567890', 'state']] as const) {
    const reply = await save(state)
    t.equal(reply.status, 400, state)
    t.same(fieldsOf(reply), [field])
    const mcp = await app.request('POST', '/mcp', { key: app.owner.key, raw: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"titen_checkpoint_save","arguments":{"subject_id":"crew","kind":"cursor","ttl_seconds":60,"state":${state}}}}` })
    t.equal(mcp.body.result.isError, true)
  }
  t.same(app.counts(), before)
  t.equal((await save('{"cursor":9007199254740991,"as text":"9007199254740993"}')).status, 200)
})

t.test('confidence', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'The pump house is green.')
  const write = (text: string) => app.request('POST', '/v1/consolidations', {
    key: app.owner.key, raw: `{"subject_id":"crew","claims":[{"kind":"decision","statement":"The pump house is green.","sources":[{"observation_id":"${id}","relation":"supports"}],"confidence":${text}}]}`,
  })
  for (const text of ['-0.1', '1.0000001', '1e400', '"0.9"', 'null']) t.same(fieldsOf(await write(text)), ['claims[0].confidence'], `400 ${text}`)
  for (const text of ['0', '-0', '1', '5e-324', '0.123456789012345']) {
    const { claim_id } = dataOf(await write(text)).claims[0]
    t.equal(dataOf(await app.request('GET', `/v1/claims/${claim_id}`, { key: app.owner.key })).confidence, Number(text) + 0, `201 ${text}`)
  }
  await fc.assert(fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), async (confidence) => {
    await fact(app, 'Pump house rules.', { confidence })
  }), { numRuns: 30, seed: 8 })
  for (const { score } of (await compile(app, 'pump house', { max_tokens: 32_000 })).items) t.ok(score >= 0 && score <= 1, String(score))
})

t.test('no score is out of range, whatever the dates and the feedback', async (t) => {
  const app = await startApp(t)
  for (const valid_from of ['0001-01-02T00:00:00Z', '2020-02-29T23:59:59.999Z']) await fact(app, `Heron count since ${valid_from}.`, { valid_from, confidence: 1 })
  const { document } = await callTool(app, 'titen_compile', { subject_id: 'crew', task: 'heron', max_tokens: 2000 })
  for (let at = 0; at < 4; at++) await app.request('POST', `/v1/context/${document.context_id}/feedback`, { key: app.owner.key, body: { outcome: 'useful', claim_id: document.items[0].claim_id } })
  for (const as_of of ['2020-03-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) {
    const { items } = await compile(app, 'heron', { as_of })
    t.ok(items.length > 0)
    for (const { score, score_components } of items) for (const value of [score, ...Object.values<number>(score_components)]) t.ok(value >= 0 && value <= 1, `${as_of} ${value}`)
  }
})
