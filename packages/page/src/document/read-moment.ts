const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

type Moment = { date: string; timeZone?: string | undefined }

/** Converts a local date and time in a time zone to a Date; null if either is missing or invalid. */
export function readMoment({ date, timeZone = '' }: Moment): Date | null {
  const wanted = local.test(date) ? Date.parse(`${date}:00Z`) : Number.NaN
  if (Number.isNaN(wanted) || wanted < 0 || !isTimeZone(timeZone)) return null
  // February 30 parses as a day in March.
  if (!new Date(wanted).toISOString().startsWith(date)) return null
  // The second pass corrects for an offset change between the guess and the actual time.
  const guess = wanted - getUtcOffset(wanted, timeZone)
  return new Date(wanted - getUtcOffset(guess, timeZone))
}

function isTimeZone(name: string): boolean {
  if (name === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** Returns the time zone's UTC offset in milliseconds. */
function getUtcOffset(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
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
