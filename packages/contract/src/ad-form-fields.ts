import { z } from 'zod'

import { lineField } from './text.ts'

/** A day, without a time: `2031-05-01`. */
export const daySchema = z.iso.date

/** A line that must not be empty; `missing` is said when it is. */
export function required(missing: string) {
  return lineField(missing).min(1, missing)
}

/** An address of the web that an ad leads to. */
export function webAddress(missing: string) {
  return required(missing)
    .max(2000, 'Please enter a valid URL')
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'Please enter a valid URL')
}

/** Whether an ad ends when it begins, or later. */
export function endsInTime({
  startDate,
  endDate,
}: {
  startDate: string
  endDate: string | null
}): boolean {
  return endDate === null || endDate >= startDate
}

/** What is wrong where `endsInTime` says no. */
export const endsTooEarly = { path: ['endDate'], message: 'The end date is before the start date' }
