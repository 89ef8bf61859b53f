import { z } from 'zod'

import { keysOf } from './keys-of.ts'

export const weekDays = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} as const
export type WeekDay = keyof typeof weekDays

const weekDayKeys = keysOf(weekDays)
const dayMinutes = 24 * 60
/** Google takes quarters of an hour (Google Ads API, `AdScheduleInfo`). */
export const adScheduleStepMinutes = 15

const minuteOfDay = z.int().min(0).max(dayMinutes).multipleOf(adScheduleStepMinutes)

/** The days and hours in which ads are shown, in minutes after midnight of the ad account's time zone. */
export const adScheduleSchema = z
  .object({
    days: z
      .array(z.enum(weekDayKeys))
      .min(1, 'Choose at least one day')
      .overwrite((days) => weekDayKeys.filter((day) => days.includes(day))),
    fromMinute: minuteOfDay,
    toMinute: minuteOfDay,
  })
  .refine(({ fromMinute, toMinute }) => fromMinute < toMinute, {
    path: ['toMinute'],
    message: 'Choose an end after the start',
  })
export type AdSchedule = z.infer<typeof adScheduleSchema>

/** All day, every day. */
export const alwaysSchedule: AdSchedule = {
  days: weekDayKeys,
  fromMinute: 0,
  toMinute: dayMinutes,
}

export function isAlways({ days, fromMinute, toMinute }: AdSchedule): boolean {
  return days.length === weekDayKeys.length && fromMinute === 0 && toMinute === dayMinutes
}
