// What holds of every operation, read from the generated table: who may call it, and that each has its own test.
import t from 'tap'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { Scope as SCOPES } from '#generated/enums.mjs'
import { routes, type OperationId } from '#generated/routes.mjs'
import { checkReply, startApp, stoppedClock, toReply, type Reply, type TestApp } from '../support/app.ts'
import { projectRoot } from '../support/contract.ts'
import { sampleOf, seed } from '../support/requests.ts'

type Scope = (typeof SCOPES)[number]
const guarded = routes.filter(({ scope }) => scope !== null)

t.test('every operation has its test', async (t) => {
  const entries = ['rest-records', 'rest-coordination', 'rest-access', 'rest-kinds']
  const imported = entries.map((name) => readFileSync(join(projectRoot, `test/${name}.test.ts`), 'utf8')).join('')
  for (const { operationId } of routes) {
    const file = `rest/${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
    t.ok(existsSync(join(projectRoot, 'test', file)), `test/${file} is there`)
    t.ok(imported.includes(`'./${file}'`), `an entry imports ${file}`)
  }
})

t.test('every operation succeeds with the scope that the contract names and no other', async (t) => {
  const app = await startApp(t)
  for (const { operationId, scope, success } of guarded) {
    t.test(`${success} ${operationId}`, async (t) => {
      const world = await seed(app, `with ${operationId}`)
      const { method, path, body } = sampleOf(operationId, world)
      // The same principal, so that what the owner holds is at hand; new projects need a second scope.
      const scopes: Scope[] = scope === 'any' ? ['events:read'] : operationId === 'resolveProject' ? [scope, 'projects:create'] : [scope as Scope]
      const { key } = await app.mint(operationId === 'createKey' ? [...scopes, ...(body!.scopes as Scope[])] : scopes, { principal: 'owner' })
      t.equal((await app.request(method, path, { key, body })).status, success)
    })
  }
})

t.test('a key is asked for before anything else', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  const before = app.counts()
  for (const { operationId, method, scope } of guarded) {
    const { path, body } = sampleOf(operationId, world)
    const without = await app.request(method, path, { body })
    t.equal(without.status, 401, `401 ${operationId} without a key`)
    t.equal(without.headers['www-authenticate'], 'Bearer realm="titen"')
    const broken = await app.request(method, `${path}${path.includes('?') ? '&' : '?'}unknown=1`, { raw: '{' })
    t.equal(broken.status, 401, `401 ${operationId} before a fault of the request`)
    if (scope === 'any') continue
    const others = SCOPES.filter((name) => name !== '*' && name !== scope)
    const { key } = await app.mint(others, { principal: 'all but one' })
    const refused = await app.request(method, path, { key, body })
    t.equal(refused.status, 403, `403 ${operationId} without ${scope}`)
    t.equal(refused.body.error.message, `Missing required scope "${scope}".`)
  }
  const after = app.counts()
  t.same({ ...after, keys: 0, principals: 0, journal: 0, sqlite_sequence: 0 }, { ...before, keys: 0, principals: 0, journal: 0, sqlite_sequence: 0 }, 'nothing but keys was written')
})

// One connection and no other: what a revocation must reach is a client that has been let in before.
function sendOn (agent: Agent, app: TestApp, method: string, path: string, key: string, body?: unknown): Promise<Reply & { port: number }> {
  return new Promise((done, fail) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const headers = { authorization: `Bearer ${key}`, ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }) }
    const sent = httpRequest(`${app.url}${path}`, { agent, method, headers }, (answer) => {
      const port = sent.socket!.localPort!
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => { text += chunk }).on('error', fail)
      answer.on('end', () => {
        try {
          done({ ...checkReply(method, path, toReply(answer.statusCode!, answer.headers as Record<string, string>, text)), port })
        } catch (error) { fail(error as Error) }
      })
    })
    sent.on('error', fail).end(payload)
  })
}

t.test('401 from the request after a revocation, on the same connection', async (t) => {
  const app = await startApp(t, { listen: true })
  const world = await seed(app, 'crew')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => { agent.destroy() })
  const ports = new Set<number>()
  for (const { operationId, method } of guarded) {
    const { key, keyId } = await app.mint(['*'], { principal: 'owner' })
    const first = await sendOn(agent, app, 'GET', '/v1/principal', key)
    t.equal(first.status, 200)
    await app.request('DELETE', `/v1/keys/${keyId}`, { key: app.owner.key })
    const { path, body } = sampleOf(operationId, world)
    const second = await sendOn(agent, app, method, path, key, body)
    t.equal(second.status, 401, operationId)
    t.match(second.headers['www-authenticate'], /^Bearer realm="titen"/)
    ports.add(first.port).add(second.port)
  }
  t.equal(ports.size, 1, 'it was one connection')
})

t.test('401 from the instant at which a key ends', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const world = await seed(app, 'crew')
  const { key } = await app.mint(['*'], { principal: 'owner', expiresAt: '2026-08-01T10:00:00+00:00' })
  clock.advance(3_599_999)
  t.equal((await app.request('GET', '/v1/principal', { key })).status, 200, 'the last millisecond')
  clock.advance(1)
  for (const { operationId, method } of guarded) {
    const { path, body } = sampleOf(operationId as OperationId, world)
    t.equal((await app.request(method, path, { key, body })).status, 401, operationId)
  }
})

t.test('405 with the methods of the path, before a key is asked for', async (t) => {
  const app = await startApp(t)
  const world = await seed(app, 'crew')
  for (const path of new Set(routes.map((route) => route.path))) {
    const known = routes.filter((route) => route.path === path)
    const allowed = new Set(known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
    const target = sampleOf(known[0]!.operationId, world).path.split('?')[0]!
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !allowed.has(name))) {
      const { status, headers, body } = await app.request(method, target)
      t.equal(status, 405, `${method} ${path}`)
      t.equal(body.error.code, 'METHOD_NOT_ALLOWED')
      t.same(new Set(headers.allow!.split(', ')), allowed)
    }
  }
})
