// Bytes on a socket: for requests that no HTTP client would send.
import { connect } from 'node:net'
import { toReply, type Reply } from './app.ts'

/** A server that says nothing for so long never will: waiting on would only hide which test it was. */
const PATIENCE_MS = 10_000

/**
 * Sends bytes and reads until the server ends the connection or an answer is whole.
 * @param chunks written one after another, each once the one before is flushed
 * @returns the first answer
 */
export function sendRaw (url: string, chunks: (string | Buffer)[], { end = false } = {}): Promise<Reply> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname)
    let received = Buffer.alloc(0)
    let settled = false
    const patience = setTimeout(() => { finish() }, PATIENCE_MS)
    const finish = () => {
      if (settled) return
      settled = true
      clearTimeout(patience)
      socket.destroy()
      const text = received.toString('utf8')
      const split = text.indexOf('\r\n\r\n')
      if (split < 0) return fail(new Error(`no answer but ${JSON.stringify(text)}`))
      const [status, ...lines] = text.slice(0, split).split('\r\n')
      const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
      done(toReply(Number(status!.split(' ')[1]), headers, text.slice(split + 4)))
    }
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const head = received.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(received.subarray(0, Math.max(head, 0)).toString())?.[1]
      if (head >= 0 && length !== undefined && received.length >= head + 4 + Number(length)) finish()
    })
    // A server that refuses may close while we still write: what it said before counts.
    socket.on('error', (error) => (received.length > 0 ? finish() : settled || fail(error)))
    socket.on('close', finish)
    socket.on('connect', async () => {
      for (const chunk of chunks) {
        if (socket.destroyed) return
        await new Promise<void>((flushed) => { socket.write(chunk, () => flushed()) })
      }
      if (end) socket.end()
    })
  })
}

/** The head of a request with a JSON body. */
export function headOf (method: string, path: string, headers: Record<string, string | number | undefined>): string {
  const lines = Object.entries(headers).filter(([, value]) => value !== undefined).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`
}
