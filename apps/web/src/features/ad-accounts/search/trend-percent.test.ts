import { expect, it } from 'vitest'

import { trendPercent } from './trend-percent.ts'

const days = (count: number, value: number) => Array.from({ length: count }, () => value)

it.each([
  // Older days do not count.
  [[...days(16, 99), ...days(7, 10), ...days(7, 15)], 50],
  [[...days(7, 20), ...days(7, 15)], -25],
  [[...days(7, 4), 0, 0, 0, 0, 0, 0, 28], 0],
  [[...days(7, 0), 0, 0, 0, 0, 0, 0, 1], 100],
  [days(30, 0), 0],
  [[...days(7, 5), ...days(7, 0)], -100],
  [[], 0],
])('%j goes by %d per cent', (daily, percent) => {
  expect(trendPercent(daily)).toBe(percent)
})
