import { expect, it } from 'vitest'

import { rateText } from './rate-text.ts'

it('writes per cent with one decimal, and a dash where they are of nothing', () => {
  expect(rateText(1.296, 12_345)).toBe('1.3%')
  expect(rateText(0, 12)).toBe('0.0%')
  expect(rateText(0, 0)).toBe('–')
})
