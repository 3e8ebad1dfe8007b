// titen mcp config: blocks that parse, hold what the host needs, never a key that was not given, and stand in the guide.
import t from 'tap'
import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTS, blockOf } from '../../src/cli/mcp-config.ts'
import { readDocument } from '../support/docs.ts'
import { eachOf, mainPath, runCli } from '../support/process.ts'

const SECRET = 'titen_sk_do-not-print-this'

/** Enough of TOML for one table: texts, arrays of texts and inline tables of texts. Throws for anything else. */
function parseToml(text: string): Record<string, any> {
  const [head, ...lines] = text.trimEnd().split('\n')
  const names = /^\[([\w.-]+)\]$/.exec(head!)![1]!.split('.')
  const valueOf = (source: string): unknown => {
    const inline = /^\{ (.*) \}$/.exec(source)
    if (!inline) return JSON.parse(source)
    return Object.fromEntries([...inline[1]!.matchAll(/(\w+) = ("(?:[^"\\]|\\.)*")(?:, |$)/g)].map(([, name, value]) => [name, JSON.parse(value!)]))
  }
  const table = Object.fromEntries(lines.map((line) => { const [, name, source] = /^(\w+) = (.+)$/.exec(line)!; return [name, valueOf(source!)] }))
  return names.reduceRight((inner, name) => ({ [name]: inner }), table as Record<string, any>)
}

const parse = (host: string, text: string): any => (host === 'codex' ? parseToml(text) : JSON.parse(text))
/** The server's entry, wherever the host keeps it. */
const entryOf = (block: any) => (block.mcpServers ?? block.servers ?? block.mcp_servers ?? block.mcp).titen

t.test('over HTTP each host gets the address and a reference to the key', async (t) => {
  await eachOf(Object.keys(HOSTS), async (host) => {
    const { code, stdout, stderr } = await runCli(['mcp', 'config', host], { env: { TITEN_API_KEY: SECRET, TITEN_PORT: '8790' } })
    if (host === 'claude-desktop') {
      t.match({ code, stdout, stderr }, { code: 2, stdout: '', stderr: /add --stdio, with --url for a bridge/ })
      return
    }
    t.equal(code, 0)
    const entry = entryOf(parse(host, stdout))
    t.equal(entry.url ?? entry.httpUrl, 'http://127.0.0.1:8790/mcp', host)
    t.match(stderr, /^Put it into /, 'and it is said where it goes')
    t.notMatch(stdout + stderr, SECRET, 'the key of the environment is not printed')
    t.match(stdout, host === 'generic' ? 'Bearer titen_sk_…' : host === 'vscode' ? '${input:titen-api-key}' : 'TITEN_API_KEY', host)
  })
})

t.test('a key that is given is written as it is', async (t) => {
  for (const host of Object.keys(HOSTS)) {
    const given = { url: 'https://memory.example', key: 'titen_sk_given', command: ['titen', 'mcp'] }
    const block = blockOf(host, host === 'claude-desktop' ? { ...given, stdio: 'bridge' } : given)
    t.match(JSON.stringify(parse(host, block)), host === 'claude-desktop' ? '"TITEN_API_KEY":"titen_sk_given"' : '"Authorization":"Bearer titen_sk_given"', host)
    t.notMatch(block, /"inputs"|env_var|\$\{|\{env:|\$TITEN/, 'and nothing is asked for or looked up')
  }
})

t.test('with --stdio a host starts titen mcp: on a file, or as a bridge', async (t) => {
  await eachOf(Object.keys(HOSTS), async (host) => {
    const commandOf = (text: string) => { const { command, args } = entryOf(parse(host, text)); return Array.isArray(command) ? command : [command, ...args] }
    const envOf = (text: string) => { const { env, environment } = entryOf(parse(host, text)); return env ?? environment }
    const local = await runCli(['mcp', 'config', host, '--stdio'])
    t.same(commandOf(local.stdout), [process.execPath, mainPath, 'mcp'], `${host}: what is printed works wherever the host starts it`)
    t.equal(envOf(local.stdout), undefined)
    const named = await runCli(['mcp', 'config', host, '--stdio', '--db', '/data/titen.db'])
    t.same(commandOf(named.stdout).slice(2), ['mcp', '--db', '/data/titen.db'], host)
    const bridge = await runCli(['mcp', 'config', host, '--stdio', '--url', 'https://memory.example/mcp/'], { env: { TITEN_API_KEY: SECRET } })
    t.equal(envOf(bridge.stdout).TITEN_URL, 'https://memory.example', host)
    if (host === 'codex') t.same(entryOf(parse(host, bridge.stdout)).env_vars, ['TITEN_API_KEY'])
    else t.match(envOf(bridge.stdout).TITEN_API_KEY, /TITEN_API_KEY|titen_sk_…|input:titen-api-key/, host)
    t.notMatch(bridge.stdout, SECRET)
  })
})

t.test('where the server is: a flag, the client\'s setting, the public address, the address it listens on', async (t) => {
  const urlOf = async (flags: string[], env: Record<string, string>) => entryOf(JSON.parse((await runCli(['mcp', 'config', 'cursor', ...flags], { env })).stdout)).url
  const env = { TITEN_HOST: '0.0.0.0', TITEN_PORT: '9000', TITEN_PUBLIC_URL: 'https://public.example', TITEN_URL: 'http://client.example' }
  t.equal(await urlOf(['--url', 'http://flag.example/'], env), 'http://flag.example/mcp')
  t.equal(await urlOf([], env), 'http://client.example/mcp')
  t.equal(await urlOf([], { ...env, TITEN_URL: '' }), 'https://public.example/mcp')
  t.equal(await urlOf([], { TITEN_HOST: '0.0.0.0', TITEN_PORT: '9000' }), 'http://127.0.0.1:9000/mcp')
  t.equal(await urlOf([], { TITEN_HOST: '::1' }), 'http://[::1]:8787/mcp')
})

t.test('misuse is one sentence', async (t) => {
  const cases: [string[], RegExp][] = [
    [['mcp', 'config'], /needs HOST/], [['mcp', 'config', 'emacs'], /knows no host "emacs"; it knows claude-code, /], [['mcp', 'config', 'toString'], /knows no host "toString"/],
    [['mcp', 'config', 'cursor', '--url', 'titen'], /"titen" is no URL/], [['mcp', 'config', 'cursor', '--db', 'x.db'], /--db belongs to --stdio/], [['mcp', 'config', 'cursor', '--key', 'a b'], /--key must be a key/],
    [['mcp', 'serve'], /does not take "serve"/],
  ]
  await eachOf(cases, async ([words, says]) => { t.match(await runCli(words), { code: 2, stdout: '', stderr: says }, words.join(' ')) })
})

t.test('the blocks of docs/mcp.md are what the command prints, and each parses', { skip: process.platform === 'win32' }, async (t) => {
  const named = join(t.testdir(), 'titen')
  symlinkSync(mainPath, named)
  const blocks = [...readDocument('docs/mcp.md').matchAll(/^<!-- titen (mcp config ([\w-]+).*?) -->\n```(json|toml)\n([^]*?)^```$/gm)]
  const forms = new Set<string>()
  for (const [, line, host, language, text] of blocks) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TITEN_|_TAPJS_|NODE_OPTIONS$)/.test(name)))
    const { stdout, status } = spawnSync(process.execPath, [named, ...line!.split(' ')], { env, encoding: 'utf8' })
    t.equal(status, 0, line!)
    t.equal(text, stdout, line!)
    t.equal(language, host === 'codex' ? 'toml' : 'json')
    t.ok(entryOf(parse(host!, text!)), `${line} parses`)
    forms.add(`${host} ${line!.includes('--stdio') ? 'stdio' : 'http'}`)
  }
  for (const host of Object.keys(HOSTS)) {
    t.ok(forms.has(`${host} stdio`), `the guide has ${host} over stdio`)
    if (host !== 'claude-desktop') t.ok(forms.has(`${host} http`), `the guide has ${host} over HTTP`)
  }
})
