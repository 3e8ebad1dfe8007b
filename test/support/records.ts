// Records that tests need before they can ask about them, written through the front door.
import type { Holder, Reply, TestApp } from './app.ts'

type Members = Record<string, unknown>

/** The data of a success; anything else ends the test, with the answer in its message. */
export function dataOf (reply: Reply): any {
  if (reply.status >= 300) throw new Error(`a request that had to succeed answered ${reply.status}: ${reply.text}`)
  return reply.body.data
}

/** A body of an observation, with what the test does not care about filled in. */
export const observation = (content: string, members: Members = {}): Members =>
  ({ subject_id: 'crew', kind: 'user_statement', content, source: { type: 'note' }, ...members })

/** Appends evidence and answers its id. */
export async function observe (app: TestApp, content: string, members: Members = {}, by: Holder = app.owner): Promise<string> {
  return dataOf(await app.request('POST', '/v1/observations', { key: by.key, body: observation(content, members) })).observation_id
}

export type ClaimOptions = { subject?: string, by?: Holder, relation?: string }

/** Writes one claim over observations and answers its id. */
export async function claim (app: TestApp, statement: string, sources: (string | Members)[], members: Members = {}, options: ClaimOptions = {}): Promise<string> {
  const { subject = 'crew', by = app.owner } = options
  const cited = sources.map((source) => (typeof source === 'string' ? { observation_id: source, relation: 'supports' } : source))
  const body = { subject_id: subject, claims: [{ kind: 'semantic_fact', statement, sources: cited, ...members }] }
  return dataOf(await app.request('POST', '/v1/consolidations', { key: by.key, body })).claims[0].claim_id
}

/** One observation, and a claim with the same words that cites it. */
export async function fact (app: TestApp, text: string, members: Members = {}, options: ClaimOptions & { evidence?: Members } = {}): Promise<{ observationId: string, claimId: string }> {
  const { subject = 'crew', by = app.owner, evidence = {} } = options
  const observationId = await observe(app, text, { subject_id: subject, ...evidence }, by)
  return { observationId, claimId: await claim(app, text, [observationId], members, { subject, by }) }
}

/** Compiles and answers the pack. */
export async function compile (app: TestApp, task: string, members: Members = {}, by: Holder = app.owner): Promise<any> {
  return dataOf(await app.request('POST', '/v1/context/compile', { key: by.key, body: { subject_id: 'crew', task, max_tokens: 2000, ...members } }))
}

/** The fields that an answer names as faulty. */
export const fieldsOf = (reply: Reply): string[] => (reply.body?.error?.details ?? []).map(({ field }: { field: string }) => field)

/** Reads a list to its end, page by page. */
export async function readAll (app: TestApp, path: string, by: Holder = app.owner, limit = 50): Promise<any[]> {
  const items: any[] = []
  for (let cursor: string | null = null, pages = 0; pages < 1000; pages++) {
    const joint = path.includes('?') ? '&' : '?'
    const page = dataOf(await app.request('GET', `${path}${joint}limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`, { key: by.key }))
    items.push(...page.items)
    // Events always have a next cursor; they say apart whether more is there.
    if (page.next_cursor === null || page.has_more === false) return items
    cursor = page.next_cursor
  }
  throw new Error(`${path} has no end`)
}

/** Calls a tool over MCP: its document, or the sentence of its failure. */
export async function callTool (app: TestApp, name: string, given: Members, by: Holder = app.owner): Promise<{ document?: any, failure?: string, text: string }> {
  const reply = await app.request('POST', '/mcp', { key: by.key, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } } })
  const result = reply.body?.result
  if (reply.status !== 200 || result === undefined) throw new Error(`${name} answered ${reply.status}: ${reply.text}`)
  const text: string = result.content[0].text
  return result.isError === true ? { failure: text, text } : { document: JSON.parse(text), text }
}
