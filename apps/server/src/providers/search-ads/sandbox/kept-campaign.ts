import { searchCountries, type SearchCountry } from '@wildpath/contract'
import { z } from 'zod'

import { runsSchema } from '../../sandbox-ads/demo-days.ts'

/** A campaign of a demo account as it is kept. */
export const campaignSchema = z.object({
  key: z.string(),
  name: z.string(),
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  finalUrl: z.string(),
  country: z.enum(Object.keys(searchCountries) as SearchCountry[]),
  keywords: z.array(z.string()),
  budgets: z.array(z.object({ from: z.number(), dailyCents: z.int() })),
  dates: z.object({ startDate: z.string(), endDate: z.string().nullable() }),
  runs: runsSchema,
  isRemoved: z.boolean(),
})
export type KeptCampaign = z.infer<typeof campaignSchema>
