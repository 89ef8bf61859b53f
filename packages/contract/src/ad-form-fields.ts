import { z } from 'zod'

import { lineField } from './text.ts'

/**
 * What an ad can be planned for: the day before the one that Google keeps for campaigns without an end is the last
 * (Google Ads API, `campaign.end_date_time`).
 */
const plannedDays = { first: '2000-01-01', last: '2037-12-29' }

/** A day to begin or to end on, without a time: `2031-05-01`. */
export function daySchema(missing?: string) {
  return z.iso
    .date({ ...(missing !== undefined && { error: missing }), abort: true })
    .refine((day) => day >= plannedDays.first, 'This day is too long ago')
    .refine(
      (day) => day <= plannedDays.last,
      'The last day that can be planned is December 29, 2037',
    )
}

/** A line that must not be empty; `missing` is said when it is. */
export function required(missing: string) {
  return lineField(missing).min(1, missing)
}

/** An address of the web that an ad leads to: nobody's password stands in it. */
export function webAddress(missing: string) {
  return required(missing).max(2000, wrongAddress).refine(isWebAddress, wrongAddress)
}

const wrongAddress = 'Please enter a valid URL'

/** Controls in percent codes but tab and line ends, which stand in texts that an address carries. */
const codedControl = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

function isWebAddress(text: string): boolean {
  if (codedControl.test(text)) return false
  const url = /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) ? URL.parse(text) : null
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
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

/** False if an ad has a total budget but no end date. */
export function endsTotalBudget({
  totalBudget,
  endDate,
}: {
  totalBudget: number | null
  endDate: string | null
}): boolean {
  return totalBudget === null || endDate !== null
}

/** Validation error if `endsTotalBudget` returns false. */
export const totalBudgetNeedsEnd = {
  path: ['endDate'],
  message: 'A total budget needs an end date',
}
