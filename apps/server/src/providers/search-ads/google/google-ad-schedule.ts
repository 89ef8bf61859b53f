import { type AdSchedule, alwaysSchedule, isAlways } from '@wildpath/contract'
import { z } from 'zod'

import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'

/** `MinuteOfHour` in the Google Ads API. */
const minutes = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE'] as const
const quarterMinutes = 15

export const scheduleFields = [
  'day_of_week',
  'start_hour',
  'start_minute',
  'end_hour',
  'end_minute',
].map((field) => `campaign_criterion.ad_schedule.${field}`)

/** developers.google.com/google-ads/api/reference/rpc/v26/AdScheduleInfo */
export const scheduleSchema = z.object({
  dayOfWeek: z.string(),
  // Google omits zeros, following the JSON mapping of proto3.
  startHour: z.number().default(0),
  startMinute: z.enum(minutes).default('ZERO'),
  endHour: z.number().default(0),
  endMinute: z.enum(minutes).default('ZERO'),
})
export type ScheduleCriterion = z.infer<typeof scheduleSchema>

/** Returns one criterion per day; none if ads are always shown. */
export function scheduleCriteria(schedule: AdSchedule): ScheduleCriterion[] {
  if (isAlways(schedule)) return []
  const { days, fromMinute, toMinute } = schedule
  return days.map((dayOfWeek) => ({
    dayOfWeek,
    startHour: Math.floor(fromMinute / 60),
    startMinute: minutes[(fromMinute % 60) / quarterMinutes] ?? 'ZERO',
    endHour: Math.floor(toMinute / 60),
    endMinute: minutes[(toMinute % 60) / quarterMinutes] ?? 'ZERO',
  }))
}

/** Returns null if the hours differ between days. */
export function readSchedule(criteria: readonly ScheduleCriterion[]): AdSchedule | null {
  const [first] = criteria
  if (first === undefined) return alwaysSchedule
  const isSame = criteria.every((one) => writeHours(one) === writeHours(first))
  const named = criteria.map(({ dayOfWeek }) => dayOfWeek)
  const days = alwaysSchedule.days.filter((day) => named.includes(day))
  if (!isSame || days.length !== criteria.length) return null
  return {
    days,
    fromMinute: first.startHour * 60 + minutes.indexOf(first.startMinute) * quarterMinutes,
    toMinute: first.endHour * 60 + minutes.indexOf(first.endMinute) * quarterMinutes,
  }
}

/** Formats the hours of a day as a comparison key. */
export function writeHours({
  startHour,
  startMinute,
  endHour,
  endMinute,
}: ScheduleCriterion): string {
  return [startHour, startMinute, endHour, endMinute].join(' ')
}

/** Like `readSchedule`, but keeps the days of a schedule whose hours differ. */
function readScheduledDays(criteria: readonly ScheduleCriterion[]): AdSchedule {
  const named = criteria.map(({ dayOfWeek }) => dayOfWeek)
  const days = alwaysSchedule.days.filter((day) => named.includes(day))
  return readSchedule(criteria) ?? { ...alwaysSchedule, ...(days.length > 0 && { days }) }
}

const criterionRow = z.object({
  campaign: z.object({ id: z.string() }),
  campaignCriterion: z.object({ adSchedule: scheduleSchema.optional() }),
})

/** Reads the schedules of campaigns by id. Campaigns that are always shown are left out. */
export async function listSchedules(
  ads: AdsClient,
  customer: Customer,
  ids: readonly string[],
): Promise<SearchAdsResult<Map<string, AdSchedule>>> {
  if (ids.length === 0) return done(new Map())
  const rows = await ads.search(
    customer,
    `SELECT campaign.id, ${scheduleFields.join(', ')} FROM campaign_criterion
    WHERE campaign.id IN (${ids.join(', ')}) AND campaign_criterion.type = 'AD_SCHEDULE'
      AND campaign_criterion.status != 'REMOVED'`,
    criterionRow,
  )
  if (!rows.ok) return rows
  const criteria = rows.value.flatMap(({ campaign: { id }, campaignCriterion: { adSchedule } }) =>
    adSchedule ? [{ id, adSchedule }] : [],
  )
  const byCampaign = Map.groupBy(criteria, ({ id }) => id)
  return done(
    new Map(
      [...byCampaign].map(([id, own]) => [
        id,
        readScheduledDays(own.map(({ adSchedule }) => adSchedule)),
      ]),
    ),
  )
}
