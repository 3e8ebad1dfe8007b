// Texts for the measurements: made up, the same on every machine for a seed, and with an answer known for each question.
//
//   topic  every claim is 8 to 16 words of a topic, and no topic shares a word with another: rare words only
//   zipf   half of a claim comes from its topic, half from 3,000 words that all share, the n-th with a frequency of 1/n:
//          the commonest stands in most claims, as "the" or a product's name would

export const SHAPES = ['topic', 'zipf']

const TOPICS = 500
const TOPIC_WORDS = 20
const SHARED_WORDS = 3000
const QUESTION_WORDS = 6
/** The words of what is written beside the corpus, so that it changes no answer. */
const OTHER_FIRST = TOPICS * TOPIC_WORDS + SHARED_WORDS
const OTHER_WORDS = 4000

/** Numbers from 0 to 1 that depend on the seeds alone (xorshift over a mix of them). */
export function createRandom (...seeds) {
  let state = 0x2545f491
  for (const seed of seeds) state = Math.imul((state ^ seed) + 0x3c6ef372, 0x19660d + 4) ^ (state >>> 11)
  if (state === 0) state = 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 6; i++) next()
  return next
}

const CONSONANTS = 'bdfgklmnprtvz'
const VOWELS = 'aeiou'
const SYLLABLES = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel))
// No word form of English ends in one of these, so that a stemmer leaves them alone.
const ENDINGS = SYLLABLES.filter((syllable) => /[ou]$/.test(syllable))
const WORD_COUNT = SYLLABLES.length ** 2 * ENDINGS.length

/** Word number n, of three syllables; neighbours do not look alike. */
export function wordOf (n) {
  let rest = (n * 40_009 + 17) % WORD_COUNT
  const ending = ENDINGS[rest % ENDINGS.length]
  rest = Math.floor(rest / ENDINGS.length)
  return SYLLABLES[rest % SYLLABLES.length] + SYLLABLES[Math.floor(rest / SYLLABLES.length)] + ending
}

const below = (random, count) => Math.floor(random() * count)

/** Sums of 1/n, by which a shared word is drawn. */
const SHARES = (() => {
  const sums = new Float64Array(SHARED_WORDS)
  for (let n = 0, sum = 0; n < SHARED_WORDS; n++) sums[n] = sum += 1 / (n + 1)
  return sums
})()

function drawShared (random) {
  const wanted = random() * SHARES[SHARED_WORDS - 1]
  let low = 0
  let high = SHARED_WORDS - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (SHARES[middle] < wanted) low = middle + 1
    else high = middle
  }
  return TOPICS * TOPIC_WORDS + low
}

function shuffle (list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
  return list
}

function claimWords (corpus, n) {
  const random = createRandom(corpus.seed, n, 1)
  const count = 8 + below(random, 9)
  const own = corpus.shape === 'zipf' ? Math.ceil(count / 2) : count
  const words = new Set()
  while (words.size < own) words.add((n % TOPICS) * TOPIC_WORDS + below(random, TOPIC_WORDS))
  while (words.size < count) words.add(drawShared(random))
  return shuffle([...words], random).map(wordOf)
}

/** Claim n: a smaller corpus is the beginning of a larger one. */
export const claimText = (corpus, n) => claimWords(corpus, n).join(' ')

/** Whom claim n is about. Topics turn up with every subject. */
export const subjectOf = (corpus, n) => `${corpus.shape}-${corpus.subjects}-${Math.floor(createRandom(corpus.seed, n, 2)() * corpus.subjects)}`

/** Questions of six words out of claims that every size holds, with the claim that each was taken from. */
export function makeQuestions (corpus, count) {
  const among = Math.min(1000, corpus.claims)
  return Array.from({ length: Math.min(count, among) }, (_, i) => {
    const n = Math.floor((i * among) / Math.min(count, among))
    const words = shuffle(claimWords(corpus, n), createRandom(corpus.seed, n, 3)).slice(0, QUESTION_WORDS)
    return { n, subject: subjectOf(corpus, n), task: words.join(' '), answer: claimText(corpus, n) }
  })
}

/** Some text beside the corpus, of about so many bytes. */
export function otherText (n, bytes = 200) {
  const random = createRandom(n, 4)
  const words = []
  for (let length = 0; length < bytes - 6; length += 7) words.push(wordOf(OTHER_FIRST + below(random, OTHER_WORDS)))
  return words.join(' ')
}
