import { z } from 'zod'

import { adCreationSchema, providerIdSchema, reachRangeSchema } from './ad-accounts.ts'
import { type AdPlace, adPlaceSchema, mostAdPlaces } from './ad-places.ts'
import {
  daySchema,
  endsInTime,
  endsTooEarly,
  endsTotalBudget,
  required,
  totalBudgetNeedsEnd,
  webAddress,
} from './ad-form-fields.ts'
import { dailyBudgetQuery, dailyBudgetSchema, totalBudgetSchema } from './ad-money.ts'
import {
  adScheduleSchema,
  alwaysSchedule,
  hasScheduledDay,
  needsScheduledDay,
} from './ad-schedule.ts'
import { keysOf } from './keys-of.ts'
import { lineField } from './text.ts'

/** The countries that can be named by their ISO 3166 code alone (spec 3, section 9). */
export const searchCountries = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  JP: 'Japan',
  BR: 'Brazil',
  IN: 'India',
  MX: 'Mexico',
} as const
export type SearchCountry = keyof typeof searchCountries

/** Characters and counts (spec 3, sections 5 and 9; support.google.com/google-ads/answer/7684791). */
export const searchAdLimits = {
  name: 120,
  headline: 30,
  description: 90,
  /** Of one responsive search ad, the first of each included. */
  headlines: { least: 3, most: 15 },
  descriptions: { least: 2, most: 4 },
  /** Characters and words of one, and so many of a campaign. */
  keyword: 80,
  keywordWords: 10,
  keywords: 50,
} as const

/** How closely a search has to match a keyword, the default first. */
export const keywordMatches = {
  PHRASE: 'Phrase: includes its meaning',
  EXACT: 'Exact: only its meaning',
  BROAD: 'Broad: related searches',
} as const
export type KeywordMatch = keyof typeof keywordMatches

const targetRequired = 'Geographic target is required'
export const searchPlacesSchema = z
  .array(adPlaceSchema, targetRequired)
  .min(1, targetRequired)
  .max(mostAdPlaces)

/** Places, or the code of one of ten countries as in campaigns created before there were places. */
const geoTargetSchema = z.union(
  [
    z.enum(keysOf(searchCountries)).transform((code): AdPlace[] => [countryPlace(code)]),
    searchPlacesSchema,
  ],
  targetRequired,
)

function countryPlace(code: SearchCountry): AdPlace {
  return {
    key: code,
    kind: 'country',
    name: searchCountries[code],
    within: '',
    countryCode: code,
    radiusKm: null,
  }
}

/** Reads a geographic target: a country code, or places as JSON. Returns null if it is neither. */
export function readGeoTarget(text: string): AdPlace[] | null {
  try {
    return geoTargetSchema.safeParse(text.startsWith('[') ? JSON.parse(text) : text).data ?? null
  } catch {
    return null
  }
}

