// Whatever the contract allows, the generated validators take; so a body that fuzzing sends is never refused for
// its form. And no text, however made, keeps a pattern busy.
import t from 'tap'
import fc from 'fast-check'
import * as validators from '#generated/validators.mjs'
import { routes } from '#generated/routes.mjs'
import type { Validate, ValidatorName } from '#generated/validators.mjs'
import { arbitraryOf, bodyOf, parametersOf } from '../support/arbitrary.ts'
import { allSchemas, operations } from '../support/contract.ts'

const RUNS = 50

function holds (name: ValidatorName, make: fc.Arbitrary<unknown>): void {
  const validate: Validate = validators[name]
  fc.assert(fc.property(make, (value) => {
    if (!validate(structuredClone(value))) throw new Error(JSON.stringify(validate.errors))
  }), { numRuns: RUNS, seed: 20 })
}

t.test('values made from the contract pass its validators', async (t) => {
  let tried = 0
  for (const { operationId, validate, item } of routes) {
    const operation = operations.find(({ id }) => id === operationId)
    if (operation === undefined) throw new Error(`${operationId} is not in the document`)
    const { node, parameters } = operation
    if (validate.body !== undefined) holds(validate.body, bodyOf(node.requestBody))
    if (validate.querystring !== undefined) holds(validate.querystring, parametersOf(parameters, 'query'))
    if (validate.params !== undefined) holds(validate.params, parametersOf(parameters, 'path'))
    if (item !== null) {
      holds(item, bodyOf(node.requestBody).map((body) => (body as { items: unknown[] }).items[0]))
    }
    tried++
  }
  t.equal(tried, operations.length)
})

t.test('the same seed makes the same values', async (t) => {
  const sample = () => fc.sample(arbitraryOf({ $ref: '#/components/schemas/ObservationInput' }), { numRuns: 5, seed: 7 })
  t.same(sample(), sample())
})

t.test('every pattern is done with a long text at once', async (t) => {
  const patterns = new Set(allSchemas().map(({ node }) => node.pattern as string | undefined).filter((pattern) => pattern !== undefined))
  const slow: string[] = []
  for (const pattern of patterns) {
    const test = new RegExp(pattern, 'u')
    for (const unit of ['a', ' ', '0', '\u200b', ' a', 'obs_']) {
      const text = unit.repeat(20_000 / unit.length)
      // A pattern that backtracks needs the square of the length: a quarter of a second here, where a tenth of a
      // millisecond is right. A second try forgives a machine that was busy.
      if (millisecondsOf(test, text) > 50 && millisecondsOf(test, text) > 50) slow.push(pattern)
    }
  }
  t.same([...new Set(slow)], [])
})

function millisecondsOf (test: RegExp, text: string): number {
  const start = performance.now()
  test.test(`${text}\u0000`)
  test.test(`\u0000${text}`)
  return performance.now() - start
}
