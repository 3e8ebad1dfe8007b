// GET /v1/subjects: of whom the caller can read something, and how much.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { fact, observe, readAll } from '../support/records.ts'

t.test('the directory of subjects', async (t) => {
  const app = await startApp(t)
  for (const subject of ['zoe', 'Ann', 'ann', 'ann_1', 'ann%', 'élan', '\u{1F642}']) await fact(app, `About ${subject}.`, {}, { subject })
  await observe(app, 'private to me', { subject_id: 'ann', visibility: 'private' })
  await observe(app, 'private to me', { subject_id: 'hidden', visibility: 'private' })

  t.test('200 by name, with counts of what the caller can read', async (t) => {
    for (const limit of [1, 3, 50]) {
      const items = await readAll(app, '/v1/subjects', app.owner, limit)
      t.same(items.map(({ subject_id }) => subject_id), ['Ann', 'ann', 'ann%', 'ann_1', 'hidden', 'zoe', 'élan', '\u{1F642}'], `by ${limit}`)
      t.match(items[1], { observations: 2, claims: 1 })
    }
  })
  t.test('200 without the private ones of another', async (t) => {
    const items = await readAll(app, '/v1/subjects', await app.mint(['evidence:read']))
    t.notOk(items.some(({ subject_id }) => subject_id === 'hidden'))
    t.match(items[1], { subject_id: 'ann', observations: 1, claims: 1 })
  })
})
