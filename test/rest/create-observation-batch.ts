// POST /v1/observations/batch: each item with its own outcome, or all or none.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf, observation } from '../support/records.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => observation(`Batch fact ${at}.`))

t.test('appending evidence in bulk', async (t) => {
  const app = await startApp(t)
  const post = (body: object, key = app.owner.key) => app.request('POST', '/v1/observations/batch', { key, body })
  const rows = () => app.counts().observations!

  t.test('200 one bad item of 200 spoils no other', async (t) => {
    const items = many(200)
    items[17] = { ...items[17], kind: 'gossip' }
    const before = rows()
    const data = dataOf(await post({ items }))
    t.same(data.items.map(({ index }: { index: number }) => index), items.map((_, at) => at))
    t.same(data.items.filter(({ status }: { status: number }) => status !== 201).map(({ index }: { index: number }) => index), [17])
    t.match(data.items[17], { status: 400, error: { code: 'VALIDATION_ERROR', details: [{ field: 'items[17].kind' }] } })
    t.equal(rows() - before, 199)
  })
  t.test('400 the same with atomic, naming the item, and nothing is stored', async (t) => {
    const items = many(200)
    items[17] = { ...items[17], kind: 'gossip' }
    const before = app.counts()
    const reply = await post({ items, atomic: true })
    t.equal(reply.status, 400)
    t.same(fieldsOf(reply), ['items[17].kind'])
    t.match(reply.body.error.message, 'items[17]')
    t.same(app.counts(), before)
  })
  t.test('400 atomic, for what only the store or the ceiling can tell', async (t) => {
    const before = app.counts()
    const { key } = await app.mint(['observations:write'], { maxTrust: 'asserted' })
    const after = app.counts()
    const source = { type: 'mail', id: 'one' }
    for (const last of [observation('b', { trust: 'verified' }), observation('b', { project_id: `proj_${'0'.repeat(32)}` }), observation('b', { source })]) {
      const reply = await post({ items: [observation('a', { source }), last], atomic: true }, key)
      t.equal(reply.status, 400)
      t.match(reply.body.error.message, 'items[1]')
      t.match(fieldsOf(reply)[0], /^items\[1\]/)
    }
    t.same(app.counts(), after)
    t.not(before.keys, after.keys)
  })
  t.test('400 for none and for 201', async (t) => {
    t.same(fieldsOf(await post({ items: [] })), ['items'])
    t.same(fieldsOf(await post({ items: many(201) })), ['items'])
  })
  t.test('200 each item by its own code', async (t) => {
    const { key } = await app.mint(['observations:write'], { maxTrust: 'asserted' })
    const source = { type: 'mail', id: 'item' }
    const items = [observation('a', { source }), observation('a', { source }), observation('other', { source }), observation('b', { trust: 'verified' }), observation('c')]
    const data = dataOf(await post({ items }, key))
    t.same(data.items.map(({ status }: { status: number }) => status), [201, 200, 409, 403, 201])
    t.equal(data.items[0].observation_id, data.items[1].observation_id)
    t.equal(data.items[1].state, 'existing')
    t.equal(data.items[3].error.message, 'This credential may not assert "verified" trust.')
  })
  t.test('half a surrogate pair is the fault of its own item', async (t) => {
    const before = rows()
    const raw = `{"items":[${JSON.stringify(observation('whole'))},{"subject_id":"crew","kind":"decision","content":"tail \\ud83d","source":{"type":"note"}}]}`
    const reply = await app.request('POST', '/v1/observations/batch', { key: app.owner.key, raw })
    t.equal(reply.status, 200)
    t.match(reply.body.data.items, [{ status: 201 }, { status: 400, error: { details: [{ field: 'items[1].content' }] } }])
    t.equal(rows() - before, 1)
  })
  t.test('200 more than a mebibyte, 413 more than eight', async (t) => {
    const items = Array.from({ length: 60 }, (_, at) => observation(`${at} ${'long '.repeat(6000)}`))
    t.equal((await post({ items })).status, 200)
    const reply = await app.request('POST', '/v1/observations/batch', { key: app.owner.key, raw: `{"items":[],"x":"${'y'.repeat(8_388_608)}"}` })
    t.equal(reply.status, 413)
    t.equal(reply.body.error.code, 'PAYLOAD_TOO_LARGE')
  })
})
