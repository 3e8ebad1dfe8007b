// Makes the guides that a server shows at /docs: docs/*.md as plain pages without a script, in dist/site/.
// Rendering is done here, so that a server neither needs a Markdown parser nor waits for one.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { escape, homeOf, pageOf } from './site/page.mjs'

const ASSETS = fileURLToPath(new URL('site/', import.meta.url))

/** What to read, in the order in which a newcomer needs it. A guide that is not written yet is left out. */
const GROUPS = [
  ['Use it', ['docs/getting-started.md', 'docs/compile.md', 'docs/keys-and-scopes.md', 'docs/mcp.md', 'docs/sdks.md', 'docs/errors.md', 'docs/configuration.md']],
  ['Change it', ['docs/architecture.md', 'docs/adding-an-endpoint.md', 'CONTRIBUTING.md', 'CHANGELOG.md']],
]
/** Other files that a server publishes, and the page that stands for the README there. */
const PUBLISHED = {
  'openapi.yaml': '/openapi.yaml', 'generated/openapi.json': '/openapi.json', 'generated/openapi-3.0.json': '/openapi-3.0.json', 'mcp-tools.json': '/mcp-tools.json', 'README.md': '/docs',
}

const slugOf = (path) => basename(path, '.md').toLowerCase()
const anchorOf = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '').trim().replaceAll(' ', '-')
/** The words of inline tokens, without their marks. */
const wordsOf = (tokens) => tokens.map((token) => (token.tokens ? wordsOf(token.tokens) : token.text ?? token.raw)).join('')

/** Every guide with its group, the ones that no group names last in the first. */
function listGuides (root) {
  const named = GROUPS.flatMap(([, paths]) => paths)
  const others = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`).filter((path) => !named.includes(path)).sort()
  return GROUPS.map(([title, paths], at) => ({ title, paths: [...paths, ...(at === 0 ? others : [])].filter((path) => existsSync(join(root, path))) }))
}

/** Where a link of a document leads on the site; undefined for a file that the site does not have. */
function linkTarget (from, href, paths) {
  if (/^(https?:|mailto:|#)/.test(href)) return href
  const [file, anchor] = href.split('#')
  const path = posix.join(posix.dirname(from), file)
  const target = paths.includes(path) ? `/docs/${slugOf(path)}` : PUBLISHED[path]
  return target === undefined ? undefined : anchor === undefined ? target : `${target}#${anchor}`
}

/** A parser for one document, whose links depend on where it lies. */
function openParser (path, paths) {
  return new Marked({
    gfm: true,
    renderer: {
      heading ({ tokens, depth }) {
        return `<h${depth} id="${escape(anchorOf(wordsOf(tokens)))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link ({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = linkTarget(path, href, paths)
        if (target === undefined) return text
        return `<a href="${escape(target)}"${/^https?:/.test(target) ? ' rel="noreferrer"' : ''}>${text}</a>`
      },
      table (token) {
        const cell = (tag, { tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
        const row = (tag, cells) => `<tr>${cells.map((each) => cell(tag, each)).join('')}</tr>\n`
        return `<div class="table"><table>\n<thead>\n${row('th', token.header)}</thead>\n<tbody>\n${token.rows.map((cells) => row('td', cells)).join('')}</tbody>\n</table></div>\n`
      },
      // Marks for tests and tools are no text for readers, and nothing else in the documents is HTML.
      html: () => '',
    },
  })
}

/** A document as the site shows it. */
function readGuide (root, path, paths) {
  const parser = openParser(path, paths)
  const tokens = parser.lexer(readFileSync(join(root, path), 'utf8'))
  const headings = tokens.filter(({ type }) => type === 'heading')
  const words = (token) => (token ? wordsOf(token.tokens) : '')
  return {
    slug: slugOf(path),
    title: words(headings.find(({ depth }) => depth === 1)) || slugOf(path),
    lead: words(tokens.find(({ type }) => type === 'paragraph')),
    sections: headings.filter(({ depth }) => depth === 2).map((heading) => ({ anchor: anchorOf(words(heading)), title: words(heading) })),
    html: parser.parser(tokens),
  }
}

/**
 * Writes the site, and deletes what an earlier one left there.
 * @param root the project
 * @param folder that holds the site and nothing else
 */
export function writeSite (root, folder) {
  const groups = listGuides(root)
  const paths = groups.flatMap((group) => group.paths)
  const nav = groups.map((group) => ({ title: group.title, guides: group.paths.map((path) => readGuide(root, path, paths)) }))
  const files = new Map(['style.css', 'icon.svg', 'reference.css', 'reference.js'].map((name) => [name, readFileSync(join(ASSETS, name))]))
  for (const name of readdirSync(join(root, 'docs'))) if (name.endsWith('.svg')) files.set(name, readFileSync(join(root, 'docs', name)))
  files.set('index.html', homeOf(nav))
  for (const guide of nav.flatMap(({ guides }) => guides)) files.set(`${guide.slug}.html`, pageOf(nav, guide))
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
}
