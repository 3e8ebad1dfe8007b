// MCP over stdin and stdout: one message a line. What a message means is the business of whoever answers; this file
// sees to it that none is lost, that answers come whole and in order, and that nothing else is written.
import type { Readable, Writable } from 'node:stream'
import { TitenError } from '../errors/error.ts'
import { decodeBody, parseJson, type Parsed } from '../json.ts'
import { INVALID_REQUEST, fail, refuseUnreadable } from './json-rpc.ts'

/** Longest line that is read whole. What the store can take is far below; it answers for that with the id of the message. */
const LINE_MAX = 64 * 1024 * 1024
/** Lines that may wait for their turn before reading pauses. */
const WAITING_MAX = 256

const NEWLINE = 0x0a

/** Answers one message. @returns the text of the answer without a newline in it, or undefined where none is due */
export type AnswerMessage = (parsed: Parsed, line: string) => Promise<string | undefined>

type Pipes = { input: Readable; output: Writable; answer: AnswerMessage; signal: AbortSignal }

/** Cuts bytes into lines. A line that is too long is given as undefined, and its rest is skipped. */
function openLines(take: (line: Buffer | undefined) => void) {
  let parts: Buffer[] = []
  let length = 0
  let skipping = false
  const add = (part: Buffer) => {
    if (skipping) return
    parts.push(part)
    length += part.length
    if (length > LINE_MAX) { take(undefined); parts = []; skipping = true }
  }
  const end = () => {
    if (!skipping && length > 0) take(Buffer.concat(parts))
    parts = []
    length = 0
    skipping = false
  }
  const write = (chunk: Buffer) => {
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, at))
      end()
      start = at + 1
    }
    if (start < chunk.length) add(chunk.subarray(start))
  }
  return { write, end }
}

/** The answer to a line, or undefined for a line that asks for none. */
async function answerLine(line: Buffer | undefined, answer: AnswerMessage): Promise<string | undefined> {
  if (line === undefined) return fail(null, INVALID_REQUEST, `Invalid request: a message holds at most ${LINE_MAX} bytes.`)
  let text: string
  let parsed: Parsed
  try {
    text = decodeBody(line)
    if (text.trim() === '') return undefined
    parsed = parseJson(text)
  } catch (error) {
    if (error instanceof TitenError) return refuseUnreadable(error.message).text
    throw error
  }
  return answer(parsed, text)
}

const writeLine = (output: Writable, text: string) =>
  new Promise<void>((resolve, reject) => { output.write(`${text}\n`, (error) => (error ? reject(error) : resolve())) })

/**
 * Answers line after line until the input ends or the signal comes. What has arrived by then is answered first.
 * @throws what the answering throws, or why the output cannot be written
 */
export async function serveLines({ input, output, answer, signal }: Pipes): Promise<void> {
  let stop!: () => void
  const over = new Promise<void>((resolve) => { stop = resolve })
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  const lines = openLines((line) => {
    if (++waiting >= WAITING_MAX) input.pause()
    last = last.then(async () => {
      const text = await answerLine(line, answer)
      if (text !== undefined) await writeLine(output, text)
      if (--waiting < WAITING_MAX / 2 && !signal.aborted) input.resume()
    })
    // The first failure ends the serving, and is thrown below.
    last.catch(stop)
  })
  input.on('data', lines.write)
  // The last message needs no newline behind it.
  input.on('end', () => { lines.end(); stop() })
  input.on('close', stop)
  input.on('error', stop)
  signal.addEventListener('abort', stop)
  await over
  input.off('data', lines.write).pause()
  for (let chunk = input.read() as Buffer | null; chunk !== null; chunk = input.read() as Buffer | null) lines.write(chunk)
  await last
}
