// The published contracts, byte for byte; the guides, made by the build; and the reference, whose parts are loaded when it
// is first asked for. None of it needs a key, and no page asks anything of other servers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { TitenError } from './errors/error.ts'
import { packageRoot } from './package-root.ts'

const FILES: Record<string, [file: string, type: string]> = {
  '/openapi.yaml': ['openapi.yaml', 'application/yaml; charset=utf-8'],
  '/openapi.json': ['generated/openapi.json', 'application/json; charset=utf-8'],
  '/openapi-3.0.json': ['generated/openapi-3.0.json', 'application/json; charset=utf-8'],
  '/mcp-tools.json': ['mcp-tools.json', 'application/json; charset=utf-8'],
}

const SITE_TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', svg: 'image/svg+xml' }

const COMMON_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The guides have one stylesheet, one picture and no script. */
const GUIDE_POLICY = `${COMMON_POLICY}; style-src 'self'; img-src 'self'`
/** The reference is a program that reads the contract and tries requests on this server; its styles hold pictures. */
const REFERENCE_POLICY = `${COMMON_POLICY}; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`

/** Sends a file of the site. @throws NOT_FOUND for a name that it does not have */
async function sendPage(reply: FastifyReply, site: string, name: string): Promise<FastifyReply> {
  const content = await readFile(join(site, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new TitenError('NOT_FOUND', 'There is no such guide: /docs has the list of them.', { cause: error })
  })
  return reply.headers({
    'content-type': SITE_TYPES[name.slice(name.lastIndexOf('.') + 1)]!, 'content-security-policy': GUIDE_POLICY,
    'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache',
  }).send(content)
}

/** A server of its own for the reference, so that the rest of the start does not wait for its parts. */
async function buildReference(root: string, site: string): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }, css, js] = await Promise.all([
    import('fastify'), import('@fastify/swagger'), import('@fastify/swagger-ui'),
    readFile(join(site, 'reference.css'), 'utf8'), readFile(join(site, 'reference.js'), 'utf8'),
  ])
  const page = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } })
  page.addHook('onSend', async (_, reply) => { reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }) })
  await page.register(swagger, { mode: 'static', specification: { path: join(root, 'openapi.yaml'), baseDir: root } })
  await page.register(swaggerUi, {
    routePrefix: '/docs/reference', staticCSP: REFERENCE_POLICY, uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
    // A request that is tried goes to the server that shows the page, wherever it listens.
    transformSpecification: (contract) => ({ ...contract, servers: [{ url: '/', description: 'This server.' }] }), transformSpecificationClone: false,
    theme: { title: 'Reference · Titen', css: [{ filename: 'header.css', content: css }], js: [{ filename: 'header.js', content: js }] },
  })
  await page.ready()
  return page
}

/** Serves the contracts, the guides at /docs and the reference at /docs/reference. */
export function registerDocs(app: FastifyInstance): void {
  const root = packageRoot()
  const site = join(root, 'dist/site')
  for (const [url, [file, type]] of Object.entries(FILES)) {
    app.get(url, async (_, reply) => reply.header('content-type', type).send(await readFile(join(root, file))))
  }
  let reference: Promise<FastifyInstance> | undefined
  const showReference = async (request: { raw: unknown }, reply: { hijack(): void; raw: { setHeader(name: string, value: string): void }; request: { id: string } }) => {
    const ready = await (reference ??= buildReference(root, site).catch((error: unknown) => { reference = undefined; throw error }))
    reply.raw.setHeader('x-request-id', reply.request.id)
    reply.hijack()
    ready.routing(request.raw as never, reply.raw as never)
  }
  for (const url of ['/docs', '/docs/']) app.get(url, (_, reply) => sendPage(reply, site, 'index.html'))
  app.get('/docs/style.css', (_, reply) => sendPage(reply, site, 'style.css'))
  app.get<{ Params: { guide: string } }>('/docs/:guide(^[a-z0-9-]+(?:\\.svg)?$)', ({ params: { guide } }, reply) => sendPage(reply, site, guide.endsWith('.svg') ? guide : `${guide}.html`))
  app.get('/docs/reference', showReference as never)
  app.get('/docs/reference/*', showReference as never)
  app.addHook('onClose', async () => { if (reference) await (await reference).close() })
}
