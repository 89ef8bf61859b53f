const dayMs = 86_400_000
const summaryHour = 8

/** The first Monday, 08:00 UTC, that is not before this moment. */
export function nextSummaryTime(now: Date): Date {
  const time = new Date(now)
  time.setUTCHours(summaryHour, 0, 0, 0)
  const daysToMonday = (8 - time.getUTCDay()) % 7
  const monday = new Date(time.getTime() + daysToMonday * dayMs)
  return monday < now ? new Date(monday.getTime() + 7 * dayMs) : monday
}

/** Such as '2026-W47' (ISO 8601: the week with the year's first Thursday is the first). */
export function isoWeek(time: Date): string {
  const thursday = new Date(time.getTime() + (4 - (time.getUTCDay() || 7)) * dayMs)
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const week = Math.floor((thursday.getTime() - yearStart) / (7 * dayMs)) + 1
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}

/** The seven days before this one, in UTC. */
export function weekBefore(time: Date): { from: string; before: string } {
  const day = (shift: number) => new Date(time.getTime() + shift * dayMs).toISOString().slice(0, 10)
  return { from: day(-7), before: day(0) }
}
