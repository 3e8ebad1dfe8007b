// The tables of settings and of error codes say what the code says.
import t from 'tap'
import { ErrorCode, Scope } from '#generated/enums.mjs'
import { COMMANDS } from '../../src/cli/usage.ts'
import { SETTINGS } from '../../src/config.ts'
import { catalogue } from '../../src/errors/catalogue.ts'
import { tableOf } from '../support/docs.ts'

t.test('docs/configuration.md has every setting as src/config.ts has it', async (t) => {
  const expected = Object.entries(SETTINGS).map(([name, { default: fallback, wanted, what }]) =>
    [`\`${name}\``, fallback === '' ? 'none' : `\`${fallback}\``, wanted, what])
  t.same(tableOf('docs/configuration.md', 'setting'), expected)
})

t.test('docs/configuration.md has every flag that stands over a setting', async (t) => {
  const rows = tableOf('docs/configuration.md', 'flag')
  for (const [flag, of] of rows as [string, string][]) {
    const name = flag.slice(3, -1)
    const having = Object.entries(COMMANDS).filter(([, { flags }]) => name in flags).map(([command]) => `\`${command}\``)
    t.equal(of, having.length === Object.keys(COMMANDS).length ? 'every command' : having.join(', '), name)
  }
  const settable = Object.keys(COMMANDS['serve']!.flags).filter((name) => name !== 'help')
  t.same(rows.map(([flag]) => flag), settable.map((name) => `\`--${name}\``))
})

t.test('docs/errors.md has every code as the catalogue has it', async (t) => {
  const rows = tableOf('docs/errors.md', 'code')
  t.same(rows.map((row) => row.slice(0, 3)), ErrorCode.map((code) => [`\`${code}\``, String(catalogue[code].status), catalogue[code].retryable ? 'yes' : 'no']))
  for (const row of rows) t.ok(row.length === 5 && row.every((cell) => cell !== ''), `${row[0]} says when and what to do`)
})

t.test('how long things are kept is what the settings say', async (t) => {
  for (const [what, kept, setting] of tableOf('docs/configuration.md', 'what') as [string, string, string][]) {
    const name = setting.slice(1, -1)
    if (!(name in SETTINGS)) continue
    t.match(kept, new RegExp(`^${SETTINGS[name as keyof typeof SETTINGS].default} (days|hours)`), what)
    t.ok(name.toLowerCase().endsWith(/days|hours/.exec(kept)![0]), what)
  }
})

t.test('docs/keys-and-scopes.md has every scope of the contract, and names no other', async (t) => {
  t.same(tableOf('docs/keys-and-scopes.md', 'scope').map(([name]) => name), Scope.map((name) => `\`${name}\``))
  for (const [who, scopes] of tableOf('docs/keys-and-scopes.md', 'for') as [string, string][]) {
    for (const [, name] of scopes.matchAll(/`([^`]+)`/g)) t.ok((Scope as readonly string[]).includes(name!), `${who}: ${name}`)
  }
})
