// `npm run lint` is clean: generated files up to date, openapi.yaml by Redocly's rules, house rules on the source.
import t from 'tap'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../support/contract.ts'

t.test('lint finds nothing', async (t) => {
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [join(projectRoot, 'scripts/lint.mjs')], { cwd: projectRoot }, (err, _stdout, stderr) => {
      done(err === null ? '' : stderr)
    })
  })
  t.equal(output, '')
})
