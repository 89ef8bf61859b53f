/**
 * The moments at which clocks of a zone show a local time, such as '2026-11-01T01:30': usually one; none where
 * they are put forward over it, two where they are put back.
 */
export function momentsOf(local: string, timeZone: string): Date[] {
  const asUtc = /^\d{4,}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return []
  const dayMs = 86_400_000
  // Clocks are put forward or back once within such a time at most, so one of these holds.
  const offsets = new Set(
    [-dayMs, dayMs].map((shift) => offsetAt(new Date(asUtc + shift), timeZone)),
  )
  return [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => moment.getTime() + offsetAt(moment, timeZone) === asUtc)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

/** Milliseconds that clocks of the zone are ahead of UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}

/** Of this browser, as the IANA names it. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
