// Files that are no database of ours, or cannot be one: said in a sentence, and left as they are.
import t, { type Test } from 'tap'
import Database from 'better-sqlite3'
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { initDatabase, runCli, startServer } from '../support/process.ts'

/** What serve says of a file that it must refuse. */
async function refused(t: Test, path: string, reason: RegExp, uid?: number) {
  const { code, stdout, stderr } = await runCli(['serve', '--db', path, '--port', '0'], uid === undefined ? {} : { uid })
  t.equal(code, 1, `exit code: ${stderr}`)
  t.equal(stdout, '')
  t.ok(stderr.includes(path), `the path is named: ${stderr}`)
  t.match(stderr, reason)
  t.equal(stderr.trimEnd().split('\n').length, 1, 'one sentence')
}

t.test('an empty file becomes a new database', async (t) => {
  const path = join(t.testdir({ 'empty.db': '' }), 'empty.db')
  const { key } = await initDatabase(path)
  t.match(key, /^titen_sk_/)
})

t.test('a first start that was killed half way is taken up again', async (t) => {
  const path = join(t.testdir(), 'titen.db')
  const db = new Database(path)
  // All that stands in the file before the first migration is committed.
  db.pragma('journal_mode = WAL')
  db.exec('CREATE TABLE schema_migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT')
  db.close()
  const { key } = await initDatabase(path)
  t.match(key, /^titen_sk_/)
})

t.test('what is no database of ours is refused and stays as it is', async (t) => {
  const dir = t.testdir({ 'text.db': 'Dear diary, this is a text file of some length, longer than a header.\n'.repeat(20), folder: {}, file: 'x' })
  const before = readFileSync(join(dir, 'text.db'))
  await refused(t, join(dir, 'text.db'), /is not a SQLite database/)
  t.ok(readFileSync(join(dir, 'text.db')).equals(before), 'not a byte changed')
  await refused(t, join(dir, 'folder'), /is a folder/)
  await refused(t, join(dir, 'file/titen.db'), /cannot be opened/)

  const other = join(dir, 'other.db')
  const db = new Database(other)
  db.exec('CREATE TABLE recipes (name TEXT)')
  db.close()
  const bytes = readFileSync(other)
  await refused(t, other, /database of another program/)
  t.ok(readFileSync(other).equals(bytes), 'not a byte changed')
  t.same(readdirSync(dir).sort(), ['file', 'folder', 'other.db', 'text.db'], 'no file was left beside them')
})

t.test('a newer schema and a changed migration are refused, and the file stays as it is byte for byte', async (t) => {
  const dir = t.testdir()
  const { db: good } = await initDatabase(join(dir, 'good.db'))
  const changed = (name: string, sql: string) => {
    const path = join(dir, name)
    copyFileSync(good, path)
    const db = new Database(path)
    db.exec(sql)
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
    return path
  }
  const newer = changed('newer.db', "INSERT INTO schema_migrations SELECT version + 1, 'later', checksum, applied_at FROM schema_migrations ORDER BY version DESC LIMIT 1")
  const other = changed('other.db', "UPDATE schema_migrations SET checksum = 'abc' WHERE version = 1")
  for (const [path, reason] of [[newer, /was written by a newer Titen/], [other, /has another migration 1/]] as const) {
    const before = readFileSync(path)
    await refused(t, path, reason)
    t.match(await runCli(['init', '--db', path, '--org', 'x']), { code: 1 })
    t.ok(readFileSync(path).equals(before), `${path} is unchanged`)
  }
})

t.test('a file and a folder that may not be written', async (t) => {
  const dir = t.testdir()
  const folder = join(dir, 'closed')
  mkdirSync(folder)
  const { db } = await initDatabase(join(folder, 'titen.db'))
  // The superuser may write everything: as nobody the same folder is closed.
  const uid = process.getuid?.() === 0 ? 65534 : undefined
  if (uid !== undefined) {
    // Nobody must at least be able to read the program and to walk to the file.
    const probe = await runCli(['--version'], { uid })
    if (probe.code !== 0) return t.comment('this machine lets no other account read the program: nothing to try')
  }
  chmodSync(db, 0o444)
  await refused(t, db, /cannot be written/, uid)
  chmodSync(db, 0o644)
  if (uid !== undefined) chownSync(db, uid, uid)
  chmodSync(folder, 0o555)
  try {
    await refused(t, db, /cannot be (written|opened)/, uid)
    await refused(t, join(folder, 'new.db'), /cannot be (written|opened)/, uid)
  } finally {
    // Before the runner empties its folder.
    chmodSync(folder, 0o755)
  }
})

t.test('a damaged header', async (t) => {
  const dir = t.testdir()
  const { db } = await initDatabase(join(dir, 'titen.db'))
  const bytes = readFileSync(db)
  writeFileSync(db, bytes.subarray(0, 5000))
  const { code, stderr } = await runCli(['serve', '--db', db, '--port', '0'])
  t.equal(code, 1)
  t.equal(stderr.trimEnd().split('\n').length, 1, stderr)
})

t.test('another process holds the lock at the start', async (t) => {
  const { db } = await initDatabase(join(t.testdir(), 'titen.db'))
  const holder = new Database(db)
  holder.exec('BEGIN IMMEDIATE')
  const server = await startServer(t, db)
  holder.exec('ROLLBACK')
  holder.close()
  server.kill('SIGTERM')
  t.match(await server.ended, { code: 0 }, 'the schema is up to date, so nothing has to be written')
})
