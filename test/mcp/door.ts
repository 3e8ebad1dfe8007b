// What is refused before a message is read: pages of other sites, other methods, keys, types, sizes.
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { message, remember, startServer } from './support.ts'

const ping = JSON.stringify(message(1, 'ping'))
const write = JSON.stringify(message(1, 'tools/call', { name: 'titen_remember', arguments: remember }))

t.test('pages of other sites are refused, whatever the method and the key, and nothing happens', async (t) => {
  const { http, port, count } = await startServer(t)
  const foreign = [
    'https://evil.example', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example', 'null', '', 'http://127.0.0.1', `https://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`,
    `http://127.0.0.1:${port}/`, `http://localhost:${port}@evil.example`, `http://evil.example, http://127.0.0.1:${port}`,
  ]
  for (const origin of foreign) {
    const { status, json } = await http({ headers: { origin }, body: write })
    t.equal(status, 403, origin)
    t.match(json, { error: { code: 'FORBIDDEN' }, meta: { request_id: /^req_/ } })
  }
  t.equal((await http({ headers: { origin: 'http://evil.example', host: 'evil.example' }, body: write })).status, 403, 'never derived from Host')
  for (const method of ['GET', 'DELETE', 'OPTIONS']) t.equal((await http({ method, key: null, headers: { origin: 'https://evil.example' } })).status, 403, method)
  t.equal((await http({ key: null, headers: { origin: 'https://evil.example' }, body: ping })).status, 403, 'before the key')
  t.equal(count('observations'), 0)
})

t.test('our own origins and none pass', async (t) => {
  const { http, port } = await startServer(t)
  for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://[::1]:${port}`]) t.equal((await http({ headers: { origin }, body: ping })).status, 200, origin)
  t.equal((await http({ body: ping })).status, 200, 'none')
})

t.test('the operator names the public origin and others', async (t) => {
  const { http } = await startServer(t, { config: { TITEN_PUBLIC_URL: 'https://memory.example/', TITEN_ALLOWED_ORIGINS: 'https://app.example, http://tool.example:8080' } })
  for (const origin of ['https://memory.example', 'https://app.example', 'http://tool.example:8080']) t.equal((await http({ headers: { origin }, body: ping })).status, 200, origin)
  for (const origin of ['http://memory.example', 'https://app.example:8443', 'http://tool.example']) t.equal((await http({ headers: { origin }, body: ping })).status, 403, origin)
})

t.test('every method but POST is 405 with Allow, key or no key', async (t) => {
  const { http, key } = await startServer(t)
  for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    for (const bearer of [key, null]) {
      const { status, headers, json } = await http({ method, key: bearer, headers: { accept: 'text/event-stream' } })
      t.equal(status, 405, method)
      t.equal(headers.allow, 'POST')
      if (method !== 'HEAD') t.match(json, { error: { code: 'METHOD_NOT_ALLOWED' }, meta: { request_id: headers['x-request-id'] } })
    }
  }
})

t.test('the key comes before the body, and its faults are envelopes', async (t) => {
  const { http, mint } = await startServer(t)
  const narrowKey = (await mint(['evidence:read'])).key
  for (const body of [ping, '{']) {
    const none = await http({ key: null, body })
    t.equal(none.status, 401)
    t.match(none.json, { error: { code: 'UNAUTHENTICATED' }, meta: { request_id: none.headers['x-request-id'] } })
    t.equal(none.headers['www-authenticate'], 'Bearer realm="titen"')
    t.match((await http({ key: 'wrong', body })).headers['www-authenticate'], /^Bearer realm="titen"(?!.*resource_metadata)/)
    const narrow = await http({ key: narrowKey, body })
    t.equal(narrow.status, 403)
    t.match(narrow.json, { error: { code: 'FORBIDDEN', message: 'Missing required scope "mcp:call".' }, meta: { request_id: narrow.headers['x-request-id'] } })
    t.equal(narrow.headers['www-authenticate'], undefined)
  }
})

