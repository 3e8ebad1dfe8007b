// What a program does with the client: every call typed, none cast.
import t from 'tap'
import { calls } from '#generated/sdk.mjs'
import { gateObservation, startWorld } from './support.ts'

t.test('observe, consolidate, compile, feedback', async (t) => {
  const { titen, proxy, app } = await startWorld(t)
  const { observation_id, state } = await titen.createObservation({ body: gateObservation })
  t.equal(state, 'created')
  const { claims } = await titen.createConsolidation({
    body: { subject_id: 'gate', claims: [{ kind: 'semantic_fact', statement: 'The north gate opens at nine.', sources: [{ observation_id, relation: 'supports' }] }] },
  })
  const claim_id = claims[0]!.claim_id
  const pack = await titen.compileContext({ body: { subject_id: 'gate', task: 'when does the north gate open', max_tokens: 500 } })
  t.equal(pack.items[0]?.claim_id, claim_id)
  const feedback = await titen.recordFeedback({ context_id: pack.context_id, body: { outcome: 'useful', claim_id } })
  t.match(feedback.feedback_id, /^fb_/)
  t.same((await titen.getClaimEvidence({ claim_id })).supporting.map((each) => each.observation_id), [observation_id])

  const { data, meta } = await titen.withMeta.compileContext({ body: { subject_id: 'gate', task: 'gate', max_tokens: 500 } })
  t.match(data.context_id, /^ctx_/)
  t.match(meta.request_id, /^req_/)
  t.equal(meta.degraded.vector, 'disabled', 'the meta of this operation has members of its own')

  t.match(await titen.eraseSubject({ subject_id: 'no such / subject?' }), { subject_id: 'no such / subject?' }, 'names are escaped')
  t.equal(proxy.seen.at(-1)?.url, '/v1/subjects/no%20such%20%2F%20subject%3F')
  t.match(await titen.getHealth(), { status: 'ok' })
  t.equal(proxy.seen.at(-1)?.headers.authorization, undefined, 'a probe takes no key')
  t.notOk(proxy.seen.some(({ url }) => url.includes(app.owner.key)), 'the key is in no URL')
  t.ok(proxy.seen.filter(({ method }) => method !== 'GET').every(({ headers }) => /^[0-9a-f]{32}$/.test(String(headers['idempotency-key']))))
  t.notOk(proxy.seen.some(({ method, headers }) => method === 'GET' && 'idempotency-key' in headers))
})

t.test('every operation is there', async (t) => {
  const { titen } = await startWorld(t)
  for (const [id, [, , trait]] of Object.entries(calls)) {
    t.type((titen as Record<string, unknown>)[id], 'function', id)
    t.type((titen.withMeta as Record<string, unknown>)[id], 'function')
    t.equal(id in titen.iterate, trait === 'paged')
    t.equal(id in titen.pages, trait === 'paged')
  }
})

t.test('a path in front of the API is kept', async (t) => {
  const { client, proxy } = await startWorld(t)
  await t.rejects(client({ url: `${proxy.url}/memory/` }).getPrincipal(), { code: 'NOT_FOUND' })
  t.equal(proxy.seen[0]?.url, '/memory/v1/principal')
})
