import { describe, expect, it } from 'vitest'

import { unknownTopLevelDomain } from './unknown-top-level-domain.ts'

describe('an ending', () => {
  it.each([
    ['example.con', '.con'],
    ['https://trips.adventures/half-day', '.adventures'],
    ['example.com', null],
    ['https://trips.photography', null],
    ['пример.рф', null],
    ['no address', null],
  ])('of %s that the list does not have: %j', (text, ending) => {
    expect(unknownTopLevelDomain(text)).toBe(ending)
  })
})
