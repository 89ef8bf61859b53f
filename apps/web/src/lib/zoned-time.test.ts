import { expect, it } from 'vitest'

import { momentsOf } from './zoned-time.ts'

it.each([
  ['2026-05-04T15:00', 'Europe/Paris', ['2026-05-04T13:00:00.000Z']],
  ['2026-05-04T15:00', 'America/New_York', ['2026-05-04T19:00:00.000Z']],
  ['2026-05-04T15:00', 'Asia/Kathmandu', ['2026-05-04T09:15:00.000Z']],
  ['2026-12-31T23:30', 'Pacific/Auckland', ['2026-12-31T10:30:00.000Z']],
  // Clocks are put forward over it.
  ['2026-03-29T02:30', 'Europe/Paris', []],
  ['2026-03-08T02:00', 'America/New_York', []],
  ['2026-03-08T03:00', 'America/New_York', ['2026-03-08T07:00:00.000Z']],
  // Clocks are put back, so it comes twice.
  [
    '2026-11-01T01:30',
    'America/New_York',
    ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ],
  ['2026-10-25T02:00', 'Europe/Paris', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
  ['2026-11-01T00:59', 'America/New_York', ['2026-11-01T04:59:00.000Z']],
  // By half an hour, on Lord Howe Island.
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
  ['', 'Europe/Paris', []],
])('%s in %s is %j', (local, zone, moments) => {
  expect(momentsOf(local, zone).map((moment) => moment.toISOString())).toEqual(moments)
})
