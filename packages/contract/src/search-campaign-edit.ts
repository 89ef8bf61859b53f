import { z } from 'zod'

import { adPlaceSchema } from './ad-places.ts'
import { adScheduleSchema } from './ad-schedule.ts'
import {
  keywordMatches,
  negativeKeywordsSchema,
  searchAdLimits,
  searchCampaignFieldsSchema,
  searchCampaignSettingsSchema,
  searchKeywordSchema,
  searchPlacesSchema,
} from './search-ads.ts'
import { keysOf } from './keys-of.ts'

export const matchedKeywordSchema = z.object({
  text: searchKeywordSchema.min(1),
  match: z.enum(keysOf(keywordMatches)),
})
export type MatchedKeyword = z.infer<typeof matchedKeywordSchema>

/**
 * What a campaign is made of, as the platform returns it. A part is null if the campaign was set up in a way that this
 * shape cannot hold, such as several ad groups: it can be changed at the platform only.
 */
export const searchCampaignContentSchema = z.object({
  name: z.string(),
  /** Units of the account's currency; the average if the budget is one for all days. */
  dailyBudget: z.number(),
  /** Whether the budget is one for all days, which stays as it is. */
  hasTotalBudget: z.boolean(),
  endDate: z.string().nullable(),
  ad: z
    .object({
      headlines: z.array(z.string()),
      descriptions: z.array(z.string()),
      finalUrl: z.string(),
    })
    .nullable(),
  keywords: z.array(matchedKeywordSchema.extend({ text: z.string() })).nullable(),
  /** Each text once, whatever its match types. */
  negativeKeywords: z.array(z.string()),
  places: z.array(adPlaceSchema).nullable(),
  schedule: adScheduleSchema.nullable(),
})
export type SearchCampaignContent = z.infer<typeof searchCampaignContentSchema>

/** The content, with a revision that is another one as soon as anything of it changes. */
export const openedSearchCampaignSchema = searchCampaignContentSchema.extend({
  revision: z.string(),
})
export type OpenedSearchCampaign = z.infer<typeof openedSearchCampaignSchema>

export const searchCampaignAdSchema = searchCampaignFieldsSchema.pick({
  headline: true,
  description: true,
  moreHeadlines: true,
  moreDescriptions: true,
  finalUrl: true,
})

/** The parts beside the settings that an edit can change. */
export const searchCampaignPartsSchema = z.object({
  ad: searchCampaignAdSchema,
  keywords: z
    .array(matchedKeywordSchema)
    .min(1, 'Enter at least one keyword')
    .max(searchAdLimits.keywords),
  negativeKeywords: negativeKeywordsSchema,
  places: searchPlacesSchema,
  schedule: adScheduleSchema,
})
export type SearchCampaignPart = keyof z.infer<typeof searchCampaignPartsSchema>

/** Labels for messages about one part. */
export const searchCampaignPartNames: Record<SearchCampaignPart, string> = {
  ad: 'Texts and final URL',
  keywords: 'Keywords',
  negativeKeywords: 'Negative keywords',
  places: 'Geographic target',
  schedule: 'Ad schedule',
}
export const searchCampaignParts = keysOf(searchCampaignPartNames)

/** Body of PUT …/campaigns/:campaignId: the settings, and the parts that were changed. */
export const searchCampaignChangeSchema = searchCampaignSettingsSchema
  .extend(searchCampaignPartsSchema.partial().shape)
  .extend({
    /** The revision that was opened: the server refuses the change if the campaign has another one by now. */
    revision: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
  })
  .refine(
    (change) => change.revision !== undefined || searchCampaignParts.every((part) => !change[part]),
    { path: ['revision'], message: 'A change of a part needs the revision it is based on' },
  )
export type SearchCampaignChange = z.infer<typeof searchCampaignChangeSchema>
