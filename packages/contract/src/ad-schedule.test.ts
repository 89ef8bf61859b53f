import { expect, it } from 'vitest'

import { countScheduledDays, facebookScheduleSchema, getWeekDay } from './ad-schedule.ts'

it.each([
  [[8 * 60, 18 * 60], true],
  [[8 * 60 + 15, 18 * 60], false],
  [[8 * 60, 18 * 60 + 30], false],
  [[18 * 60, 8 * 60], false],
] as const)('accepts only full hours for Facebook: %o is %s', ([fromMinute, toMinute], isValid) => {
  const schedule = { days: ['MONDAY'], fromMinute, toMinute }
  expect(facebookScheduleSchema.safeParse(schedule).success).toBe(isValid)
})

it('names the day of the week', () => {
  expect(['2031-05-04', '2031-05-05'].map(getWeekDay)).toEqual(['SUNDAY', 'MONDAY'])
})

it.each([
  // May 1, 2031 is a Thursday.
  ['2031-05-01', '2031-05-01', 0],
  ['2031-05-01', '2031-05-05', 2],
  ['2031-05-02', '2031-05-15', 4],
  ['2031-05-05', '2031-05-01', 0],
])('counts the Mondays and Fridays from %s to %s: %i', (first, last, count) => {
  expect(countScheduledDays(['MONDAY', 'FRIDAY'], first, last)).toBe(count)
})
