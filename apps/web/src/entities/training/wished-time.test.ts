import { describe, expect, it } from 'vitest'

import { readTime, timeOptions } from './wished-time.ts'

const zone = 'America/New_York'
const now = new Date('2026-10-01T12:00:00Z')
const read = (local: string, isSecond = false) => readTime({ local, isSecond }, zone, now)

describe('a typed time', () => {
  it('is a moment of the person’s own clock', () => {
    expect(read('2026-10-02T09:00')).toEqual({
      kind: 'right',
      moment: new Date('2026-10-02T13:00:00Z'),
      twice: null,
    })
    expect(read('')).toEqual({ kind: 'empty' })
  })

  it('that comes twice is the first one, unless the second is chosen', () => {
    const twice = [new Date('2026-11-01T05:30:00Z'), new Date('2026-11-01T06:30:00Z')]
    expect(read('2026-11-01T01:30')).toEqual({ kind: 'right', moment: twice[0], twice })
    expect(read('2026-11-01T01:30', true)).toEqual({ kind: 'right', moment: twice[1], twice })
    expect(timeOptions(twice, zone).map(({ label }) => label.replaceAll('\u202f', ' '))).toEqual([
      'Sun, Nov 1, 2026, 1:30 AM EDT',
      'Sun, Nov 1, 2026, 1:30 AM EST',
    ])
  })

  it('that does not exist, is over or too far ahead is refused with the reason', () => {
    const spring = new Date('2026-03-01T12:00:00Z')
    expect(readTime({ local: '2026-03-08T02:30', isSecond: false }, zone, spring)).toMatchObject({
      why: expect.stringContaining('does not exist'),
    })
    expect(read('2026-10-01T07:59')).toMatchObject({ why: 'Please choose a time in the future.' })
    expect(read('2026-12-31T09:00')).toMatchObject({ why: 'Please choose a day within 90 days.' })
  })
})
