import fc from 'fast-check'
import { t } from 'tap'

import { analyse, analyseClaim, CUE, cueCount, lengthClass } from '../../src/retrieval/analyse.ts'
import { readQuestion } from '../../src/retrieval/question.ts'
import { MAX_TOKEN_LENGTH, MAX_TOKENS } from '../../src/retrieval/tokens.ts'
import { LANGUAGES } from '../../src/retrieval/words.ts'

/** Word tokens alone: no leads, no groups. */
const words = (text: string): string[] => analyse(text).tokens.filter((token) => !/^[\^=]/.test(token))

t.test('one spelling for what looks the same', async (t) => {
  for (const text of ['Zürich', 'ZÜRICH', 'Zu\u0308rich', 'Zü\u200brich', 'Ｚｕｒｉｃｈ', 'zurich']) t.same(words(text), ['zurich'], text)
  for (const text of ['İstanbul', 'istanbul', 'ISTANBUL']) t.same(words(text), ['istanbul'], text)
  for (const text of ["D'Angelo", 'D’Angelo', 'dangelo', "D'Angelo's"]) t.same(words(text), ['dangelo'], text)
  t.same(words('Straße'), words('STRASSE'))
})

t.test('small words are dropped, forms of a word meet', async (t) => {
  t.same(words("Don't you see that it isn't what they're for?"), ['see'])
  t.same(words('migrated migrations migrating'), ['migrat'])
  t.same(words('went going goes gone'), ['go'])
  t.same(words('children child'), ['child'])
  t.same(words('five 5'), ['5'])
  t.same(words('1,500'), ['1500'])
  t.same(words('the 3rd 10MB'), ['3', '10mb', '10', 'mb'])
})

t.test('names in code give the whole and the parts', async (t) => {
  t.same(words('max_retry_count'), ['maxretrycount', 'max', 'retri', 'count'])
  t.same(words('maxRetryCount'), words('max_retry_count'))
  t.same(words('max-retry-count'), words('max_retry_count'))
  t.same(words('HTTPServer'), ['httpserver', 'http', 'server'])
  t.same(words('packages/core/src/lexer.ts'), ['packages/core/src/lexer.ts', 'packag', 'core', 'src', 'lexer.ts', 'lexer', 'ts'])
  t.same(words('C++ C# .NET'), ['c++', 'c#', '.net', 'net'])
  t.same(words('https://git.example/Acme/Shop.git'), ['git.example/acme/shop.git', 'git.example', 'git', 'exampl', 'acm', 'shop.git', 'shop'])
})

t.test('versions, addresses and mail stay whole', async (t) => {
  t.same(readQuestion('v2.4.1').tokens, ['2.4.1'])
  t.same(words('2.4.1'), ['2.4.1', '2.4'], 'stored ones also answer for their beginning')
  t.notOk(words('2.4.10').includes('2.4.1'))
  t.notOk(words('10.0.0.70').includes('10.0.0.7'))
  t.ok(words('billing+eu@shop.example').includes('billing+eu@shop.example'))
  t.same(words('It is done. Then we left.'), ['done', 'left'].map((word) => words(word)[0]))
})

t.test('scripts without blanks are cut into pairs', async (t) => {
  t.same(readQuestion('東京タワー').tokens, ['東京', '京タ', 'タワ', 'ワー'])
  t.same(readQuestion('東').tokens, ['東'])
  t.ok(analyse('東京タワー').tokens.includes('東'), 'a single Han character can be asked for')
  t.same(readQuestion('用户API密钥').tokens, ['用户', 'api', '密钥'])
  const claim = new Set(analyse('서울 사무실은 여섯 시에 닫는다.').tokens)
  t.ok(['서울', '사무', '무실'].every((pair) => claim.has(pair)), 'particles do not hide a Korean word')
})

t.test('leads and cues', async (t) => {
  const told = analyse('Ann Lee: I bought 3 books last week, on Monday. Did you?')
  t.ok(['^ann', '^lee'].every((lead) => told.tokens.includes(lead)))
  t.ok(told.cues & CUE.labelled && told.cues & CUE.lead && told.cues & CUE.firstPerson && told.cues & CUE.number && told.cues & CUE.endsWithQuestion)
  t.equal(cueCount(told.cues, CUE.timeWordsShift), 3)
  const moved = analyse('Ann moved to Oslo.')
  t.ok(moved.tokens.includes('^ann') && moved.cues & CUE.lead && moved.cues & CUE.change)
  t.notOk(moved.cues & CUE.labelled)
  t.equal(cueCount(moved.cues, CUE.capitalsShift), 1)
  t.equal(analyse('The port is 5432.').cues & CUE.lead, 0, 'a small word is no name')
  t.ok(analyse('[8 May 2023] Ann: hello').tokens.includes('^ann'), 'a date before the label')
  t.equal(lengthClass(moved.cues), 0)
  t.equal(lengthClass(analyse(Array.from({ length: 300 }, (_, i) => `w${i}x`).join(' ')).cues), 3)
})

t.test('a claim is found by the words of its evidence', async (t) => {
  const { tokens, cues } = analyseClaim('Ann joined the club.', ['I went to the chess circle, it is 9 years old?'])
  t.ok(tokens.includes('chess') && tokens.includes('club'))
  t.equal(cues & CUE.endsWithQuestion, 0, 'cues are those of the statement')
  t.same(analyseClaim('Ann', ['Ann']), analyse('Ann'))
})

t.test('other languages keep their own small words and stems', async (t) => {
  t.ok(LANGUAGES.includes('german'))
  const german = (text: string): string[] => analyse(text, 'german').tokens.filter((token) => !/^[\^=]/.test(token))
  t.same(german('die Häuser und das Haus'), ['haus'])
  t.same(analyse('running Running', 'none').tokens.filter((token) => !token.startsWith('^')), ['running'])
})

t.test('hostile text is bounded', async (t) => {
  const long = ['x'.repeat(65_536), '𠀀'.repeat(32_768), 'a/'.repeat(32_768), "a'".repeat(32_768), '\ufdfa'.repeat(20_000), 'aB'.repeat(32_768)]
  for (const text of [...long, Array.from({ length: 9_000 }, (_, i) => `w${i}`).join(' ')]) {
    const started = performance.now()
    const { tokens } = analyse(text)
    t.ok(tokens.length <= MAX_TOKENS + 100 && tokens.every((token) => token.length <= MAX_TOKEN_LENGTH), text.slice(0, 4))
    t.ok(performance.now() - started < 1_000, 'well under a second')
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...'aB9._-/\'@+:#& "’\u0301\ud800東เ서é\u200b\n'), maxLength: 60 }),
)

t.test('never throws; the same text gives the same tokens; tokens are clean', async () => {
  fc.assert(fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
    const { tokens, cues } = analyse(text, language)
    return JSON.stringify(analyse(text, language).tokens) === JSON.stringify(tokens) && Number.isInteger(cues) &&
      new Set(tokens).size === tokens.length && tokens.every((token) => token !== '' && !/[\s\p{C}\p{Z}"]/u.test(token))
  }), { numRuns: 2_000 })
})

t.test('whatever a question asks for stands in the index of the same text', async () => {
  fc.assert(fc.property(anyText, (text) => {
    const stored = new Set(analyse(text).tokens)
    return readQuestion(text).tokens.every((token) => stored.has(token))
  }), { numRuns: 2_000 })
})
