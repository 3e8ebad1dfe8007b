// Keys on the wire: where they are read from, where they are never written to, and how often they may be used.
import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkReply, found, startApp } from '../support/app.ts'
import { dataOf, observation } from '../support/records.ts'
import { sendRaw } from '../support/wire.ts'

t.test('the Authorization header', async (t) => {
  const app = await startApp(t, { listen: true })
  const K = app.owner.key
  const ask = async (lines: string, path = '/v1/principal') => checkReply('GET', '/v1/principal', await sendRaw(app.url, [`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`]))
  for (const value of [`Bearer ${K}`, `bearer ${K}`, `BEARER ${K}`, `Bearer  ${K}`, `Bearer ${K} `, `Bearer    ${K}  `]) t.equal((await ask(`authorization: ${value}\r\n`)).status, 200, `200 ${JSON.stringify(value.replace(K, 'K'))}`)
  t.equal((await ask(`AUTHORIZATION: Bearer ${K}\r\n`)).status, 200)
  for (const value of ['Bearer', 'Bearer ', `Basic ${K}`, K, `Bearer${K}`, `Bearer ${K}x`, `Bearer ${K.slice(0, -1)}`, `Bearer ${K} ${K}`, `Bearer ${K},`, `Bearer "${K}"`, `Bearer\t${K}`, 'Bearer undefined', `Bearer ${K.toUpperCase()}`]) {
    const reply = await ask(`authorization: ${value}\r\n`)
    t.equal(reply.status, 401, `401 ${JSON.stringify(value.replace(K, 'K'))}`)
    t.equal(reply.body.error.code, 'UNAUTHENTICATED')
    t.match(reply.headers['www-authenticate'], /^Bearer realm="titen"/)
  }
  t.equal((await ask(`authorization: Bearer ${K}\r\nauthorization: Bearer ${K}\r\n`)).status, 401, '401 two headers')
  for (const lines of ['', `x-api-key: ${K}\r\n`, `cookie: api_key=${K}\r\n`, `proxy-authorization: Bearer ${K}\r\n`]) t.equal((await ask(lines)).status, 401)
  for (const query of [`api_key=${K}`, `access_token=${K}`, `key=${K}`]) t.equal((await ask('', `/v1/principal?${query}`)).status, 401, '401 in the URL')
  t.notMatch(app.logged.join('\n'), K.slice(0, 30), 'and no log line has it')
})

t.test('a raw key is shown once and written nowhere', async (t) => {
  const app = await startApp(t)
  const headers = { 'idempotency-key': 'mint-1' }
  const body = { label: 'runner', scopes: ['observations:write'] }
  const first = await app.request('POST', '/v1/keys', { key: app.owner.key, body, headers })
  const key: string = first.body.data.api_key
  const second = await app.request('POST', '/v1/keys', { key: app.owner.key, body, headers })
  t.equal(second.status, 201)
  t.equal(second.body.data.key_id, first.body.data.key_id)
  t.equal(second.body.meta.replayed, true)
  t.notMatch(second.text, 'titen_sk_')
  t.equal(app.counts().keys, 2, 'one key beside the owner')
  t.equal((await app.request('POST', '/v1/observations', { key, body: observation('used') })).status, 201)
  await app.request('GET', `/v1/observations?cursor=${key}`, { key })
  const folder = dirname(app.path)
  t.ok(readdirSync(folder).some((name) => name.endsWith('-wal')), 'the log of changes is among what is looked at')
  for (const secret of [key, app.owner.key]) {
    for (const name of readdirSync(folder)) t.notOk(readFileSync(join(folder, name), 'latin1').includes(secret.slice(9)), name)
    t.notOk(app.logged.join('').includes(secret.slice(9)), 'the log')
  }
})

