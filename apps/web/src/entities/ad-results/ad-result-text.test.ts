import { expect, it } from 'vitest'

import { costText, countText } from './ad-result-text.ts'

it('writes what was counted, and a dash where nothing could be', () => {
  expect([1247, 0, null].map(countText)).toEqual(['1,247', '0', '–'])
})

it('writes what one costs, and a dash where there is none yet', () => {
  expect(costText(12.5, 'USD')).toBe('$12.50')
  expect(costText(null, 'USD')).toBe('–')
})
