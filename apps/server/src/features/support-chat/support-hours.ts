const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Whether the team is there: Mon-Fri 9am-5pm ET (spec 2, 'Static pages'). */
export function isTeamThere(now: Date): boolean {
  const read = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(read['hour'])
  return read['weekday'] !== 'Sat' && read['weekday'] !== 'Sun' && hour >= 9 && hour < 17
}
