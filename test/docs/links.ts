// A link that leads nowhere, or a name that means nothing, sends a reader away.
import t from 'tap'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COMMANDS } from '../../src/cli/usage.ts'
import { SETTINGS } from '../../src/config.ts'
import { doc, projectRoot } from '../support/contract.ts'
import { documents, readDocument } from '../support/docs.ts'

/** The anchor that a heading gets. */
const toAnchor = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').trim().replaceAll(' ', '-')
const anchorsOf = (path: string) => [...readDocument(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => toAnchor(heading!))
const withoutFences = (text: string) => text.replace(/^```[^]*?^```$/gm, '')

t.test('every link leads somewhere', async (t) => {
  for (const path of documents) {
    for (const [, target] of withoutFences(readDocument(path)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https:\/\//.test(target!)) continue
      const [file, anchor] = target!.split('#') as [string, string | undefined]
      const at = file === '' ? path : join(dirname(path), file)
      t.ok(existsSync(join(projectRoot, at)), `${path}: ${target}`)
      if (anchor !== undefined && at.endsWith('.md')) t.ok(anchorsOf(at).includes(anchor), `${path}: ${target}`)
    }
  }
})

t.test('every file, command, flag, setting and path that is named exists', async (t) => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const known = new Set([...Object.keys(SETTINGS), 'TITEN_API_KEY', 'TITEN_URL'])
  const flags = new Set(Object.values(COMMANDS).flatMap((command) => Object.keys(command.flags)))
  const words = new Set(Object.keys(COMMANDS).flatMap((name) => [name, name.split(' ')[0]!]))
  for (const path of documents) {
    const text = readDocument(path)
    for (const [, name] of text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)) t.ok(name! in scripts, `${path}: npm run ${name}`)
    for (const [, name] of text.matchAll(/\bnpm (start|test)\b/g)) t.ok(name! in scripts, `${path}: npm ${name}`)
    for (const [name] of text.matchAll(/\bTITEN_[A-Z_]*[A-Z]\b/g)) t.ok(known.has(name), `${path}: ${name}`)
    for (const [, command] of text.matchAll(/(?:`titen|dist\/cli\/main\.js) ([a-z]+(?: (?:create|list|revoke))?)\b/g)) t.ok(words.has(command!), `${path}: titen ${command}`)
    for (const [line] of text.matchAll(/^.*(?:`titen|dist\/cli\/main\.js) .*$/gm)) {
      for (const [, flag] of line.matchAll(/ --([a-z-]+)/g)) t.ok(flags.has(flag!) || flag === 'help' || flag === 'version', `${path}: --${flag}`)
    }
    for (const [, file] of text.matchAll(/`((?:src|scripts|test|docs|generated|\.ci)\/[\w./-]*[\w/])`/g)) t.ok(existsSync(join(projectRoot, file!)), `${path}: ${file}`)
    for (const [, url] of text.matchAll(/`(?:GET|POST|DELETE) (\/[\w/{}]+)`/g)) t.ok(url! in doc.paths || url === '/mcp', `${path}: ${url}`)
  }
})

t.test('the tour of the README uses paths and values of the contract', async (t) => {
  const readme = readDocument('README.md')
  const blocks = [...readme.matchAll(/^<!-- tour -->\n```sh\n([^]*?)^```$/gm)].map(([, block]) => block!)
  t.ok(blocks.length > 5)
  for (const [, path] of blocks.join('\n').matchAll(/^(?:post|get) ["']?(\/[^\s"'?]*)/gm)) {
    const form = path!.replace(/\$CLAIM/, '{claim_id}').replace(/\$CONTEXT/, '{context_id}')
    t.ok(form in doc.paths || form === '/mcp', form)
  }
})

t.test('documents speak of the project only', async (t) => {
  for (const path of [...documents, 'package.json', 'openapi.yaml', 'mcp-tools.json']) {
    t.notMatch(readFileSync(join(projectRoot, path), 'utf8'), /\/(?:work|tmp|root|home)\/\w/, `${path} names no folder of one machine`)
  }
})
