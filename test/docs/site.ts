// /docs as a browser without a network sees it: every page renders, nothing is fetched from elsewhere, nothing is complained of.
import t, { type Test } from 'tap'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { documents } from '../support/docs.ts'
import { startApp } from '../support/app.ts'

/** What is used of a page of playwright-core, which is asked for by name: without it the test must say so, not the compiler. */
type Page = {
  goto: (url: string) => Promise<{ status: () => number } | null>
  title: () => Promise<string>
  waitForSelector: (selector: string) => Promise<unknown>
  evaluate: (work: string) => Promise<any>
  click: (selector: string) => Promise<void>
  waitForURL: (url: string) => Promise<void>
  on: (event: string, listener: (value: any) => void) => void
}

const CHROMIUM = process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((path) => existsSync(path))

/** A browser that can reach loopback and nothing else. @throws a sentence that says what is missing */
async function openBrowser(t: Test): Promise<Page> {
  if (CHROMIUM === undefined) throw new Error('This test needs a browser: apt-get install -y chromium, or the path of one in CHROMIUM.')
  let playwright
  try { playwright = createRequire(import.meta.url)('playwright-core') } catch { throw new Error('This test needs the package playwright-core: npm ci.') }
  const browser = await playwright.chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] })
  t.teardown(() => browser.close())
  return browser.newPage()
}

t.test('every page renders in a browser, asks nothing of others and complains of nothing', { timeout: 120_000 }, async (t) => {
  const { url } = await startApp(t, { listen: true })
  const page = await openBrowser(t)
  const faults: string[] = []
  const asked: string[] = []
  page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`) })
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  // Leaving a page ends what it still asks for.
  page.on('requestfailed', (request) => { if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`) })
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (response) => { if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`) })

  t.equal((await page.goto(`${url}/docs`))?.status(), 200)
  t.equal(await page.title(), 'Titen')
  t.equal(await page.evaluate('getComputedStyle(document.querySelector(".columns")).display'), 'grid', 'the stylesheet is there')
  const guides: string[] = await page.evaluate('[...document.querySelectorAll("nav a")].map((a) => a.getAttribute("href")).filter((href) => href.startsWith("/docs/") && href !== "/docs/reference")')
  const expected = documents.filter((path) => path.startsWith('docs/') || path === 'CHANGELOG.md' || path === 'CONTRIBUTING.md').map((path) => `/docs/${path.replace(/^docs\//, '').replace(/\.md$/, '').toLowerCase()}`)
  t.same([...guides].sort(), expected.sort(), 'every guide is in the navigation')
  for (const guide of guides) {
    t.equal((await page.goto(`${url}${guide}`))?.status(), 200, guide)
    const { heading, current, broken, wide } = await page.evaluate(`({
      heading: document.querySelector('main h1')?.textContent, current: document.querySelector('nav [aria-current]')?.getAttribute('href'),
      broken: [...document.querySelectorAll('a[href^="#"]')].filter((a) => document.getElementById(a.hash.slice(1)) === null).map((a) => a.hash),
      wide: document.documentElement.scrollWidth > innerWidth,
    })`)
    t.ok(heading, `${guide} has a heading`)
    t.equal(current, guide, 'and its place in the navigation is marked')
    t.same(broken, [], 'its anchors lead somewhere')
    t.equal(wide, false, 'it needs no scrolling to the side')
  }
  await page.click('header a[href="/docs/reference"]')
  await page.waitForURL(`${url}/docs/reference`)
  await page.waitForSelector('.swagger-ui .opblock')
  t.ok(await page.evaluate('document.querySelectorAll(".swagger-ui .opblock").length') >= 20, 'the reference has the operations')
  await page.click('.swagger-ui .opblock-summary-control')
  await page.waitForSelector('.swagger-ui .opblock.is-open .opblock-body')
  await page.click('.opblock.is-open .try-out__btn')
  await page.click('.opblock.is-open .execute')
  await page.waitForSelector('.opblock.is-open .live-responses-table tbody .response-col_status')
  t.match(await page.evaluate('document.querySelector(".live-responses-table tbody .response-col_status").textContent'), /^200/, 'a request that is tried reaches this server')
  await page.click('.titen-header a[href="/docs"]')
  await page.waitForURL(`${url}/docs`)
  t.same(faults, [])
  t.same(asked.filter((request) => !request.startsWith(`${url}/`) && !request.startsWith('data:')), [], 'no request leaves this server')
})

t.test('links between guides lead to pages of the site, and nothing outside of it is shown', async (t) => {
  const { request } = await startApp(t)
  const home = await request('GET', '/docs')
  const guides = new Set([...home.text.matchAll(/href="(\/docs\/[a-z0-9-]+)"/g)].map(([, href]) => href!))
  for (const guide of guides) {
    if (guide === '/docs/reference') continue
    const { status, headers, text } = await request('GET', guide)
    t.equal(status, 200, guide)
    t.match(headers['content-security-policy'], /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'$/)
    t.notMatch(text, /<script|<style|style="|<!--/, 'no script, no style, no mark for tools')
    for (const [, href] of text.matchAll(/href="(\/[^"#]*)[^"]*"/g)) {
      if (/^\/docs\/[a-z0-9-]+$/.test(href!)) t.ok(guides.has(href!), `${guide}: ${href}`)
      else t.ok(['/docs', '/docs/style.css', '/docs/icon.svg', '/openapi.yaml', '/openapi.json', '/openapi-3.0.json', '/mcp-tools.json'].includes(href!), `${guide}: ${href}`)
    }
  }
})

t.test('the reference keeps to itself, and what is not there is an error as any other', async (t) => {
  const { url } = await startApp(t, { listen: true })
  for (const path of ['/docs/reference', '/docs/reference/']) {
    const answer = await fetch(`${url}${path}`)
    t.equal(answer.status, 200, path)
    t.match(answer.headers.get('content-security-policy'), /default-src 'none'.*script-src 'self';/)
    t.match(answer.headers.get('x-request-id'), /^req_/)
    t.notMatch(await answer.text(), /https?:\/\//)
  }
  for (const path of ['/docs/no-such-guide', '/docs/..%2fpackage.json', '/docs/index.js']) {
    const answer = await fetch(`${url}${path}`)
    t.equal(answer.status, 404, path)
    t.match(await answer.json(), { error: { code: 'NOT_FOUND' } })
  }
})
