const dayMs = 86_400_000

type Total = {
  /** The part that is not spent yet. */
  leftCents: number
  /** Epoch milliseconds. */
  startMs: number
  endMs: number
}

/** Counts the remaining days of a total budget, with fractions; at least 1. */
export function countDaysLeft({ startMs, endMs }: Omit<Total, 'leftCents'>, nowMs: number): number {
  return Math.max(1, (endMs - Math.max(startMs, nowMs)) / dayMs)
}

/** Daily cents from now on, or from the start: platforms spread the rest of a total budget over the remaining days. */
export function getPaceOfTotal({ leftCents, ...times }: Total, nowMs: number): number {
  return Math.ceil(leftCents / countDaysLeft(times, nowMs))
}

/** Converts dates to the time from the start of the first day to the end of the last one, in UTC. */
export function spanDays(startDate: string, endDate: string): { startMs: number; endMs: number } {
  return { startMs: Date.parse(startDate), endMs: Date.parse(endDate) + dayMs }
}
