// The client as it is published: what a bundler and a compiler make of the package.
import t from 'tap'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../support/contract.ts'

/** A folder in which the package is installed as npm would: its package.json and the folders that it publishes. */
export function installPackage (folder: string): void {
  const home = join(folder, 'node_modules/titen')
  mkdirSync(home, { recursive: true })
  cpSync(join(projectRoot, 'package.json'), join(home, 'package.json'))
  for (const name of ['dist', 'generated']) symlinkSync(join(projectRoot, name), join(home, name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}

/** Type-checks the files of a folder; answers what the compiler said. */
export function typeCheck (folder: string, options: object, files: string[]): Promise<string> {
  const compilerOptions = { target: 'es2023', strict: true, noEmit: true, skipLibCheck: false, preserveSymlinks: true, ...options }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const tsc = join(projectRoot, 'node_modules/typescript7/bin/tsc')
  return new Promise((done) => {
    // tap puts a loader of its own into every process below a test, and tsc 7 does not start with it.
    execFile('env', ['-u', 'NODE_OPTIONS', process.execPath, tsc, '-p', folder], { cwd: folder }, (err, stdout, stderr) => {
      done(err === null ? '' : stdout + stderr)
    })
  })
}

const PROGRAM = `import { createClient, TitenApiError, type Claim, type TitenClient } from 'titen/sdk'
const titen: TitenClient = createClient({ url: 'http://127.0.0.1:8787', key: 'titen_sk_x' })
export async function first (): Promise<Claim | undefined> {
  try {
    for await (const claim of titen.iterate.listClaims({ status: 'active' })) return claim
  } catch (error) {
    if (error instanceof TitenApiError && error.code === 'RATE_LIMITED') console.log(error.retryAfterSeconds)
  }
  // @ts-expect-error: no such status
  titen.iterate.listClaims({ status: 'green' })
  // @ts-expect-error: the id is not optional
  void titen.getClaim()
  // @ts-expect-error: a member is missing
  void titen.createObservation({ body: { subject_id: 'gate' } })
  return undefined
}
`

t.test('it type-checks in a browser project and in a Node project', async (t) => {
  const folder = t.testdir({ 'program.ts': PROGRAM })
  installPackage(folder)
  t.equal(await typeCheck(folder, { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] }, ['program.ts']), '')
  const typeRoots = [join(projectRoot, 'node_modules/@types')]
  t.equal(await typeCheck(folder, { module: 'nodenext', lib: ['es2023'], types: ['node'], typeRoots }, ['program.ts']), '')
})

t.test('it runs in a browser: nothing of Node, and small', async (t) => {
  const folder = t.testdir({ 'program.ts': PROGRAM })
  installPackage(folder)
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder, entryPoints: ['program.ts'], bundle: true, platform: 'browser', format: 'esm', minify: true, write: false, metafile: true,
    logLevel: 'silent',
  })
  t.same(Object.values(metafile.outputs).flatMap((output) => output.imports), [], 'nothing is left to import')
  t.notMatch(outputFiles[0]!.text, /\bnode:|\brequire\(|\bprocess\.|\bBuffer\b/)
  t.ok(outputFiles[0]!.text.length < 12_000, `${outputFiles[0]!.text.length} bytes`)
  t.notMatch(readFileSync(join(projectRoot, 'dist/sdk/client.js'), 'utf8'), /\bnode:|^import /m)
})
