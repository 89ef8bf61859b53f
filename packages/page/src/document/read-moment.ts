import { lruMemo } from './lru-memo.ts'

const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

type Moment = { date: string; timeZone?: string | undefined }

/** Converts a local date and time in a time zone to a Date; null if either is missing or invalid. */
export function readMoment({ date, timeZone = '' }: Moment): Date | null {
  const wanted = local.test(date) ? Date.parse(`${date}:00Z`) : Number.NaN
  const formatter = timeZone === '' ? null : getFormatter(timeZone)
  if (Number.isNaN(wanted) || wanted < 0 || formatter === null) return null
  // February 30 parses as a day in March.
  if (!new Date(wanted).toISOString().startsWith(date)) return null
  // The second pass corrects for an offset change between the guess and the actual time.
  const guess = wanted - getUtcOffset(wanted, formatter)
  return new Date(wanted - getUtcOffset(guess, formatter))
}

const memoizeFormatter = lruMemo<Intl.DateTimeFormat | null>(50)

/** Returns a formatter for the time zone; null if the time zone is unknown. Cached, because creating one is slow. */
function getFormatter(timeZone: string): Intl.DateTimeFormat | null {
  return memoizeFormatter(timeZone, () => {
    try {
      return new Intl.DateTimeFormat('en', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch {
      return null
    }
  })
}

/** Returns the UTC offset of the formatter's time zone in milliseconds. */
function getUtcOffset(time: number, formatter: Intl.DateTimeFormat): number {
  const parts = formatter.formatToParts(time)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return clock - time
}
