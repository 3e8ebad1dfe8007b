// Bodies that the contract allows, of every shape it allows them in: none finds a fault of ours.
import t from 'tap'
import fc from 'fast-check'
import { routes } from '#generated/routes.mjs'
import { startApp } from '../support/app.ts'
import { bodyOf } from '../support/arbitrary.ts'
import { operations } from '../support/contract.ts'
import { sampleOf, seed, type World } from '../support/requests.ts'

const RUNS = 40
const SEED = 61

/** Puts ids of records that are there in the place of some that are drawn, so that the work behind the checks is tried too. */
function withRealIds (value: unknown, world: World, pick: number): unknown {
  if (Array.isArray(value)) return value.map((item) => withRealIds(item, world, pick))
  if (typeof value === 'string' && pick % 3 !== 0) {
    const kind = /^(obs|claim|ctx|ckpt|proj)_[0-9a-f]{32}$/.exec(value)?.[1]
    const real: Record<string, string> = { obs: world.observation, claim: world.claim, ctx: world.context, ckpt: world.checkpoint, proj: world.project }
    return kind === undefined ? value : real[kind]
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withRealIds(member, world, pick)]))
}

t.test('whatever the contract allows is answered, and never with a fault of ours', async (t) => {
  const app = await startApp(t)
  for (const { operationId, statuses } of routes.filter(({ validate }) => validate.body !== undefined)) {
    const world = await seed(app, `with ${operationId}`)
    const { method, path } = sampleOf(operationId, world)
    const node = operations.find(({ id }) => id === operationId)!.node
    const answered = new Set<number>()
    await fc.assert(fc.asyncProperty(bodyOf(node.requestBody), fc.nat(), async (drawn, pick) => {
      const body = withRealIds(drawn, world, pick)
      const { status, text } = await app.request(method, path, { key: app.owner.key, body })
      if (!(statuses as readonly number[]).includes(status) || status >= 500) throw new Error(`${status} ${text}`)
      answered.add(status)
    }), { numRuns: RUNS, seed: SEED })
    t.ok(answered.size > 0, `${operationId} answered ${[...answered].sort().join(', ')}`)
  }
  t.same(app.logged.filter((line) => line.includes('"level":"error"')), [])
})
