// POST /v1/projects/resolve: one project for a repository, however its origin is spelled.
import t from 'tap'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startApp } from '../support/app.ts'
import { dataOf, fieldsOf } from '../support/records.ts'

// All of them mean one repository on one host.
const SPELLINGS = [
  'https://git.example/Acme/Shop.git', 'git@git.example:acme/shop.git', 'ssh://git@git.example:2222/acme/shop', 'https://git.example/acme/shop/',
  'HTTPS://GIT.EXAMPLE/ACME/SHOP', 'git+ssh://git@git.example/acme/shop.git', 'https://user:s3cr3t-token@git.example/acme/shop.git',
  'https://git.example/acme/shop?x=s3cr3t-query#s3cr3t-anchor', ' https://git.example/acme/shop.git ', 'https://git.example//acme/shop.git/',
]
const LOCAL = [
  'file:///srv/shop', 'C:\\shop', 'c:/shop/x', '/srv/shop', '../shop', './acme/shop', '~/acme/shop', '\\\\host\\acme\\shop', 'shop', 'https://git.example/shop',
  'https://git.example/', 'https://git.example/acme/../shop', 'https://git.example/acme/%2e%2e/shop', 'https://git.example/acme shop/x',
]

t.test('resolving an origin', async (t) => {
  const app = await startApp(t)
  const resolve = (origin: string, key = app.owner.key) => app.request('POST', '/v1/projects/resolve', { key, body: { origin } })

  t.test('200 one id for every spelling', async (t) => {
    const answers = []
    for (const origin of SPELLINGS) answers.push(dataOf(await resolve(origin)))
    t.equal(new Set(answers.map(({ project_id }) => project_id)).size, 1)
    for (const { origin } of answers) t.equal(origin, 'git.example/acme/shop')
    t.same(answers.map(({ state }) => state), ['created', ...SPELLINGS.slice(1).map(() => 'existing')])
  })
  t.test('200 another host, owner or repository is another project', async (t) => {
    const others = ['https://git2.example/acme/shop', 'https://git.example/acme/shop2', 'https://git.example/acme2/shop', 'acme/shop', 'https://git.example/acme/shop/sub', 'https://git.example.evil.example/acme/shop']
    const ids = new Set<string>()
    for (const origin of others) ids.add(dataOf(await resolve(origin)).project_id)
    t.equal(ids.size, others.length)
    t.equal(dataOf(await resolve('acme/shop')).origin, 'github.com/acme/shop', 'a bare name means github.com')
    t.equal(dataOf(await resolve('git@github.com:Acme/shop.git')).project_id, dataOf(await resolve('acme/shop')).project_id)
  })
  t.test('400 on origin for local paths and what is no origin, without repeating it', async (t) => {
    const before = app.counts()
    for (const origin of LOCAL) {
      const reply = await resolve(origin)
      t.equal(reply.status, 400, origin)
      t.same(fieldsOf(reply), ['origin'])
    }
    t.same(app.counts(), before)
  })
  t.test('404 for a new one when the key may not make projects; 200 for a known one', async (t) => {
    const { key } = await app.mint(['projects:resolve'])
    t.equal((await resolve('https://git.example/never/seen', key)).status, 404)
    t.equal(dataOf(await resolve(SPELLINGS[3]!, key)).state, 'existing')
  })
  t.test('credentials and queries stand in no file and no log line', async (t) => {
    await app.close()
    const folder = dirname(app.path)
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1')).join('')
    for (const secret of ['s3cr3t', 'user:']) t.notOk(bytes.includes(secret) || app.logged.join('').includes(secret), secret)
  })
})

t.test('two at once make one project', async (t) => {
  const app = await startApp(t)
  const replies = await Promise.all(Array.from({ length: 10 }, () => app.request('POST', '/v1/projects/resolve', { key: app.owner.key, body: { origin: 'acme/shop' } })))
  t.equal(new Set(replies.map((reply) => dataOf(reply).project_id)).size, 1)
  t.equal(replies.filter((reply) => dataOf(reply).state === 'created').length, 1)
  t.equal(app.counts().projects, 1)
})
