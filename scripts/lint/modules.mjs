// Reads the source files once and says of each what the rules ask: lines, functions, imports.
import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/**
 * Reads every .ts and .mjs file below `folders`. Each module is
 * `{ file, lines, functions: [{ name, line, lines }], imports, readsEnv }`.
 */
export function readModules (root, folders) {
  return folders
    .flatMap((folder) => listSources(join(root, folder)))
    .map((path) => readModule(path, relative(root, path).split(sep).join('/')))
}

function listSources (folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function readModule (path, file) {
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = { file, lines: text.split('\n').length - 1, functions: [], imports: [], readsEnv: false }
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line

  function visit (node) {
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const first = lineOf(node.getStart(source))
      found.functions.push({ name: functionName(node), line: first + 1, lines: lineOf(node.end) - first + 1 })
    }
    const target = importTarget(node)
    if (target !== undefined) found.imports.push(target)
    if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'process.env') found.readsEnv = true
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function functionName (node) {
  const name = node.name ?? node.parent?.name
  return name !== undefined && ts.isIdentifier(name) ? name.text : 'an unnamed function'
}

// Imports and re-exports, and `import()` with a plain string.
function importTarget (node) {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
    return node.moduleSpecifier.text
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(node.arguments[0])) {
    return node.arguments[0].text
  }
  return undefined
}
