import { expect, it } from 'vitest'

import { getAverageDailyCents } from './average-daily-cents.ts'

it.each([
  [100, '2031-05-01', '2031-05-10', 1000],
  [100, '2031-05-01', '2031-05-03', 3334],
  [100, '2031-05-01', '2031-05-01', 10_000],
  [100, '2031-05-02', '2031-05-01', 10_000],
])('spreads %d over %s to %s as %d cents a day', (totalBudget, startDate, endDate, cents) => {
  expect(getAverageDailyCents({ totalBudget, startDate, endDate })).toBe(cents)
})
