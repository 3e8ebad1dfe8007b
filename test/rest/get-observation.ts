// GET /v1/observations/{observation_id}: one piece of evidence, or its tombstone.
import t from 'tap'
import { createHash } from 'node:crypto'
import { startApp } from '../support/app.ts'
import { dataOf, observe } from '../support/records.ts'

t.test('reading evidence', async (t) => {
  const app = await startApp(t)
  const read = (id: string, key = app.owner.key) => app.request('GET', `/v1/observations/${id}`, { key })

  t.test('200 with absent members as null, not as an empty text', async (t) => {
    const id = await observe(app, 'plain')
    t.match(dataOf(await read(id)), { content: 'plain', source: { type: 'note' }, project_id: null, agent_id: null, run_id: null, occurred_at: null, erased_at: null })
    t.same(Object.keys(dataOf(await read(id)).source), ['type'])
  })
  t.test('200 a tombstone keeps the hash and nothing of the text', async (t) => {
    const id = await observe(app, 'zinc-heron', { source: { type: 'note', ref: 'zinc/heron', id: 'zinc' } })
    await app.request('DELETE', `/v1/observations/${id}`, { key: app.owner.key })
    const { body, text } = await read(id)
    t.match(body.data, { content: null, content_hash: createHash('sha256').update('zinc-heron').digest('hex'), erased_at: /Z$/ })
    t.notMatch(text, 'zinc')
  })
  t.test('404 for what is private to another principal of the organization', async (t) => {
    const id = await observe(app, 'mine', { visibility: 'private' })
    const other = await app.mint(['*'])
    const reply = await read(id, other.key)
    t.equal(reply.status, 404)
    t.same(reply.body.error, (await read(`obs_${'0'.repeat(32)}`, other.key)).body.error)
    t.equal((await read(id)).status, 200)
  })
})
