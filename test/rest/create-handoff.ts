// POST /v1/handoffs: work for another principal, by name.
import t from 'tap'
import { found, startApp } from '../support/app.ts'
import { compile, dataOf, fieldsOf, observe } from '../support/records.ts'

t.test('handing work over', async (t) => {
  const app = await startApp(t)
  const send = (body: object, key = app.owner.key) => app.request('POST', '/v1/handoffs', { key, body: { to_principal: 'reviewer', subject_id: 'crew', ...body } })

  t.test('201 pending, to a name that nobody holds yet', async (t) => {
    const data = dataOf(await send({ message: 'Half done;\n\tsee the notes.' }))
    t.match(data, { from_principal: 'owner', to_principal: 'reviewer', status: 'pending', message: 'Half done;\n\tsee the notes.', context_id: null, checkpoint_id: null, resolved_at: null })
    t.equal(Date.parse(data.expires_at) - Date.parse(data.created_at), 7 * 86_400_000)
  })
  t.test('201 the name is one inside the organization, whatever others use', async (t) => {
    const other = await found(app.deps, 'other')
    const theirs = await app.mint(['*'], { org: other, principal: 'reviewer' })
    dataOf(await send({}))
    t.same(dataOf(await app.request('GET', '/v1/handoffs', { key: theirs.key })).items, [])
  })
  t.test('400 to oneself', async (t) => {
    const before = app.counts()
    t.same(fieldsOf(await send({ to_principal: 'owner' })), ['to_principal'])
    t.same(app.counts(), before)
  })
  t.test('404 for a context or checkpoint that is not the sender\'s', async (t) => {
    const other = await app.mint(['*'], { principal: 'third' })
    await observe(app, 'x')
    const { context_id } = await compile(app, 'x')
    const { checkpoint_id } = dataOf(await app.request('POST', '/v1/checkpoints', { key: app.owner.key, body: { subject_id: 'crew', kind: 'cursor', state: 1, ttl_seconds: 60 } }))
    for (const body of [{ context_id }, { checkpoint_id }]) {
      t.equal((await send(body, other.key)).status, 404)
      t.equal((await send(body)).status, 201)
    }
  })
})
