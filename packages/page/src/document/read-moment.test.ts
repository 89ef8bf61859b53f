import { describe, expect, it } from 'vitest'

import { readMoment } from './read-moment.ts'

const read = (date: string, timeZone?: string) =>
  readMoment({ date, timeZone })?.toISOString() ?? null

describe('readMoment', () => {
  it.each([
    ['2031-06-05T09:00', 'UTC', '2031-06-05T09:00:00.000Z'],
    ['2031-06-05T09:00', 'America/Denver', '2031-06-05T15:00:00.000Z'],
    ['2031-01-05T09:00', 'America/Denver', '2031-01-05T16:00:00.000Z'],
    ['2031-06-05T00:30', 'Asia/Kathmandu', '2031-06-04T18:45:00.000Z'],
    // Just before and just after clocks go forward.
    ['2031-03-30T01:30', 'Europe/Berlin', '2031-03-30T00:30:00.000Z'],
    ['2031-03-30T03:30', 'Europe/Berlin', '2031-03-30T01:30:00.000Z'],
  ])('reads %s in %s', (date, zone, moment) => {
    expect(read(date, zone)).toBe(moment)
  })

  it.each([
    ['', 'UTC'],
    ['June 5', 'UTC'],
    ['2031-13-05T09:00', 'UTC'],
    ['2031-02-30T09:00', 'UTC'],
    ['0050-06-01T10:00', 'UTC'],
    ['2031-06-05T09:00', undefined],
    ['2031-06-05T09:00', ''],
    ['2031-06-05T09:00', 'Mars/Base'],
  ])('returns null for “%s” in %s', (date, zone) => {
    expect(read(date, zone)).toBeNull()
  })
})
