const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

type Moment = { date: string; timeZone?: string | undefined }

/** The moment that a local date and time mean in a time zone; null if one of them is missing or invalid. */
export function readMoment({ date, timeZone = '' }: Moment): Date | null {
  const wanted = local.test(date) ? Date.parse(`${date}:00Z`) : Number.NaN
  if (Number.isNaN(wanted) || !isTimeZone(timeZone)) return null
  // The second pass is exact, even if the offset changes between the guess and the moment.
  const guess = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(guess, timeZone))
}

function isTimeZone(name: string): boolean {
  if (name === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** Milliseconds that clocks of the zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
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
