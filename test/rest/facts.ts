// Facts over time: repeated, contradicted, replaced, almost the same, and true twice.
import t from 'tap'
import { startApp } from '../support/app.ts'
import { claim, compile, dataOf, fact, observation, observe } from '../support/records.ts'

const texts = (pack: any): string[] => pack.items.map(({ claim }: any) => claim)

t.test('the same fact a hundred times is one item', async (t) => {
  const app = await startApp(t)
  for (let at = 0; at < 100; at++) await fact(app, 'The ferry leaves at nine.')
  for (const text of ['the ferry leaves at nine.', 'The ferry  leaves at nine', 'THE FERRY LEAVES AT NINE.', 'The ferry leaves\n at nine.', 'The ferry leaves at nine!']) await fact(app, text)
  await fact(app, 'The ferry is painted blue.')
  const pack = await compile(app, 'ferry', { max_tokens: 8000 })
  t.equal(texts(pack).filter((text) => /nine/i.test(text)).length, 1)
  t.ok(texts(pack).includes('The ferry is painted blue.'), 'the rest of the pack is other facts')
  t.ok(pack.left_out.duplicate > 0)
})

t.test('storing a pack and compiling it again does not make it grow', async (t) => {
  const app = await startApp(t)
  await fact(app, 'The ferry leaves at nine.', { confidence: 0.6 }, { evidence: { trust: 'unverified' } })
  let size = 0
  for (let round = 0; round < 5; round++) {
    const { items } = await compile(app, 'when does the ferry leave')
    if (round > 0) t.equal(items.length, size, `round ${round}`)
    size = items.length
    for (const item of items) {
      t.equal(item.trust, 'unverified', 'trust does not rise by being repeated')
      await fact(app, item.claim, { confidence: item.confidence }, { evidence: { trust: item.trust } })
    }
  }
})

t.test('a contradiction is shown with both sides, and neither is overwritten', async (t) => {
  const app = await startApp(t)
  const { claimId: first, observationId: before } = await fact(app, 'The port is 5432.')
  const after = await observe(app, 'The port is 5433.')
  const second = await claim(app, 'The port is 5433.', [after, { observation_id: before, relation: 'contradicts' }])
  const pack = await compile(app, 'which port')
  t.same(texts(pack).sort(), ['The port is 5432.', 'The port is 5433.'])
  t.same(pack.conflicts, [{ claim_id: second, supporting_ids: [after], contradicting_ids: [before], rival_claim_ids: [first] }])
  t.same(pack.items.map(({ claim_id, status }: any) => [claim_id, status]).sort(), [[first, 'active'], [second, 'disputed']].sort())
})

t.test('almost the same is not the same', async (t) => {
  const pairs = [
    ['Retry three times.', 'Retry five times.'], ['Deploy on Friday.', 'Do not deploy on Friday.'], ['The limit is 10 MB.', 'The limit is 100 MB.'], ['Version 2.4.1 is out.', 'Version 2.4.10 is out.'],
    ['Anna holds the key.', 'Anne holds the key.'], ['Due on 1 May 2026.', 'Due on 1 May 2027.'],
  ]
  for (const [a, b] of pairs) {
    t.test(`200 both of "${a}" and "${b}"`, async (t) => {
      const app = await startApp(t)
      await fact(app, a!)
      await fact(app, b!)
      t.same(texts(await compile(app, `${a} ${b}`)).sort(), [a, b].sort())
    })
  }
})

t.test('what happened twice is two claims', async (t) => {
  const app = await startApp(t)
  const id = await observe(app, 'The gate was closed.')
  const may = await claim(app, 'The gate was closed.', [id], { valid_from: '2026-05-01T00:00:00Z', valid_to: '2026-05-04T00:00:00Z' })
  const june = await claim(app, 'The gate was closed.', [id], { valid_from: '2026-06-09T00:00:00Z', valid_to: '2026-06-12T00:00:00Z' })
  const at = async (as_of: string) => (await compile(app, 'gate closed', { as_of, kinds: ['semantic_fact'] })).items.map(({ claim_id }: any) => claim_id)
  t.same([await at('2026-05-02T00:00:00Z'), await at('2026-06-10T00:00:00Z'), await at('2026-05-20T00:00:00Z')], [[may], [june], []])
})

