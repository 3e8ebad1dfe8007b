#!/usr/bin/env node
// Writes `generated/` from the hand-written sources: openapi.yaml, mcp-tools.json and the migrations.
//
//   node scripts/generate.mjs            write what changed, delete what no generator makes any more
//   node scripts/generate.mjs --check    write nothing; exit 1 and name each file that is out of date
//   node scripts/generate.mjs --root DIR do either for the sources in another folder
//
// The same sources give the same bytes on every run and machine, so the files are committed and
// reviewed like any other, and CI only has to compare.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readSources } from './generate/sources.mjs'
import { makeEnums } from './generate/enums.mjs'
import { makeMcp } from './generate/mcp.mjs'
import { makeMigrations } from './generate/migrations.mjs'
import { makeOpenapiJson } from './generate/openapi-json.mjs'
import { makeResponses } from './generate/responses.mjs'
import { makeRoutes } from './generate/routes.mjs'
import { makeSdk } from './generate/sdk.mjs'
import { makeTypes } from './generate/types.mjs'
import { makeValidators } from './generate/validators.mjs'

// Each generator takes the sources and answers { file name: text }.
const generators = [
  makeTypes, makeEnums, makeRoutes, makeValidators, makeResponses, makeMcp, makeMigrations, makeOpenapiJson,
  makeSdk,
]

/** Makes every generated file for the project in `root`; nothing is written. */
async function generateAll (root) {
  const sources = readSources(root)
  const parts = await Promise.all(generators.map((make) => make(sources)))
  return Object.assign({}, ...parts)
}

function readIfThere (path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (err) {
    if (err.code === 'ENOENT') return undefined
    throw err
  }
}

function listIfThere (folder) {
  try {
    return readdirSync(folder)
  } catch (err) {
    if (err.code === 'ENOENT') return []
    throw err
  }
}

async function main () {
  const projectRoot = fileURLToPath(new URL('..', import.meta.url))
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, root: { type: 'string' } } })
  const root = values.root === undefined ? projectRoot : resolve(values.root)
  const folder = join(root, 'generated')

  const files = await generateAll(root)
  const changed = Object.keys(files).filter((name) => readIfThere(join(folder, name)) !== files[name])
  const orphans = listIfThere(folder).filter((name) => !Object.hasOwn(files, name))

  if (values.check) {
    for (const name of changed) console.error(`generated/${name}: out of date, run "npm run generate".`)
    for (const name of orphans) console.error(`generated/${name}: no generator makes this file, run "npm run generate".`)
    process.exitCode = changed.length + orphans.length > 0 ? 1 : 0
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const name of changed) writeFileSync(join(folder, name), files[name])
  for (const name of orphans) rmSync(join(folder, name), { recursive: true })
  const told = changed.length === 0 ? 'nothing changed' : `wrote ${changed.join(', ')}`
  console.error(orphans.length === 0 ? told : `${told}; deleted ${orphans.join(', ')}`)
}

try {
  await main()
} catch (err) {
  // A generator speaks of the source file that it cannot use; the stack would only hide that sentence.
  console.error(process.env.DEBUG ? err : `generate: ${err.message}`)
  process.exitCode = 1
}
