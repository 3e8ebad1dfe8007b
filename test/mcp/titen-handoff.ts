import t from 'tap'
import { startServer } from './support.ts'

const HANDOFF = { to_principal: 'agent_two', subject_id: 'user_rama' }

t.test('hands over to a name, known or not, and is pending', async (t) => {
  const { call, get } = await startServer(t)
  for (const given of [HANDOFF, { ...HANDOFF, message: null }, { ...HANDOFF, message: 'Line one.\nLine two.' }]) {
    const { document } = await call('titen_handoff', given)
    t.same(Object.keys(document), ['handoff_id', 'status'])
    t.match(document, { handoff_id: /^hoff_[0-9a-f]{32}$/, status: 'pending' })
    t.match(get('SELECT target, subject, message, context_id, checkpoint_id FROM handoffs WHERE id = ?', document.handoff_id),
      { target: 'agent_two', subject: 'user_rama', message: (given as { message?: string }).message ?? null, context_id: null, checkpoint_id: null })
  }
})

t.test('takes nothing of REST that the tool does not have', async (t) => {
  const { call } = await startServer(t)
  t.notOk((await call('titen_handoff', { ...HANDOFF, context_id: 'x', checkpoint_id: 'y', ttl_seconds: 1 })).isError)
})

t.test('to oneself, or with a bad value, is refused without a trace', async (t) => {
  const { call, count } = await startServer(t)
  const events = count('events')
  t.match(await call('titen_handoff', { ...HANDOFF, to_principal: 'agent_one' }), { text: /^to_principal must be another principal/, isError: true })
  for (const [name, value] of [['to_principal', ''], ['to_principal', 'x'.repeat(201)], ['subject_id', 'a\0b'], ['message', ''], ['message', 'x'.repeat(4001)], ['message', 'a\u202eb']] as const) {
    t.match(await call('titen_handoff', { ...HANDOFF, [name]: value }), { text: `CHECK constraint failed: ${name} must be `, isError: true }, `${name} ${value.slice(0, 9)}`)
  }
  t.equal((await call('titen_handoff', { to_principal: 'x' })).text, 'Missing required argument "subject_id".')
  t.same([count('handoffs'), count('events')], [0, events])
})
