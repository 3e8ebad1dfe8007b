// POST /v1/index/rebuild: queues live records again, step by step.
import t from 'tap'
import { found, startApp } from '../support/app.ts'
import { callTool, dataOf, fact, fieldsOf } from '../support/records.ts'

t.test('queueing records again', async (t) => {
  const app = await startApp(t)
  for (let at = 0; at < 4; at++) await fact(app, `The mill wheel turned ${at} times.`)
  const { observationId } = await fact(app, 'Gone soon.')
  await app.request('DELETE', `/v1/observations/${observationId}`, { key: app.owner.key })
  await callTool(app, 'titen_remember', { subject_id: 'crew', kind: 'decision', content: 'The mill is old.', source_type: 'n', source_ref: 'r' })
  const rebuild = (body: object, key = app.owner.key) => app.request('POST', '/v1/index/rebuild', { key, body })

  t.test('200 in one step or in many, the same records, and none waits twice', async (t) => {
    const waiting = async () => dataOf(await app.request('GET', '/v1/index/status', { key: app.owner.key })).queue.waiting
    const before = await waiting()
    t.equal(before, 8, 'four observations and four claims; neither what was erased nor what titen_remember stored')
    const whole = dataOf(await rebuild({}))
    t.equal(whole.next_cursor, null)
    t.equal(await waiting(), before)
    let queued = 0
    for (let cursor: string | null | undefined; cursor !== null;) {
      const step = dataOf(await rebuild({ limit: 3, ...(cursor === undefined ? {} : { cursor }) }))
      t.ok(step.queued <= 3)
      queued += step.queued
      cursor = step.next_cursor
    }
    t.equal(queued, whole.queued)
    t.equal(await waiting(), before)
  })
  t.test('400 on a cursor that it did not give out', async (t) => {
    const { next_cursor } = dataOf(await rebuild({ limit: 1 }))
    const other = await found(app.deps, 'other')
    t.same(fieldsOf(await rebuild({ cursor: next_cursor }, other.key)), ['cursor'])
    t.same(fieldsOf(await rebuild({ cursor: 'garbage' })), ['cursor'])
  })
})
