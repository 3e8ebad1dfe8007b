// Settings of the vector arm: what goes together, and a key that is never shown.
import t from 'tap'
import { readConfig } from '../../src/config.ts'
import { runCli } from '../support/process.ts'

const URL_ = { TITEN_EMBED_URL: 'http://127.0.0.1:11434/v1' }

t.test('where vectors come from', async (t) => {
  t.equal(readConfig({}).config.TITEN_EMBED, 'off')
  t.equal(readConfig({ ...URL_, TITEN_EMBED_MODEL: 'm' }).config.TITEN_EMBED, 'endpoint', 'a URL alone means an endpoint')
  t.equal(readConfig({ ...URL_, TITEN_EMBED: 'off' }).config.TITEN_EMBED, 'off')
  t.equal(readConfig({ ...URL_, TITEN_EMBED: 'builtin' }).config.TITEN_EMBED, 'builtin')
  t.throws(() => readConfig(URL_), /TITEN_EMBED_MODEL must be set where TITEN_EMBED is endpoint/)
  t.throws(() => readConfig({ TITEN_EMBED: 'endpoint' }), /TITEN_EMBED_URL must be set[^]*TITEN_EMBED_MODEL must be set/)
  t.throws(() => readConfig({ TITEN_EMBED: 'openai' }), /TITEN_EMBED must be one of off, endpoint, builtin/)
})

t.test('forms that are refused', async (t) => {
  for (const url of ['localhost', 'ftp://a/b', 'http://user:pass@host/v1', 'http://host/v1?key=1', 'http://host/v1#x', '']) {
    t.throws(() => readConfig({ TITEN_EMBED_URL: url }), /TITEN_EMBED_URL must be a URL/, url)
  }
  for (const weight of ['-1', '11', '1e3', 'x', '']) t.throws(() => readConfig({ TITEN_EMBED_WEIGHT: weight }), /TITEN_EMBED_WEIGHT must be a number from 0 to 10/, weight)
  t.equal(readConfig({ TITEN_EMBED_WEIGHT: '0.35' }).config.TITEN_EMBED_WEIGHT, 0.35)
  t.throws(() => readConfig({ TITEN_EMBED_DIMENSIONS: '8193' }), /TITEN_EMBED_DIMENSIONS/)
})

t.test('the key is never shown', async (t) => {
  t.throws(() => readConfig({ TITEN_EMBED_KEY: 'sk hidden' }), { message: /^TITEN_EMBED_KEY must be [^"]*$/ })
  const env = { ...URL_, TITEN_EMBED_MODEL: 'm', TITEN_EMBED_KEY: 'sk-hidden' }
  for (const args of [['config'], ['config', '--json']]) {
    const { code, stdout, stderr } = await runCli(args, { env })
    t.equal(code, 0)
    t.match(stdout, /TITEN_EMBED_KEY.*\(secret\)|"value":"\(secret\)"/)
    t.notMatch(stdout + stderr, /hidden/)
  }
})
