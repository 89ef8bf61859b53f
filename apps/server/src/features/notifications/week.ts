import { addDays, findMoments } from '@wildpath/contract'

const dayMs = 86_400_000

/** The Monday on or after this UTC day on which the next summaries are due. */
function nextMonday(day: string): string {
  return addDays(day, (8 - new Date(day).getUTCDay()) % 7)
}

/** The week of the next summaries, and when their sending must be planned. */
export function nextSummaryWeek(now: Date): { monday: string; planAt: Date } {
  const today = now.toISOString().slice(0, 10)
  const [monday, next] = [nextMonday(today), nextMonday(addDays(today, 7))]
  const planAt = planTime(monday)
  return planAt < now ? { monday: next, planAt: planTime(next) } : { monday, planAt }
}

/** Sunday, 18:00 UTC: the first place on Earth then reaches Monday, 8:00. */
function planTime(monday: string): Date {
  return new Date(Date.parse(monday) - dayMs / 4)
}

/** Monday, 8:00 in the reader's time zone. */
export function summaryTime(monday: string, timeZone: string): Date {
  // No zone has ever skipped 8:00 in the morning; UTC only satisfies the type.
  return findMoments(`${monday}T08:00`, timeZone)[0] ?? new Date(`${monday}T08:00:00Z`)
}

/** Such as '2026-W47' (ISO 8601: the week with the year's first Thursday is the first). */
export function isoWeek(time: Date): string {
  const thursday = new Date(time.getTime() + (4 - (time.getUTCDay() || 7)) * dayMs)
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const week = Math.floor((thursday.getTime() - yearStart) / (7 * dayMs)) + 1
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`
}
