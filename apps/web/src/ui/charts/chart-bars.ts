type Bar = { key: string; x: number; y: number; width: number; height: number }

/** The share of a day's room that its bar takes; the rest is the gap to the next day. */
const barShare = 0.7

/**
 * The highest value that an axis shows: the smallest of 4, 10, 20, 40, 100, 200, 400, … that nothing
 * exceeds, so that its half is a whole number too.
 */
export function axisTop(highest: number): number {
  for (let ten = 1; ; ten *= 10) {
    const top = [ten, 2 * ten, 4 * ten].find((step) => step >= 4 && step >= highest)
    if (top !== undefined) return top
  }
}

/** One bar a day in a room of 100 by 100, from the left; a day without any has none. */
export function barsOf(
  days: readonly { day: string; count: number }[],
  top: number,
): readonly Bar[] {
  const room = 100 / days.length
  return days
    .map(({ day, count }, index) => {
      const height = (count / top) * 100
      const width = room * barShare
      return { key: day, x: index * room + (room - width) / 2, y: 100 - height, width, height }
    })
    .filter(({ height }) => height > 0)
}

/** The day below a pointer at this share of the chart's width, from 0 to 1. */
export function dayAt(share: number, dayCount: number): number {
  return Math.min(dayCount - 1, Math.max(0, Math.floor(share * dayCount)))
}

const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Nov 21' for `2026-11-21`: days have no time zone. */
export function dayLabel(day: string): string {
  return shortDay.format(new Date(day))
}

/** 'Saturday, November 21' */
export function dayName(day: string): string {
  return longDay.format(new Date(day))
}
