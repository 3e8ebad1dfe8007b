// Where the files lie that are shipped beside the program.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json: sources, tests and the built bundle lie at different depths below it. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'openapi.yaml'))) folder = dirname(folder)
  return folder
}
