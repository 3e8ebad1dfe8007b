// The command line of the measurements.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SHAPES } from './corpus.mjs'
import { LANES } from './lanes.mjs'

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

const HELP = `Usage: npm run bench -- [options]

Starts the built server on loopback over a fresh temporary database, measures it beside its floors, and deletes it.

  --lanes A,B      some of: ${Object.keys(LANES).join(', ')}, interference (all)
  --claims A,B     sizes of the corpora (1000,10000); 100000 takes some minutes more
  --subjects A,B   over how many subjects a corpus is spread (1,100)
  --shapes A,B     ${SHAPES.join(' and ')} words (both)
  --clients A,B    clients at the same time (1,8,32)
  --seconds N      length of a sample (2)
  --rounds N       samples of each, taken in turn with those of its floors (3)
  --folder DIR     where the database stands: a disk shows what durability costs, a memory-backed folder what the CPU costs
                   (the system's temporary folder)
  --quick          a look in less than a minute: one corpus, one level, short samples
  --questions N    questions with a known answer (200)
  --program FILE   the server to measure (dist/cli/main.js)
  --json FILE      also write everything as JSON
  --svg FILE       also draw throughput and p99 against the size of the store
  --help

Exit codes: 0, 1 when it cannot run, 2 when any answer was an error.
`

const QUICK = { claims: '1000', subjects: '1', shapes: 'topic', clients: '8', seconds: '0.25', rounds: '2', questions: '100' }
const USUAL = { claims: '1000,10000', subjects: '1,100', shapes: SHAPES.join(','), clients: '1,8,32', seconds: '2', rounds: '3', questions: '200' }

function readNumbers (name, text, least = 1) {
  const numbers = text.split(',').map(Number)
  if (numbers.some((number) => !(number >= least))) throw new Error(`--${name} takes numbers from ${least}, with commas between, not "${text}"`)
  return numbers
}

function readNames (name, text, known) {
  const names = text.split(',')
  const wrong = names.find((entry) => !known.includes(entry))
  if (wrong !== undefined) throw new Error(`--${name} does not know "${wrong}"; it takes ${known.join(', ')}`)
  return names
}

/** @returns the options, or undefined when only the help was wanted */
export function readOptions (argv) {
  const { values } = parseArgs({ args: argv, options: {
    lanes: { type: 'string' }, claims: { type: 'string' }, subjects: { type: 'string' }, shapes: { type: 'string' }, clients: { type: 'string' },
    seconds: { type: 'string' }, rounds: { type: 'string' }, questions: { type: 'string' }, folder: { type: 'string' }, program: { type: 'string' },
    json: { type: 'string' }, svg: { type: 'string' }, quick: { type: 'boolean' }, help: { type: 'boolean' },
  } })
  if (values.help) { process.stdout.write(HELP); return undefined }
  const text = { ...(values.quick ? QUICK : USUAL), ...values }
  const lanes = [...Object.keys(LANES), 'interference']
  return {
    lanes: text.lanes === undefined ? lanes : readNames('lanes', text.lanes, lanes),
    claims: readNumbers('claims', text.claims).sort((a, b) => a - b),
    subjects: readNumbers('subjects', text.subjects),
    shapes: readNames('shapes', text.shapes, SHAPES),
    clients: readNumbers('clients', text.clients),
    seconds: readNumbers('seconds', text.seconds, 0.05)[0],
    rounds: readNumbers('rounds', text.rounds)[0],
    questions: readNumbers('questions', text.questions)[0],
    folder: text.folder, program: text.program ?? PROGRAM, json: text.json, svg: text.svg, quick: Boolean(text.quick),
  }
}
