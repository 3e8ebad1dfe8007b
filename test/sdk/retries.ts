// Attempts: when there is another, how long before it, and that nothing is written twice.
import t from 'tap'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createClient } from '../../src/sdk/client.ts'
import { sleep } from '../../src/sdk/send.ts'
import { failure, gateObservation, startWorld } from './support.ts'

const limited = { status: 429, headers: { 'retry-after': '1' }, body: failure('RATE_LIMITED', 'Too many requests: wait 1 second.') }
const busy = { status: 503, body: failure('NOT_READY', 'The database is busy: try again.') }

t.test('429, 503 and a broken connection are tried again, with pauses', async (t) => {
  const { titen, proxy, pauses } = await startWorld(t)
  proxy.next(limited, busy)
  t.match(await titen.getPrincipal(), { principal_id: 'owner' })
  t.same(pauses, [1000, 250], 'Retry-After, then the second pause of the client without its jitter')
  proxy.next('drop', 'cut')
  t.match(await titen.getPrincipal(), { principal_id: 'owner' })
  t.same(pauses.slice(2), [125, 250], 'half an answer is none')
})

t.test('attempts are bounded, and the last failure is thrown', async (t) => {
  const { titen, proxy, client } = await startWorld(t)
  proxy.next(busy, busy, limited)
  await t.rejects(titen.getPrincipal(), { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 1 })
  t.equal(proxy.seen.length, 3)
  proxy.next(busy)
  await t.rejects(client({ retries: 0 }).getPrincipal(), { code: 'NOT_READY' })
  proxy.next(busy)
  await t.rejects(titen.getPrincipal({}, { retries: 0 }), { code: 'NOT_READY' })
  t.equal(proxy.seen.length, 5)
})

t.test('no second attempt where it would not help', async (t) => {
  const { titen, proxy, pauses } = await startWorld(t)
  proxy.next({ ...limited, headers: { 'retry-after': '3600' } })
  await t.rejects(titen.getPrincipal(), { code: 'RATE_LIMITED', retryAfterSeconds: 3600 }, 'a wait of an hour is for the caller to decide')
  proxy.next({ status: 500, body: failure('INTERNAL', 'Something went wrong on our side.') })
  await t.rejects(titen.getPrincipal(), { code: 'INTERNAL' })
  proxy.next(busy)
  await t.rejects(titen.getReadiness(), { code: 'NOT_READY' }, 'a probe tells what it finds')
  t.equal(proxy.seen.length, 3)
  t.same(pauses, [])
})

t.test('a mutation whose answer was lost is written once', async (t) => {
  const { titen, proxy, app } = await startWorld(t)
  proxy.next('lose')
  const { data, meta } = await titen.withMeta.createObservation({ body: gateObservation })
  t.equal(meta.replayed, true, 'the second attempt got the first answer')
  t.equal(app.counts().observations, 1)
  t.equal(new Set(proxy.seen.map(({ headers }) => headers['idempotency-key'])).size, 1, 'one key for all attempts')
  await titen.createObservation({ body: gateObservation })
  t.equal(app.counts().observations, 2, 'and a new one for the next call')
  const once = await titen.createObservation({ body: gateObservation }, { idempotencyKey: 'job-7' })
  const again = await titen.createObservation({ body: gateObservation }, { idempotencyKey: 'job-7' })
  t.equal(again.observation_id, once.observation_id)
  t.equal(app.counts().observations, 3)
  t.not(data.observation_id, once.observation_id)
  await t.rejects(titen.createObservation({ body: { ...gateObservation, content: 'other' } }, { idempotencyKey: 'job-7' }), { code: 'CONFLICT' })
})

t.test('time limits', async (t) => {
  const { titen, proxy, pauses } = await startWorld(t)
  proxy.next('hang')
  t.match(await titen.getPrincipal({}, { timeoutMs: 200 }), { principal_id: 'owner' }, 'an attempt that takes too long is one that failed')
  t.equal(pauses.length, 1)
  proxy.next('hang')
  await t.rejects(titen.getPrincipal({}, { timeoutMs: 50, retries: 0 }), { name: 'TitenConnectionError', reason: 'timeout', message: 'No answer within 50 ms.' })
})

t.test('abort', async (t) => {
  const { titen, proxy, client } = await startWorld(t)
  await t.rejects(titen.getPrincipal({}, { signal: AbortSignal.abort(new Error('never mind')) }), { message: 'never mind' })
  t.equal(proxy.seen.length, 0)
  proxy.next('hang')
  const controller = new AbortController()
  const hanging = titen.getPrincipal({}, { signal: controller.signal })
  setTimeout(() => { controller.abort() }, 50)
  await t.rejects(hanging, { name: 'AbortError' }, 'while the answer is awaited')
  proxy.next(limited)
  const waiting = client({ sleep }).getPrincipal({}, { signal: AbortSignal.timeout(100) })
  await t.rejects(waiting, { name: 'TimeoutError' }, 'in a pause')
  t.equal(proxy.seen.length, 2, 'and nothing was sent again')
})

t.test('a server that is not there', async (t) => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  await new Promise((done) => { gone.close(done) })
  const titen = createClient({ url: `http://127.0.0.1:${port}`, key: 'titen_sk_x', sleep: async () => {} })
  await t.rejects(titen.getPrincipal(), { name: 'TitenConnectionError', reason: 'network', message: 'No answer: ECONNREFUSED.' })
})
