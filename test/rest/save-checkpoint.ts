// POST /v1/checkpoints: state under the caller, a subject and a kind.
import t from 'tap'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { startApp, stoppedClock } from '../support/app.ts'
import { dataOf, fieldsOf } from '../support/records.ts'

const LIMIT = 65_536

// Integers beyond 2^53 are refused, since they cannot be kept as they were sent.
function isExact (value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isExact)
}

t.test('saving a checkpoint', async (t) => {
  const clock = stoppedClock('2026-08-01T09:00:00.000Z')
  const app = await startApp(t, { now: clock.now })
  const save = (members: object, key = app.owner.key) => app.request('POST', '/v1/checkpoints', { key, body: { subject_id: 'crew', kind: 'cursor', state: {}, ttl_seconds: 60, ...members } })
  const read = async (subject = 'crew', key = app.owner.key) => dataOf(await app.request('GET', `/v1/checkpoints?subject_id=${encodeURIComponent(subject)}&kind=cursor`, { key }))

  t.test('200 new, then in place of it, under the same id', async (t) => {
    const first = dataOf(await save({ state: { step: 1 } }))
    t.match(first, { version: 1, updated: false, expires_at: '2026-08-01T09:01:00.000Z', state_hash: createHash('sha256').update('{"step":1}').digest('hex') })
    const second = dataOf(await save({ state: { step: 2 } }))
    t.match(second, { checkpoint_id: first.checkpoint_id, version: 2, updated: true })
    t.match(await read(), { state: { step: 2 }, version: 2, created_at: '2026-08-01T09:00:00.000Z' })
  })
  t.test('200 every value that looks empty is a state', async (t) => {
    for (const state of [null, 0, false, '', [], {}]) {
      dataOf(await save({ subject_id: 'empty', state }))
      const stored = await read('empty')
      t.ok('state' in stored)
      t.same(stored.state, state, JSON.stringify(state))
    }
    const { status, body } = await app.request('POST', '/v1/checkpoints', { key: app.owner.key, body: { subject_id: 'empty', kind: 'cursor', ttl_seconds: 60 } })
    t.equal(status, 400)
    t.equal(body.error.details[0].field, 'state', 'none at all is a fault')
  })
  t.test('200 exactly 65,536 bytes, of three-byte characters; 400 one more, and what stood still stands', async (t) => {
    const body = `${'漢'.repeat((LIMIT - 4) / 3)}xx`
    t.equal(Buffer.byteLength(JSON.stringify(body)), LIMIT)
    t.equal((await save({ subject_id: 'full', state: body })).status, 200)
    t.same(fieldsOf(await save({ subject_id: 'full', state: `${body}x` })), ['state'])
    t.equal((await read('full')).state, body)
  })
  t.test('200 any JSON comes back as it was', async (t) => {
    await fc.assert(fc.asyncProperty(fc.jsonValue().filter(isExact), async (state) => {
      const { state_hash } = dataOf(await save({ subject_id: 'any', state }))
      const stored = await read('any')
      if (JSON.stringify(stored.state) !== JSON.stringify(state)) throw new Error('it came back as another')
      if (stored.state_hash !== state_hash || state_hash !== createHash('sha256').update(JSON.stringify(state)).digest('hex')) throw new Error('its hash is that of another')
    }), { numRuns: 80, seed: 5, examples: [[JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"b":2}}}')]] })
    t.equal(({} as Record<string, unknown>).a, undefined, 'no prototype was touched')
  })
  t.test('409 for an expected version that is not the one that stands', async (t) => {
    const at = (expected_version: number, state: unknown = expected_version) => save({ subject_id: 'guarded', expected_version, state })
    t.equal((await at(1)).status, 409, 'nothing stands yet')
    t.equal((await at(0)).status, 200)
    t.equal((await at(0)).status, 409)
    t.equal((await at(1)).status, 200)
    t.equal((await save({ subject_id: 'guarded', state: 'unguarded' })).status, 200)
    t.equal((await at(2)).status, 409, 'an unguarded save counts the version up')
    t.equal((await read('guarded')).state, 'unguarded')
  })
  t.test('200 for one of many at once with the same version, and its state is whole', async (t) => {
    for (let at = 0; at < 3; at++) await save({ subject_id: 'race' })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => save({ subject_id: 'race', expected_version: 3, state: { who: at, again: at } })))
    t.same(replies.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
    const winner = replies.findIndex(({ status }) => status === 200)
    t.match(await read('race'), { state: { who: winner, again: winner }, version: 4 })
  })
  t.test('200 after the end of the old one it is a new one', async (t) => {
    const first = dataOf(await save({ subject_id: 'late' }))
    clock.advance(60_000)
    const second = dataOf(await save({ subject_id: 'late' }))
    t.not(second.checkpoint_id, first.checkpoint_id)
    t.match(second, { version: 1, updated: false })
  })
})
