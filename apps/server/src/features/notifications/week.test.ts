import { describe, expect, it } from 'vitest'

import { isoWeek, nextSummaryWeek, summaryTime } from './week.ts'

describe('the week of a summary', () => {
  it.each([
    ['2026-11-17T03:00:00Z', '2026-11-23'],
    ['2026-11-22T18:00:00Z', '2026-11-23'],
    ['2026-11-22T18:00:01Z', '2026-11-30'],
    ['2026-11-23T00:00:00Z', '2026-11-30'],
    ['2026-11-24T00:00:00Z', '2026-11-30'],
  ])('is planned when the first time zone reaches Monday at eight (%s)', (now, monday) => {
    const planAt = new Date(`${monday}T08:00:00+14:00`)
    expect(nextSummaryWeek(new Date(now))).toEqual({ monday, planAt })
  })

  it.each([
    ['Pacific/Kiritimati', '2026-11-22T18:00:00.000Z'],
    ['UTC', '2026-11-23T08:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-23T18:00:00.000Z'],
  ])('ends on Monday at eight in %s', (timeZone, time) => {
    expect(summaryTime('2026-11-23', timeZone).toISOString()).toBe(time)
  })

  it('is numbered by ISO 8601 across the turn of a year', () => {
    const weekOf = (day: string) => isoWeek(new Date(`${day}T08:00:00Z`))
    expect(
      ['2026-11-23', '2026-12-28', '2027-01-04', '2024-12-30', '2021-01-03'].map(weekOf),
    ).toEqual(['2026-W48', '2026-W53', '2027-W01', '2025-W01', '2020-W53'])
  })
})
