// DELETE /v1/subjects/{subject_id}: everything about a subject goes, and nothing about any other.
import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startApp } from '../support/app.ts'
import { claim, compile, dataOf, fact, observation, observe, readAll } from '../support/records.ts'

t.test('erasing a subject', async (t) => {
  const app = await startApp(t)
  const erase = (subject: string) => app.request('DELETE', `/v1/subjects/${encodeURIComponent(subject)}`, { key: app.owner.key })

  t.test('200 with how much went, of every principal', async (t) => {
    const other = await app.mint(['*'], { principal: 'other' })
    await fact(app, 'The quokkaword is ours.', {}, { subject: 'gone' })
    await observe(app, 'The quokkaword is mine.', { subject_id: 'gone', visibility: 'private' }, other)
    await compile(app, 'quokkaword', { subject_id: 'gone' })
    for (const by of [app.owner, other]) await app.request('POST', '/v1/checkpoints', { key: by.key, body: { subject_id: 'gone', kind: 'cursor', state: 'quokkaword', ttl_seconds: 60 } })
    await app.request('POST', '/v1/handoffs', { key: app.owner.key, body: { to_principal: 'other', subject_id: 'gone', message: 'quokkaword' } })
    t.same(dataOf(await erase('gone')), { subject_id: 'gone', observations: 2, claims: 1, checkpoints: 2, contexts: 1 })
    t.same(await readAll(app, '/v1/observations?subject_id=gone'), [])
    t.same(await readAll(app, '/v1/claims?subject_id=gone'), [])
    t.same((await compile(app, 'quokkaword', { subject_id: 'gone' })).items, [])
    await erase('gone') // the task just asked
    const folder = dirname(app.path)
    t.notOk(readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes('quokkaword')), 'the word stands in no file')
  })
  t.test('200 with zeros for a name that holds nothing, and without an event', async (t) => {
    const before = app.counts()
    t.same(dataOf(await erase('nobody')), { subject_id: 'nobody', observations: 0, claims: 0, checkpoints: 0, contexts: 0 })
    t.same(app.counts(), before)
  })
  t.test('200 exactly that name: no wildcard, no part of a path', async (t) => {
    const names = ['ann_1', 'annX1', 'ann%', 'ann_10', 'Ann_1', 'crew/42', 'crew%2F42', 'crew', 'a b', 'a+b', 'über', 'u\u0308ber']
    for (const name of names) await observe(app, `about ${name}`, { subject_id: name })
    const left = new Set(names)
    for (const name of ['ann_1', 'crew/42', 'ann%', 'a b', 'über']) {
      t.equal(dataOf(await erase(name)).subject_id, name)
      left.delete(name)
      t.same((await readAll(app, '/v1/subjects')).map(({ subject_id }) => subject_id).filter((id) => names.includes(id)).sort(), [...left].sort(), name)
    }
  })
  t.test('200 a claim about another subject that cites it goes too: none is left without evidence', async (t) => {
    const id = await observe(app, 'Borrowed words.', { subject_id: 'lender' })
    const borrowed = await claim(app, 'Borrowed words.', [id], {}, { subject: 'borrower' })
    await erase('lender')
    t.match(dataOf(await app.request('GET', `/v1/claims/${borrowed}`, { key: app.owner.key })), { statement: null, status: 'revoked' })
    t.same((await compile(app, 'borrowed words', { subject_id: 'borrower' })).items, [])
  })
})

t.test('200 while writers add to it: what was written before is gone, what comes after is whole', async (t) => {
  const app = await startApp(t)
  for (let at = 0; at < 3; at++) {
    await app.request('POST', '/v1/observations/batch', { key: app.owner.key, body: { items: Array.from({ length: 90 }, (_, n) => observation(`Before ${at} ${n}.`)) } })
  }
  const old = new Set((await readAll(app, '/v1/observations', app.owner, 200)).map(({ observation_id }) => observation_id))
  t.equal(old.size, 270)
  const writing = Promise.all(Array.from({ length: 60 }, (_, at) => fact(app, `Meanwhile ${at}.`).catch((error: Error) => error)))
  t.equal((await app.request('DELETE', '/v1/subjects/crew', { key: app.owner.key })).status, 200)
  await writing
  const after = await readAll(app, '/v1/observations', app.owner, 200)
  t.notOk(after.some(({ observation_id }) => old.has(observation_id)), 'nothing from before')
  for (const { claim_id } of (await readAll(app, '/v1/claims')).filter(({ statement }) => statement !== null)) {
    const evidence = dataOf(await app.request('GET', `/v1/claims/${claim_id}/evidence`, { key: app.owner.key }))
    t.equal(evidence.supporting.length, 1, 'every claim has its evidence')
  }
  const [{ observations, claims }] = await readAll(app, '/v1/subjects').then((items) => (items.length === 0 ? [{ observations: 0, claims: 0 }] : items))
  t.same([observations, claims], [after.length, (await readAll(app, '/v1/claims')).filter(({ statement }) => statement !== null).length], 'counts are right')
})
