import { describe, expect, it } from 'vitest'

import { followUpTiming } from './follow-up.ts'

describe('followUpTiming', () => {
  it('names the days by the place in the series', () => {
    expect([0, 1, 2].map(followUpTiming)).toEqual([
      'immediately',
      '1 day(s) after signup',
      '2 day(s) after signup',
    ])
  })
})
