// Vectors in memory: a shelf that grew while it was asked answers as one that is read at once, and outgrown shelves take changes to
// their oldest records.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { compile, fact } from '../support/records.ts'

const config = { TITEN_EMBED: 'builtin' as const }
const WORDS = ['dog', 'harbour', 'winter', 'engine', 'garden', 'violin', 'market', 'river', 'doctor', 'mountain']

t.test('the same pack from a server that saw the records come and from one that starts after', async (t) => {
  const app = await startApp(t, { config })
  const { key } = app.owner
  const asked = (at: typeof app) => Promise.all(WORDS.map(async (word) => (await compile(at, `animals and ${word}`, { as_of: '2999-01-01T00:00:00Z' }, app.owner)).items.map((item: { claim: string, score: number }) => [item.claim, item.score])))
  await asked(app)
  for (let i = 0; i < 40; i++) {
    await fact(app, `The ${WORDS[i % 10]} number ${i} stands by the ${WORDS[(i * 7 + 3) % 10]}.`)
    await app.request('POST', '/v1/index/drain', { key, body: {} })
    if (i % 8 === 0) await asked(app)
  }
  const before = await asked(app)
  await app.close()
  t.same(await asked(await startApp(t, { config, path: app.path })), before)
})