t.test('429 belongs to the key or the socket, whatever a header says', async (t) => {
  // One request a second, so that a burst runs dry however slow the machine is. Keys come from the store, unlimited.
  const app = await startApp(t, { listen: true, config: { TITEN_RATE_LIMIT: 1 } })
  const other = await found(app.deps, 'other')
  const burst = (key: string | null, path = '/v1/principal', method = 'GET', body?: unknown) => Promise.all(Array.from({ length: 40 }, (_, at) =>
    app.request(method, path, { key, body, headers: { 'x-forwarded-for': `10.1.2.${at}`, 'x-real-ip': `10.1.2.${at}`, forwarded: `for=10.1.2.${at}` } })))
  for (const [title, key, usual] of [['a good key', app.owner.key, 200], ['no key', null, 401], ['a bad key', 'titen_sk_no', 401]] as const) {
    const replies = await burst(key)
    const limited = replies.filter(({ status }) => status === 429)
    t.ok(limited.length >= 20, `429 for ${title}, ${limited.length} of 40`)
    t.same(replies.filter(({ status }) => status !== 429 && status !== usual), [], 'and nothing else but the usual answer')
    for (const { body, headers } of limited) {
      t.equal(body.error.code, 'RATE_LIMITED')
      t.match(headers['retry-after'], /^[1-9]\d*$/)
    }
  }
  const mcp = await app.request('POST', '/mcp', { key: other.key, body: { jsonrpc: '2.0', id: 1, method: 'ping' } })
  t.equal(mcp.status, 200, 'the burst of one key limits no other')
  const limited = (await burst(other.key, '/mcp', 'POST', { jsonrpc: '2.0', id: 1, method: 'ping' })).filter(({ status }) => status === 429)
  t.ok(limited.length >= 20, 'the same on /mcp')
  t.equal((await app.request('GET', '/healthz')).status, 200, 'probes are not limited')
})

t.test('private stays private inside the organization', async (t) => {
  const app = await startApp(t)
  const writer = await app.mint(['*'], { principal: 'writer' })
  const reader = await app.mint(['*'], { principal: 'reader' })
  const post = async (path: string, body: object, by = writer) => dataOf(await app.request('POST', path, { key: by.key, body }))
  const shared = (await post('/v1/observations', observation('The vault code is on paper.', { visibility: 'organization' }))).observation_id
  const cites = (statement: string, sources: object[]) => ({ subject_id: 'crew', claims: [{ kind: 'decision', statement, sources }] })
  const open = (await post('/v1/consolidations', cites('The vault code is on paper.', [{ observation_id: shared, relation: 'supports' }]))).claims[0].claim_id
  const before = JSON.stringify(await views(app, reader, open))

  const hidden = (await post('/v1/observations', observation('The vault code is quetzalword.', { visibility: 'private' }))).observation_id
  const claims = await post('/v1/consolidations', cites('The vault code is quetzalword, not on paper.', [{ observation_id: hidden, relation: 'supports' }, { observation_id: shared, relation: 'contradicts' }]))
  t.equal(claims.claims[0].status, 'disputed')
  t.equal(claims.claims[0].visibility, 'private')
  await post('/v1/observations', observation('quetzalword alone', { visibility: 'private', subject_id: 'nobody else' }))
  await post('/v1/checkpoints', { subject_id: 'crew', kind: 'cursor', state: 'quetzalword', ttl_seconds: 60 })

  t.equal(JSON.stringify(await views(app, reader, open)), before, 'another principal sees the very same as before')
  for (const id of [hidden, claims.claims[0].claim_id]) {
    const noun = id.startsWith('obs') ? 'observations' : 'claims'
    for (const tail of noun === 'claims' ? ['', '/evidence', '/history'] : ['']) t.equal((await app.request('GET', `/v1/${noun}/${id}${tail}`, { key: reader.key })).status, 404, `404 ${noun}${tail}`)
  }
  t.ok(JSON.stringify(await views(app, writer, open)).includes('quetzalword'), 'its writer sees it')
})

/** All that a principal can see without naming an id, less what differs from call to call. */
async function views (app: Awaited<ReturnType<typeof startApp>>, by: { key: string }, claimId: string): Promise<unknown[]> {
  const seen = []
  for (const path of ['/v1/observations', '/v1/claims', '/v1/subjects', '/v1/events', `/v1/claims/${claimId}`, `/v1/claims/${claimId}/evidence`]) {
    const { items, ...data } = dataOf(await app.request('GET', path, { key: by.key }))
    seen.push(path.endsWith('events') ? items.filter(({ type }: { type: string }) => !type.startsWith('feedback')) : items ?? data)
  }
  const pack = dataOf(await app.request('POST', '/v1/context/compile', { key: by.key, body: { subject_id: 'crew', task: 'what is the vault code', max_tokens: 2000, include_checkpoints: true, as_of: '2999-01-01T00:00:00Z' } }))
  seen.push(pack.items, pack.conflicts, pack.checkpoints, pack.left_out, pack.budget)
  return seen
}
