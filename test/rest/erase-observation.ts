// DELETE /v1/observations/{observation_id}: erased text stands nowhere any more, not even in free pages of the files.
import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startApp, type TestApp } from '../support/app.ts'
import { claim, compile, dataOf, observe, readAll } from '../support/records.ts'

const WORD = 'zirconiumheron'

const bytesOf = (app: TestApp) => readdirSync(dirname(app.path)).map((name) => readFileSync(join(dirname(app.path), name), 'latin1')).join('')

t.test('erasing evidence', async (t) => {
  const app = await startApp(t)
  const erase = (id: string, key = app.owner.key, headers = {}) => app.request('DELETE', `/v1/observations/${id}`, { key, headers })
  const text = `The ${WORD} nests behind the pump house.`
  const headers = { 'idempotency-key': 'first' }
  const first = await app.request('POST', '/v1/observations', { key: app.owner.key, headers, body: { subject_id: 'crew', kind: 'decision', content: text, source: { type: 'note', ref: `${WORD}/1` } } })
  const id = dataOf(first).observation_id as string
  const claimId = await claim(app, text, [id])
  const pack = await compile(app, `where does the ${WORD} nest`)
  await app.request('POST', `/v1/claims/${claimId}/expire`, { key: app.owner.key, body: { reason: `the ${WORD} flew off` } })
  const kept = await observe(app, 'The pump house is green.')

  t.test('200 and the word stands in no file', async (t) => {
    t.match(dataOf(await erase(id)), { observation_id: id, claims_erased: 1 })
    const found = bytesOf(app)
    t.notOk(found.toLowerCase().includes(WORD), 'neither in the database nor in the log of changes')
    t.ok(found.includes('pump house is green'), 'what was kept is there')
  })
  t.test('it is in no search, claim, pack, evidence, event, history or replay', async (t) => {
    t.equal(pack.items.length, 1, 'it was found before')
    const paths = [
      '/v1/observations', `/v1/observations/${id}`, '/v1/claims', `/v1/claims/${claimId}`, `/v1/claims/${claimId}/evidence`,
      `/v1/context/${pack.context_id}`, '/v1/events',
    ]
    for (const path of paths) {
      const reply = await app.request('GET', path, { key: app.owner.key })
      t.equal(reply.status, 200, path)
      t.notOk(reply.text.includes(WORD), path)
    }
    t.same((await compile(app, `${WORD} nests pump house`)).items.map(({ claim: text }: { claim: string }) => text), ['The pump house is green.'])
    const again = await app.request('POST', '/v1/observations', { key: app.owner.key, headers, body: { subject_id: 'crew', kind: 'decision', content: text, source: { type: 'note', ref: `${WORD}/1` } } })
    t.equal(again.body.meta.replayed, true)
    t.notOk(again.text.includes(WORD), 'a replay brings nothing back')
  })
  t.test('200 again, and counts nothing twice', async (t) => {
    const before = app.counts()
    t.match(dataOf(await erase(id)), { observation_id: id, claims_erased: 0 })
    t.same(app.counts(), before)
    t.equal((await readAll(app, '/v1/events?type=observation.erased')).length, 1)
    t.same(dataOf(await app.request('GET', '/v1/subjects', { key: app.owner.key })).items, [{ subject_id: 'crew', observations: 1, claims: 0 }])
  })
  t.test('400 when it is cited after that', async (t) => {
    const body = { subject_id: 'crew', claims: [{ kind: 'decision', statement: 'x', sources: [{ observation_id: id, relation: 'supports' }] }] }
    const reply = await app.request('POST', '/v1/consolidations', { key: app.owner.key, body })
    t.equal(reply.status, 400)
    t.match(reply.body.error.message, 'claims[0].sources[0].observation_id')
  })
  t.test('404 for what the caller may not read', async (t) => {
    const mine = await observe(app, 'mine alone', { visibility: 'private' })
    const other = await app.mint(['*'])
    t.equal((await erase(mine, other.key)).status, 404)
    t.equal(dataOf(await app.request('GET', `/v1/observations/${mine}`, { key: app.owner.key })).content, 'mine alone')
    t.ok(kept)
  })
})

t.test('the other evidence of an erased claim is found on its own again', async (t) => {
  const app = await startApp(t)
  const first = await observe(app, 'The orchard gate has a brass lock.')
  const second = await observe(app, 'Its key hangs in the orchard shed.')
  await claim(app, 'The orchard gate has a brass lock and its key hangs in the shed.', [first, second])
  t.equal((await compile(app, 'orchard')).items.length, 1, 'the claim stands for both')
  await app.request('DELETE', `/v1/observations/${first}`, { key: app.owner.key })
  const { items } = await compile(app, 'orchard')
  t.same(items.map(({ claim_id, evidence_ids }: any) => [claim_id, evidence_ids]), [[null, [second]]])
})
