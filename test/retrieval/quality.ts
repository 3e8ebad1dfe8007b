import { t } from 'tap'

import { FACTS, QUESTIONS } from './dataset.ts'
import { ask, createShelf, plainRanking } from './shelf.ts'

const placeOf = (order: readonly number[], answers: readonly string[]): number => order.findIndex((at) => answers.includes(FACTS[at]?.id ?? '')) + 1
const reciprocal = (place: number): number => (place > 0 ? 1 / place : 0)

t.test('every question of the invented memory finds its answer where it did', async (t) => {
  const shelf = createShelf(FACTS)
  let ours = 0
  let plain = 0
  for (const { ask: task, answers, rank = 1 } of QUESTIONS) {
    const place = placeOf(ask(shelf, task).map(({ index }) => index), answers)
    const before = placeOf(plainRanking(shelf, task), answers)
    ours += reciprocal(place)
    plain += reciprocal(before)
    t.equal(place, rank, task)
  }
  t.ok(ours > plain + 0.2 * QUESTIONS.length, `mean reciprocal rank ${(ours / QUESTIONS.length).toFixed(3)}, plain full text ${(plain / QUESTIONS.length).toFixed(3)}`)
})

t.test('text that looks like a query language is only text', async (t) => {
  const shelf = createShelf(FACTS)
  for (const task of ['AND', 'a NEAR b', '(', '^start', '\\', '"'.repeat(4_000), 'what is it', '🙂']) t.same(ask(shelf, task), [], task.slice(0, 20))
  const deploys = ask(shelf, 'deploy').map(({ index }) => FACTS[index]?.id).sort()
  t.ok(['deploy-friday', 'deploy-owner', 'deploy-smoke'].every((id) => deploys.includes(id)))
  for (const task of ['deploy*', 'NOT deploy', 'deploy OR']) t.same(ask(shelf, task).map(({ index }) => FACTS[index]?.id).sort(), deploys, task)
})

t.test('one store, two questions, two answers', async (t) => {
  const shelf = createShelf(FACTS)
  t.not(ask(shelf, 'Where does the parser live?')[0]?.index, ask(shelf, 'When is the standup?')[0]?.index)
  t.same(ask(shelf, 'Which deep-sea fish glow?'), [])
})
