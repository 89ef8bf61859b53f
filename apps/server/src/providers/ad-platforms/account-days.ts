import { countDays, getLocalDay } from '@wildpath/contract'

export { addDays } from '@wildpath/contract'

/** The ad account's local day, such as `2031-05-01`. */
export function dayIn(zone: string, at: Date): string {
  return getLocalDay(at, zone)
}

/** How many days there are from one to another, both included; at least one. */
export function daysFrom(first: string, last: string): number {
  return Math.max(1, countDays(first, last))
}

/** The moment at which a day begins in a time zone, as ISO 8601 with its offset there: `2031-05-01T00:00:00-06:00`. */
export function startOfDay(zone: string, day: string): string {
  // Where clocks change on that day, the first look may see the offset of the other side.
  const guess = Date.parse(`${day}T00:00:00${offsetOf(zone, new Date(`${day}T00:00:00Z`))}`)
  return `${day}T00:00:00${offsetOf(zone, new Date(guess))}`
}

function offsetOf(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  const offset = parts?.value.replace('GMT', '') ?? ''
  return offset === '' ? '+00:00' : offset
}
