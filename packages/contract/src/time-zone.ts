const dayMs = 86_400_000

/** Returns whether this machine knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** The zone that an account's days are counted in; UTC until its browser has reported one. */
export function getTimeZone({ time_zone }: { time_zone: string | null }): string {
  return time_zone ?? 'UTC'
}

/** The calendar day in a time zone, as `2026-05-01`. */
export function getLocalDay(at: Date, timeZone: string): string {
  const { year, month, day } = readClock(at, timeZone)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** The local time in a time zone, as `2026-05-01 17:05`. */
export function getLocalTime(at: Date, timeZone: string): string {
  return new Date(readClockMs(at, timeZone)).toISOString().slice(0, 16).replace('T', ' ')
}

/** Adds whole calendar days; a negative count goes back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The last `count` calendar days in order, up to and including `last`. */
export function listDaysUpTo(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
}

/**
 * The moments at which clocks in the zone show a local time such as '2026-11-01T01:30': usually one, none if
 * clocks skip it, two if clocks repeat it.
 */
export function findMoments(local: string, timeZone: string): Date[] {
  const asUtc = /^\d{4,}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return []
  // Clocks change at most once within two days, so one of these offsets applies.
  const offsets = new Set(
    [-dayMs, dayMs].map((shift) => offsetAt(new Date(asUtc + shift), timeZone)),
  )
  return [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => moment.getTime() + offsetAt(moment, timeZone) === asUtc)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  return readClockMs(moment, timeZone) - Math.floor(moment.getTime() / 1000) * 1000
}

/** The local time of the zone, read as if it were UTC. */
function readClockMs(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = readClock(at, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function readClock(at: Date, timeZone: string) {
  const parts = getClock(timeZone).formatToParts(at)
  const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** A formatter takes far longer to create than to use, and every counted view needs one. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function getClock(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}
