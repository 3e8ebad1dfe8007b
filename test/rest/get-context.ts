// GET /v1/context/{context_id}: a pack as it was compiled, less what was erased since.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { compile, dataOf, fact, observe } from '../support/records.ts'

t.test('reading a compiled context again', async (t) => {
  const app = await startApp(t)
  const { claimId, observationId } = await fact(app, 'The ferry leaves at nine.')
  await observe(app, 'The ferry is blue.')
  const read = (id: string, key = app.owner.key) => app.request('GET', `/v1/context/${id}`, { key })

  for (const format of ['items', 'text']) {
    t.test(`200 the same pack, format ${format}`, async (t) => {
      const pack = await compile(app, 'ferry', { format, kinds: ['semantic_fact', 'user_statement'], min_trust: 'asserted', as_of: '2999-01-01T00:00:00Z' })
      t.equal(pack.items.length, 2)
      t.same(dataOf(await read(pack.context_id)), pack)
    })
  }
  t.test('200 the same pack after a claim was ended', async (t) => {
    const pack = await compile(app, 'ferry')
    await app.request('POST', `/v1/claims/${claimId}/revoke`, { key: app.owner.key, body: { reason: 'wrong' } })
    t.same(dataOf(await read(pack.context_id)), pack)
  })
  t.test('200 without what was erased, the task included', async (t) => {
    const pack = await compile(app, 'ferry', { as_of: '2999-01-01T00:00:00Z' })
    const { claimId: later, observationId: base } = await fact(app, 'The ferry costs four coins.')
    const second = await compile(app, 'ferry')
    await app.request('DELETE', `/v1/observations/${base}`, { key: app.owner.key })
    const again = dataOf(await read(second.context_id))
    t.equal(again.query, null)
    t.notOk(again.items.some(({ claim_id }: any) => claim_id === later))
    t.same(dataOf(await read(pack.context_id)), { ...pack, query: null }, 'of a pack that did not hold it, what was asked is gone too')
    t.ok(observationId)
  })
  t.test('404 for another principal, until it was handed over', async (t) => {
    const pack = await compile(app, 'ferry')
    const { key } = await app.mint(['*'], { principal: 'reviewer' })
    t.equal((await read(pack.context_id, key)).status, 404)
    await app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'reviewer', subject_id: 'crew', context_id: pack.context_id } })
    t.same(dataOf(await read(pack.context_id, key)).items, pack.items)
  })
})
