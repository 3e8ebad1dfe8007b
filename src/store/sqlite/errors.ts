// Result codes of SQLite, turned into errors of ours at the store's edge: no service sees a driver error.
import { TitenError, conflict, notReady } from '../../errors/error.ts'

const codeOf = (thrown: unknown) => String((thrown as { code?: unknown } | null)?.code ?? '')

/** True when another connection stands in the way, so that the same statement may pass a moment later. */
export const isBusy = (thrown: unknown) => /^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(codeOf(thrown))

/**
 * The error of ours for an error of the driver; anything else comes back as it is.
 * A constraint of our schema keeps its own words, since the MCP path shows them.
 */
export function toStoreError(thrown: unknown): unknown {
  const code = codeOf(thrown)
  if (!code.startsWith('SQLITE_')) return thrown
  if (isBusy(thrown)) return notReady('The database is busy with another process: try again.', thrown)
  if (code === 'SQLITE_FULL') return notReady('The disk is full: nothing of this request was kept. Make room and try again.', thrown)
  if (code.startsWith('SQLITE_READONLY')) return notReady('The database file is read-only: make it writable.', thrown)
  if (code === 'SQLITE_CONSTRAINT_CHECK' || code === 'SQLITE_CONSTRAINT_NOTNULL' || code === 'SQLITE_CONSTRAINT_DATATYPE') {
    return new TitenError('VALIDATION_ERROR', 'The request breaks a rule of the store.', { constraint: (thrown as Error).message, cause: thrown })
  }
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return conflict('Another request wrote the same record first: try again.')
  }
  if (/^SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB|NOMEM)/.test(code)) {
    return notReady('The database file cannot be read or written: see the log of the server.', thrown)
  }
  return new TitenError('INTERNAL', 'Something went wrong on our side. The request id helps to find it.', { cause: thrown })
}
