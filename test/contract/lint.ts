// `npm run lint` is clean: generated files up to date, openapi.yaml by Redocly's rules, house rules on the source.
import t from 'tap'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../support/contract.ts'

t.test('lint finds nothing', async (t) => {
  const lint = join(projectRoot, 'scripts/lint.mjs')
  const output = await new Promise<string>((done) => {
    // tap patches child_process so that a loader of its own is in NODE_OPTIONS of every process below a test,
    // and tsc 7 does not start with it. `env` takes it out again where tap cannot put it back.
    execFile('env', ['-u', 'NODE_OPTIONS', process.execPath, lint], { cwd: projectRoot }, (err, _stdout, stderr) => {
      done(err === null ? '' : stderr)
    })
  })
  t.equal(output, '')
})