t.test('no ghosts: what was superseded, revoked, expired or erased is in no pack', async (t) => {
  const app = await startApp(t)
  const ended = []
  for (const name of ['alderword', 'birchword', 'cedarword', 'dogwoodword']) ended.push({ name, ...await fact(app, `The ${name} is by the gate.`) })
  const { claimId: successor } = await fact(app, 'The elmword is by the gate.')
  const post = (path: string, body: object) => app.request('POST', path, { key: app.owner.key, body })
  dataOf(await post(`/v1/claims/${ended[0]!.claimId}/supersede`, { successor_id: successor, reason: 'r' }))
  dataOf(await post(`/v1/claims/${ended[1]!.claimId}/revoke`, { reason: 'r' }))
  dataOf(await post(`/v1/claims/${ended[2]!.claimId}/expire`, { reason: 'r' }))
  dataOf(await app.request('DELETE', `/v1/observations/${ended[3]!.observationId}`, { key: app.owner.key }))
  for (const { name } of ended) t.notOk(texts(await compile(app, `${name} gate`)).some((text) => text.includes(name)), name)
  t.equal(texts(await compile(app, 'elmword'))[0], 'The elmword is by the gate.')
})

t.test('the answer comes before thirty newer, surer claims that share one word with it', async (t) => {
  const app = await startApp(t)
  await fact(app, 'The spare key of the boathouse hangs behind the third oar.', { confidence: 0.6, valid_from: '2024-01-01T00:00:00Z' })
  for (let at = 0; at < 30; at++) await fact(app, `The boathouse was inspected, report number ${at + 100}.`, { confidence: 0.95 }, { evidence: { trust: 'verified' } })
  t.match(texts(await compile(app, 'where hangs the spare key of the boathouse'))[0], 'third oar')
})

t.test('an unrelated task does not read like a hit', async (t) => {
  const app = await startApp(t)
  for (const text of ['Deploy smoke must pass before release.', 'The staging cluster has four nodes.', 'Rollbacks need two approvals.']) await fact(app, text)
  const hit = await compile(app, 'must deploy smoke pass before release')
  const miss = await compile(app, 'bioluminescent anglerfish of the abyssal trench')
  t.ok(hit.items[0].coverage > 0.5)
  t.ok(miss.items.length === 0 || miss.items[0].coverage < 0.2, 'coverage says that it is none')
})

t.test('others\' records do not use up the candidates', async (t) => {
  const app = await startApp(t)
  const project = async (name: string) => dataOf(await app.request('POST', '/v1/projects/resolve', { key: app.owner.key, body: { origin: `acme/${name}` } })).project_id
  const [mine, theirs] = [await project('mine'), await project('theirs')]
  for (let at = 0; at < 10; at++) {
    const items = (members: object) => ({ items: Array.from({ length: 200 }, (_, n) => observation(`The harbour crane lifts ten tons, log ${at * 200 + n}.`, members as Record<string, unknown>)) })
    dataOf(await app.request('POST', '/v1/observations/batch', { key: app.owner.key, body: items(at % 2 === 0 ? { subject_id: 'other' } : { project_id: theirs }) }))
  }
  await observe(app, 'As far as we know the crane by the harbour mouth lifts six.', { project_id: mine })
  t.match(texts(await compile(app, 'what does the harbour crane lift', { project_id: mine }))[0], 'harbour mouth')
  await observe(app, 'The small crane lifts two.', { subject_id: 'own' })
  t.same(texts(await compile(app, 'what does the harbour crane lift', { subject_id: 'own' })), ['The small crane lifts two.'])
})
