const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const dayOfYear = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' })
const wholeDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** 'Today 14:05', 'Yesterday 09:30', 'May 3, 08:00' or 'May 3, 2025, 08:00' in the person's own time zone. */
export function savedAtText(time: string, now: Date): string {
  const saved = new Date(time)
  const days = (startOfDay(now) - startOfDay(saved)) / 86_400_000
  // A day with a change of clocks has 23 or 25 hours.
  const daysAgo = Math.round(days)
  if (daysAgo === 0) return `Today ${clock.format(saved)}`
  if (daysAgo === 1) return `Yesterday ${clock.format(saved)}`
  const isThisYear = saved.getFullYear() === now.getFullYear()
  return `${(isThisYear ? dayOfYear : wholeDay).format(saved)}, ${clock.format(saved)}`
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
}
