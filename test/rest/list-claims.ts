// GET /v1/claims: claims by subject, project, status and kind.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { claim, fact, observe, readAll } from '../support/records.ts'

t.test('listing claims', async (t) => {
  const app = await startApp(t)
  const { claimId: a } = await fact(app, 'One.', { kind: 'decision' })
  const { claimId: b } = await fact(app, 'Two.', {}, { subject: 'other' })
  const { claimId: c } = await fact(app, 'Three.', { visibility: 'private' })
  await app.request('POST', `/v1/claims/${a}/revoke`, { key: app.owner.key, body: { reason: 'wrong' } })
  const ids = async (query: string, by = app.owner) => (await readAll(app, `/v1/claims${query}`, by, 1)).map(({ claim_id }) => claim_id).sort()

  t.test('200 whatever became of them, by each filter', async (t) => {
    t.same(await ids(''), [a, b, c].sort())
    t.same(await ids('?subject_id=crew'), [a, c].sort())
    t.same(await ids('?status=revoked'), [a])
    t.same(await ids('?status=active'), [b, c].sort())
    t.same(await ids('?kind=decision&subject_id=crew'), [a])
    t.same(await ids('?kind=preference'), [])
  })
  t.test('200 without what is private to another principal', async (t) => {
    t.same(await ids('', await app.mint(['evidence:read'])), [a, b].sort())
  })
  t.test('200 in order of writing inside a subject', async (t) => {
    const source = await observe(app, 'ground', { subject_id: 'row' })
    const written = []
    for (let at = 0; at < 12; at++) written.push(await claim(app, `Row ${at}.`, [source], {}, { subject: 'row' }))
    t.same((await readAll(app, '/v1/claims?subject_id=row', app.owner, 5)).map(({ claim_id }) => claim_id), written)
  })
})
