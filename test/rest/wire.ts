// JSON and HTTP as they come from clients that are careless, broken or hostile: always one envelope, never a stack.
import t from 'tap'
import { gzipSync } from 'node:zlib'
import { checkReply, startApp, type TestApp } from '../support/app.ts'
import { dataOf, fieldsOf, observation, observe } from '../support/records.ts'
import { headOf, sendRaw } from '../support/wire.ts'

const good = JSON.stringify(observation('As it should be.'))
const auth = (app: TestApp) => `Bearer ${app.owner.key}`

async function raw (app: TestApp, path: string, chunks: (string | Buffer)[], options = {}) {
  const method = String(chunks[0]).split(' ')[0]!
  return checkReply(method, path, await sendRaw(app.url, chunks, options))
}

t.test('members of a body', async (t) => {
  const app = await startApp(t)
  const post = (text: string, path = '/v1/observations') => app.request('POST', path, { key: app.owner.key, raw: text })

  t.test('400 for a key of the prototype, and later requests inherit nothing', async (t) => {
    for (const member of ['"__proto__":{"trust":"policy_approved"}', '"constructor":{"prototype":{"trust":"verified"}}', '"toString":1']) {
      const reply = await post(good.replace('{', `{${member},`))
      t.equal(reply.status, 400, member)
      t.same(fieldsOf(reply), [/"(.*?)"/.exec(member)![1]])
    }
    t.equal(dataOf(await post(good)).trust, 'asserted')
  })
  t.test('what is authorised is what is stored, for a key that comes twice', async (t) => {
    const { key } = await app.mint(['observations:write'], { maxTrust: 'asserted' })
    for (const order of ['"trust":"asserted","trust":"verified"', '"trust":"verified","trust":"asserted"']) {
      const reply = await app.request('POST', '/v1/observations', { key, raw: good.replace('{', `{${order},`) })
      t.match(reply.status, /^(201|400|403)$/)
    }
    t.equal(app.db().prepare("SELECT count(*) FROM observations WHERE trust = 'verified'").pluck().get(), 0)
  })
  t.test('400 for what is not quite JSON, and for JSON that is no object', async (t) => {
    const before = app.counts()
    for (const text of ['', ' ', '{"a":1,}', "{'a':1}", 'NaN', 'null', '[]', '"x"', '5', 'true', `${good} x`, `${good}${good}`, good.slice(0, -1), '{"a":01}', '{"a":.5}', '\u0000', '// x\n{}']) {
      const reply = await post(text)
      t.equal(reply.status, 400, JSON.stringify(text.slice(0, 20)))
      t.equal(reply.body.error.code, 'VALIDATION_ERROR')
    }
    t.same(app.counts(), before)
    t.match((await post(`\ufeff${good}`)).status, /^(201|400)$/, 'a byte-order mark is taken or refused')
  })
  t.test('400 for nesting without end, at once and on both paths', async (t) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    t.equal((await post(`{"subject_id":"crew","kind":"cursor","ttl_seconds":60,"state":${deep}}`, '/v1/checkpoints')).status, 400)
    t.equal((await post('{"a":'.repeat(20_000), '/v1/checkpoints')).status, 400)
    const mcp = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`, '/mcp')
    t.match(mcp.body.error.code, /^-32(700|600)$/)
    t.equal((await app.request('GET', '/healthz')).status, 200)
  })
  t.test('400 for bytes that are no UTF-8, without a trace', async (t) => {
    const before = app.counts()
    const [head, tail] = good.split('As it should be.') as [string, string]
    for (const bytes of [[0xc3, 0x28], [0xe6, 0xbc], [0xff], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xc0, 0x80]]) {
      const reply = await app.request('POST', '/v1/observations', { key: app.owner.key, raw: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]) })
      t.equal(reply.status, 400, Buffer.from(bytes).toString('hex'))
    }
    t.same(app.counts(), before)
  })
  t.test('413 one byte over the limit, 201 or 400 at it', async (t) => {
    const fill = (bytes: number) => `{"x":"${'y'.repeat(bytes - 8)}"}`
    t.equal(Buffer.byteLength(fill(1_048_576)), 1_048_576)
    t.equal((await post(fill(1_048_576))).status, 400)
    for (const path of ['/v1/observations', '/v1/checkpoints', '/mcp']) {
      const reply = await post(fill(1_048_577), path)
      t.equal(reply.status, 413, path)
      t.equal(reply.body.error.code, 'PAYLOAD_TOO_LARGE')
    }
  })
})

t.test('content types', async (t) => {
  const app = await startApp(t)
  const send = (type: string) => app.request('POST', '/v1/observations', { key: app.owner.key, raw: good, headers: { 'content-type': type } })
  for (const type of ['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"']) t.equal((await send(type)).status, 201, `201 ${type}`)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', 'application/json-patch+json', 'application/xml', 'x', 'text/plain; application/json']) {
    const reply = await send(type)
    t.equal(reply.status, 415, `415 ${type}`)
    t.equal(reply.body.error.code, 'UNSUPPORTED_MEDIA_TYPE')
  }
  // However the header is spelled, nothing reaches a handler unchecked.
  for (const type of ['application/json\t; x=1', 'application/json ;charset=utf-8', 'application/json;', 'application/json, text/plain']) {
    const reply = await app.request('POST', '/v1/observations', { key: app.owner.key, raw: '{"kind":"gossip"}', headers: { 'content-type': type } })
    t.match(reply.status, /^4(00|15)$/, JSON.stringify(type))
  }
})

t.test('compressed bodies', async (t) => {
  const app = await startApp(t, { listen: true })
  for (const [encoding, body] of [['gzip', gzipSync(good)], ['gzip', gzipSync(Buffer.alloc(20_000_000))], ['br', Buffer.from(good)], ['x', Buffer.from(good)], ['GZIP', gzipSync(good)]] as const) {
    const reply = await app.request('POST', '/v1/observations', { key: app.owner.key, raw: body, headers: { 'content-encoding': encoding } })
    t.equal(reply.status, 415, `415 ${encoding} of ${body.length} bytes`)
  }
  t.equal((await app.request('POST', '/v1/observations', { key: app.owner.key, raw: good, headers: { 'content-encoding': 'identity' } })).status, 201)
})

t.test('bodies on the wire', async (t) => {
  const app = await startApp(t, { listen: true, config: { TITEN_REQUEST_TIMEOUT_MS: 1000 } })
  const json = { authorization: auth(app), 'content-type': 'application/json' }

  t.test('413 for five megabytes in chunks, before all of it was read', async (t) => {
    const piece = Buffer.alloc(65_536, 0x20)
    const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
    const reply = await raw(app, '/v1/observations', [headOf('POST', '/v1/observations', { ...json, 'transfer-encoding': 'chunked' }), ...Array<Buffer>(80).fill(chunk), '0\r\n\r\n'])
    t.equal(reply.status, 413)
    t.equal((await app.request('GET', '/healthz')).status, 200)
  })
  t.test('400 or 408 for a body shorter than it says', async (t) => {
    const chunks = [headOf('POST', '/v1/observations', { ...json, 'content-length': good.length + 10 }), good]
    t.match((await raw(app, '/v1/observations', chunks)).status, /^40[08]$/, 'and the connection stays open')
    t.equal((await app.request('GET', '/healthz')).status, 200)
  })
  t.test('the same answer to DELETE with a content type and no body', async (t) => {
    const lease = async () => dataOf(await app.request('POST', '/v1/leases', { key: app.owner.key, body: { resource_type: 'f', resource_id: 'r', purpose: 'p', ttl_seconds: 60 } })).lease_id as string
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'application/json', 'content-length': 0 }, { 'content-length': 0 }, {}]) {
      const path = `/v1/leases/${await lease()}`
      t.equal((await raw(app, path, [headOf('DELETE', path, { authorization: auth(app), ...headers })])).status, 200, JSON.stringify(headers))
    }
  })
  t.test('400 in the envelope for what is no HTTP', async (t) => {
    for (const bytes of ['GET /healthz HTTP/9\r\n\r\n', 'nonsense\r\n\r\n', headOf('POST', '/v1/observations', { ...json, 'content-length': 'x' })]) {
      const reply = await sendRaw(app.url, [bytes])
      t.equal(reply.status, 400)
      t.equal(reply.body.error.code, 'VALIDATION_ERROR')
      t.equal(reply.body.meta.request_id, reply.headers['x-request-id'])
    }
  })
  t.test('431 for headers without end', async (t) => {
    t.equal((await sendRaw(app.url, [headOf('GET', '/healthz', { 'x-long': 'x'.repeat(20_000) })])).status, 431)
  })
})

t.test('the wrong door', async (t) => {
  const app = await startApp(t, { listen: true })
  await observe(app, 'x')
  for (const path of ['/v1/nope', '/', '/v1', '/V1/observations', '/v1/observations/x/y/z', '/favicon.ico', '/v1/leases/', '//v1/leases', '/v1//leases', '/v1/./leases/x/..', '/healthz/']) {
    const reply = checkReply('GET', '/v1/nope', await sendRaw(app.url, [headOf('GET', path, { authorization: auth(app), connection: 'close' })]))
    t.equal(reply.status, 404, `404 ${path}`)
    t.equal(reply.body.error.code, 'NOT_FOUND')
  }
  t.equal((await app.request('PUT', '/v1/observations', { key: app.owner.key, body: {} })).headers.allow!.split(', ').sort().join(), 'GET,HEAD,POST')
  for (const [path, key] of [['/healthz', undefined], ['/v1/observations', app.owner.key]] as const) {
    const head = await app.request('HEAD', path, { key })
    const get = await app.request('GET', path, { key })
    t.equal(head.status, 200, `200 HEAD ${path}`)
    t.equal(head.text, '')
    t.equal(head.headers['content-type'], get.headers['content-type'])
    t.equal(head.headers['content-length'], get.headers['content-length'])
  }
  t.equal((await app.request('HEAD', '/v1/observations')).status, 401)
})

t.test('every failure is the envelope in JSON, and its sentence gives nothing away', async (t) => {
  const app = await startApp(t)
  const replies = [
    await app.request('GET', '/v1/nope'), await app.request('GET', '/v1/observations'), await app.request('PUT', '/v1/keys'), await app.request('POST', '/v1/keys', { key: app.owner.key, raw: '{' }),
    await app.request('GET', '/v1/claims/%zz', { key: app.owner.key }), await app.request('POST', '/v1/keys', { key: app.owner.key, raw: 'x', headers: { 'content-type': 'text/plain' } }),
  ]
  for (const { status, headers, text } of replies) {
    t.match(headers['content-type'], /^application\/json/, String(status))
    t.notMatch(text, /fastify|sqlite|node_modules|\.ts|\.js|SELECT|INSERT|at \w+ \(/i)
  }
})
