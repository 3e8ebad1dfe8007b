import t from 'tap'
import { acquireLease } from '../../src/memory/leases.ts'
import { startServer } from './support.ts'

const LEASE = { resource_type: 'deployment', resource_id: 'checkout', purpose: 'release 12', ttl_seconds: 60 }

t.test('one holder at a time; the holder renews and keeps its id', async (t) => {
  const { call, clock, newKey } = await startServer(t)
  const other = { key: await newKey('agent_two') }
  const first = (await call('titen_lease_acquire', LEASE)).document
  t.same(Object.keys(first), ['lease_id', 'expires_at'])
  t.match(first, { lease_id: /^lease_[0-9a-f]{32}$/, expires_at: '2026-08-01T09:01:00.000Z' })
  t.same(await call('titen_lease_acquire', LEASE, other), { text: 'Resource is leased until 2026-08-01T09:01:00.000Z.', isError: true, document: undefined })
  clock.advance(30_000)
  t.same((await call('titen_lease_acquire', LEASE)).document, { lease_id: first.lease_id, expires_at: '2026-08-01T09:01:30.000Z' })
  clock.advance(60_000)
  const second = (await call('titen_lease_acquire', LEASE, other)).document
  t.not(second.lease_id, first.lease_id, 'after the end another holder gets another id')
  t.match(await call('titen_lease_acquire', LEASE), { text: /^Resource is leased until 2026-08-01T09:02:30\.000Z\.$/, isError: true })
})

t.test('50 acquires at once by two principals, by tool and by service, have one holder', async (t) => {
  const { call, deps, callAs, newKey, count } = await startServer(t)
  const two = await newKey('agent_two')
  const asTwo = await callAs(two)
  const outcomes = await Promise.all(Array.from({ length: 50 }, async (_, n) => {
    if (n % 2) return { who: 'two', id: await acquireLease(deps, asTwo, LEASE).then(({ lease_id }) => lease_id, () => undefined) }
    return { who: 'one', id: (await call('titen_lease_acquire', LEASE)).document?.lease_id as string | undefined }
  }))
  const won = outcomes.filter(({ id }) => id !== undefined)
  t.equal(new Set(won.map(({ who }) => who)).size, 1)
  t.equal(new Set(won.map(({ id }) => id)).size, 1)
  t.equal(won.length, 25)
  t.equal(count('leases'), 1)
})

t.test('near names are different resources', async (t) => {
  const { call, newKey } = await startServer(t)
  const other = { key: await newKey('agent_two') }
  for (const resource_id of ['job', 'Job', 'job ', 'src/a b%2Fc.ts', 'src/a b/c.ts']) t.notOk((await call('titen_lease_acquire', { ...LEASE, resource_id })).isError, resource_id)
  t.ok((await call('titen_lease_acquire', { ...LEASE, resource_id: 'jo\u0062' }, other)).isError)
  t.notOk((await call('titen_lease_acquire', { ...LEASE, resource_type: 'file' }, other)).isError)
})

t.test('a bad value is refused and nothing is leased', async (t) => {
  const { call, count } = await startServer(t)
  const events = count('events')
  for (const ttl_seconds of ['600', 60.5, null]) t.equal((await call('titen_lease_acquire', { ...LEASE, ttl_seconds })).text, 'Argument "ttl_seconds" must be an integer.')
  for (const ttl_seconds of [0, -1, 86_401, 1e12, -1e12]) t.equal((await call('titen_lease_acquire', { ...LEASE, ttl_seconds })).text, 'CHECK constraint failed: ttl_seconds must be 1 to 86400', String(ttl_seconds))
  const { ttl_seconds: _, ...absent } = LEASE
  t.equal((await call('titen_lease_acquire', absent)).text, 'Missing required argument "ttl_seconds".')
  for (const [name, value] of [['purpose', ''], ['purpose', 'a\u001b[2J'], ['resource_id', 'a\0b'], ['resource_id', 'x'.repeat(513)], ['resource_type', ' ']] as const) {
    t.match((await call('titen_lease_acquire', { ...LEASE, [name]: value })).text, `CHECK constraint failed: ${name} must be `)
  }
  t.same([count('leases'), count('events')], [0, events])
})
