// House rules on who may import whom, as docs/architecture.md has them.
import { posix } from 'node:path'

// A package and the only places that may use it.
const PACKAGES = {
  'better-sqlite3': ['src/store/sqlite/'],
  fastify: ['src/app.ts', 'src/rest/', 'src/mcp/http.ts', 'src/docs.ts'],
  '@fastify/swagger': ['src/docs.ts'],
  '@fastify/swagger-ui': ['src/docs.ts'],
}

// What a folder must never import, and why.
const FORBIDDEN = [
  ['src/rest/', ['src/store/'], 'REST speaks the wire; it asks a service, never the store.'],
  ['src/mcp/', ['src/store/'], 'MCP speaks the wire; it asks a service, never the store.'],
  ['src/rest/', ['src/mcp/'], 'REST and MCP share services, not each other.'],
  ['src/mcp/', ['src/rest/'], 'REST and MCP share services, not each other.'],
  ['src/store/', ['src/rest/', 'src/mcp/'], 'the store knows nothing of the wire.'],
  ['src/config.ts', ['src/'], 'the settings come before everything else.'],
]

/** Checks every import of the modules below src/; answers one sentence per finding. */
export function checkImports (modules) {
  const sources = modules.filter(({ file }) => file.startsWith('src/'))
  const edges = sources.flatMap(({ file, imports }) => imports.map((from) => ({ file, from, target: resolveTarget(file, from) })))
  return [...edges.flatMap(packageFindings), ...edges.flatMap(folderFindings), ...cycles(sources, edges)]
}

// A relative import becomes the path of the file; anything else is a package or a generated file.
function resolveTarget (file, from) {
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
}

function packageFindings ({ file, from }) {
  const allowed = PACKAGES[from]
  if (allowed === undefined || allowed.some((place) => file.startsWith(place))) return []
  return [`${file}: imports ${from}, which belongs in ${allowed.join(', ')} only.`]
}

function folderFindings ({ file, target }) {
  if (target === undefined) return []
  const findings = FORBIDDEN
    .filter(([place, targets]) => file.startsWith(place) && targets.some((forbidden) => target.startsWith(forbidden)))
    .map(([, , reason]) => `${file}: imports ${target}, but ${reason}`)
  if (target.startsWith('generated/')) findings.push(`${file}: writes a path to generated/; import "#generated/…" instead.`)
  if (!target.startsWith('src/') && !target.startsWith('generated/')) findings.push(`${file}: imports ${target}, which is no part of the program.`)
  return findings
}

/** Finds import cycles, types included: files in a cycle can only be understood together. */
function cycles (sources, edges) {
  const next = new Map(sources.map(({ file }) => [file, []]))
  for (const { file, target } of edges) if (next.has(target)) next.get(file).push(target)
  const done = new Set()
  const path = []
  const found = []

  function visit (file) {
    const start = path.indexOf(file)
    if (start >= 0) {
      found.push(`${file}: is in an import cycle: ${[...path.slice(start), file].join(' → ')}.`)
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const target of next.get(file)) visit(target)
    path.pop()
    done.add(file)
  }
  for (const { file } of sources) visit(file)
  return found
}
