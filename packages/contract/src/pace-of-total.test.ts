import { describe, expect, it } from 'vitest'

import { countDaysLeft, getPaceOfTotal, spanDays } from './pace-of-total.ts'

const run = spanDays('2031-05-01', '2031-05-10')

describe('days left', () => {
  it.each([
    ['2031-04-20T00:00:00Z', 10],
    ['2031-05-01T00:00:00Z', 10],
    ['2031-05-03T12:00:00Z', 7.5],
    ['2031-05-11T00:00:00Z', 0],
    ['2031-05-12T00:00:00Z', -1],
  ])('at %s are %d of ten', (now, days) => {
    expect(countDaysLeft(run, Date.parse(now))).toBe(days)
  })
})

describe('the pace of a total budget', () => {
  it.each([
    ['spreads the rest over the days left, rounded up', 1000, 3, 334],
    ['spends the rest within the last day', 1000, 0.25, 1000],
    ['is zero if more than the total is spent', -500, 3, 0],
  ])('%s', (_case, leftCents, daysLeft, pace) => {
    expect(getPaceOfTotal({ leftCents, daysLeft })).toBe(pace)
  })
})
