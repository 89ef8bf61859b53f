import { type AdSchedule, alwaysSchedule } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import {
  readSchedule,
  readScheduledDays,
  scheduledSchema,
  toScheduleParams,
} from './facebook-schedule.ts'

const mornings: AdSchedule = { days: ['MONDAY', 'SUNDAY'], fromMinute: 480, toMinute: 720 }
const part = { start_minute: 480, end_minute: 720, days: [1], timezone_type: 'ADVERTISER' }

describe('the hours of a Facebook ad', () => {
  it('are sent in the account’s time zone, with Sunday as 0', () => {
    expect(toScheduleParams(mornings)).toEqual({
      pacing_type: ['day_parting'],
      adset_schedule: [{ ...part, days: [1, 0] }],
    })
  })

  it('are removed with standard pacing', () => {
    expect(toScheduleParams(alwaysSchedule)).toEqual({ pacing_type: ['standard'] })
  })

  it.each([
    ['one part', [{ ...part, days: [1, 0] }], mornings],
    ['a part for each day', [{ ...part, days: [0] }, part], mornings],
    ['numbers as text', [{ ...part, start_minute: '480', days: ['1', '0'] }], mornings],
    ['other hours on each day', [part, { ...part, days: [0], end_minute: 780 }], null],
    ["the viewer's time zone", [{ ...part, timezone_type: 'USER' }], null],
    ['no time zone', [{ ...part, timezone_type: undefined }], null],
    ['an unknown day', [{ ...part, days: [7] }], null],
    ['no parts', [], null],
    ['something else', 'nonsense', null],
  ])('are read from %s', (_, adset_schedule, schedule) => {
    const adset = scheduledSchema.parse({ pacing_type: ['day_parting'], adset_schedule })
    expect(readSchedule(adset)).toEqual(schedule)
  })

  it('count by day if only Ads Manager can edit them', () => {
    const parts = [part, { ...part, days: [0], end_minute: 780 }]
    const read = (adset_schedule: unknown) =>
      readScheduledDays(scheduledSchema.parse({ pacing_type: ['day_parting'], adset_schedule }))
    expect(read(parts)).toEqual({ ...alwaysSchedule, days: mornings.days })
    expect(read([])).toEqual(alwaysSchedule)
  })

  it('are all hours with any other pacing', () => {
    const adset = scheduledSchema.parse({ pacing_type: ['standard'], adset_schedule: [part] })
    expect(readSchedule(adset)).toEqual(alwaysSchedule)
    expect(readSchedule({})).toEqual(alwaysSchedule)
  })
})
