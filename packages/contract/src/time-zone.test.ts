import { describe, expect, it } from 'vitest'

import {
  addDays,
  findMoments,
  getLocalDay,
  getLocalTime,
  isTimeZone,
  listDaysUpTo,
} from './time-zone.ts'

it.each([
  ['2026-05-04T15:00', 'Europe/Paris', ['2026-05-04T13:00:00.000Z']],
  ['2026-05-04T15:00', 'America/New_York', ['2026-05-04T19:00:00.000Z']],
  ['2026-05-04T15:00', 'Asia/Kathmandu', ['2026-05-04T09:15:00.000Z']],
  ['2026-12-31T23:30', 'Pacific/Auckland', ['2026-12-31T10:30:00.000Z']],
  // Clocks skip this time.
  ['2026-03-29T02:30', 'Europe/Paris', []],
  ['2026-03-08T02:00', 'America/New_York', []],
  ['2026-03-08T03:00', 'America/New_York', ['2026-03-08T07:00:00.000Z']],
  // Clocks repeat this time.
  [
    '2026-11-01T01:30',
    'America/New_York',
    ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ],
  ['2026-10-25T02:00', 'Europe/Paris', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
  ['2026-11-01T00:59', 'America/New_York', ['2026-11-01T04:59:00.000Z']],
  // Lord Howe Island moves its clocks by half an hour.
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
  ['2026-02-30T09:00', 'Europe/Paris', []],
  ['', 'Europe/Paris', []],
])('finds the moments of %s in %s: %j', (local, zone, moments) => {
  expect(findMoments(local, zone).map((moment) => moment.toISOString())).toEqual(moments)
})

describe('local days', () => {
  it.each([
    ['2026-11-29T09:45:00Z', 'Pacific/Honolulu', '2026-11-28', '2026-11-28 23:45'],
    ['2026-11-29T10:00:00Z', 'Pacific/Honolulu', '2026-11-29', '2026-11-29 00:00'],
    ['2026-11-28T10:00:00Z', 'Pacific/Kiritimati', '2026-11-29', '2026-11-29 00:00'],
    ['2026-11-29T09:45:00Z', 'UTC', '2026-11-29', '2026-11-29 09:45'],
  ])('reads %s in %s as %s', (at, zone, day, time) => {
    expect(getLocalDay(new Date(at), zone)).toBe(day)
    expect(getLocalTime(new Date(at), zone)).toBe(time)
  })

  it.each([
    ['23 hours when clocks go forward', '2026-03-08T05:00:00Z', 23],
    ['25 hours when clocks go back', '2026-11-01T04:00:00Z', 25],
    ['24 hours otherwise', '2026-06-01T04:00:00Z', 24],
  ])('lasts %s', (_name, start, hours) => {
    const dayAfter = (ms: number) =>
      getLocalDay(new Date(Date.parse(start) + ms), 'America/New_York')
    const day = start.slice(0, 10)
    expect(dayAfter(0)).toBe(day)
    expect(dayAfter(hours * 3_600_000 - 1)).toBe(day)
    expect(dayAfter(hours * 3_600_000)).toBe(addDays(day, 1))
  })

  it('lists consecutive days across a clock change without a gap or a duplicate', () => {
    expect(listDaysUpTo('2026-03-10', 4)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ])
    expect(new Set(listDaysUpTo('2026-12-31', 365)).size).toBe(365)
  })
})

it('accepts IANA time zones only', () => {
  expect(['Pacific/Honolulu', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
