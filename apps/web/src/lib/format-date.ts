const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** 'November 21, 2026' in the person's own time zone, for an ISO 8601 time. */
export function formatDate(time: string | Date): string {
  return longDate.format(new Date(time))
}

const shortDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** 'Nov 21, 2026' in the person's own time zone, for an ISO 8601 time. */
export function formatShortDate(time: string | Date): string {
  return shortDate.format(new Date(time))
}

/** 'Nov 21, 2026, 4:05 PM' for an ISO 8601 time, in the browser's time zone unless one is given. */
export function formatDateTime(time: string | Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return format.format(new Date(time))
}
