// Results as tables for people.

const thousands = (value) => Math.round(value).toLocaleString('en')

/** A number with about three digits that mean something. */
export function figure (value) {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (value >= 100) return thousands(value)
  return value >= 10 ? value.toFixed(1) : value >= 1 ? value.toFixed(2) : value.toFixed(3)
}

/** Rows under a head; the first column to the left, the rest to the right. */
export function table (head, rows) {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = (row) => row.map((cell, column) => (column < 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ').trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...all.slice(1).map(line)].join('\n')
}

const corpusName = ({ shape, subjects, claims }) => `${shape}, ${subjects === 1 ? '1 subject' : `${subjects} subjects`}, ${thousands(claims)} claims`

const LANE_HEAD = ['lane', 'clients', 'who', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'rate to it', 'CPU to it']

/** One line for the server and one for each floor, where the last columns are the server's figures by the floor's. */
const laneRows = ({ lane, clients, server, floors }) => [
  [lane, clients, 'titen', figure(server.rate), figure(server.p50), figure(server.p95), figure(server.p99), figure(server.cpuMs), '', ''],
  ...floors.map((floor) => ['', '', floor.name, figure(floor.rate), figure(floor.p50), figure(floor.p95), figure(floor.p99), figure(floor.cpuMs),
    figure(server.rate / floor.rate), figure(server.cpuMs / floor.cpuMs)]),
]

function storeRows ({ corpora }) {
  return corpora.map((corpus) => [
    corpusName(corpus), figure(corpus.fill.pairsPerSecond), figure(corpus.fill.cpuMsPerPair), figure(corpus.bytesPerPair), figure(corpus.bytesPerPair / corpus.textBytes),
    figure(corpus.memory?.resident), figure(corpus.memory?.peak), corpus.recall.at1.toFixed(3), corpus.recall.at10.toFixed(3), corpus.exhaustive.at1.toFixed(3), corpus.exhaustive.at10.toFixed(3),
  ])
}

/** Everything as text. */
export function report (results) {
  const { conditions, corpora, boot, interference } = results
  const parts = [`${conditions.date}, Node ${conditions.node}, ${conditions.cpus} × ${conditions.cpu}, ${conditions.platform}, database in ${conditions.folderKind}, ${conditions.rounds} × ${conditions.seconds} s a sample`]
  parts.push(table(['corpus', 'pairs/s', 'CPU ms a pair', 'bytes a pair', '× text', 'MiB', 'peak MiB', '@1', '@10', 'all @1', 'all @10'], storeRows(results)))
  for (const corpus of corpora.filter(({ lanes }) => lanes.length > 0)) {
    parts.push(`${corpusName(corpus)}\n${table(LANE_HEAD, corpus.lanes.flatMap(laneRows))}`)
  }
  if (interference.length > 0) {
    parts.push(table(['small requests beside', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms', 'its own p50 ms'],
      interference.map((row) => [row.work, row.requests, figure(row.p50), figure(row.p95), figure(row.p99), figure(row.max), figure(row.workP50)])))
  }
  parts.push(table(['start to first answer', 'bare Node ms', 'titen ms', 'over it ms'],
    boot.map((row) => [row.name, figure(row.bareNodeMs), figure(row.serverMs), figure(row.overMs)])))
  return parts.join('\n\n') + '\n'
}
