import { describe, expect, it } from 'vitest'

import { relativeTime, timeUntil } from './relative-time.ts'

const now = new Date('2026-06-15T12:00:00.000Z')

describe('relativeTime', () => {
  it.each([
    ['2026-06-15T11:59:01.000Z', 'just now'],
    ['2026-06-15T11:59:00.000Z', '1 minute ago'],
    ['2026-06-15T10:00:00.000Z', '2 hours ago'],
    ['2026-06-14T12:00:00.000Z', '1 day ago'],
    ['2026-06-08T12:00:00.000Z', '1 week ago'],
    ['2026-04-15T12:00:00.000Z', '2 months ago'],
    ['2024-06-15T12:00:00.000Z', '2 years ago'],
  ])('says of %s: %s', (time, text) => {
    expect(relativeTime(time, now)).toBe(text)
  })

  it('does not speak of the future when a clock runs ahead', () => {
    expect(relativeTime('2026-06-15T12:05:00.000Z', now)).toBe('just now')
  })
})

describe('timeUntil', () => {
  it.each([
    ['2026-06-15T12:00:59.000Z', 'in a moment'],
    ['2026-06-15T11:00:00.000Z', 'in a moment'],
    ['2026-06-15T12:08:30.000Z', 'in 8 minutes'],
    ['2026-06-16T12:00:00.000Z', 'in 1 day'],
  ])('says of %s: %s', (time, text) => {
    expect(timeUntil(time, now)).toBe(text)
  })
})
