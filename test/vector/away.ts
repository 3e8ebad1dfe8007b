// The embedder is away, slow or answers nonsense: everything goes on by words, nothing wrong is stored, and the queue is kept.
import t from 'tap'
import { stoppedClock } from '../support/app.ts'
import { dataOf, fact, observe } from '../support/records.ts'
import { answerWith, ask, drain, good, startWithEndpoint, status, vectorOf, vectorsIn, type Answer, type Asked } from './endpoint.ts'

const CAR = 'The automobile stands in the garage.'
const FAULTS: [name: string, code: string, behaviour: (asked: Asked) => Answer][] = [
  ['500', 'unavailable', () => ({ status: 500, raw: 'oh no' })],
  ['429', 'rate_limited', () => ({ status: 429, body: { error: 'slow down' } })],
  ['401', 'unauthorized', () => ({ status: 401 })],
  ['404', 'misconfigured', () => ({ status: 404 })],
  ['a redirect', 'unreachable', () => ({ status: 307 })],
  ['HTML', 'unreadable', () => ({ type: 'text/html', raw: '<html><body>Sign in</body></html>' })],
  ['no data', 'unreadable', () => ({ body: { embeddings: [] } })],
  ['a slow answer', 'timeout', () => ({ hang: true })],
  ['one vector too few', 'wrong_count', ({ input }) => ({ body: { data: input.slice(1).map((text, index) => ({ index, embedding: vectorOf(text) })) } })],
  ['an index twice', 'wrong_count', ({ input }) => ({ body: { data: input.map((text) => ({ index: 0, embedding: vectorOf(text) })).concat([{ index: 0, embedding: [1] }]).slice(0, Math.max(2, input.length)) } })],
  ['another length', 'wrong_dimensions', answerWith((text) => vectorOf(text).slice(1)) as (asked: Asked) => Answer],
  ['NaN', 'unreadable', ({ input }) => ({ raw: `{"data":[${input.map((_, index) => `{"index":${index},"embedding":[NaN,1,0,0,0,0]}`)}]}` })],
  ['null', 'bad_values', answerWith(() => [null, 1, 0, 0, 0, 0]) as (asked: Asked) => Answer],
  ['infinity', 'bad_values', ({ input }) => ({ raw: `{"data":[${input.map((_, index) => `{"index":${index},"embedding":[1e999,1,0,0,0,0]}`)}]}` })],
  ['text', 'unreadable', answerWith(() => 'AACAPwAAAAA=') as (asked: Asked) => Answer],
  ['zeros', 'bad_values', answerWith(() => [0, 0, 0, 0, 0, 0]) as (asked: Asked) => Answer],
  ['a flood', 'too_large', () => ({ raw: `{"data":[${' '.repeat(3_000_000)}]}` })],
]

for (const [name, code, behaviour] of FAULTS) {
  t.test(`the embedder answers ${name}`, async (t) => {
    const clock = stoppedClock('2026-08-01T09:00:00.000Z')
    // Long enough for a good answer on a busy machine, and not longer where it is waited for.
    const waitMs = code === 'timeout' ? 1500 : 10_000
    const { app, endpoint } = await startWithEndpoint(t, { now: clock.now, config: { TITEN_EMBED_DIMENSIONS: 6, TITEN_EMBED_TIMEOUT_MS: waitMs, TITEN_EMBED_QUESTION_MS: waitMs } })
    endpoint.behave(behaviour)
    await fact(app, CAR)
    const worked = await drain(app)
    t.match(worked, { indexed: 0, failed: 1, waiting: 1 }, 'the claim waits; its evidence needs no vector')
    t.equal(vectorsIn(app, 'claims'), 0)
    t.match(await status(app), { embedder: { state: 'failing', last_error: code }, queue: { waiting: 1, tried: 1 } })
    t.match(dataOf(await app.request('GET', '/readyz')), { status: 'ok', checks: { vector_index: 'degraded' }, capabilities: { vector: true } })
    const { claims, degraded } = await ask(app, 'Where is the automobile?')
    t.same(claims, [CAR], 'words find it')
    t.same(degraded, { vector: 'error', model: 'error' })
    t.notMatch(app.logged.join('\n'), /automobile/i, 'the log tells a code and no text')

    endpoint.behave(good)
    clock.advance(3_600_000)
    await drain(app)
    t.match(await status(app), { embedder: { state: 'ok', last_error: null }, queue: { waiting: 0 } })
    t.match(await ask(app, 'Which voiture'), { claims: [CAR], degraded: { vector: 'used' } })
    t.match(dataOf(await app.request('GET', '/readyz')), { checks: { vector_index: 'ok' } })
  })
}

t.test('nobody listens: records are stored, and after the first compile no other asks', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const { app, endpoint } = await startWithEndpoint(t, { now: clock.now })
  await endpoint.close()
  await observe(app, CAR)
  t.match(await ask(app, 'automobile'), { claims: [CAR], degraded: { vector: 'error' } })
  t.equal((await status(app)).embedder.last_error, 'unreachable')
})

t.test('a dead endpoint is asked again only after a while', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const { app, endpoint } = await startWithEndpoint(t, { now: clock.now })
  endpoint.behave(() => ({ status: 503 }))
  for (let at = 0; at < 5; at++) t.equal((await ask(app, `task ${at}`)).degraded.vector, 'error')
  t.equal(endpoint.asked.length, 1)
  clock.advance(1000)
  endpoint.behave(good)
  t.equal((await ask(app, 'task 6')).degraded.vector, 'used')
  t.equal(endpoint.asked.length, 2)
})

t.test('the order of an answer is that of its indexes', async (t) => {
  const { app, endpoint } = await startWithEndpoint(t)
  endpoint.behave(({ input }) => ({ body: { data: input.map((text, index) => ({ index, embedding: vectorOf(text) })).reverse() } }))
  for (const text of [CAR, 'The kitten sleeps.', 'The loaf is fresh.']) await observe(app, text)
  await drain(app)
  t.equal((await ask(app, 'katze')).claims[0], 'The kitten sleeps.')
  t.equal((await ask(app, 'voiture')).claims[0], CAR)
})

t.test('one text that is refused does not hold up its neighbours', async (t) => {
  const { app, endpoint } = await startWithEndpoint(t)
  endpoint.behave((asked) => (asked.input.some((text) => text.includes('poison')) ? { status: 400, body: { error: 'input is not valid' } } : good(asked)))
  for (let at = 0; at < 9; at++) await observe(app, at === 4 ? 'poison' : `The kitten number ${at} sleeps.`)
  await drain(app)
  t.match(await status(app), { queue: { waiting: 1 }, indexed: [{ observations: 8 }] })
})
