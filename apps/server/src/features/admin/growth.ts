/** In percent with one decimal; from nothing to something is 100 (spec 3, section 9). */
export function growthPercent(current: number, previous: number): number {
  if (previous === 0) return current > 0 ? 100 : 0
  return Math.round(((current - previous) / Math.abs(previous)) * 1000) / 10
}

export function dollars(cents: number): number {
  return cents / 100
}

/** The first days of so many months (UTC), that of `now` last, as 2026-05-01. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index)))
      .toISOString()
      .slice(0, 10),
  )
}
