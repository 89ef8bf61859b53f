import {
  type AdSchedule,
  alwaysSchedule,
  facebookScheduleSchema,
  isAlways,
  type WeekDay,
} from '@wildpath/contract'
import { z } from 'zod'

/** Numbered as in the Marketing API. */
const weekDays: readonly WeekDay[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
]

export const scheduleFields = 'pacing_type,adset_schedule'

const partSchema = z.object({
  start_minute: z.coerce.number(),
  end_minute: z.coerce.number(),
  days: z.array(z.coerce.number()),
  timezone_type: z.string().default('USER'),
})

/** developers.facebook.com/docs/marketing-api/bidding/overview/pacing-and-scheduling */
export const scheduledSchema = z.object({
  pacing_type: z.array(z.string()).optional().catch(undefined),
  adset_schedule: z.array(partSchema).optional().catch(undefined),
})
type Scheduled = z.infer<typeof scheduledSchema>

/** Facebook supports ad scheduling only with a lifetime budget. */
export function toScheduleParams(schedule: AdSchedule) {
  if (isAlways(schedule)) return { pacing_type: ['standard'] }
  const { days, fromMinute, toMinute } = schedule
  return {
    pacing_type: ['day_parting'],
    adset_schedule: [
      {
        start_minute: fromMinute,
        end_minute: toMinute,
        days: days.map((day) => weekDays.indexOf(day)),
        // By default, the hours apply in the viewer's time zone.
        timezone_type: 'ADVERTISER',
      },
    ],
  }
}

/** Returns null if the hours differ between days or apply in the viewer's time zone. */
export function readSchedule({ pacing_type, adset_schedule: parts = [] }: Scheduled) {
  if (!pacing_type?.includes('day_parting')) return alwaysSchedule
  const [first] = parts
  const isSame = parts.every(
    (part) =>
      part.timezone_type === 'ADVERTISER' &&
      part.start_minute === first?.start_minute &&
      part.end_minute === first.end_minute,
  )
  if (first === undefined || !isSame) return null
  const schedule = {
    days: parts.flatMap(({ days }) => days.map((day) => weekDays[day])),
    fromMinute: first.start_minute,
    toMinute: first.end_minute,
  }
  return facebookScheduleSchema.safeParse(schedule).data ?? null
}

/** Like `readSchedule`, but keeps the days of a schedule that only Ads Manager can edit. */
export function readScheduledDays(scheduled: Scheduled): AdSchedule {
  const named = (scheduled.adset_schedule ?? []).flatMap(({ days }) =>
    days.map((day) => weekDays[day]),
  )
  const days = alwaysSchedule.days.filter((day) => named.includes(day))
  return readSchedule(scheduled) ?? { ...alwaysSchedule, ...(days.length > 0 && { days }) }
}
