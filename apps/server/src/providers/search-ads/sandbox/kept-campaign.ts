import {
  adPlaceSchema,
  adScheduleSchema,
  alwaysSchedule,
  matchedKeywordSchema,
  readGeoTarget,
} from '@wildpath/contract'
import { z } from 'zod'

import { runsSchema } from '../../sandbox-ads/demo-days.ts'

/** Where, when and for what a campaign was shown. */
const targetsSchema = z.object({
  places: z.array(adPlaceSchema),
  keywords: z.array(matchedKeywordSchema),
  schedule: adScheduleSchema.default(alwaysSchedule),
})

/** A campaign of a demo account as it is kept. Older ones name a country by its code and match types once for all keywords. */
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
    /** What was edited meanwhile, oldest first, with the moment until which it counted. */
    formerTargets: z.array(targetsSchema.extend({ until: z.number() })).default([]),
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
