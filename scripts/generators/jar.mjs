// openapi-generator, which has a target for most languages. It runs on Java, and its jar comes from Maven Central by way of
// Maven. It is given the 3.0 form of the contract, which its targets know best.
import { join } from 'node:path'

export const JAR_VERSION = '7.16.0'
const COORDINATES = `org.openapitools:openapi-generator-cli:${JAR_VERSION}`

// What each target is asked for, and how what it wrote is compiled.
export const TARGETS = [
  {
    name: 'java', options: ['--library', 'native'],
    check: ({ out, run, shared }) => run('mvn', ['-B', '-q', `-Dmaven.repo.local=${join(shared, 'm2')}`, '-Dmaven.test.skip=true', 'compile'], { cwd: out }),
  },
  {
    name: 'python', options: ['--package-name', 'titen_client'],
    check: ({ out, run }) => {
      run('python3', ['-m', 'venv', '.venv'], { cwd: out })
      run('.venv/bin/pip', ['install', '--quiet', '--disable-pip-version-check', '.'], { cwd: out })
      run('.venv/bin/python', ['-c', 'import titen_client.models, titen_client.api'], { cwd: out })
    },
  },
  {
    name: 'rust', options: ['--library', 'reqwest', '--package-name', 'titen-client'],
    check: ({ out, run }) => run('cargo', ['check', '--quiet'], { cwd: out }),
  },
]

/** The arguments for one target, as docs/generators.md has them. */
export const argumentsOf = ({ name, options }) => ['generate', '-g', name, '-i', 'openapi-3.0.json', '-o', `out-${name}`, ...options]

/** Gets the jar once for all targets; answers where it is. */
function getJar ({ folder, shared, run }) {
  const repository = join(shared, 'm2')
  run('mvn', ['-B', '-q', `-Dmaven.repo.local=${repository}`, 'dependency:get', `-Dartifact=${COORDINATES}`, '-Dtransitive=false'], { cwd: folder })
  return join(repository, `org/openapitools/openapi-generator-cli/${JAR_VERSION}/openapi-generator-cli-${JAR_VERSION}.jar`)
}

/** Runs one target and compiles what it wrote. */
export function checkTarget (target, context) {
  const { folder, shared, run, copySpec } = context
  copySpec('openapi-3.0.json')
  run('java', ['-jar', getJar(context), ...argumentsOf(target)], { cwd: folder })
  target.check({ out: join(folder, `out-${target.name}`), run, shared })
}
