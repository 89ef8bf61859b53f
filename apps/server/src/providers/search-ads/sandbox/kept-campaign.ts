import { adPlaceSchema, keywordMatches, readGeoTarget } from '@wildpath/contract'
import { z } from 'zod'

import { runsSchema } from '../../sandbox-ads/demo-days.ts'

/** A campaign of a demo account as it is kept. Older ones name a country by its code. */
export const campaignSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    headlines: z.array(z.string()),
    descriptions: z.array(z.string()),
    finalUrl: z.string(),
    country: z.string().optional(),
    places: z.array(adPlaceSchema).optional(),
    keywords: z.array(z.string()),
    keywordMatch: z
      .enum(Object.keys(keywordMatches) as (keyof typeof keywordMatches)[])
      .default('PHRASE'),
    negativeKeywords: z.array(z.string()).default([]),
    budgets: z.array(z.object({ from: z.number(), dailyCents: z.int() })),
    dates: z.object({ startDate: z.string(), endDate: z.string().nullable() }),
    runs: runsSchema,
    isRemoved: z.boolean(),
  })
  .transform(({ country, places, ...campaign }) => ({
    ...campaign,
    places: places ?? readGeoTarget(country ?? '') ?? [],
  }))
export type KeptCampaign = z.infer<typeof campaignSchema>
