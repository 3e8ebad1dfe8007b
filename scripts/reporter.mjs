// The tap reporter: passes the TAP on as it comes, then names what failed, then counts in one closing line.
// tap's own output ends in a comment that neither people nor CI read as a result.
import { Transform } from 'node:stream'

const FAILURES_SHOWN_MAX = 50

/** Reads TAP line by line and keeps what the closing lines need. */
function newSummary () {
  const subtests = []
  const failures = []
  let total
  let diagnosticIndent = -1

  function read (line) {
    const text = line.trimStart()
    const indent = line.length - text.length
    // A diagnostic block quotes source and output, which may look like TAP.
    if (diagnosticIndent >= 0) {
      if (indent === diagnosticIndent && text === '...') diagnosticIndent = -1
      return
    }
    if (text === '---') {
      diagnosticIndent = indent
      return
    }
    const depth = Math.floor(indent / 4)
    if (text.startsWith('# Subtest: ')) {
      subtests[depth] = text.slice('# Subtest: '.length)
    } else if (text.startsWith('not ok ') && !/ # (?:TODO|SKIP)/i.test(text)) {
      const name = text.replace(/^not ok \d+(?: - )?/, '').replace(/ # time=\S+$/, '')
      failures.push([...subtests.slice(0, depth), name].join(' > '))
    } else if (indent === 0 && /^# \{.*\}$/.test(text)) {
      total = text
    }
  }

  function closing () {
    // A failed subtest fails each one around it: only the innermost is news.
    const leaves = [...new Set(failures)].filter((path) => !failures.some((other) => other.startsWith(`${path} > `)))
    const lines = leaves.slice(0, FAILURES_SHOWN_MAX).map((path) => `FAILED ${path}`)
    if (leaves.length > FAILURES_SHOWN_MAX) lines.push(`and ${leaves.length - FAILURES_SHOWN_MAX} more`)
    // Without a total the run broke off, and a count would be a lie.
    if (total !== undefined) lines.push(countLine(total))
    return lines.map((line) => `${line}\n`).join('')
  }

  return { read, closing }
}

function countLine (total) {
  const count = (word) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(total)?.[1] ?? 0)
  return `${count('pass')} passed, ${count('fail')} failed, ${count('skip') + count('todo')} skipped`
}

/** tap makes one of these and pipes the run into it. It must be a Transform: a plain Writable crashes tap. */
export default class Reporter extends Transform {
  #summary = newSummary()
  #rest = ''

  _transform (chunk, _encoding, done) {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#summary.read(line)
    done(null, chunk)
  }

  _flush (done) {
    if (this.#rest !== '') this.#summary.read(this.#rest)
    done(null, this.#summary.closing())
  }
}
