import {
  adPlaceSchema,
  adScheduleSchema,
  ageRanges,
  alwaysSchedule,
  audienceGenders,
  type SocialCallToAction,
  socialCallsToAction,
} from '@wildpath/contract'
import { z } from 'zod'

import { runsSchema } from '../../sandbox-ads/demo-days.ts'

const weekDays = adScheduleSchema.shape.days

/** Schemas of the parts that the sandbox stores. */
export const partSchemas = {
  campaign: z.object({ key: z.string(), name: z.string(), objective: z.string() }),
  adset: z.object({
    key: z.string(),
    name: z.string(),
    campaignId: z.string(),
    audience: z.object({
      ages: z.array(z.enum(ageRanges)),
      gender: z.enum(Object.keys(audienceGenders) as (keyof typeof audienceGenders)[]),
      interests: z.array(z.string()),
      locations: z.array(z.union([z.string(), adPlaceSchema])),
    }),
    budget: z.object({
      dailyCents: z.int(),
      totalCents: z.int().nullable().default(null),
      startDate: z.string(),
      endDate: z.string().nullable(),
      schedule: adScheduleSchema.default(alwaysSchedule),
    }),
    /** Weekdays of the first budget; set once the budget changes. */
    firstDays: weekDays.optional(),
    /** Later budgets; the first budget applies until then. */
    changes: z
      .array(z.object({ from: z.number(), dailyCents: z.int(), days: weekDays.optional() }))
      .default([]),
  }),
  creative: z.object({
    key: z.string(),
    name: z.string(),
    headline: z.string(),
    primaryText: z.string(),
    description: z.string(),
    destinationUrl: z.string(),
    callToAction: z.enum(Object.keys(socialCallsToAction) as SocialCallToAction[]),
    imageHash: z.string().nullable(),
  }),
  ad: z.object({
    key: z.string(),
    name: z.string(),
    adsetId: z.string(),
    creativeId: z.string(),
    runs: runsSchema.default([]),
  }),
}
export type KeptAdset = z.infer<typeof partSchemas.adset>
