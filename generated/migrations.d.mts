// Made by "npm run generate" from src/store/sqlite/migrations. Do not edit: change the source and run it again.
export type Migration = {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** SHA-256 of `sql`, in hex. */
  readonly checksum: string
}
export declare const migrations: readonly Migration[]
