// The frame around a page of the site: head, navigation and the text itself.

/** Text that may stand in HTML, also inside of quotes. */
export const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const REFERENCE = [['/docs/reference', 'Every operation'], ['/openapi.yaml', 'openapi.yaml'], ['/openapi.json', 'openapi.json'], ['/mcp-tools.json', 'mcp-tools.json']]
const LEAD_MAX = 160

const link = (href, text, here) => `<a href="${escape(href)}"${here ? ' aria-current="page"' : ''}>${escape(text)}</a>`
const list = (items) => `<ul>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</ul>`

/** The sections of the guide that is shown, below its name. */
const sectionsOf = ({ sections }) => (sections.length > 1 ? list(sections.map(({ anchor, title }) => link(`#${anchor}`, title))) : '')

function navigationOf (nav, current) {
  const groups = nav.map(({ title, guides }) => `<h2>${escape(title)}</h2>\n${list(guides.map((guide) => {
    const here = guide.slug === current?.slug
    return link(`/docs/${guide.slug}`, guide.title, here) + (here ? sectionsOf(guide) : '')
  }))}`)
  const [first, ...rest] = groups
  const reference = `<h2>Look it up</h2>\n${list(REFERENCE.map(([href, text]) => link(href, text)))}`
  return [first, reference, ...rest].join('\n')
}

/** A whole page. It holds no script and no style of its own, so that the policy can forbid both. */
const frame = (title, nav, current, main) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a href="/docs"${current === undefined ? ' aria-current="page"' : ''}>Titen</a> <a href="/docs/reference">Reference</a></header>
<div class="columns">
<nav aria-label="Guides">
${navigationOf(nav, current)}
</nav>
<main id="text">
${main}</main>
</div>
</body>
</html>
`

/** The page of a guide, with the ways to those before and after it. */
export function pageOf (nav, guide) {
  const guides = nav.flatMap((group) => group.guides)
  const at = guides.findIndex(({ slug }) => slug === guide.slug)
  const [before, after] = [guides[at - 1], guides[at + 1]]
  const way = (to, rel, arrow) => (to === undefined ? '' : `<a rel="${rel}" href="/docs/${to.slug}">${arrow(escape(to.title))}</a>`)
  const ways = `<footer>${way(before, 'prev', (title) => `← ${title}`)}${way(after, 'next', (title) => `${title} →`)}</footer>\n`
  return frame(`${guide.title} · Titen`, nav, guide, guide.html + ways)
}

const shorten = (text) => (text.length <= LEAD_MAX ? text : `${text.slice(0, LEAD_MAX).replace(/\s+\S*$/, '')} …`)

/** The first page: what there is to read. */
export function homeOf (nav) {
  const [use, ...rest] = nav
  const card = ({ slug, title, lead }) => `<a class="card" href="/docs/${slug}"><strong>${escape(title)}</strong> <span>${escape(shorten(lead))}</span></a>\n`
  const main = `<h1>Titen</h1>
<p>A memory server for AI agents and the people who run them: evidence, claims that cite it, and the best of both for a task, within a budget. Over REST and MCP,
with one key.</p>
<div class="cards">
${use.guides.map(card).join('')}${card({ slug: 'reference', title: 'Reference', lead: 'Every operation of the REST API with its fields, answers and errors, ready to be tried with your key.' })}</div>
${rest.map(({ title, guides }) => `<h2>${escape(title)}</h2>\n${list(guides.map(({ slug, title: name }) => link(`/docs/${slug}`, name)))}\n`).join('')}`
  return frame('Titen', nav, undefined, main)
}
