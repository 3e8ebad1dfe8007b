// GET /v1/claims/{claim_id}/evidence: what a claim rests on, as far as the caller may read it.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { claim, dataOf, observe } from '../support/records.ts'

t.test('reading the evidence of a claim', async (t) => {
  const app = await startApp(t)
  const read = async (id: string, by = app.owner) => dataOf(await app.request('GET', `/v1/claims/${id}/evidence`, { key: by.key }))
  const ids = (list: { observation_id: string }[]) => list.map(({ observation_id }) => observation_id)

  t.test('200 by relation', async (t) => {
    const [a, b, c] = [await observe(app, 'for'), await observe(app, 'against'), await observe(app, 'but')]
    const claimId = await claim(app, 'Weighed.', [a, { observation_id: b, relation: 'contradicts' }, { observation_id: c, relation: 'qualifies' }])
    const evidence = await read(claimId)
    t.same([ids(evidence.supporting), ids(evidence.contradicting), ids(evidence.qualifying), evidence.unreadable_count], [[a], [b], [c], 0])
    t.equal(evidence.supporting[0].content, 'for')
  })
  t.test('200 an erased source is a tombstone of an erased claim', async (t) => {
    const [a, b] = [await observe(app, 'stays'), await observe(app, 'goes')]
    const claimId = await claim(app, 'Both.', [a, b])
    await app.request('DELETE', `/v1/observations/${b}`, { key: app.owner.key })
    const evidence = await read(claimId)
    t.same(ids(evidence.supporting), [a, b])
    t.equal(evidence.supporting[1].content, null)
  })
  t.test('404 for a claim that is private to another', async (t) => {
    const claimId = await claim(app, 'Mine.', [await observe(app, 'mine', { visibility: 'private' })])
    const other = await app.mint(['*'])
    t.equal((await app.request('GET', `/v1/claims/${claimId}/evidence`, { key: other.key })).status, 404)
  })
})
