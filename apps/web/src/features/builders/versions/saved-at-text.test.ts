import { expect, it } from 'vitest'

import { savedAtText } from './saved-at-text.ts'

const now = new Date(2031, 4, 4, 15, 0)
const at = (...[year, month, day, hour, minute]: [number, number, number, number, number]) =>
  savedAtText(new Date(year, month, day, hour, minute).toISOString(), now)

it('names today and yesterday by the calendar, not by hours', () => {
  expect(at(2031, 4, 4, 14, 5)).toBe('Today 14:05')
  expect(at(2031, 4, 4, 0, 0)).toBe('Today 00:00')
  expect(at(2031, 4, 3, 23, 59)).toBe('Yesterday 23:59')
})

it('names other days, with the year when it is another', () => {
  expect(at(2031, 3, 30, 8, 0)).toBe('April 30, 08:00')
  expect(at(2030, 11, 31, 8, 0)).toBe('December 31, 2030, 08:00')
})
