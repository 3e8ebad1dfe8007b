// The programs of docs/generators.md, each with the commands that stand before it: done as somebody does what the page says,
// against a running server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// What each program must print: an answer of each kind that it asks for.
const EXPECTED = ['1 item: The smoke test must pass before a release.', 'feedback: useful', 'error: NOT_FOUND', 'pages: 2']

/** The commands and the program of one language: `{ commands, file, program }`. */
export function readTour (root, language) {
  const text = readFileSync(join(root, 'docs/generators.md'), 'utf8')
  const commands = new RegExp(`^<!-- commands: ${language} -->\\n\`\`\`sh\\n([^]*?)^\`\`\`$`, 'm').exec(text)
  const program = new RegExp(`^<!-- program: ${language} (\\S+) -->\\n\`\`\`\\w+\\n([^]*?)^\`\`\`$`, 'm').exec(text)
  if (commands === null || program === null) throw new Error(`docs/generators.md has no commands and program for ${language}`)
  return { commands: commands[1], file: program[1], program: program[2] }
}

/** Does the commands in a folder of their own and looks at what the program printed. */
export async function checkTour (language, { root, folder, run, write, copySpec, server, empty }) {
  const { commands, file, program } = readTour(root, language)
  empty()
  copySpec('openapi.json')
  copySpec('openapi-3.0.json')
  write({ [file]: program })
  const { url, key } = await server()
  const output = run('bash', ['-c', `set -euo pipefail\n${commands}`], { cwd: folder, env: { TITEN_URL: url, TITEN_API_KEY: key } })
  const missing = EXPECTED.find((line) => !output.split('\n').includes(line))
  if (missing !== undefined) throw new Error(`the program did not print "${missing}":\n${output}`)
}
