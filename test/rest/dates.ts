// Instants: what has no zone or no day is refused, and order is that of instants, not of texts.
import t from 'tap'
import fc from 'fast-check'
import { startApp, stoppedClock } from '../support/app.ts'
import { compile, dataOf, fact, fieldsOf, observation, observe } from '../support/records.ts'

const REFUSED = [
  '2026-08-01T09:00:00', '2026-08-01', '2026-08-01T09:00Z', '+012026-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '0000-01-01T00:00:00Z', '12026-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '2026-08-01T24:00:00Z', '2026-08-01T23:59:60Z', '2026-08-01T00:00:00+05:60', '2026-08-01T00:00:00+24:00', '2026-8-1T00:00:00Z',
  '9999-12-31T23:59:59-00:01', '0001-01-01T00:00:00+00:01', '1785574800000', 'now', '2026-08-01T09:00:00.000Z ',
]

t.test('400 what is no instant, in every field that holds one', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'ground')
  const before = app.counts()
  const claims = (members: object) => ({ subject_id: 'crew', claims: [{ kind: 'decision', statement: 's', sources: [{ observation_id: id, relation: 'supports' }], ...members }] })
  for (const text of REFUSED) {
    const tries: [string, string, object][] = [
      ['/v1/observations', 'occurred_at', observation('x', { occurred_at: text })], ['/v1/context/compile', 'as_of', { subject_id: 'crew', task: 'x', max_tokens: 128, as_of: text }],
      ['/v1/consolidations', 'claims[0].valid_from', claims({ valid_from: text })], ['/v1/consolidations', 'claims[0].valid_to', claims({ valid_to: text })],
      ['/v1/keys', 'expires_at', { label: 'l', scopes: ['events:read'], expires_at: text }],
    ]
    for (const [path, field, body] of tries) t.same(fieldsOf(await app.request('POST', path, { key: app.owner.key, body })), [field], `${field} ${text}`)
    for (const name of ['since', 'until']) t.same(fieldsOf(await app.request('GET', `/v1/observations?${name}=${encodeURIComponent(text)}`, { key: app.owner.key })), [name], `${name} ${text}`)
  }
  t.same(app.counts(), before)
})

t.test('201 an instant is the same however it is written, whatever the zone of the machine', async (t) => {
  const app = await startApp(t)
  const range = { min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true }
  const offsets = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
  await fc.assert(fc.asyncProperty(fc.date(range), offsets, async (date, minutes) => {
    const local = new Date(date.getTime() + minutes * 60_000)
    const pad = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
    const text = `${local.toISOString().slice(0, -1)}${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`
    const id = await observe(app, 'dated', { occurred_at: text })
    const { occurred_at } = dataOf(await app.request('GET', `/v1/observations/${id}`, { key: app.owner.key }))
    if (occurred_at !== date.toISOString()) throw new Error(`${text} became ${occurred_at}`)
  }), { numRuns: 60, seed: 4 })
  for (const [text, stored] of [['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'], ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'], ['2026-08-01T09:00:00.123999Z', '2026-08-01T09:00:00.123Z']] as const) {
    const id = await observe(app, 'dated', { occurred_at: text })
    t.equal(dataOf(await app.request('GET', `/v1/observations/${id}`, { key: app.owner.key })).occurred_at, stored)
  }
})

t.test('a window is open at its end and closed at its start', async (t) => {
  const app = await startApp(t)
  await fact(app, 'The lock is shut.', { valid_from: '2026-05-01T12:00:00+02:00', valid_to: '2026-05-03T10:00:00Z' })
  const at = async (as_of: string) => (await compile(app, 'lock shut', { as_of, kinds: ['semantic_fact'] })).items.length
  t.equal(await at('2026-05-01T09:59:59.999Z'), 0, 'before')
  t.equal(await at('2026-05-01T10:00:00.000Z'), 1, 'at its start')
  t.equal(await at('2026-05-03T09:59:59.999Z'), 1, 'the last millisecond')
  t.equal(await at('2026-05-03T10:00:00.000Z'), 0, 'at its end')
  t.equal(await at('2026-05-03T12:00:00+02:00'), 0, 'the same instant elsewhere')
})

t.test('500 that are over take no place from one that is valid', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'ground')
  const statement = 'The canal lock is shut.'
  for (let at = 0; at < 10; at++) {
    const claims = Array.from({ length: 50 }, (_, n) => ({ kind: 'decision', statement: `${statement} ${at * 50 + n}`, sources: [{ observation_id: id, relation: 'supports' }], valid_from: '2020-01-01T00:00:00Z', valid_to: '2021-01-01T00:00:00Z' }))
    dataOf(await app.request('POST', '/v1/consolidations', { key: app.owner.key, body: { subject_id: 'crew', claims } }))
  }
  await fact(app, 'Somebody said that the lock may be open, as far as the canal office knows today.')
  const { items } = await compile(app, 'is the canal lock shut')
  t.ok(items.some(({ claim }: any) => claim.startsWith('Somebody')))
  t.notOk(items.some(({ claim }: any) => claim.startsWith(statement)))
})

t.test('what begins in the year 2999 is absent until then', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  await fact(app, 'The comet returns.', { valid_from: '2999-01-01T00:00:00Z' })
  t.same((await compile(app, 'comet', { kinds: ['semantic_fact'] })).items, [])
  const [item] = (await compile(app, 'comet', { as_of: '3000-01-01T00:00:00Z', kinds: ['semantic_fact'] })).items
  t.equal(item.claim, 'The comet returns.')
  t.ok(item.score_components.recency > 0 && item.score_components.recency < 1)
})
