import { z } from 'zod'

import { dayIn } from '../../ad-platforms/account-days.ts'

/** Google's last day of what has none. */
const endless = '2037-12-30'
/** Before it, there was nothing to advertise on. */
const first = '2000-01-01'

/** The day of a time such as '2031-05-01 23:59:59', which is one of the account; null for none. */
export function dayOf(time: string | undefined): string | null {
  const day = z.iso.date().safeParse(time?.slice(0, 10)).data
  return day === undefined || day < first || day >= endless ? null : day
}

/** A last day as Google takes it, for whole days. */
export function endOfDay(day: string): string {
  return `${day} 23:59:59`
}

/**
 * From the first to the last day as the account knows them; null when the last one is over. Of a total budget both have
 * to be named (developers.google.com/google-ads/api/docs/campaigns/budgets/overview).
 */
export function scheduleOf(
  {
    startDate,
    endDate,
    totalCents,
  }: { startDate: string; endDate: string | null; totalCents: number | null },
  zone: string,
  at: Date,
): { startDateTime?: string; endDateTime?: string } | null {
  const today = dayIn(zone, at)
  if (endDate !== null && endDate < today) return null
  return {
    // A start that is over is today, which is what Google takes where none is sent.
    ...((startDate > today || totalCents !== null) && {
      startDateTime: `${startDate > today ? startDate : today} 00:00:00`,
    }),
    ...(endDate !== null && { endDateTime: endOfDay(endDate) }),
  }
}
