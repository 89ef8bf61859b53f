const week = 7

/**
 * By how many per cent the average of the last 7 days differs from that of the 7 before (spec 3, section 9). Where the
 * 7 before have nothing it is 100 if the last 7 have something, otherwise 0.
 */
export function trendPercent(daily: readonly number[]): number {
  const now = average(daily.slice(-week))
  const before = average(daily.slice(-2 * week, -week))
  if (before === 0) return now > 0 ? 100 : 0
  return ((now - before) / before) * 100
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
