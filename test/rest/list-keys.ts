// GET /v1/keys: the keys of the organization, and never a secret.
import t from 'tap'
import { startApp, type Holder } from '../support/app.ts'
import { readAll } from '../support/records.ts'

t.test('listing keys', async (t) => {
  const app = await startApp(t)
  const minted: Holder[] = []
  for (let at = 0; at < 5; at++) minted.push(await app.mint(['events:read'], { principal: `p${at}` }))
  await app.request('DELETE', `/v1/keys/${minted[2]!.keyId}`, { key: app.owner.key })

  t.test('200 all of them, oldest first, revoked ones too', async (t) => {
    const items = await readAll(app, '/v1/keys', app.owner, 2)
    t.same(items.map(({ key_id }) => key_id), [app.owner.keyId, ...minted.map(({ keyId }) => keyId)])
    t.same(items.map(({ revoked_at }) => revoked_at !== null), [false, false, false, true, false, false])
  })
  t.test('200 without a secret or its hash', async (t) => {
    const { text } = await app.request('GET', '/v1/keys', { key: app.owner.key })
    t.notMatch(text, 'titen_sk_')
    t.notMatch(text, /hash|api_key/)
  })
})
