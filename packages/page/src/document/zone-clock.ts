import { lruMemo } from './lru-memo.ts'

const dayMs = 86_400_000

/** Returns whether this machine knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return getFormatter(name).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * The moments at which clocks in the zone show a local time such as '2026-11-01T01:30': usually one, none if
 * clocks skip it, two if clocks repeat it.
 */
export function findMoments(local: string, timeZone: string): Date[] {
  const asUtc = Date.parse(`${local}:00Z`)
  // A day such as February 30 parses as one in March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString() !== `${local}:00.000Z`) return []
  // Clocks change at most once within two days, so one of these offsets applies.
  const offsets = new Set(
    [-dayMs, dayMs].map((shift) => getUtcOffset(new Date(asUtc + shift), timeZone)),
  )
  return [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => moment.getTime() + getUtcOffset(moment, timeZone) === asUtc)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

/** Returns the zone's UTC offset in milliseconds. */
function getUtcOffset(at: Date, timeZone: string): number {
  return readLocalTime(at, timeZone) - Math.floor(at.getTime() / 1000) * 1000
}

/** Reads the zone's local time as if it were UTC, in milliseconds. Throws a RangeError if the zone is unknown. */
export function readLocalTime(at: Date, timeZone: string): number {
  const parts = getFormatter(timeZone).formatToParts(at)
  const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
}

/** There are about 600 zones, but each name may be in any case. */
const memoizeFormatter = lruMemo<Intl.DateTimeFormat>(1000)

/** Cached, because a formatter takes far longer to create than to use, and every counted view needs one. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  return memoizeFormatter(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  )
}
