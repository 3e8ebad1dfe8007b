#!/usr/bin/env node
// Compares openapi.yaml with the contract that was last released, and lets no breaking change pass that contract/CHANGES.md
// does not declare.
//
//   node scripts/check-contract-changes.mjs             compares; exit 1 and the lines to write when something is undeclared
//   node scripts/check-contract-changes.mjs --release   and makes openapi.yaml the released contract, once info.version fits
//   --root DIR                                          does so for the contract in another folder
//
// Redocly says what changed and whether it breaks a client. What it does not know are the x- members that are promises too.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { listOperations } from './generate/sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BASE = 'contract/released.yaml'
const CHANGES = 'contract/CHANGES.md'

/** Redocly's list of changes, from the released contract to the present one. */
function compare (root) {
  const folder = mkdtempSync(join(tmpdir(), 'titen-contract-'))
  const report = join(folder, 'changes.json')
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      join(ROOT, 'node_modules/@redocly/cli/bin/cli.js'), 'diff', BASE, 'openapi.yaml',
      '--config', join(ROOT, 'contract/redocly.yaml'), '--format', 'json', '--output', report, '--fail-on', 'none',
    ], { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, encoding: 'utf8' })
    if (status !== 0) throw new Error(`redocly diff ended with ${status}:\n${stdout}${stderr}`)
    return JSON.parse(readFileSync(report, 'utf8')).changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `#/paths/~1v1~1leases/post/…` → `POST /v1/leases`; what stands outside of the paths is named by its own place. */
function placeOf (pointer) {
  const [kind, name, method] = pointer.slice(2).split('/').map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  if (kind !== 'paths') return [kind, name, method].filter(Boolean).join('.')
  return /^(?:get|put|post|delete|patch|head|options|trace)$/.test(method ?? '') ? `${method.toUpperCase()} ${name}` : name
}

/** What breaks a client, as `{ place, rule, message }`. */
function breakingChanges (changes) {
  return changes.flatMap(({ path, verdicts = [] }) => verdicts.filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message }) => ({ place: placeOf(path), rule: ruleId, message })))
}

/** The promises in x- members: a key that was enough must stay enough, and a body that fitted must go on fitting. */
function brokenPromises (base, present) {
  const now = new Map(listOperations(present).map((entry) => [`${entry.method} ${entry.path}`, entry.operation]))
  return listOperations(base).flatMap(({ method, path, operation: before }) => {
    const place = `${method} ${path}`
    const after = now.get(place)
    if (after === undefined) return []
    const [was, is] = [before['x-required-scope'] ?? null, after['x-required-scope'] ?? null]
    const [room, left] = [before['x-body-limit'] ?? Infinity, after['x-body-limit'] ?? (before['x-body-limit'] === undefined ? Infinity : 0)]
    return [
      ...(was === is || is === null || (is === 'any' && was !== null) ? [] : [{ place, rule: 'scope-changed', message: `It needed ${was ?? 'no key'} and needs ${is} now.` }]),
      ...(left >= room ? [] : [{ place, rule: 'body-limit-lowered', message: `Bodies of ${room} bytes were taken.` }]),
    ]
  })
}

const lineOf = ({ place, rule }) => `- \`${place}\` \`${rule}\``

/** The lines under "Breaking" in one part of the changelog. */
function declaredLines (text, part) {
  const [, body] = new RegExp(`^## ${part.replaceAll('.', '\\.')}$([^]*?)(?=^## |$(?![^]))`, 'm').exec(text) ?? []
  if (body === undefined) throw new Error(`${CHANGES} has no part called "${part}"`)
  const [, breaking = ''] = /^### Breaking$([^]*?)(?=^### |$(?![^]))/m.exec(body) ?? []
  return [...breaking.matchAll(/^(- `[^`]+` `[^`]+`)(: \S.*)?$/gm)].map(([, line, reason]) => ({ line, reason }))
}

/** What is wrong with the declarations, as sentences. */
function findFaults (breaking, declared) {
  const wanted = new Set(breaking.map(lineOf))
  const known = new Set(declared.map(({ line }) => line))
  return [
    ...breaking.filter((change) => !known.has(lineOf(change))).map((change) => `${change.place}: ${change.message} Undeclared; write "${lineOf(change)}: why".`),
    ...declared.filter(({ line }) => !wanted.has(line)).map(({ line }) => `${CHANGES}: "${line}" declares what is not there.`),
    ...declared.filter(({ reason }) => reason === undefined).map(({ line }) => `${CHANGES}: "${line}" says no reason.`),
  ]
}

const majorOf = (doc) => Number(doc.info.version.split('.')[0])

/** Why openapi.yaml cannot be released as it is, as sentences. */
function releaseFaults (base, present, changes, breaking) {
  const [before, after] = [base.info.version, present.info.version]
  if (changes.length > 0 && before === after) return [`openapi.yaml: info.version is still ${before}.`]
  return breaking.length > 0 && majorOf(present) <= majorOf(base) ? [`openapi.yaml: breaking changes need a new major version after ${before}.`] : []
}

function main () {
  const { values } = parseArgs({ options: { release: { type: 'boolean' }, root: { type: 'string' } } })
  const root = resolve(values.root ?? ROOT)
  const [base, present] = [BASE, 'openapi.yaml'].map((file) => parse(readFileSync(join(root, file), 'utf8')))
  const changes = compare(root)
  const breaking = [...breakingChanges(changes), ...brokenPromises(base, present)]
  // A contract that is about to be released has a version, and what was "Unreleased" stands under it.
  const part = present.info.version === base.info.version ? 'Unreleased' : present.info.version
  const declared = declaredLines(readFileSync(join(root, CHANGES), 'utf8'), part)
  const faults = [...findFaults(breaking, declared), ...(values.release ? releaseFaults(base, present, changes, breaking) : [])]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) { process.exitCode = 1; return }
  if (values.release) copyFileSync(join(root, 'openapi.yaml'), join(root, BASE))
  console.log(`contract: ${changes.length} changes since ${base.info.version}, ${breaking.length} that break clients, all declared${values.release ? '; released' : ''}`)
}

try {
  main()
} catch (err) {
  console.error(`contract: ${err.message}`)
  process.exitCode = 1
}
