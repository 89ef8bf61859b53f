import { expect, it } from 'vitest'

import { costText, countText, placeText, unreadText } from './ad-result-text.ts'

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

const place = {
  platform: 'facebook' as const,
  names: ['June', 'July'],
  funnel_title: null,
  deleted: 0,
  is_connected: true,
}
it.each([
  [{}, 'Facebook'],
  [{ funnel_title: 'Summer trips' }, 'Facebook · Summer trips'],
  [{ deleted: 1 }, 'Facebook · 1 of 2 deleted or archived'],
  [{ deleted: 2, is_connected: false }, 'Facebook · deleted or archived · no longer connected'],
  [{ platform: 'google' as const, names: ['June'], deleted: 1 }, 'Google · removed'],
])('says where ads stand or stood (%j)', (change, said) => {
  expect(placeText({ ...place, ...change })).toBe(said)
})
