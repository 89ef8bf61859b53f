import { describe, expect, it } from 'vitest'

import { isoWeek, nextSummaryTime, weekBefore } from './week.ts'

describe('the week of a summary', () => {
  it('ends on Monday at eight, also when it is Monday', () => {
    const next = (time: string) => nextSummaryTime(new Date(time)).toISOString()
    expect(next('2026-11-22T03:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(next('2026-11-23T07:59:59Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(next('2026-11-23T08:00:00Z')).toBe('2026-11-23T08:00:00.000Z')
    expect(next('2026-11-23T08:00:01Z')).toBe('2026-11-30T08:00:00.000Z')
  })

  it('is numbered by ISO 8601 across the turn of a year', () => {
    const weekOf = (day: string) => isoWeek(new Date(`${day}T08:00:00Z`))
    expect(
      ['2026-11-23', '2026-12-28', '2027-01-04', '2024-12-30', '2021-01-03'].map(weekOf),
    ).toEqual(['2026-W48', '2026-W53', '2027-W01', '2025-W01', '2020-W53'])
  })

  it('covers seven days, and not the one on which it is written', () => {
    expect(weekBefore(new Date('2026-11-23T08:00:00Z'))).toEqual({
      from: '2026-11-16',
      before: '2026-11-23',
    })
  })
})
