// Percentiles and medians.

/** @param sorted ascending */
export function percentile (sorted, share) {
  if (sorted.length === 0) return 0
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
}

export function median (values) {
  const sorted = values.filter((value) => value !== undefined && !Number.isNaN(value)).sort((a, b) => a - b)
  if (sorted.length === 0) return undefined
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** p50, p95, p99 and the longest of some times. */
export function spread (times) {
  const sorted = Float64Array.from(times).sort()
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99), max: sorted[sorted.length - 1] ?? 0 }
}
