// The wall clock is set back: the clock of the server goes on, and with it order, ages and leases.
import t from 'tap'
import { join } from 'node:path'
import { startClock } from '../../src/clock.ts'
import { columnOf } from '../support/file.ts'
import { call, initDatabase, observation, runCli, startServer } from '../support/process.ts'

const HOUR_MS = 3_600_000

t.test('the clock never runs backwards, and goes on at its pace', async (t) => {
  let wall = 1_000_000
  let elapsed = 0
  const now = startClock(() => wall, () => elapsed)
  t.equal(now(), 1_000_000)
  wall -= HOUR_MS
  t.equal(now(), 1_000_000, 'set back: it stands where it was')
  elapsed += 250
  t.equal(now(), 1_000_250, 'and goes on with the time that passes')
  wall += 100
  elapsed += 100
  t.equal(now(), 1_000_350)
  wall = 1_000_340
  t.equal(now(), 1_000_350, 'still behind')
  wall = 1_000_351
  t.equal(now(), 1_000_351, 'caught up: the wall leads again')
  wall = 2_000_000
  t.equal(now(), 2_000_000, 'a step forward is taken')
  let last = 0
  for (let i = 0; i < 2000; i++) {
    wall += [7, -5, 0, -4000, 4100][i % 5]!
    elapsed += i % 3
    const at = now()
    if (at < last) t.fail(`ran back from ${last} to ${at}`)
    last = at
  }
})

t.test('a server whose wall clock is set back an hour while it writes', async (t) => {
  const dir = t.testdir({ 'step.mjs': `let shift = 0; const real = Date.now; Date.now = () => real() - shift; process.on('SIGUSR2', () => { shift = ${HOUR_MS}; process.stderr.write('{"msg":"set back"}\\n') })` })
  const { db, key } = await initDatabase(join(dir, 'titen.db'))
  const other = JSON.parse((await runCli(['keys', 'create', '--db', db, '--label', 'other', '--scope', '*', '--json'])).stdout).api_key
  const env = { NODE_OPTIONS: `--import=${new URL(`file://${join(dir, 'step.mjs')}`).href}` }
  const server = await startServer(t, db, { env })
  const lease = { resource_type: 'file', resource_id: 'a', purpose: 'p', ttl_seconds: 600 }
  const checkpoint = { subject_id: 'crew', kind: 'cursor', state: { at: 1 }, ttl_seconds: 600 }
  const post = (path: string, body: object, as = key) => call(server, 'POST', path, { key: as, body })
  const held = await post('/v1/leases', lease)
  await post('/v1/checkpoints', checkpoint)
  const write = async (from: number) => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => post('/v1/observations', observation(`deploy note ${from + i}`))))
    t.same([...new Set(answers.map(({ status }) => status))], [201])
    return answers.map(({ body }) => body.data.observation_id as string)
  }
  const ids = await write(0)
  server.kill('SIGUSR2')
  await server.logged('set back')
  ids.push(...await write(20))

  t.equal(new Set(ids).size, 40, 'ids stay unique')
  t.ok(Math.max(...ids.slice(0, 20).map((id) => parseInt(id.slice(4, 16), 16))) <= Math.min(...ids.slice(20).map((id) => parseInt(id.slice(4, 16), 16))), 'and sort by creation')
  t.match(await post('/v1/leases', lease, other), { status: 409 }, 'the lease has one holder')
  const renewed = await post('/v1/leases', lease)
  t.equal(renewed.body.data.lease_id, held.body.data.lease_id)
  t.ok(renewed.body.data.expires_at >= held.body.data.expires_at, 'a renewal never shortens')
  t.match(await call(server, 'GET', '/v1/checkpoints?subject_id=crew&kind=cursor', { key }), { status: 200, body: { data: { state: { at: 1 } } } })
  const events: { sequence: number; occurred_at: string }[] = []
  for (let cursor = ''; ;) {
    const { body } = await call(server, 'GET', `/v1/events?limit=7${cursor}`, { key })
    events.push(...body.data.items)
    if (!body.data.has_more) break
    cursor = `&cursor=${body.data.next_cursor}`
  }
  t.equal(new Set(events.map(({ sequence }) => sequence)).size, events.length)
  t.same(events.map(({ sequence }) => sequence), events.map(({ sequence }) => sequence).sort((a, b) => a - b))
  t.same(events.map(({ occurred_at: at }) => at), events.map(({ occurred_at: at }) => at).sort(), 'events never go back in time')
  const pack = await post('/v1/context/compile', { subject_id: 'crew', task: 'deploy note 3', max_tokens: 2000 })
  t.equal(pack.status, 200)
  for (const { score, score_components: parts } of pack.body.data.items) {
    t.ok(score >= 0 && score <= 1, `score ${score}`)
    for (const value of Object.values(parts)) t.ok((value as number) >= 0 && (value as number) <= 1)
  }
  t.equal(server.child.exitCode, null)
  server.kill('SIGTERM')
  t.match(await server.ended, { code: 0 })

  await t.test('and one that starts an hour behind what is stored', async (t) => {
    const behind = await startServer(t, db, { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const real = Date.now; Date.now = () => real() - ${HOUR_MS}`)}` } })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => call(behind, 'POST', '/v1/observations', { key, body: observation(`late note ${i}`) })))
    t.same([...new Set(answers.map(({ status }) => status))], [201])
    t.same(columnOf(db, 'SELECT count(DISTINCT id) FROM observations'), [60])
    t.match(await call(behind, 'POST', '/v1/leases', { key: other, body: lease }), { status: 409 })
    const again = await call(behind, 'POST', '/v1/context/compile', { key, body: { subject_id: 'crew', task: 'deploy note 3', max_tokens: 2000 } })
    for (const { score } of again.body.data.items) t.ok(score >= 0 && score <= 1, `score ${score}`)
  })
})
