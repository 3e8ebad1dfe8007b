// titen explain: why a pack is what it is, as a table, from the database file itself.
import type { CompileInput, ContextPack, ExplainedItem } from '#generated/api.d.ts'
import { compileContext } from '../retrieval/compile.ts'
import { check } from '../rest/validation.ts'
import { answer, ownerCall, readSettings, textFlag, withDatabase, type Values } from './deps.ts'
import { MISUSED, refusal } from './failure.ts'

const DEFAULT_TOKENS = 2000
/** Characters of a statement in a row, and features told of each item. */
const STATEMENT_WIDTH = 60
const FEATURES_SHOWN = 5

function toInput(values: Values): CompileInput {
  const subject = textFlag(values, 'subject')
  const task = textFlag(values, 'task')
  if (subject === undefined || task === undefined) throw refusal('--subject and --task are needed: see titen explain --help.', MISUSED)
  const tokens = textFlag(values, 'max-tokens')
  const asOf = textFlag(values, 'as-of')
  const input: CompileInput = {
    subject_id: subject, task, max_tokens: tokens === undefined ? DEFAULT_TOKENS : Number(tokens), explain: true, ...(asOf === undefined ? {} : { as_of: asOf }),
  }
  check('compileContext_body', input)
  return input
}

const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > STATEMENT_WIDTH ? `${line.slice(0, STATEMENT_WIDTH - 1)}…` : line
}

/** The features that weigh most, each as what it adds to the lexical score. */
const featuresOf = ({ features }: ExplainedItem) => features
  .map(({ name, value, weight }) => ({ name, adds: value * weight }))
  .sort((a, b) => Math.abs(b.adds) - Math.abs(a.adds)).slice(0, FEATURES_SHOWN)
  .map(({ name, adds }) => `${name} ${adds >= 0 ? '+' : ''}${adds.toFixed(2)}`).join('  ')

/** Rows as columns that line up; figures to the right. */
function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => (/^-?[\d.]+$/.test(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ').trimEnd()).join('\n')
}

function render(pack: ContextPack): string {
  const { items, left_out } = pack.explanation!
  const rows = pack.items.map((item, at) => {
    const { trust, recency, utility, conflict } = item.score_components!
    return [String(at + 1), item.score.toFixed(6), items[at]!.lexical.toFixed(3), (item.coverage ?? 0).toFixed(2), trust.toFixed(2), recency.toFixed(2), utility.toFixed(2), String(conflict), cut(item.claim!), featuresOf(items[at]!)]
  })
  const out = left_out.map((item) => [item.reason, item.score.toFixed(6), item.claim_id ?? item.evidence_ids[0] ?? ''])
  return [
    `terms: ${pack.explanation!.terms.join(' ')}`,
    `${pack.items.length} items, ${pack.budget.used_tokens} of ${pack.budget.max_tokens} tokens`, '',
    table([['#', 'score', 'words', 'covers', 'trust', 'recency', 'utility', 'disputed', 'item', 'what its words score with'], ...rows]),
    ...(out.length > 0 ? ['', 'left out:', table([['reason', 'score', 'record'], ...out])] : []),
  ].join('\n')
}

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const input = toInput(values)
  await withDatabase(readSettings(values), async (deps) => {
    const { data } = await compileContext(deps, await ownerCall(deps.store, textFlag(values, 'org')), input, { lexicalOnly: true })
    answer(values['json'] ? JSON.stringify(data) : render(data))
  })
}
