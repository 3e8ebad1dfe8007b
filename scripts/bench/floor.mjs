// The floors: what the same machine does with as little program as possible. Started by main.mjs, one process for each.
//
//   floor.mjs echo          a bare fastify that answers what it was sent, or a text of the wanted size
//   floor.mjs rows FILE     fastify, and the rows of a request: /group/KIND with one commit for all that came together,
//                           /single/KIND with a commit for each
import Fastify from 'fastify'
import { openRows } from './floor-rows.mjs'

const COMMIT_MAX = 64

function serveEcho (app) {
  app.post('/echo', (request, reply) => reply.send(request.body))
  // An answer of a given size, made once: what sending alone costs.
  const texts = new Map()
  app.post('/echo/:bytes', (request, reply) => {
    const bytes = Number(request.params.bytes)
    if (!texts.has(bytes)) texts.set(bytes, JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) }))
    return reply.header('content-type', 'application/json').send(texts.get(bytes))
  })
}

function serveRows (app, file) {
  const { get, write } = openRows(file)
  const waiting = []

  function commit () {
    const batch = waiting.splice(0, COMMIT_MAX)
    if (waiting.length > 0) setImmediate(commit)
    try {
      const answers = write(batch)
      batch.forEach(({ resolve }, i) => resolve({ data: answers[i] }))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  for (const commit of ['group', 'single']) app.post(`/${commit}/get`, (request, reply) => reply.send({ data: get(request.body) }))
  app.post('/single/:kind', (request, reply) => reply.send({ data: write([{ kind: request.params.kind, body: request.body }])[0] }))
  app.post('/group/:kind', (request) => new Promise((resolve, reject) => {
    if (waiting.push({ kind: request.params.kind, body: request.body, resolve, reject }) === 1) setImmediate(commit)
  }))
}

const [, , kind, file] = process.argv
const app = Fastify({ logger: false, bodyLimit: 8 * 1024 * 1024 })
if (kind === 'rows') serveRows(app, file)
else serveEcho(app)
await app.listen({ host: '127.0.0.1', port: 0 })
// Nobody is left to ask, or to end it.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
process.send({ url: `http://127.0.0.1:${app.server.address().port}` })
