// Ids, paths and queries: whatever stands in a URL is one name, decoded once, compared exactly.
import t from 'tap'
import fc from 'fast-check'
import { routes } from '#generated/routes.mjs'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf, observe, readAll } from '../support/records.ts'
import { sampleOf, seed } from '../support/requests.ts'

const withId = routes.filter(({ path }) => path.includes('{') && !path.includes('{subject_id}'))

t.test('400 or 404 for broken percent signs', async (t) => {
  const app = await startApp(t, { listen: true })
  for (const path of ['/v1/context/%zz', '/v1/claims/%E0%A4%A', '/v1/observations/%', '/v1/observations/%ff', '/v1/claims/%c3%28/evidence', '/%', '/v1/subjects/%']) {
    const method = path.includes('subjects') ? 'DELETE' : 'GET'
    t.match((await app.request(method, path, { key: app.owner.key })).status, /^40[04]$/, path)
  }
})

t.test('404 of the same shape for an id that has not the form of one', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  const before = app.counts()
  const strange = ['x', "'", '%22', '%00', '..%2f..%2fhealthz', `obs_${'a'.repeat(31)}`, world.observation.toUpperCase(), `${world.observation}%0a`, `%20${world.observation}`,
    'a'.repeat(5000), 'a'.repeat(7000), `${world.observation}'--`, 'obs_%67', world.claim.replace('claim', 'obs_claim'), '%F0%9F%99%82', encodeURIComponent('漢'.repeat(600))]
  for (const { operationId, method, path } of withId) {
    const { body } = sampleOf(operationId, world)
    for (const id of strange) {
      const reply = await app.request(method, path.replace(/\{[^}]+\}/, id), { key: app.owner.key, body })
      t.equal(reply.status, 404, `${operationId} ${id.slice(0, 30)}`)
      t.equal(reply.body.error.code, 'NOT_FOUND')
    }
  }
  t.same(app.counts(), before)
})

t.test('a subject in a path is decoded once', async (t) => {
  const app = await startApp(t)
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => /\S/.test(name) && !/[\u0000-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/.test(name) && name.isWellFormed())
  await fc.assert(fc.asyncProperty(names, async (name) => {
    await observe(app, 'about it', { subject_id: name })
    const reply = dataOf(await app.request('DELETE', `/v1/subjects/${encodeURIComponent(name)}`, { key: app.owner.key }))
    if (reply.subject_id !== name || reply.observations !== 1) throw new Error(JSON.stringify(reply))
  }), { numRuns: 40, seed: 2, examples: [['crew/42'], ['%2F'], ['a%2520b'], ['a+b'], ['?x=1'], ['#']] })
  const longest = '漢'.repeat(512)
  await observe(app, 'about it', { subject_id: longest })
  t.equal(dataOf(await app.request('DELETE', `/v1/subjects/${encodeURIComponent(longest)}`, { key: app.owner.key })).observations, 1, 'the longest name')
})

t.test('filters compare exactly: no wildcard, no case, no blank', async (t) => {
  const app = await startApp(t)
  const names = ['ann_1', 'annX1', 'ann%', 'ann_10', 'Ann_1', 'ann_1 ', ' ann_1', "ann'1", 'ann"1', 'ann\\1', 'án', 'a\u0301n']
  for (const name of names) await observe(app, `about ${name}`, { subject_id: name, run_id: name })
  for (const name of names) {
    for (const parameter of ['subject_id', 'run_id']) {
      const items = await readAll(app, `/v1/observations?${parameter}=${encodeURIComponent(name)}`)
      t.same(items.map(({ content }) => content), [`about ${name}`], `${parameter} ${name}`)
    }
  }
})

t.test('400 for a parameter that is there twice', async (t) => {
  const app = await startApp(t)
  for (const [query, field] of [['subject_id=a&subject_id=b', 'subject_id'], ['limit=5&limit=500', 'limit'], ['limit=5&limit=5', 'limit']] as const) {
    const reply = await app.request('GET', `/v1/observations?${query}`, { key: app.owner.key })
    t.equal(reply.status, 400, query)
    t.same(fieldsOf(reply), [field])
  }
})
