// npm start: builds and goes on as the program, in this process, so that signals to npm's child reach the server.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: ['ignore', 'ignore', 'inherit'] })
process.argv.splice(2, 0, 'start')
await import(new URL('../dist/cli/main.js', import.meta.url).href)
