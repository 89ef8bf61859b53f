import {
  adPlaceSchema,
  adScheduleSchema,
  alwaysSchedule,
  getAverageDailyCents,
  matchedKeywordSchema,
  readGeoTarget,
} from '@wildpath/contract'
import { z } from 'zod'

import { runsSchema } from '../../sandbox-ads/demo-days.ts'

/** Targeting of a campaign: places, schedule, and keywords. */
const targetsSchema = z.object({
  places: z.array(adPlaceSchema),
  keywords: z.array(matchedKeywordSchema),
  schedule: adScheduleSchema.default(alwaysSchedule),
})

/** A stored demo campaign. Older ones have a country code as their place and one match type for all keywords. */
export const campaignSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    headlines: z.array(z.string()),
    descriptions: z.array(z.string()),
    finalUrl: z.string(),
    country: z.string().optional(),
    places: z.array(adPlaceSchema).optional(),
    keywords: z.array(z.union([matchedKeywordSchema, z.string()])),
    keywordMatch: matchedKeywordSchema.shape.match.default('PHRASE'),
    negativeKeywords: z.array(z.string()).default([]),
    schedule: adScheduleSchema.default(alwaysSchedule),
    /** Targets before each edit, oldest first, with the time until which they applied. */
    formerTargets: z.array(targetsSchema.extend({ until: z.number() })).default([]),
    /** Total budget in cents; `budgets` then hold the daily pace. Null for a daily budget. */
    totalCents: z.int().nullable().default(null),
    budgets: z.array(z.object({ from: z.number(), dailyCents: z.int() })),
    dates: z.object({ startDate: z.string(), endDate: z.string().nullable() }),
    runs: runsSchema,
    isRemoved: z.boolean(),
  })
  .transform(({ country, places, keywords, keywordMatch, ...campaign }) => ({
    ...campaign,
    places: places ?? readGeoTarget(country ?? '') ?? [],
    keywords: keywords.map((one) =>
      typeof one === 'string' ? { text: one, match: keywordMatch } : one,
    ),
  }))
export type KeptCampaign = z.infer<typeof campaignSchema>

/** Current daily budget, or the daily average of a total budget. */
export function getDailyCents({ totalCents, budgets, dates }: KeptCampaign): number {
  const { startDate, endDate } = dates
  if (totalCents === null || endDate === null) return budgets.at(-1)?.dailyCents ?? 0
  return getAverageDailyCents({ totalBudget: totalCents / 100, startDate, endDate })
}
