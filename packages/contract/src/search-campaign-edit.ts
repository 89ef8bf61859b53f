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
 * Editable content of a campaign, as the platform returns it. A part is null if it is set up in a way that
 * this shape cannot represent, such as several ad groups; it can then be edited only in Google Ads.
 */
export const searchCampaignContentSchema = z.object({
  name: z.string(),
  /** Units of the account's currency; the average for a total budget. */
  dailyBudget: z.number(),
  /** Null if the budget is a daily one. */
  totalBudget: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  ad: z
    .object({
      headlines: z.array(z.string()),
      descriptions: z.array(z.string()),
      finalUrl: z.string(),
    })
    .nullable(),
  keywords: z.array(matchedKeywordSchema.extend({ text: z.string() })).nullable(),
  /** Each text once, regardless of match type. */
  negativeKeywords: z.array(z.string()),
  places: z.array(adPlaceSchema).nullable(),
  schedule: adScheduleSchema.nullable(),
})
export type SearchCampaignContent = z.infer<typeof searchCampaignContentSchema>

/** Campaign content with a revision that changes with every edit. */
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

/** Editable parts other than the settings. */
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

/** Body of PUT …/campaigns/:campaignId: the settings and the changed parts. */
export const searchCampaignChangeSchema = searchCampaignSettingsSchema
  .extend(searchCampaignPartsSchema.partial().shape)
  .extend({
    /** Revision of the opened campaign; the server rejects the change if it is outdated. */
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
