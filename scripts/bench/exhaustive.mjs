// What scoring every claim of a subject by its words alone would find: the measure that a faster search must not fall below.
import { claimText, subjectOf } from './corpus.mjs'

const SATURATION = 1.2
const LENGTH_SHARE = 0.75

/** Words, with the claims that hold them, of each subject asked about. */
function readSubjects (corpus, questions) {
  const subjects = new Map(questions.map(({ subject }) => [subject, { claims: [], holders: new Map(), words: 0 }]))
  for (let n = 0; n < corpus.claims; n++) {
    const subject = subjects.get(subjectOf(corpus, n))
    if (!subject) continue
    const words = claimText(corpus, n).split(' ')
    const place = subject.claims.push({ n, length: words.length }) - 1
    subject.words += words.length
    for (const word of words) {
      const holders = subject.holders.get(word)
      if (holders) holders.push(place)
      else subject.holders.set(word, [place])
    }
  }
  return subjects
}

/** Rank of the answer, ties counted against it by half: the order of equals is chance. */
function rankOf ({ n, task }, { claims, holders, words }) {
  const scores = new Float64Array(claims.length)
  const average = words / claims.length
  for (const word of task.split(' ')) {
    const places = holders.get(word) ?? []
    const weight = Math.log(1 + (claims.length - places.length + 0.5) / (places.length + 0.5))
    for (const place of places) {
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * claims[place].length) / average
      scores[place] += (weight * (SATURATION + 1)) / (1 + SATURATION * length)
    }
  }
  const own = scores[claims.findIndex((claim) => claim.n === n)]
  let better = 0
  let equal = 0
  for (const score of scores) {
    if (score > own + 1e-9) better++
    else if (score > own - 1e-9) equal++
  }
  return better + 1 + (equal - 1) / 2
}

/** Recall at 1 and at 10 of BM25 over everything. */
export function exhaustiveRecall (corpus, questions) {
  const subjects = readSubjects(corpus, questions)
  const ranks = questions.map((question) => rankOf(question, subjects.get(question.subject)))
  const share = (limit) => ranks.filter((rank) => rank < limit + 0.5).length / ranks.length
  return { at1: share(1), at10: share(10) }
}
