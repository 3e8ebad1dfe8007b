// Another model: its vectors are a space of their own.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fact } from '../support/records.ts'
import { answerWith, ask, drain, settingsFor, startEndpoint, status, vectorOf } from './endpoint.ts'

const CAR = 'The automobile stands in the garage.'

for (const [name, change] of [['model', { TITEN_EMBED_MODEL: 'toy-2' }], ['revision', { TITEN_EMBED_REVISION: '2' }], ['length', { TITEN_EMBED_DIMENSIONS: 9 }]] as const) {
  t.test(`a restart with another ${name}`, async (t) => {
    const endpoint = await startEndpoint(t)
    const first = await startApp(t, { config: settingsFor(endpoint.url) })
    await fact(first, CAR)
    await drain(first)
    t.equal((await ask(first, 'voiture')).claims.length, 1)
    await first.close()

    endpoint.behave(answerWith((text) => vectorOf(text, name === 'length' ? 9 : undefined)))
    const second = await startApp(t, { path: first.path, config: settingsFor(endpoint.url, change) })
    const { key } = first.owner
    t.equal(second.logged.filter((line) => line.includes('vectors of another model')).length, 1, 'said at the start')
    t.match(await ask(second, 'voiture', {}, key), { claims: [], degraded: { vector: 'used' } }, 'the old vectors are not compared')
    t.same((await ask(second, 'Where is the automobile?', {}, key)).claims, [CAR], 'words find it')
    t.match(await status(second, key), { indexed: [{ model: 'toy', current: false, claims: 1 }] })
    t.match(dataOf(await second.request('GET', '/readyz')), { status: 'ok', checks: { vector_index: 'degraded' } })

    t.match(dataOf(await second.request('POST', '/v1/index/rebuild', { key, body: {} })), { queued: 1, next_cursor: null })
    await drain(second, key)
    t.same((await ask(second, 'voiture', {}, key)).claims, [CAR])
    const { indexed } = await status(second, key)
    t.match(indexed, [{ current: true, claims: 1 }])
    t.equal(indexed.length, 1)
  })
}
