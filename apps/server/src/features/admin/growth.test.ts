import { expect, it } from 'vitest'

import { dollars, growthPercent, lastMonths } from './growth.ts'

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 300, -66.7],
  [0, 100, -100],
  [5, 0, 100],
  [0, 0, 0],
  [-5, 0, 0],
  [100, -100, 200],
])('is, from the month before, %d after %d: %d %%', (current, previous, percent) => {
  expect(growthPercent(current, previous)).toBe(percent)
})

it('counts months over the turn of the year', () => {
  expect(lastMonths(new Date('2027-02-28T23:59:59Z'), 4)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
})

it('has two decimals of a dollar', () => {
  expect([dollars(2999 * 3), dollars(0), dollars(-2999)]).toEqual([89.97, 0, -29.99])
})
