// kill -9 under load, again and again on one file: nothing acknowledged is lost, nothing is half there.
import t from 'tap'
import http from 'node:http'
import { join } from 'node:path'
import { columnOf, faultsOf } from '../support/file.ts'
import { call, eachOf, initDatabase, observation, startServer, type Server } from '../support/process.ts'

const ROUNDS = 5
const WRITERS = 16

type Write = { content: string; idempotencyKey: string; id?: string }

t.test('five times kill -9 under sixteen writers', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const writes: Write[] = []
  const send = (server: Server, { content, idempotencyKey }: Write, agent?: http.Agent) =>
    call(server, 'POST', '/v1/observations', { key, body: observation(content), headers: { 'idempotency-key': idempotencyKey }, ...(agent ? { agent } : {}) })

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(t, db)
    const agent = new http.Agent({ keepAlive: true })
    // Another place in the stream each time: the kill must not always meet the same step.
    const enough = writes.filter(({ id }) => id).length + 40 + 37 * round
    const writer = async (name: number) => {
      for (let i = 0; ; i++) {
        const write: Write = { content: `round ${round} writer ${name} note ${i}`, idempotencyKey: `${round}-${name}-${i}` }
        writes.push(write)
        const answer = await send(server, write, agent).catch(() => undefined)
        if (!answer) return
        t.equal(answer.status, 201)
        write.id = answer.body.data.observation_id
        if (writes.filter(({ id }) => id).length === enough) server.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, i) => writer(i)))
    t.match(await server.ended, { signal: 'SIGKILL' })
    agent.destroy()
    t.same(faultsOf(db), [], `round ${round}: no record is torn`)
    const stored = new Map(columnOf(db, "SELECT json_array(id, content) FROM observations").map((row) => JSON.parse(row) as [string, string]))
    t.same(writes.filter(({ id, content }) => id && stored.get(id) !== content), [], `round ${round}: no acknowledged write is lost`)
  }

  // Whoever got no answer asks again with the same key; whoever got one gets the same one.
  const server = await startServer(t, db)
  await eachOf(writes, async (write) => {
    const { status, body } = await send(server, write)
    t.equal(status, 201)
    if (write.id) t.same([body.data.observation_id, body.meta.replayed], [write.id, true])
  }, 8)
  server.kill('SIGTERM')
  t.match(await server.ended, { code: 0 })
  const contents = columnOf(db, 'SELECT content FROM observations')
  t.equal(contents.length, writes.length, 'one row for each')
  t.same(new Set(contents), new Set(writes.map(({ content }) => content)))
  t.same(faultsOf(db), [])
})
