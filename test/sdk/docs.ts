// The TypeScript examples of docs/sdks.md are one program: it type-checks and runs as it stands there.
import t from 'tap'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { startApp } from '../support/app.ts'
import { projectRoot } from '../support/contract.ts'
import { installPackage, typeCheck } from './published.ts'

const guide = readFileSync(join(projectRoot, 'docs/sdks.md'), 'utf8')
const blocks = [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block]) => block!)

t.test('the examples type-check and run', async (t) => {
  t.ok(blocks.length > 5)
  const app = await startApp(t, { listen: true })
  const home = join(t.testdirName, 'program')
  installPackage(home)
  writeFileSync(join(home, 'program.ts'), blocks.join('\n'))
  const typeRoots = [join(projectRoot, 'node_modules/@types')]
  t.equal(await typeCheck(home, { module: 'nodenext', lib: ['es2023'], types: ['node'], typeRoots }, ['program.ts']), '')

  await build({ absWorkingDir: home, entryPoints: ['program.ts'], outfile: join(home, 'program.js'), bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' })
  const env = { PATH: process.env.PATH, TITEN_URL: app.url, TITEN_API_KEY: app.owner.key }
  const output = await new Promise<string>((done, fail) => {
    execFile(process.execPath, ['program.js'], { cwd: home, env, timeout: 60_000 }, (error, stdout, stderr) => {
      if (error) fail(new Error(stderr)); else done(stdout)
    })
  })
  for (const part of ['I am owner', /^gone 404 req_/m, /^claim\.created claim_/m]) t.match(output, part)
})
