// What a call throws, and what is never in it.
import t from 'tap'
import { inspect } from 'node:util'
import { createClient, TitenApiError, TitenConnectionError } from '../../src/sdk/client.ts'
import { failure, gateObservation, startWorld } from './support.ts'

/** Everything that a log could show of an error. */
const shown = (error: unknown) => inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error) + String((error as Error).stack)

const thrownBy = async (call: () => Promise<unknown>): Promise<any> => {
  try { await call() } catch (error) { return error }
  throw new Error('it did not throw')
}

t.test('a refusal is an error with its code, details and request id', async (t) => {
  const { titen, proxy } = await startWorld(t)
  const invalid = await thrownBy(() => titen.createObservation({ body: { ...gateObservation, kind: 'rumour' as 'decision', content: '' } }))
  t.ok(invalid instanceof TitenApiError && invalid instanceof Error)
  t.match(invalid, { name: 'TitenApiError', operation: 'createObservation', code: 'VALIDATION_ERROR', status: 400, request_id: /^req_[0-9a-f]{32}$/ })
  t.same(invalid.details.map((detail: { field: string }) => detail.field).sort(), ['content', 'kind'])
  t.equal(proxy.seen.length, 1, 'a fault of the request is not sent again')
  const missing = await thrownBy(() => titen.getClaim({ claim_id: `claim_${'0'.repeat(32)}` }))
  t.match(missing, { code: 'NOT_FOUND', status: 404, details: undefined, retryAfterSeconds: undefined })
})

t.test('no error holds the key', async (t) => {
  const { app, client, proxy } = await startWorld(t)
  const { key } = app.owner
  proxy.next({ status: 400, body: failure('VALIDATION_ERROR', `what is ${key}?`) }, { status: 500, body: `<html>Bearer ${key}` }, 'drop')
  const titen = client({ retries: 0 })
  for (const code of ['VALIDATION_ERROR', 'UNEXPECTED_ANSWER']) {
    const error = await thrownBy(() => titen.getPrincipal())
    t.equal(error.code, code)
    t.notOk(shown(error).includes(key))
  }
  const dropped = await thrownBy(() => titen.getPrincipal())
  t.ok(dropped instanceof TitenConnectionError)
  t.match(dropped, { name: 'TitenConnectionError', reason: 'network', operation: 'getPrincipal' })
  t.notOk(shown(dropped).includes(key))
  const telltale = client({ retries: 0, fetch: async (_, init) => { throw Object.assign(new Error(`no route for ${JSON.stringify(init)}`), { init }) } })
  t.notOk(shown(await thrownBy(() => telltale.getPrincipal())).includes(key), 'not even where a custom fetch shows it')
  const broken = await thrownBy(async () => createClient({ url: app.url, key: `${key}\n` }))
  t.notOk(shown(broken).includes(key), 'a key that cannot be sent is not shown')
})

t.test('what cannot be sent is refused before it is', async (t) => {
  const { app, titen, proxy } = await startWorld(t)
  for (const url of ['', '/v1', 'ftp://host', 'http://user:secret@host', 'http://host?key=secret', 'http://host#secret']) {
    const error = await thrownBy(async () => createClient({ url, key: app.owner.key }))
    t.ok(error instanceof TypeError, url)
    t.notOk(error.message.includes('secret'))
  }
  for (const key of ['', 'two words', 'ключ']) t.throws(() => createClient({ url: app.url, key }), TypeError)
  await t.rejects(titen.getClaim({ claim_id: '' }), TypeError)
  await t.rejects(titen.getClaim(undefined as unknown as { claim_id: string }), TypeError)
  for (const subject_id of ['.', '..']) await t.rejects(titen.eraseSubject({ subject_id }), TypeError, 'a URL parser would drop it and the call would go elsewhere')
  await t.rejects(titen.createObservation({ body: gateObservation }, { idempotencyKey: 'with blank' }), TypeError)
  t.equal(proxy.seen.length, 0)
})

t.test('an answer of somebody else', async (t) => {
  const { titen, proxy } = await startWorld(t)
  proxy.next({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })
  t.match(await thrownBy(() => titen.getPrincipal()), { code: 'UNEXPECTED_ANSWER', status: 302, message: /redirect/ })
  for (const body of ['<html>hello', '"text"', 'null', '{"data":1}', '']) {
    proxy.next({ status: 200, body })
    t.match(await thrownBy(() => titen.getPrincipal()), { code: 'UNEXPECTED_ANSWER', status: 200 }, body)
  }
  t.equal(proxy.seen.length, 6, 'none of it was followed or asked again')
})
