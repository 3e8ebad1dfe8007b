// House rules on single files: their size, their names, and who reads the environment.

const FILE_LINES_MAX = 400
const FUNCTION_LINES_MAX = 70
// Folders named after no noun, where unrelated code gathers.
const VAGUE_FOLDERS = ['utils', 'common', 'helpers', 'types']

/** Checks each module by itself; answers one sentence per finding. */
export function checkFiles (modules) {
  return modules.flatMap((module) => [...sizes(module), ...names(module), ...environment(module)])
}

function sizes ({ file, lines, functions }) {
  const findings = functions
    .filter((found) => found.lines > FUNCTION_LINES_MAX)
    .map(({ name, line, lines: length }) =>
      `${file}: ${name} (line ${line}) has ${length} lines, ${FUNCTION_LINES_MAX} are allowed.`)
  if (lines > FILE_LINES_MAX) findings.push(`${file}: has ${lines} lines, ${FILE_LINES_MAX} are allowed.`)
  return findings
}

function names ({ file }) {
  const steps = file.split('/')
  const base = steps.pop()
  const findings = steps.filter((step) => VAGUE_FOLDERS.includes(step))
    .map((step) => `${file}: a folder named ${step} says nothing; name it after what it holds.`)
  if (/^index\./.test(base)) findings.push(`${file}: index files hide where things are; import the file itself.`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:d\.)?(?:ts|mjs)$/.test(base)) findings.push(`${file}: file names are kebab-case.`)
  return findings
}

// One reader of the environment means one list of settings that can be documented and checked.
function environment ({ file, readsEnv }) {
  const allowed = file === 'src/config.ts' || !file.startsWith('src/')
  return readsEnv && !allowed ? [`${file}: only src/config.ts reads process.env.`] : []
}
