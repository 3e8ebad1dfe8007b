// The generated request validators, where JavaScript's or Ajv's own ways would differ from the contract's.
import t from 'tap'
import * as validators from '#generated/validators.mjs'
import type { Validate } from '#generated/validators.mjs'

function faults (validate: Validate, value: unknown): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

// The form in which fastify hands over a query.
function query (keys: Record<string, string | string[]>): Record<string, unknown> {
  return Object.assign(Object.create(null), keys)
}

t.test('query values are read from their text', async (t) => {
  const part = query({ limit: '5' })
  t.same(faults(validators.listObservations_querystring, part), [])
  t.equal(part.limit, 5)
  const empty = query({})
  t.same(faults(validators.listObservations_querystring, empty), [])
  t.equal(empty.limit, 50, 'the default is filled in')
})

t.test('what only looks like an integer is refused', async (t) => {
  for (const text of ['', 'abc', '1e1', '1e9', '0x10', ' 5', '5 ', '+5', '05', '5.0', '5.5', 'true', 'null', '99999999999999999999']) {
    t.same(faults(validators.listObservations_querystring, query({ limit: text })), ['/limit must be integer'], JSON.stringify(text))
  }
  t.same(faults(validators.listObservations_querystring, query({ limit: ['1', '2'] })), ['/limit must be integer'], 'given twice')
  t.same(faults(validators.listObservations_querystring, query({ limit: '201' })), ['/limit must be <= 200'])
  t.same(faults(validators.listObservations_querystring, query({ limit: '-1' })), ['/limit must be >= 1'])
})

t.test('a query key that the contract does not name is refused', async (t) => {
  const unknown = [' must NOT have additional properties']
  t.same(faults(validators.listObservations_querystring, query({ nope: '1' })), unknown)
  t.same(faults(validators.createObservation_querystring, query({ nope: '1' })), unknown, 'where none is named too')
  t.same(faults(validators.listObservations_querystring, query({ ['__proto__']: '1' })), unknown)
})

t.test('instants', async (t) => {
  const since = (text: string) => faults(validators.listObservations_querystring, query({ since: text })).length === 0
  for (const text of ['2024-02-29T00:00:00Z', '2000-02-29T23:59:59.123456789+05:30', '0001-01-01T00:00:00Z',
    '0001-01-02T00:00:00+23:59', '9999-12-31T23:59:59.999999999Z', '9999-12-31T00:00:00+00:01', '2026-08-01T09:00:00.000Z']) t.ok(since(text), text)
  for (const text of ['', '2023-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2100-02-29T00:00:00Z', '0000-01-01T00:00:00Z',
    '2026-04-31T00:00:00Z', '2026-13-01T00:00:00Z', '2026-00-10T00:00:00Z', '2026-08-01T24:00:00Z', '2026-08-01T23:59:60Z',
    '2026-08-01t09:00:00z', '2026-08-01 09:00:00Z', '2026-08-01T09:00:00', '2026-08-01', '2026-08-01T09:00Z',
    '2026-08-01T09:00:00.Z', '2026-08-01T09:00:00.1234567890Z', '+002026-08-01T09:00:00Z', '2026-08-01T09:00:00+0530',
    '2026-08-01T09:00:00Z\n', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01']) t.notOk(since(text), text)
})

t.test('every day that Date knows is an instant, and no other', async (t) => {
  const since = (text: string) => faults(validators.listObservations_querystring, query({ since: text })).length === 0
  let wrong = 0
  for (const year of [1, 4, 100, 400, 1900, 1999, 2000, 2023, 2024, 2100, 9999]) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= 31; day++) {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const real = new Date(`${text}T00:00:00.000Z`)
        const exists = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(text)
        if (since(`${text}T00:00:00Z`) !== exists) wrong++
      }
    }
  }
  t.equal(wrong, 0)
})

const observation = { subject_id: 'user_rama', kind: 'decision', content: 'text', source: { type: 'chat' } }

t.test('bodies are taken as they are', async (t) => {
  t.same(faults(validators.createObservation_body, observation), [])
  t.notSame(faults(validators.createObservation_body, { ...observation, content: 7 }), [], 'a number is no string')
  const body = { ...observation }
  validators.createObservation_body(body)
  t.same(body, observation, 'no default is filled in')
  t.same(faults(validators.createObservation_body, { ...observation, content: 'a\ud83d' }), ['/content must not hold half a surrogate pair'])
})

t.test('every fault of a body is named', async (t) => {
  const found = faults(validators.createObservation_body, { kind: 'gossip', content: '', source: {}, extra: 1 })
  for (const part of ["'subject_id'", '/kind', '/content', '/source', 'additional']) t.ok(found.some((text) => text.includes(part)), part)
})

t.test('a hostile body cannot make a long answer', async (t) => {
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]))
  t.equal(faults(validators.createObservation_body, { ...observation, ...keys }).length, 20)
  t.same(faults(validators.createKey_body, { label: 'x', scopes: Array(500_000).fill('*') }),
    ['/scopes must NOT have more than 40 items'], 'too long a list is neither walked nor compared')
})

t.test('the items of a batch are judged one by one', async (t) => {
  t.same(faults(validators.createObservationBatch_body, { items: [observation, { kind: 'gossip' }] }), [])
  t.same(faults(validators.createObservationBatch_body, { items: [7] }), ['/items/0 must be object'])
  t.notSame(faults(validators.createObservationBatch_body, { items: [] }), [])
  t.same(faults(validators.createObservationBatch_item, observation), [])
  t.notSame(faults(validators.createObservationBatch_item, { kind: 'gossip' }), [])
})
