import { describe, expect, it } from 'vitest'

import { unlistedEnding } from './unlisted-ending.ts'

describe('an ending', () => {
  it.each([
    ['example.con', '.con'],
    ['https://trips.adventures/half-day', '.adventures'],
    ['example.com', null],
    ['https://trips.photography', null],
    ['пример.рф', null],
    ['no address', null],
  ])('of %s that the list does not have: %j', (text, ending) => {
    expect(unlistedEnding(text)).toBe(ending)
  })
})
