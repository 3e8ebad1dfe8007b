// The disk is full: writes are refused in words that say so, and go on once there is room, without a restart.
import t, { type Test } from 'tap'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { columnOf, faultsOf } from '../support/file.ts'
import { call, initDatabase, observation, startServer, type Server } from '../support/process.ts'

const CONTENT = 'x'.repeat(500) + ' lorem ipsum dolor sit amet'.repeat(1500)

/** Makes the folder a small file system of its own. @returns false where this account may not mount one */
function mountSmall(t: Test, folder: string): boolean {
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status !== 0) return false
  t.teardown(() => { spawnSync('umount', ['-l', folder]) })
  return true
}

/** Writes until one is refused. @returns the ids of those before, and the refusal */
async function fill(server: Server, key: string) {
  const ids: string[] = []
  for (;;) {
    const answer = await call(server, 'POST', '/v1/observations', { key, body: observation(`${ids.length} ${CONTENT}`) })
    if (answer.status !== 201) return { ids, refusal: answer }
    ids.push(answer.body.data.observation_id)
    if (ids.length > 2000) throw new Error('the disk did not get full')
  }
}

async function tryReads(t: Test, server: Server, key: string, ids: string[]) {
  for (const id of ids) t.match(await call(server, 'GET', `/v1/observations/${id}`, { key }), { status: 200, body: { data: { observation_id: id } } })
  t.match(await call(server, 'GET', '/healthz'), { status: 200 })
}

t.test('a small file system', async (t) => {
  // Not in the runner's own folder, which it empties before the file system is gone.
  const folder = mkdtempSync(join(tmpdir(), 'titen-disk-'))
  const mounted = mountSmall(t, folder)
  const filler = join(folder, 'filler')
  if (mounted) writeFileSync(filler, Buffer.alloc(4 * 1024 * 1024))
  const { db, key } = await initDatabase(join(folder, 'titen.db'))
  // Where nothing can be mounted, the process is allowed files of a certain size and no more.
  const server = await startServer(t, db, mounted ? {} : { fileBlocks: 6000 })
  const { ids, refusal } = await fill(server, key)
  t.ok(ids.length > 10, `${ids.length} writes fitted`)
  t.match(refusal, { status: 503, headers: { 'retry-after': /^\d+$/ }, body: { error: { code: 'NOT_READY' }, meta: { request_id: /^req_/ } } })
  if (mounted) {
    t.match(refusal.body.error.message, /disk is full/, 'the error is that of the disk, not of what followed from it')
    t.match(await call(server, 'GET', '/readyz'), { status: 503, body: { error: { code: 'NOT_READY', message: /disk/ } } })
  }
  await tryReads(t, server, key, ids)
  const parallel = await Promise.all(Array.from({ length: 8 }, (_, i) => call(server, 'POST', '/v1/observations', { key, body: observation(`${i} ${CONTENT}`, 'parallel') })))
  for (const { status, body } of parallel) t.ok(status === 201 || body.error.code === 'NOT_READY', `${status}`)
  ids.push(...parallel.filter(({ status }) => status === 201).map(({ body }) => body.data.observation_id))

  let last = server
  if (mounted) rmSync(filler)
  else {
    server.kill('SIGTERM')
    await server.ended
    last = await startServer(t, db)
  }
  const more = await call(last, 'POST', '/v1/observations', { key, body: observation(CONTENT) })
  t.equal(more.status, 201, 'writes go on once there is room')
  await tryReads(t, last, key, ids)
  last.kill('SIGTERM')
  t.match(await last.ended, { code: 0 })
  t.same(columnOf(db, 'SELECT count(*) FROM observations'), [ids.length + 1], 'nothing of the refused writes is left')
  t.same(faultsOf(db), [])
})
