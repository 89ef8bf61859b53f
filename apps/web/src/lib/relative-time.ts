const units = [
  { unit: 'year', seconds: 365 * 24 * 3600 },
  { unit: 'month', seconds: 30 * 24 * 3600 },
  { unit: 'week', seconds: 7 * 24 * 3600 },
  { unit: 'day', seconds: 24 * 3600 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

const inWords = new Intl.RelativeTimeFormat('en')

/** '2 hours ago' for an ISO 8601 time; 'just now' below a minute and for clocks that run ahead. */
export function relativeTime(time: string, now: Date): string {
  const secondsAgo = (now.getTime() - new Date(time).getTime()) / 1000
  for (const { unit, seconds } of units) {
    const count = Math.floor(secondsAgo / seconds)
    if (count >= 1) return inWords.format(-count, unit)
  }
  return 'just now'
}

/** 'in 8 minutes' for an ISO 8601 time; 'in a moment' below a minute and for what is due. */
export function timeUntil(time: string, now: Date): string {
  const seconds = (new Date(time).getTime() - now.getTime()) / 1000
  for (const { unit, seconds: length } of units) {
    const count = Math.floor(seconds / length)
    if (count >= 1) return inWords.format(count, unit)
  }
  return 'in a moment'
}
