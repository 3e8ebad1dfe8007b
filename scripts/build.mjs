#!/usr/bin/env node
// Checks the types and bundles the program and the client.
//
//   npm run build             type check, and in dist/ the program (src/cli/main.ts) and the client (src/sdk/client.ts)
//   npm run build -- --tests  the same, and src/ and test/ file by file in dist-test/, which tap runs
//
// esbuild does not look at types and tsc does not bundle, so both run, side by side.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { writeSite } from './site.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc')
const ENTRY = 'src/cli/main.ts'
const SITE = join(ROOT, 'dist/site')
const CLIENT = 'src/sdk/client.ts'

// Native code, and packages that find files of their own beside themselves, cannot move into a bundle.
const EXTERNAL = ['better-sqlite3', '@fastify/swagger', '@fastify/swagger-ui', 'sqlite-vec', 'sqlite-vec-*']

/** Runs tsc; its findings go to the terminal as they are. */
function runTsc (project) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [TSC, '-p', project], { cwd: ROOT, stdio: 'inherit' })
    child.on('error', fail)
    child.on('exit', (code) => done(code === 0))
  })
}

/** Bundles the program into dist/; answers the files that it wrote. */
async function bundleProgram () {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: [{ in: ENTRY, out: 'cli/main' }],
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    // What is imported at first use must stay a file of its own, or every start would pay for it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: bannerOf(readFileSync(join(ROOT, ENTRY), 'utf8')) },
    // Half the size to read at every start. Names stay, so that a stack can be read without the source map.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'external',
    metafile: true,
    logLevel: 'warning',
  })
  chmodSync(join(ROOT, 'dist/cli/main.js'), 0o755)
  return Object.keys(result.metafile.outputs)
}

/** Bundles the client into one file that runs wherever `fetch` does; answers the files that it wrote. */
async function bundleClient () {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: [CLIENT],
    outdir: 'dist/sdk',
    bundle: true,
    format: 'esm',
    // Neither Node's nor a browser's: an import of either would fail the build.
    platform: 'neutral',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(result.metafile.outputs)
}

/** Writes the declarations beside the bundled client; answers whether the types are right. */
async function declareClient () {
  const typesAreRight = await runTsc('tsconfig.sdk.json')
  for (const file of clientDeclarations()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    // Where the package is used, `#generated` may mean nothing and a `.ts` file is not there.
    const published = text.replaceAll("'#generated/", "'../../generated/").replaceAll(/'(\.\/[\w-]+)\.ts'/g, "'$1.js'")
    if (published !== text) writeFileSync(join(ROOT, file), published)
  }
  return typesAreRight
}

// tsc writes one declaration for each source.
function clientDeclarations () {
  return readdirSync(join(ROOT, 'src/sdk')).map((name) => `dist/sdk/${name.replace(/\.ts$/, '.d.ts')}`).filter((file) => existsSync(join(ROOT, file)))
}

// Bundled CommonJS packages call `require`, which an ES module has not. The first line makes the file a
// command; when the entry has that line already, esbuild keeps it.
function bannerOf (entrySource) {
  const shebang = entrySource.startsWith('#!') ? '' : '#!/usr/bin/env node\n'
  return `${shebang}import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`
}


// A test whose source is gone must not run on. Files that are still made are overwritten rather than deleted
// first, so that a program running from the folder never misses one.
function deleteStaleTests () {
  deleteStale(join(ROOT, 'dist-test'), (file) => {
    const source = relative(join(ROOT, 'dist-test'), file).replace(/\.js(?:\.map)?$/, '.ts')
    return existsSync(join(ROOT, source))
  })
}

function deleteStale (folder, isKept) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) deleteStale(path, isKept)
    else if (!isKept(path)) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

async function main () {
  const { values } = parseArgs({ options: { tests: { type: 'boolean' } } })
  if (values.tests) deleteStaleTests()
  const [typesAreRight, clientTypesAreRight, ...bundled] = await Promise.all([
    runTsc(values.tests ? 'tsconfig.build.json' : 'tsconfig.json'),
    declareClient(),
    bundleProgram(),
    bundleClient(),
  ])
  writeSite(ROOT, SITE)
  const written = new Set([...bundled.flat(), ...clientDeclarations()].map((file) => resolve(ROOT, file)))
  deleteStale(join(ROOT, 'dist'), (file) => written.has(file.replace(/\.LEGAL\.txt$/, '')) || file.startsWith(SITE))
  if (!typesAreRight || !clientTypesAreRight) process.exitCode = 1
}

try {
  await main()
} catch (err) {
  // esbuild has printed its findings by then; anything else has a message of its own.
  if (err.errors === undefined) console.error(`build: ${err.message}`)
  process.exitCode = 1
}