t.test('a key stops at the next request once it is revoked or its time is over', async (t) => {
  const { http, mint, owner, clock } = await startServer(t)
  const revoked = await mint(['mcp:call'])
  t.equal((await http({ key: revoked.key, body: ping })).status, 200)
  await http({ method: 'DELETE', path: `/v1/keys/${revoked.keyId}`, key: owner.key })
  t.equal((await http({ key: revoked.key, body: ping })).status, 401)
  const brief = await mint(['mcp:call'], { expiresAt: new Date(clock.now() + 1000).toISOString() })
  t.equal((await http({ key: brief.key, body: ping })).status, 200)
  clock.advance(1000)
  t.equal((await http({ key: brief.key, body: ping })).status, 401)
})

t.test('bodies are JSON by their type; any other type is 415, and Accept is not looked at', async (t) => {
  const { http, count } = await startServer(t)
  for (const type of ['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"', 'application/json; odata=verbose']) {
    t.equal((await http({ headers: { 'content-type': type }, body: ping })).status, 200, type)
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', 'json', 'text/plain; application/json', '']) {
    const { status, json } = await http({ headers: { 'content-type': type }, body: write })
    t.equal(status, 415, type)
    t.match(json, { error: { code: 'UNSUPPORTED_MEDIA_TYPE' }, meta: { request_id: /^req_/ } })
  }
  t.equal((await http({ drop: ['content-type'], body: write })).status, 415, 'no type')
  for (const accept of ['application/json', '*/*', 'application/json, text/event-stream', 'text/event-stream']) {
    const { status, headers } = await http({ headers: { accept }, body: ping })
    t.same([status, headers['content-type']], [200, 'application/json'], accept)
  }
  t.equal(count('observations'), 0)
})

t.test('a compressed body is 415, a body over the limit 413', async (t) => {
  const { http } = await startServer(t, { config: { TITEN_MAX_BODY_BYTES: 2048 } })
  for (const encoding of ['gzip', 'br', 'x']) t.equal((await http({ headers: { 'content-encoding': encoding }, body: gzipSync(ping) })).status, 415, encoding)
  t.equal((await http({ headers: { 'content-encoding': 'identity' }, body: ping })).status, 200)
  const padded = (bytes: number) => ping + ' '.repeat(bytes - ping.length)
  t.equal((await http({ body: padded(2048) })).status, 200)
  const { status, json } = await http({ body: padded(2049) })
  t.equal(status, 413)
  t.match(json, { error: { code: 'PAYLOAD_TOO_LARGE' }, meta: { request_id: /^req_/ } })
})

t.test('there are no sessions: an id that comes is ignored, none is given', async (t) => {
  const { http } = await startServer(t)
  const { status, headers } = await http({ headers: { 'mcp-session-id': 'from-before-the-restart' }, body: JSON.stringify(message(1, 'tools/list')) })
  t.equal(status, 200)
  t.equal(headers['mcp-session-id'], undefined)
})

t.test('a key over its limit is 429 with Retry-After, and so is an address without a good key', async (t) => {
  const { http, key } = await startServer(t, { config: { TITEN_RATE_LIMIT: 1 } })
  const statuses = async (bearer: string | null) => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => http({ key: bearer, headers: { 'x-forwarded-for': `10.0.0.${n}` }, body: ping })))
    t.ok(replies.every(({ status, headers, json }) => status !== 429 || (/^\d+$/.test(String(headers['retry-after'])) && json.error.code === 'RATE_LIMITED')))
    return new Set(replies.map(({ status }) => status))
  }
  t.ok((await statuses(key)).has(429))
  t.ok((await statuses('wrong')).has(429))
})

t.test('paths that clients probe are 404 as JSON, never a page', async (t) => {
  const { http } = await startServer(t)
  const paths = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-authorization-server', '/.well-known/openid-configuration', '/sse', '/mcp/x']
  for (const path of paths) {
    const { status, headers, json } = await http({ method: 'GET', path })
    t.equal(status, 404, path)
    t.match(headers['content-type'], /^application\/json/)
    t.equal(json.error.code, 'NOT_FOUND')
  }
  t.equal((await http({ path: '/register', body: '{}' })).status, 404)
})
