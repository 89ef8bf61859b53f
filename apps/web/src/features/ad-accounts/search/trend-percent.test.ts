import { expect, it } from 'vitest'

import { trendPercent, upToWeekBefore } from './trend-percent.ts'

const days = (count: number, value: number) => Array.from({ length: count }, () => value)

it.each([
  // Older days do not count.
  [[...days(16, 99), ...days(7, 10), ...days(7, 15)], 50],
  [[...days(7, 20), ...days(7, 15)], -25],
  [[...days(7, 4), 0, 0, 0, 0, 0, 0, 28], 0],
  [[...days(7, 0), 0, 0, 0, 0, 0, 0, 1], null],
  [days(30, 0), 0],
  [[...days(7, 5), ...days(7, 0)], -100],
  [[], 0],
])('%j goes by %s per cent', (daily, percent) => {
  expect(trendPercent(daily)).toBe(percent)
})

it('knows the days up to the first of the 7 before the last 7', () => {
  expect(upToWeekBefore([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])).toEqual([1, 2])
  expect(upToWeekBefore([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])).toEqual([1])
  expect(upToWeekBefore([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])).toEqual([])
  expect(upToWeekBefore([1])).toEqual([])
})
