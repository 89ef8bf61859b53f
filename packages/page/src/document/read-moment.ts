import { findMoments, isTimeZone } from './zone-clock.ts'

type Moment = { date: string; timeZone?: string | undefined }

/** Converts a local date and time in a time zone to a Date; null if either is missing or invalid. */
export function readMoment({ date, timeZone = '' }: Moment): Date | null {
  const isValid = Date.parse(`${date}:00Z`) >= 0 && isTimeZone(timeZone)
  return (isValid ? findMoments(date, timeZone)[0] : undefined) ?? null
}
