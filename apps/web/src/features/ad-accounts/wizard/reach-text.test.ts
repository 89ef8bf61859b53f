import { expect, it } from 'vitest'

import { reachText } from './reach-text.ts'

it('says what an estimate is limited by, where the platform tells', () => {
  const range = { low: 600, high: 1400 }
  expect(reachText({ ...range, limitedBy: 'budget' }, 'people')).toBe(
    '600-1,400 people, limited by your budget',
  )
  expect(reachText({ ...range, limitedBy: 'audience' }, 'impressions a day')).toBe(
    '600-1,400 impressions a day, limited by the size of the audience',
  )
  expect(reachText({ ...range, limitedBy: null }, 'people')).toBe('600-1,400 people')
})