/** What keywords may not have (support.google.com/google-ads/answer/7476658). */
const keywordSymbols = /[!@%,*^()={}~`<>?\\|;"[\]]/

const headline = () =>
  lineField().max(
    searchAdLimits.headline,
    `Headline must be ${searchAdLimits.headline} characters or less`,
  )
const description = () =>
  lineField().max(
    searchAdLimits.description,
    `Description must be ${searchAdLimits.description} characters or less`,
  )

/** Rows that are blank are dropped (spec 3, section 5). */
function filledRows<Row extends z.ZodType<string, string>>(row: Row) {
  return z
    .array(row)
    .max(searchAdLimits.keywords)
    .overwrite((rows) => rows.filter((text) => text !== ''))
}

export const searchKeywordSchema = lineField()
  .max(
    searchAdLimits.keyword,
    `A keyword may have ${searchAdLimits.keyword} characters and ${searchAdLimits.keywordWords} words`,
  )
  .refine(
    (text) => text.split(' ').length <= searchAdLimits.keywordWords,
    `A keyword may have ${searchAdLimits.keyword} characters and ${searchAdLimits.keywordWords} words`,
  )
  .refine(
    (text) => !keywordSymbols.test(text),
    'Google takes letters, numbers, spaces, hyphens and apostrophes in keywords',
  )

export const negativeKeywordsSchema = filledRows(searchKeywordSchema).pipe(
  z.array(z.string()).max(searchAdLimits.keywords),
)

/** The create-campaign form, field by field (spec 3, sections 3.10 and 5). */
export const searchCampaignFieldsSchema = z.object({
  /** Made by the form once: a second press, or a retry after a lost answer, is the same campaign. */
  id: z.uuid(),
  customerId: providerIdSchema,
  name: required('Campaign name is required').max(searchAdLimits.name),
  headline: required('Headline is required').pipe(headline()),
  description: required('Description is required').pipe(description()),
  /** Further texts that Google tries in turn; `completeSearchTexts` adds to them where they are too few. */
  moreHeadlines: filledRows(headline())
    .pipe(z.array(z.string()).max(searchAdLimits.headlines.most - 1))
    .default([]),
  moreDescriptions: filledRows(description())
    .pipe(z.array(z.string()).max(searchAdLimits.descriptions.most - 1))
    .default([]),
  finalUrl: webAddress('Final URL is required'),
  geoTarget: geoTargetSchema,
  keywords: filledRows(searchKeywordSchema).pipe(
    z.array(z.string()).min(1, 'Enter at least one keyword').max(searchAdLimits.keywords),
  ),
  keywordMatch: z.enum(keysOf(keywordMatches)).default('PHRASE'),
  /** Searches that never show the ad. */
  negativeKeywords: negativeKeywordsSchema.default([]),
  dailyBudget: dailyBudgetSchema,
  /** Takes the place of the daily budget, and needs an end date; null if there is none. */
  totalBudget: totalBudgetSchema.nullable().default(null),
  startDate: daySchema('Start date is required'),
  endDate: daySchema().nullable().default(null),
  schedule: adScheduleSchema.default(alwaysSchedule),
  /** Created paused: the campaign spends nothing until the owner enables it. */
  startsPaused: z.boolean().default(false),
})

/** Body of POST /api/google/campaigns/create. */
export const searchCampaignFormSchema = searchCampaignFieldsSchema
  .refine(endsInTime, endsTooEarly)
  .refine(endsTotalBudget, totalBudgetNeedsEnd)
  .refine(hasScheduledDay, needsScheduledDay)
export type SearchCampaignForm = z.output<typeof searchCampaignFormSchema>

/**
 * Settings that can be edited later; without a plan, only to reduce spending. A budget that is left out stays the same,
 * and a campaign keeps the kind of budget that it was created with.
 */
export const searchCampaignSettingsSchema = z.object({
  name: required('Campaign name is required').max(searchAdLimits.name),
  dailyBudget: dailyBudgetSchema.optional(),
  totalBudget: totalBudgetSchema.optional(),
  endDate: daySchema().nullable(),
})
export type SearchCampaignSettings = z.infer<typeof searchCampaignSettingsSchema>

/** Of last days `2031-05-01`; null is none. */
export function isLaterEnd(day: string | null, other: string | null): boolean {
  return other !== null && (day === null || day > other)
}

/** A customer account of a person at Google Ads (spec 3, section 3.10). */
export const searchAdAccountSchema = z.object({
  customerId: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** IANA. */
  timeZone: z.string(),
  /** Only of an active account can campaigns be made. */
  isActive: z.boolean(),
})
export type SearchAdAccount = z.infer<typeof searchAdAccountSchema>

export const searchCampaignStatusSchema = z.enum(['ENABLED', 'PAUSED', 'REMOVED'])
export type SearchCampaignStatus = z.infer<typeof searchCampaignStatusSchema>
/** What an owner switches between. */
export const switchedStatusSchema = searchCampaignStatusSchema.exclude(['REMOVED'])
export type SwitchedStatus = z.infer<typeof switchedStatusSchema>

/** A campaign at Google Ads, with what it did in the last 30 days (spec 3, section 3.10). */
export const searchCampaignSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: searchCampaignStatusSchema,
  /** What the platform says of it, where it does not simply run: 'Starts on …', 'Ended', 'Under review'. */
  note: z.string().nullable(),
  /** Its last day is over: it spends nothing any more. */
  isEnded: z.boolean(),
  /** ISO 4217. */
  currency: z.string(),
  /** Units of the currency a day; the average of a total budget. */
  budget: z.number(),
  /** Null for a daily budget. */
  totalBudget: z.number().nullable(),
  /** Days of the account; null where the platform knows none. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Of its ad; null where it has none of ours to read. */
  finalUrl: z.string().nullable(),
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks of a hundred impressions. */
  ctr: z.number(),
  /** Units of the account's currency. */
  cost: z.number(),
})
export type SearchCampaign = z.infer<typeof searchCampaignSchema>

export const searchCampaignListSchema = z.object({
  /** Newest first; those that were removed come last. */
  campaigns: z.array(searchCampaignSchema),
  creations: z.array(adCreationSchema),
})
export type SearchCampaignList = z.infer<typeof searchCampaignListSchema>

/** What an account did on one of its days (spec 3, section 3.10). */
export const searchTrendDaySchema = z.object({
  /** `2031-05-01`. */
  date: z.string(),
  impressions: z.int(),
  clicks: z.int(),
  /** Units of the account's currency. */
  cost: z.number(),
  /** May be parts of one: platforms share a conversion between the ads that led to it. */
  conversions: z.number(),
})
export type SearchTrendDay = z.infer<typeof searchTrendDaySchema>

/** Of all campaigns of an account, over the days of its trend; rates in per cent, money in units of its currency. */
export const searchMetricsSchema = z.object({
  impressions: z.int(),
  clicks: z.int(),
  cost: z.number(),
  conversions: z.number(),
  ctr: z.number(),
  /** Null where there is nothing to divide by. */
  cpc: z.number().nullable(),
  conversionRate: z.number(),
  costPerConversion: z.number().nullable(),
})
export type SearchMetrics = z.infer<typeof searchMetricsSchema>

export const searchResultsSchema = z.object({
  metrics: searchMetricsSchema,
  /** Every day of the last 30, oldest first. */
  days: z.array(searchTrendDaySchema),
})
export type SearchResults = z.infer<typeof searchResultsSchema>

export const searchTrendDays = 30

/** What the days of a trend come to. */
export function searchMetricsOf(days: readonly SearchTrendDay[]): SearchMetrics {
  const sum = (pick: (day: SearchTrendDay) => number) =>
    days.reduce((total, day) => total + pick(day), 0)
  const impressions = sum((day) => day.impressions)
  const clicks = sum((day) => day.clicks)
  const cost = Math.round(sum((day) => day.cost) * 100) / 100
  const conversions = Math.round(sum((day) => day.conversions) * 100) / 100
  return {
    impressions,
    clicks,
    cost,
    conversions,
    ctr: impressions === 0 ? 0 : (clicks / impressions) * 100,
    cpc: clicks === 0 ? null : cost / clicks,
    conversionRate: clicks === 0 ? 0 : (conversions / clicks) * 100,
    costPerConversion: conversions === 0 ? null : cost / conversions,
  }
}

/** Where a campaign is shown, and for how much a day: what its reach is estimated from. */
export const searchReachRequestSchema = z.object({
  /** For `readGeoTarget`. */
  geoTarget: z.string().max(12_000),
  /** One a line. */
  keywords: z.string().max(5000),
  dailyBudget: dailyBudgetQuery,
})

/** Impressions a day; null where the platform tells none. */
export const searchReachSchema = z.object({ reach: reachRangeSchema.nullable() })
export type SearchReach = z.infer<typeof searchReachSchema>['reach']

export const googleAccountsPath = '/api/google/accounts'
export const googleCallbackPath = '/api/oauth/callback'
