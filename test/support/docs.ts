// The documents of the project, as readers see them.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './contract.ts'

/** Every Markdown file that people read, by its path in the project. */
export const documents: string[] = [
  ...readdirSync(projectRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => `docs/${name.replaceAll('\\', '/')}`),
].sort()

export const readDocument = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** The rows of the table whose first heading is this, as trimmed cells. */
export function tableOf(path: string, heading: string): string[][] {
  const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim())
  const lines = readDocument(path).split('\n')
  const start = lines.findIndex((line) => line.startsWith('|') && cells(line)[0] === heading)
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'))
  return start < 0 ? [] : lines.slice(start + 2, end < 0 ? undefined : end).map(cells)
}
