import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alwaysSchedule, getWeekDay } from './ad-schedule.ts'
import { countDaysLeft, endOfDay, getPaceOfTotal, startOfRun } from './pace-of-total.ts'
import { addDays } from './time-zone.ts'

// Thursday, May 1 to Saturday, May 10.
const run = {
  from: '2031-05-01 00:00',
  to: endOfDay('2031-05-10'),
  schedule: alwaysSchedule,
  isFirstDayWhole: false,
}
const mondays = { ...alwaysSchedule, days: ['MONDAY' as const] }
const mornings = { ...alwaysSchedule, fromMinute: 360, toMinute: 720 }

describe('countDaysLeft', () => {
  it.each([
    ['2031-04-20 00:00', {}, 10],
    ['2031-05-03 12:00', {}, 7.5],
    ['2031-05-03 12:00', { isFirstDayWhole: true }, 8],
    ['2031-05-11 00:00', {}, 0],
    ['2031-05-12 00:00', {}, 0],
    ['2031-05-03 12:00', { schedule: mondays }, 1],
    ['2031-05-06 00:00', { schedule: mondays }, 0],
    ['2031-05-09 09:00', { schedule: mornings }, 1.5],
    ['2031-05-09 12:00', { schedule: mornings, isFirstDayWhole: true }, 1],
    ['2031-05-10 06:00', { to: '2031-05-10 18:00' }, 0.5],
  ])('at %s with %o', (now, change, days) => {
    const from = startOfRun('2031-05-01', now)
    expect(countDaysLeft({ ...run, ...change, from })).toBe(days)
  })
})

describe('getPaceOfTotal', () => {
  it.each([
    ['spreads the rest over the days left, rounded up', 1000, '2031-05-08 00:00', 334],
    ['spends the rest within the last day', 1000, '2031-05-10 18:00', 1000],
    ['is zero if more than the total is spent', -500, '2031-05-08 00:00', 0],
  ])('%s', (_case, leftCents, from, pace) => {
    expect(getPaceOfTotal({ leftCents, run: { ...run, from } })).toBe(pace)
  })

  it('keeps each scheduled day within a cap that it fits', () => {
    const schedule = fc
      .record({
        days: fc.subarray(alwaysSchedule.days, { minLength: 1 }),
        hours: fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 2, maxLength: 2 }),
      })
      .map(({ days, hours }) => ({
        days,
        fromMinute: Math.min(...hours) * 60,
        toMinute: Math.max(...hours) * 60,
      }))
    const plan = fc.record({
      leftCents: fc.integer({ min: 1, max: 1_000_000 }),
      offset: fc.integer({ min: 0, max: 6 }),
      length: fc.integer({ min: 1, max: 30 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      schedule,
    })
    fc.assert(
      fc.property(plan, ({ leftCents, offset, length, minute, schedule: planned }) => {
        const first = addDays('2031-05-01', offset)
        const clock = [Math.floor(minute / 60), minute % 60]
        const time = clock.map((part) => String(part).padStart(2, '0')).join(':')
        const to = endOfDay(addDays(first, length - 1))
        const cap = getPaceOfTotal({
          leftCents,
          run: { from: `${first} ${time}`, to, schedule: planned, isFirstDayWhole: false },
        })
        const { days, fromMinute, toMinute } = planned
        const minutesByDay = Array.from({ length }, (_, index) => {
          if (!days.includes(getWeekDay(addDays(first, index)))) return 0
          return Math.max(0, toMinute - Math.max(fromMinute, index === 0 ? minute : 0))
        })
        const all = minutesByDay.reduce((sum, minutes) => sum + minutes, 0)
        fc.pre(all > 0)
        for (const minutes of minutesByDay) {
          expect((leftCents * minutes) / all).toBeLessThanOrEqual(cap + 1e-6)
        }
      }),
    )
  })
})
