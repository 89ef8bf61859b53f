import { expect, it } from 'vitest'

import { growthText, moneyText, monthText } from './money-text.ts'

it.each([
  [0, '$0.00'],
  [29.99, '$29.99'],
  [1234.5, '$1,234.50'],
  [-20, '-$20.00'],
])('writes %d dollars as %s', (dollars, text) => {
  expect(moneyText(dollars)).toBe(text)
})

it('says which way it went', () => {
  expect([12.5, -3, 0].map(growthText)).toEqual(['+12.5%', '-3%', '0%'])
})

it('names a month as it is in UTC', () => {
  expect(monthText('2026-05-01')).toBe('May 2026')
})
