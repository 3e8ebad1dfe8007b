// POST /v1/consolidations: a claim rests on evidence, is trusted no more than it, and is seen by no more readers.
import t from 'tap'
import { Trust as TRUST, Visibility as WIDTH } from '#generated/enums.mjs'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf, fact, observe } from '../support/records.ts'

t.test('writing claims', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'The saw is blunt.', { trust: 'verified' })
  const send = (claims: object[], key = app.owner.key) => app.request('POST', '/v1/consolidations', { key, body: { subject_id: 'crew', claims } })
  const one = (members: object = {}) => ({ kind: 'semantic_fact', statement: 'The saw is blunt.', sources: [{ observation_id: id, relation: 'supports' }], ...members })

  t.test('201 in order, with what was left out filled in', async (t) => {
    const { claims } = dataOf(await send([one({ statement: 'A.' }), one({ statement: 'B.' })]))
    const read = await Promise.all(claims.map(async ({ claim_id }: { claim_id: string }) => dataOf(await app.request('GET', `/v1/claims/${claim_id}`, { key: app.owner.key }))))
    t.same(read.map(({ statement }) => statement), ['A.', 'B.'])
    t.match(read[0], { confidence: 0.8, trust: 'verified', visibility: 'team', status: 'active', observer_id: null, valid_to: null, version: 1, superseded_by: null, principal_id: 'owner' })
    t.equal(read[0].valid_from, read[0].created_at)
  })
  t.test('201 disputed when a source contradicts it', async (t) => {
    const against = await observe(app, 'The saw is sharp.')
    t.equal(dataOf(await send([one({ sources: [{ observation_id: id, relation: 'supports' }, { observation_id: against, relation: 'contradicts' }] })])).claims[0].status, 'disputed')
  })
  t.test('201 for the same source twice, and under two relations', async (t) => {
    t.equal((await send([one({ sources: [{ observation_id: id, relation: 'supports' }, { observation_id: id, relation: 'supports' }, { observation_id: id, relation: 'qualifies' }] })])).status, 201)
  })
  t.test('201 cites what is new to it and the only evidence of its subject, under two relations', async (t) => {
    const only = await observe(app, 'Alone here.', { subject_id: 'alone' })
    const sources = [{ observation_id: only, relation: 'supports' }, { observation_id: only, relation: 'qualifies' }]
    const reply = await app.request('POST', '/v1/consolidations', { key: app.owner.key, body: { subject_id: 'alone', claims: [one({ sources })] } })
    t.equal(reply.status, 201, reply.text)
  })
  t.test('400 on sources without one that supports', async (t) => {
    const reply = await send([one(), one({ sources: [{ observation_id: id, relation: 'contradicts' }] })])
    t.equal(reply.status, 400)
    t.same(fieldsOf(reply), ['claims[1].sources'])
  })
  t.test('400 on valid_to that is not after valid_from as an instant', async (t) => {
    for (const [valid_from, valid_to] of [['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00Z'], ['2026-03-01T10:00:00Z', '2026-03-01T10:30:00+02:00']]) {
      t.same(fieldsOf(await send([one({ valid_from, valid_to })])), ['claims[0].valid_to'])
    }
    t.same(fieldsOf(await send([one({ valid_to: '2020-01-01T00:00:00Z' })])), ['claims[0].valid_to'], 'before now, where valid_from is now')
  })
  t.test('a claim that fails leaves nothing of those before it', async (t) => {
    const before = app.counts()
    t.equal((await send([one(), one(), one({ sources: [{ observation_id: `obs_${'0'.repeat(32)}`, relation: 'supports' }] })])).status, 404)
    t.same(app.counts(), before)
  })
})

t.test('trust of a claim, for every trust of its evidence and every ceiling', async (t) => {
  const app = await startApp(t)
  for (const evidence of TRUST) {
    const id = await observe(app, `Seen as ${evidence}.`, { trust: evidence })
    for (const ceiling of TRUST) {
      const { key } = await app.mint(['claims:write'], { maxTrust: ceiling })
      const lower = TRUST[Math.min(TRUST.indexOf(evidence), TRUST.indexOf(ceiling))]
      for (const asked of [undefined, ...TRUST]) {
        const claim = { kind: 'decision', statement: 'x', sources: [{ observation_id: id, relation: 'supports' }], ...(asked === undefined ? {} : { trust: asked }) }
        const reply = await app.request('POST', '/v1/consolidations', { key, body: { subject_id: 'crew', claims: [claim] } })
        const rank = asked === undefined ? -1 : TRUST.indexOf(asked)
        const status = rank > TRUST.indexOf(ceiling) ? 403 : rank > TRUST.indexOf(evidence) ? 400 : 201
        t.equal(reply.status, status, `${status} ${asked ?? 'left out'} on ${evidence} evidence under a ceiling of ${ceiling}`)
        if (status === 201) t.equal(reply.body.data.claims[0].trust, asked ?? lower)
      }
    }
  }
})

t.test('a claim is never wider than its narrowest source', async (t) => {
  const app = await startApp(t)
  const ids: Record<string, string> = {}
  for (const visibility of WIDTH) ids[visibility] = await observe(app, `Seen by ${visibility}.`, { visibility })
  for (const [first, second] of WIDTH.flatMap((a) => WIDTH.map((b) => [a, b] as const))) {
    const narrowest = WIDTH[Math.min(WIDTH.indexOf(first), WIDTH.indexOf(second))]!
    for (const asked of [undefined, ...WIDTH]) {
      const sources = [{ observation_id: ids[first], relation: 'supports' }, { observation_id: ids[second], relation: 'qualifies' }]
      const claim = { kind: 'decision', statement: 'x', sources, ...(asked === undefined ? {} : { visibility: asked }) }
      const reply = await app.request('POST', '/v1/consolidations', { key: app.owner.key, body: { subject_id: 'crew', claims: [claim] } })
      const tooWide = asked !== undefined && WIDTH.indexOf(asked) > WIDTH.indexOf(narrowest)
      t.equal(reply.status, tooWide ? 400 : 201, `${asked ?? 'left out'} over ${first} and ${second}`)
      if (tooWide) t.same(fieldsOf(reply), ['claims[0].visibility'])
      else if (reply.status === 201) t.equal(reply.body.data.claims[0].visibility, asked ?? narrowest)
    }
  }
})

t.test('201 a claim may cite evidence of another subject', async (t) => {
  const app = await startApp(t)
  const { observationId } = await fact(app, 'Shared with all.', {}, { subject: 'elsewhere' })
  const body = { subject_id: 'crew', claims: [{ kind: 'decision', statement: 'Cited from elsewhere.', sources: [{ observation_id: observationId, relation: 'supports' }] }] }
  t.equal((await app.request('POST', '/v1/consolidations', { key: app.owner.key, body })).status, 201)
})
