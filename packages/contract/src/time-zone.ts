import { readLocalTime } from '@wildpath/page/zone-clock'

export { findMoments, isTimeZone } from '@wildpath/page/zone-clock'

const dayMs = 86_400_000

/** The zone that an account's days are counted in; UTC until its browser has reported one. */
export function getTimeZone({ time_zone }: { time_zone: string | null }): string {
  return time_zone ?? 'UTC'
}

/** The calendar day in a time zone, as `2026-05-01`. */
export function getLocalDay(at: Date, timeZone: string): string {
  return new Date(readLocalTime(at, timeZone)).toISOString().slice(0, 10)
}

/** The local time in a time zone, as `2026-05-01 17:05`. */
export function getLocalTime(at: Date, timeZone: string): string {
  return new Date(readLocalTime(at, timeZone)).toISOString().slice(0, 16).replace('T', ' ')
}

/** Adds whole calendar days; a negative count goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The last `count` calendar days in order, up to and including `last`. */
export function listDaysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
}
