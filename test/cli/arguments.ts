// The command line: help, misuse, and settings that make no sense.
import t from 'tap'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMANDS } from '../../src/cli/usage.ts'
import { SETTINGS } from '../../src/config.ts'
import { projectRoot } from '../support/contract.ts'
import { eachOf, runCli } from '../support/process.ts'

const oneSentence = (text: string) => text.trimEnd().split('\n').length === 1 && /[.]\n$/.test(text) && !/\bat .*:\d+:\d+/.test(text)

t.test('help and version', async (t) => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  for (const flag of ['--version', '-v']) t.match(await runCli([flag]), { code: 0, stdout: `${version}\n`, stderr: '' })
  for (const words of [['--help'], ['-h'], ['help']]) {
    const { code, stdout } = await runCli(words)
    t.equal(code, 0)
    for (const name of Object.keys(COMMANDS)) t.ok(stdout.includes(`  ${name}`), `${words} tells of ${name}`)
  }
  await eachOf(Object.entries(COMMANDS), async ([name, { flags, what }]) => {
    const { code, stdout } = await runCli([...name.split(' '), '--help'])
    t.equal(code, 0)
    t.ok(stdout.includes(what), `${name} says what it does`)
    for (const flag of Object.keys(flags)) t.ok(stdout.includes(`--${flag}`), `${name} tells of --${flag}`)
  })
})

t.test('misuse is one sentence and exit code 2', async (t) => {
  const lines: [words: string[], says: RegExp][] = [
    [['froth'], /no command "froth"/], [['keys'], /create, list, revoke/], [['keys', 'froth'], /create, list, revoke/],
    [['init', '--froth'], /no flag --froth.*titen init --help/], [['serve', 'here'], /does not take "here"/], [['init', '--db'], /--db needs a value/],
    [['keys', 'revoke'], /needs KEY_ID/], [['keys', 'revoke', 'key_1'], /"key_1" is no key id/], [['keys', 'create', '--scope', '*'], /--label is missing/],
    [['keys', 'create', '--label', 'x'], /--scope is missing/], [['keys', 'create', '--label', 'x', '--scope', 'observation:write'], /no "observation:write".*observations:write/],
    [['keys', 'create', '--label', 'x', '--scope', '*', '--max-trust', 'full'], /no "full".*unverified, asserted, verified, policy_approved/],
    [['keys', 'create', '--label', 'x', '--scope', '*', '--principal-kind', 'robot'], /no "robot".*human, agent, service/],
  ]
  await eachOf(lines, async ([words, says]) => {
    const { code, stdout, stderr } = await runCli(words)
    t.match({ code, stdout, stderr }, { code: 2, stdout: '', stderr: says }, words.join(' '))
    t.ok(oneSentence(stderr), `one sentence: ${stderr}`)
  })
  t.match(await runCli([]), { code: 2, stdout: '', stderr: /^Usage: titen/ }, 'nothing asked for')
})

/** Values that a setting must refuse; one that is not here is tried with what nothing of its form takes. */
const BAD: Record<string, string[]> = {
  TITEN_DB: [''], TITEN_HOST: ['', 'two words'], TITEN_PORT: ['abc', '', '99999', '8787x', '-1', '1e3', ' 80', '0x50', '8787.0'],
  TITEN_PUBLIC_URL: ['', 'memory.example', 'ftp://memory.example', 'https://memory.example/path'], TITEN_ALLOWED_ORIGINS: ['', '*', 'https://a.example,b'],
  TITEN_LOG_LEVEL: ['', 'loud', 'INFO'], TITEN_RATE_LIMIT: ['many', '-5'], TITEN_MAX_BODY_BYTES: ['1mb', '1023', '9999999'], TITEN_BUSY_MS: ['5s'], TITEN_GRACE_MS: ['10s', '-1'],
  TITEN_REQUEST_TIMEOUT_MS: ['0', '999'], TITEN_MCP_STRICT: ['yes', '1', 'TRUE', ''], TITEN_COMPILE_EVIDENCE: ['no', '0'],
  TITEN_RETAIN_RUNS_DAYS: ['0', 'ever'], TITEN_RETAIN_EVENTS_DAYS: ['1.5'], TITEN_RETAIN_REPLAYS_HOURS: ['0'], TITEN_RETAIN_OUTBOX_HOURS: ['x'],
}
const badValuesOf = (name: string, wanted: string) => BAD[name] ?? (/number|one of|true/.test(wanted) ? ['', 'froth'] : [''])

t.test('a bad setting ends the start with a sentence that names it and what is wanted', async (t) => {
  const cwd = t.testdir()
  const tries = Object.entries(SETTINGS).flatMap(([name, { wanted }]) => badValuesOf(name, wanted).map((value) => [name, value] as const))
  await eachOf(tries, async ([name, value]) => {
    const { code, stdout, stderr } = await runCli(['serve'], { cwd, env: { TITEN_PORT: '0', [name]: value } })
    const { wanted } = SETTINGS[name as keyof typeof SETTINGS]
    t.match({ code, stdout }, { code: 1, stdout: '' }, `${name}=${value}`)
    t.ok(stderr.startsWith(`${name} must be ${wanted}`) && stderr.trimEnd().split('\n').length === 1, stderr)
  })
  t.match(await runCli(['serve', '--port', '8787x'], { cwd }), { code: 1, stderr: /^--port must be a whole number from 0 to 65535, not "8787x"\.\n$/ }, 'a flag is named as a flag')
  const both = await runCli(['config'], { env: { TITEN_PORT: 'abc', TITEN_MCP_STRICT: 'yes' } })
  t.match(both, { code: 1, stderr: /TITEN_PORT must.*\n.*TITEN_MCP_STRICT must/ }, 'all at once')
})

t.test('an unknown TITEN_ name warns and stops nothing; names of clients do not warn', async (t) => {
  const { code, stdout, stderr } = await runCli(['config', '--json'], { env: { TITEN_PROT: '80', TITEN_API_KEY: 'x', TITEN_URL: 'y' } })
  t.equal(code, 0)
  t.ok(oneSentence(stderr) && stderr.includes('TITEN_PROT'), stderr)
  t.doesNotThrow(() => JSON.parse(stdout))
})

t.test('titen config shows every setting, and flags win over the environment', async (t) => {
  const env = { TITEN_PORT: '81', TITEN_MCP_STRICT: 'true' }
  const { stdout } = await runCli(['config', '--port', '82', '--json'], { env })
  t.equal(stdout.trimEnd().split('\n').length, 1, 'one line')
  const settings: { name: string; value: unknown; set: boolean }[] = JSON.parse(stdout).settings
  t.same(settings.map(({ name }) => name), Object.keys(SETTINGS))
  t.match(settings.find(({ name }) => name === 'TITEN_PORT'), { value: 82, default: 8787, set: true })
  t.match(settings.filter(({ set }) => set).map(({ name }) => name), ['TITEN_PORT', 'TITEN_MCP_STRICT'])
  const plain = await runCli(['config'], { env })
  t.match(plain.stdout, /^\* TITEN_PORT=81 {3}\(default: 8787\)$/m)
  for (const [name, { what }] of Object.entries(SETTINGS)) t.ok(plain.stdout.includes(name) && plain.stdout.includes(what), name)
})
