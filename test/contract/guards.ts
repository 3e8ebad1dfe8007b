// The guards themselves: a guard that never fires protects nothing, and nobody would notice.
import t, { type Test } from 'tap'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importScript, projectRoot, type Node } from '../support/contract.ts'

const { checkFiles } = await importScript('scripts/lint/files.mjs')
const { checkImports } = await importScript('scripts/lint/imports.mjs')
const { default: Reporter } = await importScript('scripts/reporter.mjs')

function moduleOf (file: string, about: Node = {}): Node {
  return { file, lines: 10, functions: [], imports: [], readsEnv: false, ...about }
}

t.test('house rules on files', async (t) => {
  const breaches: [Node, string][] = [
    [moduleOf('src/memory/claims.ts', { lines: 401 }), 'has 401 lines'],
    [moduleOf('src/memory/claims.ts', { functions: [{ name: 'f', line: 3, lines: 71 }] }), 'f (line 3) has 71 lines'],
    [moduleOf('src/utils/text.ts'), 'a folder named utils'],
    [moduleOf('src/memory/index.ts'), 'index files'],
    [moduleOf('src/memory/claimList.ts'), 'kebab-case'],
    [moduleOf('src/memory/claims.ts', { readsEnv: true }), 'process.env'],
  ]
  for (const [module, part] of breaches) holdsOne(t, checkFiles([module]), part)
  t.same(checkFiles([moduleOf('src/config.ts', { readsEnv: true, lines: 400, functions: [{ name: 'f', line: 1, lines: 70 }] })]), [])
})

t.test('house rules on imports', async (t) => {
  const breaches: [string, string, string][] = [
    ['src/memory/claims.ts', 'better-sqlite3', 'src/store/sqlite/ only'],
    ['src/memory/claims.ts', 'fastify', 'src/app.ts'],
    ['src/mcp/tools.ts', 'fastify', 'src/mcp/http.ts'],
    ['src/rest/claims.ts', '../store/claims.ts', 'never the store'],
    ['src/mcp/tools.ts', '../store/claims.ts', 'never the store'],
    ['src/mcp/tools.ts', '../rest/claims.ts', 'not each other'],
    ['src/config.ts', './ids.ts', 'before everything else'],
    ['src/app.ts', '../generated/routes.mjs', '#generated/'],
    ['src/app.ts', '../test/support/contract.ts', 'no part of the program'],
  ]
  for (const [file, from, part] of breaches) holdsOne(t, checkImports([moduleOf(file, { imports: [from] })]), part)
  t.same(checkImports([moduleOf('src/mcp/http.ts', { imports: ['fastify', 'node:fs', '#generated/mcp.mjs', '../memory/claims.ts'] })]), [])
})

t.test('import cycles', async (t) => {
  const ring = ['a', 'b', 'c'].map((name, at, all) => moduleOf(`src/${name}.ts`, { imports: [`./${all[(at + 1) % 3]}.ts`] }))
  holdsOne(t, checkImports(ring), 'src/a.ts → src/b.ts → src/c.ts → src/a.ts')
  t.same(checkImports([moduleOf('src/a.ts', { imports: ['./b.ts', './c.ts'] }), moduleOf('src/b.ts', { imports: ['./c.ts'] }), moduleOf('src/c.ts')]), [])
})

function holdsOne (t: Test, findings: string[], part: string): void {
  t.equal(findings.length, 1, part)
  t.ok(findings[0]?.includes(part), findings.join())
}

t.test('generate --check names what is out of date and what nothing makes', async (t) => {
  const root = t.testdir({ 'openapi.yaml': '', 'mcp-tools.json': '', generated: {} })
  for (const name of ['openapi.yaml', 'mcp-tools.json', 'generated']) cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  writeFileSync(join(root, 'generated/mcp.mjs'), 'export const tools = []\n')
  writeFileSync(join(root, 'generated/old.mjs'), '')
  const run = spawnSync(process.execPath, [join(projectRoot, 'scripts/generate.mjs'), '--check', '--root', root], { encoding: 'utf8' })
  t.equal(run.status, 1)
  // The copy has no migrations, so their file is out of date too.
  t.match(run.stderr, /^generated\/mcp\.mjs: out of date.*\ngenerated\/migrations\.mjs: out of date.*\ngenerated\/old\.mjs: no generator/)
})

t.test('a change that breaks clients must be declared', async (t) => {
  const root = t.testdir({ contract: {} })
  cpSync(join(projectRoot, 'contract/released.yaml'), join(root, 'contract/released.yaml'))
  const released = readFileSync(join(root, 'contract/released.yaml'), 'utf8')
  const changed = released.replace(/(operationId: listLeases[^]*?x-required-scope: )leases:read/, '$1leases:write')
    .replace(/required: \[to_principal, subject_id\]/, 'required: [to_principal, subject_id, message]')
  t.not(changed, released)
  writeFileSync(join(root, 'openapi.yaml'), changed)
  const check = (declared: string) => {
    writeFileSync(join(root, 'contract/CHANGES.md'), `## Unreleased\n\n### Breaking\n\n${declared}\n`)
    return spawnSync(process.execPath, [join(projectRoot, 'scripts/check-contract-changes.mjs'), '--root', root], { encoding: 'utf8' })
  }
  const silent = check('- `GET /v1/keys` `path-removed`: because')
  t.equal(silent.status, 1)
  t.match(silent.stderr, /declares what is not there/)
  const lines = [...silent.stderr.matchAll(/write "(.*): why"/g)].map(([, line]) => line!)
  t.same(lines, ['- `POST /v1/handoffs` `required-properties-added`', '- `GET /v1/leases` `scope-changed`'])
  t.equal(check(lines.map((line) => `${line}: because`).join('\n')).status, 0)
})

t.test('the closing line counts, and failures are named above it', async (t) => {
  const closing = (tap: string) => {
    const reporter = new Reporter()
    reporter.end(tap)
    return String(reporter.read()).slice(tap.length)
  }
  t.equal(closing('# { total: 4, pass: 2, skip: 1, todo: 1 }\n'), '2 passed, 0 failed, 2 skipped\n')
  t.equal(closing('TAP version 14\n'), '', 'a run that broke off counts nothing')
  const failed = [
    '# Subtest: a.test.js', '    # Subtest: inner', '        ok 1 - fine', '        not ok 2 - wrong', '          ---',
    '          not ok 9 - only quoted', '          ...', '    not ok 1 - inner # time=3ms', '    not ok 2 - later # TODO',
    'not ok 1 - a.test.js # time=5ms', '# { total: 2, pass: 1, fail: 1 }', '',
  ].join('\n')
  t.equal(closing(failed), 'FAILED a.test.js > inner > wrong\n1 passed, 1 failed, 0 skipped\n')
})
