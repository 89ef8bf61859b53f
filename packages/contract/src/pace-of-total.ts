import { type AdSchedule, countScheduledDays } from './ad-schedule.ts'
import { addDays } from './time-zone.ts'

/** The days on which the rest of a total budget can be spent. */
export type RemainingRun = {
  /** Now or the start, whichever is later, and the end: local times of the ad account such as `2031-05-01 17:05`. */
  from: string
  to: string
  schedule: AdSchedule
  /** True if the rest still includes what the first day has cost so far. */
  isFirstDayWhole: boolean
}

/** Counts the scheduled days that remain, with fractions. A day whose scheduled hours are over does not count. */
export function countDaysLeft({ from, to, schedule, isFirstDayWhole }: RemainingRun): number {
  if (from >= to) return 0
  const [first, last] = [readDay(from), readDay(to)]
  const isScheduled = (day: string) => countScheduledDays(schedule.days, day, day) === 1
  const shareBefore = isScheduled(first) ? getPastShare(from, schedule) : 0
  const shareAfter = isScheduled(last) ? 1 - getPastShare(to, schedule) : 0
  const missing = (isFirstDayWhole ? Math.floor(shareBefore) : shareBefore) + shareAfter
  return Math.max(0, countScheduledDays(schedule.days, first, last) - missing)
}

/**
 * Returns cents per scheduled day: platforms spread the rest of a total budget over the scheduled days that remain.
 * The whole rest if less than a day remains.
 */
export function getPaceOfTotal({
  leftCents,
  run,
}: {
  leftCents: number
  run: RemainingRun
}): number {
  return Math.ceil(Math.max(0, leftCents) / Math.max(1, countDaysLeft(run)))
}

/** Returns the local time at which a day such as `2031-05-01` ends. */
export function endOfDay(day: string): string {
  return startOfDay(addDays(day, 1))
}

/** Returns the later of the local time now and the start of a day. */
export function startOfRun(startDate: string | null, now: string): string {
  return startDate !== null && startDate > readDay(now) ? startOfDay(startDate) : now
}

function startOfDay(day: string): string {
  return `${day} 00:00`
}

function readDay(time: string): string {
  return time.slice(0, 10)
}

/** Share of a day's scheduled hours that are over, from 0 to 1. */
function getPastShare(time: string, { fromMinute, toMinute }: AdSchedule): number {
  const minute = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  return Math.min(1, Math.max(0, (minute - fromMinute) / (toMinute - fromMinute)))
}
