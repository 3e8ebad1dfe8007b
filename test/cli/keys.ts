// titen init and titen keys, on the file itself and beside a running server.
import t from 'tap'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { call, initDatabase, runCli, startServer } from '../support/process.ts'

const KEY = /^titen_sk_[\w-]{43}$/

t.test('init prints the key once, for people and for programs', async (t) => {
  const dir = t.testdir()
  const plain = await runCli(['init', '--db', join(dir, 'plain.db'), '--org', 'Acme'])
  t.match(plain, { code: 0, stderr: '' })
  for (const line of [/^api_key: titen_sk_[\w-]{43}$/m, /^key_id: key_[0-9a-f]{32}$/m, /^organization_id: org_[0-9a-f]{32}$/m, /^principal_id: owner$/m, /^db: .*plain\.db$/m, /once/]) t.match(plain.stdout, line)

  const db = join(dir, 'new/folder/json.db')
  const json = await runCli(['init', '--db', db, '--json'])
  t.match(json, { code: 0, stderr: '' })
  t.equal(json.stdout.split('\n').length, 2, 'one line')
  const founding = JSON.parse(json.stdout)
  t.same(Object.keys(founding), ['api_key', 'key_id', 'organization_id', 'principal_id', 'db'])
  t.match(founding, { api_key: KEY, db })
  t.notOk(readFileSync(db).includes(founding.api_key), 'the key stands nowhere in the file')

  t.match(await runCli(['init', '--db', db]), { code: 1, stdout: '', stderr: /json\.db has an organization already.*titen keys create/ })
  t.match(await runCli(['init', '--db', db, '--org', 'default']), { code: 1, stderr: /has an organization "default" already/ })
  t.match(await runCli(['init', '--db', db, '--org', ' ']), { code: 1, stderr: /^--org must be 1 to 200 characters, not blank, without control characters\.\n$/ })
  const second = await runCli(['init', '--db', db, '--org', 'Second', '--json'])
  t.not(JSON.parse(second.stdout).organization_id, founding.organization_id)
  t.match(await runCli(['keys', 'list', '--db', db]), { code: 1, stderr: /2 organizations.*--org.*"default", "Second"/ })
  t.match(await runCli(['keys', 'list', '--db', db, '--org', founding.organization_id, '--json']), { code: 0, stdout: new RegExp(founding.key_id) })
  t.match(await runCli(['keys', 'list', '--db', db, '--org', 'Third']), { code: 1, stderr: /no organization "Third"/ })
})

t.test('keys are minted, listed and revoked while a server runs', async (t) => {
  const { db, key } = await initDatabase(join(t.testdir(), 'titen.db'))
  const server = await startServer(t, db)
  const created = await runCli(['keys', 'create', '--db', db, '--label', 'reader', '--scope', 'evidence:read, mcp:call', '--scope', 'evidence:read',
    '--principal', 'agent_a', '--principal-kind', 'service', '--max-trust', 'unverified', '--expires-at', '2999-01-01T00:00:00Z', '--json'])
  const minted = JSON.parse(created.stdout)
  t.match(minted, {
    api_key: KEY, label: 'reader', principal_id: 'agent_a', principal_kind: 'service', scopes: ['evidence:read', 'mcp:call'], max_trust: 'unverified', expires_at: '2999-01-01T00:00:00.000Z',
  })
  t.match(await call(server, 'GET', '/v1/principal', { key: minted.api_key }), { status: 200, body: { data: { principal_id: 'agent_a', key_id: minted.key_id } } })
  t.match(await runCli(['keys', 'create', '--db', db, '--label', 'plain', '--scope', '*']), { code: 0, stdout: /^api_key: titen_sk_[\w-]{43}\n.*once/s })

  const listed = await runCli(['keys', 'list', '--db', db])
  t.match(listed.stdout, new RegExp(`^${minted.key_id} +reader +agent_a +unverified +until 2999-01-01T00:00:00\\.000Z +evidence:read,mcp:call$`, 'm'))
  t.notMatch(listed.stdout, /titen_sk_/)

  t.match(await runCli(['keys', 'revoke', minted.key_id, '--db', db]), { code: 0, stdout: new RegExp(`key_id: ${minted.key_id}\nrevoked_at: `) })
  t.match(await call(server, 'GET', '/v1/principal', { key: minted.api_key }), { status: 401 }, 'the very next request')
  t.match(await runCli(['keys', 'revoke', minted.key_id, '--db', db, '--json']), { code: 0 }, 'a second time is a success')
  t.match(await runCli(['keys', 'revoke', `key_${'0'.repeat(32)}`, '--db', db]), { code: 1, stderr: 'No such key.\n' })
  const { body } = await call(server, 'GET', '/v1/events?type=key.revoked', { key })
  t.same(body.data.items.map((event: { record_id: string }) => event.record_id), [minted.key_id], 'the journal tells of it')
})

t.test('what the services refuse comes back as a sentence about the flag', async (t) => {
  const { db } = await initDatabase(join(t.testdir(), 'titen.db'))
  const create = (...flags: string[]) => runCli(['keys', 'create', '--db', db, '--scope', '*', ...flags])
  t.match(await create('--label', '\u001b[2J'), { code: 1, stderr: /^--label must .*\n$/ })
  t.match(await create('--label', 'x'.repeat(201)), { code: 1, stderr: /^--label must have at most 200 characters\.\n$/ })
  t.match(await create('--label', 'x', '--principal', ''), { code: 1, stderr: /^--principal must/ })
  t.match(await create('--label', 'x', '--expires-at', 'tomorrow'), { code: 1, stderr: /^--expires-at must be an instant/ })
  t.match(await create('--label', 'x', '--expires-at', '2001-01-01T00:00:00Z'), { code: 1, stderr: '--expires-at must lie in the future.\n' })
  t.match(JSON.parse((await runCli(['keys', 'list', '--db', db, '--json'])).stdout).items.length, 1, 'no key was made')
  t.match(await runCli(['keys', 'list', '--db', join(t.testdir(), 'typo.db')]), { code: 1, stderr: /There is no database at .*typo\.db/ })
})
