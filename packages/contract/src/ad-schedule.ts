import { z } from 'zod'

import { countDays } from './average-daily-cents.ts'
import { keysOf } from './keys-of.ts'
import { addDays } from './time-zone.ts'

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
/**
 * Google takes quarters of an hour (Google Ads API, `AdScheduleInfo`), Facebook full hours
 * (developers.facebook.com/docs/marketing-api/bidding/overview/pacing-and-scheduling).
 */
export const adScheduleStepMinutes = { google: 15, facebook: 60 } as const

const minuteOfDay = z.int().min(0).max(dayMinutes).multipleOf(adScheduleStepMinutes.google)

/** Days and hours when ads are shown, in minutes after midnight in the ad account's time zone. */
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

export const facebookScheduleSchema = adScheduleSchema.refine(
  ({ fromMinute, toMinute }) =>
    fromMinute % adScheduleStepMinutes.facebook === 0 &&
    toMinute % adScheduleStepMinutes.facebook === 0,
  { path: ['fromMinute'], message: 'Choose full hours' },
)

/** All day, every day. */
export const alwaysSchedule: AdSchedule = {
  days: weekDayKeys,
  fromMinute: 0,
  toMinute: dayMinutes,
}

export function isAlways({ days, fromMinute, toMinute }: AdSchedule): boolean {
  return days.length === weekDayKeys.length && fromMinute === 0 && toMinute === dayMinutes
}

/** Returns the weekday of a date such as `2031-05-01`. */
export function getWeekDay(day: string): WeekDay {
  // Sunday is 0 in JavaScript, and last here.
  return weekDayKeys[(new Date(day).getUTCDay() + 6) % 7] ?? 'MONDAY'
}

/** Counts the dates from `first` through `last` that fall on one of these weekdays. */
export function countScheduledDays(days: readonly WeekDay[], first: string, last: string): number {
  const count = Math.max(0, countDays(first, last))
  const rest = Array.from({ length: count % 7 }, (_, index) => getWeekDay(addDays(first, index)))
  return Math.floor(count / 7) * days.length + rest.filter((day) => days.includes(day)).length
}

/** Facebook accepts certain hours only with a total budget (Marketing API, `pacing_type`). */
export function isScheduleAllowed({
  totalBudget,
  schedule,
}: {
  totalBudget: number | null
  schedule: AdSchedule
}): boolean {
  return totalBudget !== null || isAlways(schedule)
}

/** Validation error if `isScheduleAllowed` returns false. */
export const scheduleNeedsTotalBudget =
  'Facebook runs ads at certain hours only with a total budget'

/** True if the schedule includes at least one day of the ad's run, or if the start date is unknown. */
export function hasScheduledDay({
  schedule,
  startDate,
  endDate,
}: {
  schedule: AdSchedule
  startDate: string | null
  endDate: string | null
}): boolean {
  if (startDate === null || endDate === null || endDate < startDate) return true
  return countScheduledDays(schedule.days, startDate, endDate) > 0
}

/** Validation error if `hasScheduledDay` returns false. */
export const noScheduledDay = 'None of these days is between the start date and the end date'
export const needsScheduledDay = { path: ['schedule'], message: noScheduledDay }
