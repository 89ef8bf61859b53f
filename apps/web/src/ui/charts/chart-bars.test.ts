import { describe, expect, it } from 'vitest'

import { axisTop, barsOf, dayAt, dayLabel, dayName } from './chart-bars.ts'

describe('axisTop', () => {
  it('is a round number above everything that is shown', () => {
    expect([0, 1, 4, 5, 11, 20, 21, 41, 399, 401].map(axisTop)).toEqual([
      4, 4, 4, 10, 20, 20, 40, 100, 400, 1000,
    ])
  })
})

describe('barsOf', () => {
  it('gives every day the same room and every count its share of the height', () => {
    const bars = barsOf(
      [
        { day: '2026-11-20', count: 2 },
        { day: '2026-11-21', count: 4 },
      ],
      4,
    )
    expect(bars).toEqual([
      { key: '2026-11-20', x: 7.5, y: 50, width: 35, height: 50 },
      { key: '2026-11-21', x: 57.5, y: 0, width: 35, height: 100 },
    ])
  })

  it('draws nothing on a day without any', () => {
    expect(barsOf([{ day: '2026-11-20', count: 0 }], 4)).toEqual([])
  })
})

describe('dayAt', () => {
  it('finds the day below the pointer, also beyond the edges', () => {
    expect([-0.1, 0, 0.49, 0.5, 1, 2].map((share) => dayAt(share, 30))).toEqual([
      0, 0, 14, 15, 29, 29,
    ])
  })
})

describe('how days read', () => {
  it('names the day the server counted, whatever the time zone', () => {
    expect(dayLabel('2026-11-21')).toBe('Nov 21')
    expect(dayName('2026-11-21')).toBe('Saturday, November 21')
  })
})
