import { expect, it } from 'vitest'

import { costText, countText, unreadText } from './ad-result-text.ts'

it('writes what was counted, and a dash where nothing could be', () => {
  expect([1247, 0, null].map(countText)).toEqual(['1,247', '0', '–'])
})

it('writes what one costs, and a dash where there is none yet', () => {
  expect(costText(12.5, 'USD')).toBe('$12.50')
  expect(costText(null, 'USD')).toBe('–')
})

it.each([
  [['Blue'], 'Blue could not be read. Its costs stay'],
  [['Blue', 'Red'], 'Blue and Red could not be read. Their costs stay'],
  [['Blue', 'Red', 'Green'], 'Blue and 2 other accounts could not be read. Their costs stay'],
])('says of accounts that could not be read (%s) which they are', (names, said) => {
  expect(unreadText(names)).toBe(`${said} as they were last read. Everything else is up to date.`)
})
