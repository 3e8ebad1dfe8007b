// From nothing to the first answer, beside what Node alone takes to say a word.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer, stop } from './processes.mjs'
import { median } from './statistics.mjs'

async function bareNode () {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['-e', 'console.log("here")'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  const took = performance.now() - startedAt
  await ended
  return took
}

async function server (program, db) {
  const running = await startServer(program, db)
  const answer = await fetch(`${running.url}/healthz`)
  const took = performance.now() - running.startedAt
  if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}`)
  await answer.text()
  await stop(running)
  return took
}

/** Starts both in turn on a database that nobody else has open. @returns medians in milliseconds */
export async function measureBoot (program, db, runs) {
  const bare = []
  const own = []
  for (let i = 0; i < runs; i++) {
    bare.push(await bareNode())
    own.push(await server(program, db))
  }
  return { bareNodeMs: median(bare), serverMs: median(own), overMs: median(own.map((took, i) => took - bare[i])) }
}
