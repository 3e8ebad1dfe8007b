#!/usr/bin/env node
// Writes what is made from the hand-written sources (openapi.yaml, mcp-tools.json and the migrations): `generated/` and
// the generated part of the Python client.
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
import { makeOpenapi30 } from './generate/openapi-3-0.mjs'
import { makeOpenapiJson } from './generate/openapi-json.mjs'
import { makeResponses } from './generate/responses.mjs'
import { makePython } from './generate/python.mjs'
import { makeRoutes } from './generate/routes.mjs'
import { makeSdk } from './generate/sdk.mjs'
import { makeTypes } from './generate/types.mjs'
import { makeValidators } from './generate/validators.mjs'

// The generators of each folder. Each takes the sources and answers { file name: text }.
const FOLDERS = {
  generated: [
    makeTypes, makeEnums, makeRoutes, makeValidators, makeResponses, makeMcp, makeMigrations, makeOpenapiJson,
    makeOpenapi30, makeSdk,
  ],
  'clients/python/titen/_generated': [makePython],
}
// Python leaves this beside the files that it has run.
const NO_ORPHANS = ['__pycache__']

/** Makes every file of one folder; nothing is written. */
async function generateFolder (generators, sources) {
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

/** Compares a folder with what it should hold, and makes it so unless this is only a check; answers the names that differ. */
async function updateFolder ({ root, name, check }, sources) {
  const folder = join(root, name)
  const files = await generateFolder(FOLDERS[name], sources)
  const changed = Object.keys(files).filter((file) => readIfThere(join(folder, file)) !== files[file])
  const orphans = listIfThere(folder).filter((file) => !Object.hasOwn(files, file) && !NO_ORPHANS.includes(file))
  if (!check) {
    mkdirSync(folder, { recursive: true })
    for (const file of changed) writeFileSync(join(folder, file), files[file])
    for (const file of orphans) rmSync(join(folder, file), { recursive: true })
  }
  return { changed: changed.map((file) => `${name}/${file}`), orphans: orphans.map((file) => `${name}/${file}`) }
}

async function main () {
  const projectRoot = fileURLToPath(new URL('..', import.meta.url))
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, root: { type: 'string' } } })
  const root = values.root === undefined ? projectRoot : resolve(values.root)
  const check = values.check === true
  const sources = readSources(root)
  const results = await Promise.all(Object.keys(FOLDERS).map((name) => updateFolder({ root, name, check }, sources)))
  const changed = results.flatMap((result) => result.changed)
  const orphans = results.flatMap((result) => result.orphans)

  if (check) {
    for (const result of results) {
      for (const file of result.changed) console.error(`${file}: out of date, run "npm run generate".`)
      for (const file of result.orphans) console.error(`${file}: no generator makes this file, run "npm run generate".`)
    }
    process.exitCode = changed.length + orphans.length > 0 ? 1 : 0
    return
  }
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
