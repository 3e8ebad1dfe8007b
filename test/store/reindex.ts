// A change of language writes the search index anew while the server runs: each record is found throughout, and a rewrite
// that was cut off goes on where it stopped.
import t from 'tap'
import type { Test } from 'tap'
import { startApp, type TestApp } from '../support/app.ts'

const SUBJECT = 'haus'
const observation = (content: string) => ({ subject_id: SUBJECT, kind: 'decision', content, source: { type: 'note' } })
const TEXTS = ['Die Wohnungen werden im Frühjahr gestrichen.', 'Der Schlüssel liegt beim Nachbarn.']

/** Texts that answer a task. */
async function found (app: TestApp, key: string, task: string): Promise<string[]> {
  const { body } = await app.request('POST', '/v1/context/compile', { key, body: { subject_id: SUBJECT, task, max_tokens: 2000 } })
  return body.data.items.map((item: { claim: string }) => item.claim)
}

/** The state of the index once nothing is being rewritten. */
async function settled (app: TestApp, key: string): Promise<{ language: string, done: number }> {
  for (;;) {
    const { full_text: state } = (await app.request('GET', '/v1/index/status', { key })).body.data
    if (state.state === 'current') return state
  }
}

/** A store with one claim and one uncited observation, written under English rules. */
async function englishStore (t: Test): Promise<{ path: string, key: string }> {
  const app = await startApp(t)
  const { key } = app.owner
  const [first] = await Promise.all(TEXTS.map(async (text) => (await app.request('POST', '/v1/observations', { key, body: observation(text) })).body.data.observation_id))
  const claims = [{ kind: 'semantic_fact', statement: TEXTS[0], sources: [{ observation_id: first, relation: 'supports' }] }]
  t.equal((await app.request('POST', '/v1/consolidations', { key, body: { subject_id: SUBJECT, claims } })).status, 201)
  t.same(await found(app, key, 'Wohnung streichen'), [], 'English rules do not know the form of the word')
  await app.close()
  return { path: app.path, key }
}

t.test('another language finds by its own word forms, once the index is written anew', async (t) => {
  const { path, key } = await englishStore(t)
  const app = await startApp(t, { path, listen: true, config: { TITEN_LANGUAGE: 'german' } })
  t.match(await settled(app, key), { language: 'german' })
  t.same(await found(app, key, 'Wohnung streichen'), [TEXTS[0]])
  t.same(await found(app, key, 'wo liegen die Schlüssel'), [TEXTS[1]], 'uncited evidence too')
  t.equal(app.counts().claims_fts_docsize, 1)
  t.equal(app.counts().observations_fts_docsize, 2)
  t.ok(app.logged.some((line) => line.includes('written anew')))
})

t.test('a rewrite that was cut off goes on, and records of before and after it end as they should', async (t) => {
  const { path, key } = await englishStore(t)
  const app = await startApp(t, { path, config: { TITEN_LANGUAGE: 'german' } })
  // Injected requests only: this server never listens, so the rewrite has not begun when these records come.
  t.equal((await app.request('POST', '/v1/observations', { key, body: observation('Die Heizungen sind neu.') })).status, 201)
  await app.deps.store.write(async (tx) => {
    await tx.run("UPDATE settings SET value = '1 german' WHERE name = 'analyser'")
    await tx.run("INSERT INTO settings (name, value) VALUES ('reindex', ?)", JSON.stringify({ noun: 'claims', after: 0, done: 0, total: 3 }))
  })
  await app.close()
  const next = await startApp(t, { path, listen: true, config: { TITEN_LANGUAGE: 'german' } })
  t.match(await settled(next, key), { language: 'german', state: 'current' })
  t.equal((await found(next, key, 'Heizung'))[0], 'Die Heizungen sind neu.')
  t.equal((await found(next, key, 'Wohnung'))[0], TEXTS[0])
  const { items } = (await next.request('GET', '/v1/claims', { key })).body.data
  t.equal((await next.request('POST', `/v1/claims/${items[0].claim_id}/revoke`, { key, body: { reason: 'painted already' } })).status, 200)
  t.notOk((await found(next, key, 'Wohnung')).includes(TEXTS[0]!))
})

t.test('the same language starts no rewrite', async (t) => {
  const { path, key } = await englishStore(t)
  const app = await startApp(t, { path, listen: true })
  t.match(await settled(app, key), { language: 'english', done: 0, total: 0 })
  await app.close()
  t.notOk(app.logged.some((line) => line.includes('written anew')))
})
