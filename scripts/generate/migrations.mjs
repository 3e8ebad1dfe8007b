// src/store/sqlite/migrations/*.sql -> generated/migrations.mjs, so that a build has no files to copy.
import { createHash } from 'node:crypto'
import { madeFrom } from './sources.mjs'

const NAME = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/

/** Writes the migrations in order, each with the SHA-256 of its SQL text. */
export function makeMigrations ({ migrations }) {
  const list = migrations.map(({ file, sql }, index) => {
    const match = NAME.exec(file)
    if (match === null) throw new Error(`${file}: a migration is named NNNN-some-words.sql.`)
    const version = Number(match[1])
    // A gap or a double number means that two branches added one each: the order must be chosen by hand.
    if (version !== index + 1) throw new Error(`${file}: expected migration number ${index + 1} here.`)
    // Git may write CRLF on one machine and LF on another, and the checksum would then differ between them.
    if (sql.includes('\r')) throw new Error(`${file}: a migration has LF line ends.`)
    return { version, name: match[2], sql, checksum: createHash('sha256').update(sql, 'utf8').digest('hex') }
  })
  const head = madeFrom('src/store/sqlite/migrations')
  return {
    'migrations.mjs': `${head}export const migrations = [${list.map(migrationCode).join('')}]\n`,
    'migrations.d.mts': `${head}export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** SHA-256 of \`sql\`, in hex. */
  readonly checksum: string
}
export declare const migrations: readonly Migration[]
`,
  }
}

// The SQL stands in a template literal and not in one long string, so that a diff can be read.
function migrationCode ({ version, name, sql, checksum }) {
  const literal = sql.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  return `{\n  version: ${version},\n  name: '${name}',\n  checksum: '${checksum}',\n  sql: \`${literal}\`,\n}, `
}
