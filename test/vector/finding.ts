// What the vector arm finds and what it must not: records by meaning, within the same bounds as words.
import t from 'tap'
import { callTool, fact, observe } from '../support/records.ts'
import { ask, drain, startWithEndpoint, status, vectorsIn } from './endpoint.ts'

const CAR = 'The automobile stands in the garage.'
const TASK = 'Which voiture'

t.test('finds what shares no word with the task, over REST and not over MCP', async (t) => {
  const { app, endpoint } = await startWithEndpoint(t, { config: { TITEN_EMBED_KEY: 'sk-hidden', TITEN_EMBED_DIMENSIONS: 6 } })
  await fact(app, CAR)
  await fact(app, 'The kitten sleeps on the sofa.')
  await drain(app)
  const { claims, degraded, data } = await ask(app, TASK)
  t.equal(claims[0], CAR)
  t.same(degraded, { vector: 'used', model: 'used' })
  t.same(app.db().prepare('SELECT vector, model FROM context_runs WHERE id = ?').get(data.context_id), { vector: 'used', model: 'used' })

  const { document } = await callTool(app, 'titen_compile', { subject_id: 'crew', task: TASK, max_tokens: 2000 })
  t.same(document.items, [], 'MCP compiles by words alone')
  t.same(app.db().prepare('SELECT vector, model FROM context_runs WHERE id = ?').get(document.context_id), { vector: 'disabled', model: 'disabled' })

  t.match(endpoint.asked.at(-1), { model: 'toy', dimensions: 6, input: [TASK], authorization: 'Bearer sk-hidden' })
  t.notMatch(app.logged.join('\n'), /sk-hidden/)
  const asked = endpoint.asked.length
  await ask(app, TASK)
  t.equal(endpoint.asked.length, asked, 'the vector of a task is kept')
})

t.test('a claim is embedded with its evidence, which has no vector of its own any more', async (t) => {
  const { app, endpoint } = await startWithEndpoint(t)
  await observe(app, 'The loaf is fresh.')
  await drain(app)
  t.equal(vectorsIn(app, 'observations'), 1)
  const id = app.db().prepare('SELECT id FROM observations').pluck().get() as string
  await app.request('POST', '/v1/consolidations', {
    key: app.owner.key, body: { subject_id: 'crew', claims: [{ kind: 'semantic_fact', statement: 'Breakfast is ready.', sources: [{ observation_id: id, relation: 'supports' }] }] },
  })
  await drain(app)
  t.ok(endpoint.asked.some(({ input }) => input.includes('Breakfast is ready.\nThe loaf is fresh.')))
  t.same([vectorsIn(app, 'claims'), vectorsIn(app, 'observations')], [1, 0])
  t.same((await ask(app, 'brot')).claims, ['Breakfast is ready.'])
})

t.test('finds evidence of REST and none of titen_remember, unless that is strict', async (t) => {
  const remembered = { subject_id: 'crew', kind: 'user_statement', content: 'The ocean is calm.', source_type: 'chat', source_ref: 'chat/1' }
  for (const strict of [false, true]) {
    const { app } = await startWithEndpoint(t, { config: { TITEN_MCP_STRICT: strict } })
    await observe(app, 'The wave was high.')
    await callTool(app, 'titen_remember', remembered)
    await app.request('POST', '/v1/index/rebuild', { key: app.owner.key, body: {} })
    await drain(app)
    t.same((await ask(app, 'meer')).claims.sort(), strict ? ['The ocean is calm.', 'The wave was high.'] : ['The wave was high.'])
    t.ok((await ask(app, 'Is the ocean calm?')).claims.includes('The ocean is calm.'), 'by words it is found all the same')
  }
})

t.test('what the request leaves out stays out', async (t) => {
  const { app } = await startWithEndpoint(t)
  await fact(app, CAR)
  await drain(app)
  t.same((await ask(app, TASK, { kinds: ['decision'] })).claims, [])
  t.same((await ask(app, TASK, { min_trust: 'verified' })).claims, [])
  t.same((await ask(app, TASK, { as_of: '2001-01-01T00:00:00Z' })).claims, [])
  t.same((await ask(app, TASK, { subject_id: 'another crew' })).claims, [])
  t.same((await ask(app, TASK, { min_coverage: 0.5 })).claims, [], 'no word of the task is in it')
})

t.test('private records are found by their principal alone', async (t) => {
  const { app } = await startWithEndpoint(t)
  const ann = await app.mint(['*'], { principal: 'ann' })
  await observe(app, CAR, { visibility: 'private' }, ann)
  await drain(app)
  t.same((await ask(app, TASK, {}, ann.key)).claims, [CAR])
  t.same((await ask(app, TASK)).claims, [])
})

t.test('words still lead where they say enough, and the same request gives the same pack', async (t) => {
  const { app } = await startWithEndpoint(t)
  for (const text of ['The vehicle permit expires in May.', 'The automobile was washed.', 'The car was sold.', 'The permit desk opens at nine.']) await fact(app, text)
  await drain(app)
  const first = await ask(app, 'When does the vehicle permit expire?')
  t.equal(first.claims[0], 'The vehicle permit expires in May.')
  t.equal(first.claims.length, 4, 'and what words missed comes after')
  t.same((await ask(app, 'When does the vehicle permit expire?')).data.items, first.data.items)
  const { data } = await ask(app, 'When does the vehicle permit expire?', { explain: true })
  t.equal(data.explanation.items.length, 4, 'each can be explained')
  t.match(await status(app), { queue: { waiting: 0 }, indexed: [{ model: 'toy', current: true, claims: 4, observations: 0 }], embedder: { kind: 'endpoint', state: 'ok', dimensions: 6 } })
})
