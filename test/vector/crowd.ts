// Others' records, however many and however close, take no place from one's own; and a shelf too large to be ranked whole is found in.
import t from 'tap'
import { found } from '../support/app.ts'
import { dataOf, observation, observe } from '../support/records.ts'
import { ask, drain, startWithEndpoint, status } from './endpoint.ts'

t.test('9,000 close vectors of another organization hide nothing', async (t) => {
  const { app } = await startWithEndpoint(t, { config: { TITEN_EMBED_BATCH: 512 } })
  const other = await found(app.deps, 'other')
  for (let from = 0; from < 9000; from += 200) {
    const items = Array.from({ length: 200 }, (_, at) => observation(at % 2 === 0 ? `car automobile vehicle ${from + at}` : `car and kitten ${from + at}`))
    dataOf(await app.request('POST', '/v1/observations/batch', { key: other.key, body: { items } }))
  }
  await observe(app, 'The car and the kitten and the loaf and the wave came.')
  t.equal((await drain(app)).waiting, 0)
  t.match((await status(app)).indexed, [{ observations: 1 }], 'a drain and a status see the own organization')
  t.equal((await drain(app, other.key)).waiting, 0)
  t.match((await status(app, other.key)).indexed, [{ observations: 9000 }])
  t.same((await ask(app, 'voiture')).claims, ['The car and the kitten and the loaf and the wave came.'])
  const theirs = await ask(app, 'voiture', {}, other.key)
  t.ok(theirs.claims.length > 0 && theirs.claims.every((text) => text.startsWith('car automobile vehicle')), 'and they find theirs')
})
