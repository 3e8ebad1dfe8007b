// The published contracts, byte for byte, and the page that shows them. The page's parts are loaded when it is first asked for.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from './package-root.ts'

const FILES: Record<string, [file: string, type: string]> = {
  '/openapi.yaml': ['openapi.yaml', 'application/yaml; charset=utf-8'],
  '/openapi.json': ['generated/openapi.json', 'application/json; charset=utf-8'],
  '/mcp-tools.json': ['mcp-tools.json', 'application/json; charset=utf-8'],
}

/** A server of its own for the page, so that the rest of the start does not wait for its parts. */
async function buildPage(root: string): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([import('fastify'), import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const page = Fastify({ logger: false })
  await page.register(swagger, { mode: 'static', specification: { path: join(root, 'openapi.yaml'), baseDir: root } })
  await page.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none', deepLinking: true, validatorUrl: null } })
  await page.ready()
  return page
}

/** Serves the contracts and the page at /docs. None of it needs a key, and the page asks nothing of other servers. */
export function registerDocs(app: FastifyInstance): void {
  const root = packageRoot()
  for (const [url, [file, type]] of Object.entries(FILES)) {
    app.get(url, async (_, reply) => reply.header('content-type', type).send(await readFile(join(root, file))))
  }
  let page: Promise<FastifyInstance> | undefined
  const show = async (request: { raw: unknown }, reply: { hijack(): void; raw: { setHeader(name: string, value: string): void }; request: { id: string } }) => {
    const ready = await (page ??= buildPage(root))
    reply.raw.setHeader('x-request-id', reply.request.id)
    reply.hijack()
    ready.routing(request.raw as never, reply.raw as never)
  }
  app.get('/docs', show as never)
  app.get('/docs/*', show as never)
  app.addHook('onClose', async () => { if (page) await (await page).close() })
}
