import { expect, it } from 'vitest'

import { daysLeftText } from './days-left.ts'

it('counts the days that have begun, and names the last one', () => {
  const now = new Date('2031-05-01T10:00:00Z')
  expect(daysLeftText('2031-05-31T10:00:00Z', now)).toBe('30 days left')
  expect(daysLeftText('2031-05-31T09:59:59Z', now)).toBe('30 days left')
  expect(daysLeftText('2031-05-03T09:00:00Z', now)).toBe('2 days left')
  expect(daysLeftText('2031-05-02T10:00:00Z', now)).toBe('Last day')
  expect(daysLeftText('2031-04-30T09:00:00Z', now)).toBe('Last day')
})
