const week = 7

/**
 * By how many per cent the average of the last 7 days differs from that of the 7 before (spec 3, section 9); null where
 * those had nothing, of which there are no per cent.
 */
export function trendPercent(daily: readonly number[]): number | null {
  const now = average(daily.slice(-week))
  const before = average(daily.slice(-2 * week, -week))
  if (before === 0) return now > 0 ? null : 0
  return ((now - before) / before) * 100
}

/** Of days, those up to the first of the 7 that come before the last 7, which is among them. */
export function upToWeekBefore<Day>(days: readonly Day[]): Day[] {
  return days.slice(0, Math.max(days.length - 2 * week + 1, 0))
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
