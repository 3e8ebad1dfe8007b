#!/usr/bin/env node
// Everything that is checked without running the program; `npm run lint` is the one command for it.
//
// Each finding is one line, `file: sentence`. The steps that are programs of their own run beside each other.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFiles } from './lint/files.mjs'
import { checkImports } from './lint/imports.mjs'
import { readModules } from './lint/modules.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const PROGRAMS = [
  ['generated files', 'scripts/generate.mjs', '--check'],
  // The generated declarations are skipped by the ordinary type check, as all declarations are.
  ['generated types', 'node_modules/typescript7/bin/tsc', '-p', 'tsconfig.generated.json'],
  ['openapi.yaml and its 3.0 form', 'node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml', 'generated/openapi-3.0.json', '--format=stylish'],
]

/** Runs one Node program quietly; what it said is shown only when it failed. */
function runProgram ([title, script, ...args]) {
  return new Promise((done, fail) => {
    // Redocly would look up hosts and print notices about newer versions and about Node.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const child = spawn(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, env })
    let output = ''
    child.stdout.on('data', (chunk) => { output += chunk })
    child.stderr.on('data', (chunk) => { output += chunk })
    child.on('error', fail)
    child.on('exit', (code) => done(code === 0 ? [] : [`${title}: failed.\n${withoutNotices(output)}`]))
  })
}

// Redocly draws a box about the end of Node 20 into every answer.
function withoutNotices (output) {
  return output.replace(/^\s*[╔║╚].*\n/gm, '').trim()
}

const running = PROGRAMS.map(runProgram)
const modules = readModules(ROOT, ['src', 'scripts'])
const findings = [...checkFiles(modules), ...checkImports(modules), ...(await Promise.all(running)).flat()]

for (const finding of findings) console.error(finding)
console.error(findings.length === 0 ? `lint: ${modules.length} files, nothing found` : `lint: ${findings.length} found`)
process.exitCode = findings.length === 0 ? 0 : 1
