// The thin argument checks of the MCP path: presence, strings, integers, and nothing else.
import t from 'tap'
import { checkArguments, isToolName, type ToolName } from '#generated/mcp.mjs'

const compile = { subject_id: 'user_rama', task: 'deploy', max_tokens: 1200 }
const remember = { subject_id: 'user_rama', kind: 'decision', content: 'text', source_type: 'chat', source_ref: 'chat/1' }
const save = { subject_id: 'user_rama', kind: 'cursor', state: { step: 1 }, ttl_seconds: 60 }

const CASES: [string, ToolName, Record<string, unknown>, string | null][] = [
  ['complete arguments', 'titen_compile', compile, null],
  ['no arguments at all', 'titen_compile', {}, 'Missing required argument "subject_id".'],
  ['a number for a string', 'titen_compile', { ...compile, task: 7 }, 'Argument "task" must be a string.'],
  ['null for a required string', 'titen_compile', { ...compile, task: null }, 'Argument "task" must be a string.'],
  ['a text for an integer', 'titen_compile', { ...compile, max_tokens: '1200' }, 'Argument "max_tokens" must be an integer.'],
  ['a fraction for an integer', 'titen_compile', { ...compile, max_tokens: 1.5 }, 'Argument "max_tokens" must be an integer.'],
  ['1200.0 for an integer', 'titen_compile', { ...compile, max_tokens: JSON.parse('1200.0') }, null],
  ['an integer that only the database refuses', 'titen_compile', { ...compile, max_tokens: -1 }, null],
  ['an argument that no tool knows', 'titen_compile', { ...compile, nope: 1 }, null],
  ['source_ref left out', 'titen_remember', { ...remember, source_ref: null }, null],
  ['null for an optional argument', 'titen_remember', { ...remember, trust: null }, null],
  ['a number for an optional argument', 'titen_remember', { ...remember, trust: 1 }, 'Argument "trust" must be a string.'],
  ['a kind that only the database refuses', 'titen_remember', { ...remember, kind: 'gossip' }, null],
  ['half a surrogate pair', 'titen_remember', { ...remember, content: 'a\ud83d' }, 'Argument "content" holds half a surrogate pair.'],
  ['a whole surrogate pair', 'titen_remember', { ...remember, content: '\u{1F642}' }, null],
  ['state null', 'titen_checkpoint_save', { ...save, state: null }, null],
  ['state a list', 'titen_checkpoint_save', { ...save, state: [1, 'x'] }, null],
]

t.test('argument checks', async (t) => {
  for (const [title, tool, given, sentence] of CASES) t.equal(checkArguments(tool, given), sentence, title)
  const { state: _, ...withoutState } = save
  t.equal(checkArguments('titen_checkpoint_save', withoutState), 'Missing required argument "state".')
  const { source_ref: __, ...withoutRef } = remember
  t.equal(checkArguments('titen_remember', withoutRef), null, 'source_ref may be left out')
  t.equal(checkArguments('titen_handoff', JSON.parse('{"__proto__":{"to_principal":"a","subject_id":"b"}}')),
    'Missing required argument "to_principal".', 'arguments are own properties')
})

t.test('names that every object inherits are no tools', async (t) => {
  t.ok(isToolName('titen_handoff'))
  for (const name of ['__proto__', 'toString', '', undefined, 7]) t.notOk(isToolName(name), String(name))
})
