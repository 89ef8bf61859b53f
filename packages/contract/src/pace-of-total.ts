const dayMs = 86_400_000

/** Epoch milliseconds. */
type Run = { startMs: number; endMs: number }

/** Counts the days that remain of a run, with fractions; 0 or less if it is over. */
export function countDaysLeft({ startMs, endMs }: Run, nowMs: number): number {
  return (endMs - Math.max(startMs, nowMs)) / dayMs
}

/** Daily cents from now on, or from the start: platforms spread the rest of a total budget over the remaining days. */
export function getPaceOfTotal({
  leftCents,
  daysLeft,
}: {
  leftCents: number
  daysLeft: number
}): number {
  return Math.ceil(Math.max(0, leftCents) / Math.max(1, daysLeft))
}

/** Converts dates to the time from the start of the first day to the end of the last one, in UTC. */
export function spanDays(startDate: string, endDate: string): Run {
  return { startMs: Date.parse(startDate), endMs: Date.parse(endDate) + dayMs }
}
