import { z } from 'zod'

import { textField } from './text.ts'
import { isTimeZone } from './time-zone.ts'

/** `held` is one whose time is over. */
export const trainingStatuses = ['requested', 'proposed', 'confirmed', 'cancelled', 'held'] as const
export const trainingStatusSchema = z.enum(trainingStatuses)
export type TrainingStatus = z.infer<typeof trainingStatusSchema>

export const trainingMinutes = 60
/** How far ahead one is booked. */
export const furthestTrainingDays = 90
export const mostWishedTimes = 3
export const longestTrainingText = 1_000

/** A training that is asked for or agreed on. Times are ISO 8601. */
export const trainingSchema = z.object({
  id: z.uuid(),
  about: z.string(),
  status: trainingStatusSchema,
  /** Of the person, as the IANA names it: 'Europe/Paris'. */
  time_zone: z.string(),
  wished_times: z.array(z.iso.datetime()),
  /** Agreed on, or proposed by the team; null while only wished. */
  starts_at: z.iso.datetime().nullable(),
  /** Counts its changes: whoever changes it names the one they saw. */
  revision: z.int(),
})
export type Training = z.infer<typeof trainingSchema>

const time = z.iso.datetime({ error: 'Please choose a day and a time' })
const words = textField().max(longestTrainingText, 'Please keep this under 1,000 characters')

export const newTrainingSchema = z.object({
  about: words.min(1, 'Please say what it should be about'),
  times: z
    .array(time)
    .min(1, 'Please choose at least one time')
    .max(mostWishedTimes, `Please choose up to ${mostWishedTimes} times`),
  time_zone: z.string().max(64).refine(isTimeZone, 'This is no time zone we know'),
})
export type NewTraining = z.infer<typeof newTrainingSchema>

const revision = z.int().nonnegative()
export const trainingTimeSchema = z.object({ starts_at: time, revision, words })
export type TrainingTime = z.infer<typeof trainingTimeSchema>
export const trainingRevisionSchema = z.object({ revision })
export const trainingCancellationSchema = z.object({ revision, words })

/** 'Mon, May 4, 2026, 3:00 PM GMT+2', as clocks in the zone show it. */
export function trainingTimeText(time: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(time))
}
