// Lists page by page and record by record, and events as they happen.
import t from 'tap'
import { gateObservation, startWorld } from './support.ts'

t.test('every record once, and no page ahead of need', async (t) => {
  const { titen, proxy } = await startWorld(t)
  const items = Array.from({ length: 7 }, (_, at) => ({ ...gateObservation, content: `Gate ${at} opens.` }))
  await titen.createObservationBatch({ body: { items } })
  const before = proxy.seen.length
  const contents: (string | null)[] = []
  for await (const observation of titen.iterate.listObservations({ subject_id: 'gate', limit: 3 })) {
    if (contents.length === 0) t.equal(proxy.seen.length - before, 1)
    contents.push(observation.content)
  }
  t.same(contents, items.map(({ content }) => content))
  t.equal(proxy.seen.length - before, 3)

  const sizes: number[] = []
  for await (const page of titen.pages.listObservations({ subject_id: 'gate', limit: 3 })) sizes.push(page.items.length)
  t.same(sizes, [3, 3, 1])
  const first = await titen.listObservations({ subject_id: 'gate', limit: 3 })
  const rest: (string | null)[] = []
  for await (const { content } of titen.iterate.listObservations({ subject_id: 'gate', limit: 3, cursor: first.next_cursor! })) rest.push(content)
  t.same(rest, contents.slice(3), 'from a cursor on')

  const asked = proxy.seen.length
  for await (const observation of titen.iterate.listObservations({ limit: 3 })) if (observation) break
  t.equal(proxy.seen.length - asked, 1, 'who stops reading stops asking')
})

t.test('every list ends', async (t) => {
  const { titen } = await startWorld(t)
  const { observation_id } = await titen.createObservation({ body: gateObservation })
  const { claims } = await titen.createConsolidation({
    body: { subject_id: 'gate', claims: [{ kind: 'semantic_fact', statement: 'It opens.', sources: [{ observation_id, relation: 'supports' }] }] },
  })
  for (const [id, iterate] of Object.entries(titen.iterate)) {
    let count = 0
    const args = { limit: 1, ...(id === 'getClaimHistory' ? { claim_id: claims[0]!.claim_id } : {}) } as { limit: number; claim_id: string }
    for await (const item of iterate(args)) if (item) count += 1
    t.ok(count < 20, `${id} gave ${count}`)
  }
})

t.test('events are polled on, and from where somebody stopped', async (t) => {
  const { titen, client, app } = await startWorld(t)
  await titen.createObservation({ body: gateObservation })
  let looks = 0
  // Something happens in every pause.
  const polling = client({ sleep: async () => { looks += 1; if (looks < 4) await titen.createObservation({ body: gateObservation }) } })
  const seen: (string | null)[] = []
  let cursor: string | undefined
  for await (const page of polling.pollEvents({ type: 'observation.appended', limit: 1 })) {
    seen.push(...page.items.map((event) => event.record_id))
    cursor = page.next_cursor
    if (seen.length === 3) break
  }
  t.equal(new Set(seen).size, 3)
  t.equal(app.counts().observations, 3)
  await titen.createObservation({ body: gateObservation })
  for await (const page of polling.pollEvents({ type: 'observation.appended', cursor: cursor! })) {
    t.equal(page.items.length, 1)
    t.notOk(seen.includes(page.items[0]!.record_id))
    break
  }
  const controller = new AbortController()
  const ended = client({ sleep: async (_, signal) => { controller.abort(); signal?.throwIfAborted() } })
  await t.rejects(async () => {
    for await (const page of ended.pollEvents({}, { signal: controller.signal })) if (page.items.length === 0) break
  }, { name: 'AbortError' })
})
