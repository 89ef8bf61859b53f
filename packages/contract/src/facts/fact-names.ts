import { type PriceUnit, weekdays } from './fact-values.ts'

/** Behind a price; empty where it is for all. */
export const priceUnitNames: Record<PriceUnit, string> = {
  'person': 'per person',
  'child': 'per child',
  'group': 'per group',
  'couple': 'per couple',
  'family': 'per family',
  'vehicle': 'per vehicle',
  'item': 'each',
  'lesson': 'per lesson',
  'session': 'per session',
  'trip': 'per trip',
  'hour': 'per hour',
  'half-day': 'per half day',
  'day': 'per day',
  'night': 'per night',
  'week': 'per week',
  'month': 'per month',
  'year': 'per year',
  'whole': '',
}

export const weekdayNames: Record<(typeof weekdays)[number], string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}
