import { z } from 'zod'

import { adCreationSchema, reachRangeSchema } from './ad-accounts.ts'
import { adPlaceSchema, findOverlap, mostAdPlaces, overlapText } from './ad-places.ts'
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
  facebookScheduleSchema,
  hasScheduledDay,
  isScheduleAllowed,
  needsScheduledDay,
  scheduleNeedsTotalBudget,
} from './ad-schedule.ts'
import { keysOf } from './keys-of.ts'
import { lineField, textField } from './text.ts'

/** What an ad on Facebook can be for (spec 3, section 9), the usual one first. */
export const socialObjectives = {
  CONVERSIONS: 'Conversions',
  TRAFFIC: 'Traffic',
  AWARENESS: 'Awareness',
  LEAD_GENERATION: 'Lead generation',
} as const
export type SocialObjective = keyof typeof socialObjectives

/** What its button says (spec 3, section 9), the usual one first. */
export const socialCallsToAction = {
  LEARN_MORE: 'Learn More',
  SIGN_UP: 'Sign Up',
  BOOK_TRAVEL: 'Book Now',
  DOWNLOAD: 'Download',
  GET_QUOTE: 'Get Quote',
  CONTACT_US: 'Contact Us',
  APPLY_NOW: 'Apply Now',
  BUY_NOW: 'Buy Now',
} as const
export type SocialCallToAction = keyof typeof socialCallsToAction

export const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export type AgeRange = (typeof ageRanges)[number]

/** Who is chosen at first (spec 3, section 9). */
export const firstAgeRanges = ['18-24', '25-34', '35-44'] as const satisfies readonly AgeRange[]

export const audienceGenders = { ALL: 'Everyone', MALE: 'Men', FEMALE: 'Women' } as const
export type AudienceGender = keyof typeof audienceGenders

/** Characters and counts (spec 3, section 5). */
export const socialAdLimits = {
  name: 120,
  headline: 40,
  primaryText: 125,
  description: 30,
  /** Of one interest or place, and so many of each. */
  audienceLine: 80,
  audienceLines: 20,
  /** Bytes of a picture that comes along, and characters of it as a data URL. */
  imageBytes: 6_000_000,
  imageCharacters: 8_100_000,
} as const

const audienceLines = () =>
  z
    .array(lineField().min(1).max(socialAdLimits.audienceLine))
    .max(socialAdLimits.audienceLines, `Please name ${socialAdLimits.audienceLines} at most`)

const locationRequired = 'Name at least one country, region or town'

/** Suggested places, or the names of places as in ads created before there were suggestions. */
const audienceLocationsSchema = z
  .array(z.union([lineField().min(1).max(socialAdLimits.audienceLine), adPlaceSchema]))
  .min(1, locationRequired)
  .max(mostAdPlaces, `Please name ${mostAdPlaces} at most`)
export type AudienceLocation = z.infer<typeof audienceLocationsSchema>[number]

export const audiencePlacesSchema = z
  .array(adPlaceSchema, locationRequired)
  .min(1, locationRequired)
  .max(mostAdPlaces, `Please name ${mostAdPlaces} at most`)
  .superRefine((places, { addIssue }) => {
    const overlap = findOverlap(places)
    if (overlap !== null) addIssue(overlapText(overlap))
  })

/** Reads locations from a query: places as JSON, or names as `placesOf` takes them. None if there are too many. */
export function readAudienceLocations(text: string): AudienceLocation[] {
  try {
    const given: unknown = text.startsWith('[') ? JSON.parse(text) : placesOf(text)
    return audienceLocationsSchema.safeParse(given).data ?? []
  } catch {
    return []
  }
}

/** Whether no range is left out between others: Facebook knows one span from an age to an age. */
function areAdjacent(chosen: readonly AgeRange[]): boolean {
  const places = chosen.map((range) => ageRanges.indexOf(range))
  return Math.max(...places) - Math.min(...places) < new Set(places).size
}

/** Interests as they are typed: between commas, or one a line. */
export function interestsOf(text: string): string[] {
  return partsOf(text, /[,;\n]/)
}

/** Places as they are typed: one a line, for a comma stands within one ('Moab, Utah'). */
export function placesOf(text: string): string[] {
  return partsOf(text, /[;\n]/)
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A picture of the design library, one that comes along, or none. */
const adImage = z.union([
  z.string().regex(/^\/media\/[\w./-]{1,200}$/, 'This is no picture of your library'),
  z
    .string()
    .max(socialAdLimits.imageCharacters, 'This picture is too large. It may have 6 MB at most')
    .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/, 'Please choose an image file'),
])

/** The create-ad form with its picture, field by field (spec 3, sections 3.9 and 5). */
export const socialAdFieldsSchema = z.object({
  /** Made by the form once: a second press, or a retry after a lost answer, is the same ad. */
  id: z.uuid(),
  adAccountId: z.string().regex(/^[\w-]{1,80}$/),
  name: required('Campaign name is required').max(socialAdLimits.name),
  objective: z.enum(keysOf(socialObjectives), 'Objective is required'),
  destinationUrl: webAddress('Destination URL is required'),
  audienceAge: z
    .array(z.enum(ageRanges))
    .min(1, 'Select at least one age range')
    .refine(
      areAdjacent,
      'Facebook shows an ad to one span of ages: choose ranges that are adjacent',
    ),
  audienceGender: z.enum(keysOf(audienceGenders)).default('ALL'),
  audienceInterests: audienceLines().default([]),
  audienceLocations: audienceLocationsSchema,
  dailyBudget: dailyBudgetSchema,
  /** Replaces the daily budget and requires an end date; null for a daily budget. */
  totalBudget: totalBudgetSchema.nullable().default(null),
  startDate: daySchema('Start date is required'),
  endDate: daySchema().nullable().default(null),
  /** Certain hours need a total budget. */
  schedule: facebookScheduleSchema.default(alwaysSchedule),
  headline: required('Headline is required').max(
    socialAdLimits.headline,
    `Headline must be ${socialAdLimits.headline} characters or less`,
  ),
  primaryText: textField('Primary text is required')
    .min(1, 'Primary text is required')
    .max(
      socialAdLimits.primaryText,
      `Primary text must be ${socialAdLimits.primaryText} characters or less`,
    ),
  description: lineField()
    .max(
      socialAdLimits.description,
      `Description must be ${socialAdLimits.description} characters or less`,
    )
    .default(''),
  callToAction: z.enum(keysOf(socialCallsToAction), 'Call to action is required'),
  imageUrl: adImage.nullable().default(null),
  /** Created paused: the ad spends nothing until the owner activates it. */
  startsPaused: z.boolean().default(false),
})

/** Body of POST /api/facebook/ads/create. */
export const socialAdFormSchema = socialAdFieldsSchema
  .refine(endsInTime, endsTooEarly)
  .refine(endsTotalBudget, totalBudgetNeedsEnd)
  .refine(isScheduleAllowed, { path: ['schedule'], message: scheduleNeedsTotalBudget })
  .refine(hasScheduledDay, needsScheduledDay)
export type SocialAdForm = z.output<typeof socialAdFormSchema>

/** An advertising account of a person at Facebook. */
export const socialAdAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  businessName: z.string().nullable(),
  /** Only of an active account can ads be made. */
  status: z.enum(['active', 'disabled', 'unsettled', 'pending', 'closed']),
  /** IANA name; null if missing or unknown. */
  timeZone: z.string().nullable(),
})
export type SocialAdAccount = z.infer<typeof socialAdAccountSchema>

export const adMetricsSchema = z.object({
  impressions: z.int(),
  clicks: z.int(),
  /** Clicks of a hundred impressions. */
  ctr: z.number(),
  /** Units of the account's currency. */
  spend: z.number(),
  conversions: z.int(),
})
export type AdMetrics = z.infer<typeof adMetricsSchema>

export const socialAdStatusSchema = z.enum(['ACTIVE', 'PAUSED'])
export type SocialAdStatus = z.infer<typeof socialAdStatusSchema>

/** An ad's audience as the platform returns it. */
export const shownAudienceSchema = z.object({
  /** '18-44' or '45+'. */
  ages: z.string(),
  gender: z.enum(keysOf(audienceGenders)),
  interests: z.array(z.string()),
})
export type ShownAudience = z.infer<typeof shownAudienceSchema>

/** An ad at Facebook, with what it did in the last 30 days. */
export const socialAdSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  adsetId: z.string(),
  name: z.string(),
  headline: z.string(),
  /** What stands above the picture. */
  primaryText: z.string(),
  description: z.string(),
  /** Null if the form does not offer it. */
  callToAction: z.enum(keysOf(socialCallsToAction)).nullable(),
  /** False for carousels and ads with several text versions, which only Ads Manager can edit. */
  areTextsEditable: z.boolean(),
  /** What the owner chose. */
  status: socialAdStatusSchema,
  /** What the platform says of it, where it does not simply run: 'In review', 'Disapproved: …'. */
  note: z.string().nullable(),
  /** Its last day is over: it spends nothing any more. */
  isEnded: z.boolean(),
  imageUrl: z.string().nullable(),
  destinationUrl: z.string(),
  currency: z.string(),
  /** Currency units; the average for a total budget. */
  dailyBudget: z.number(),
  /** Currency units; null for a daily budget. */
  totalBudget: z.number().nullable(),
  /** False if the campaign holds the budget, which only Ads Manager can edit. */
  isBudgetEditable: z.boolean(),
  /** Dates in the account's time zone; null if unset. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Null if only Ads Manager can edit the schedule, such as different hours on each day. */
  schedule: adScheduleSchema.nullable(),
  /** Names of the target places; empty if they cannot be read. */
  places: z.array(z.string()),
  /** Null if the platform's targeting cannot be read. */
  audience: shownAudienceSchema.nullable(),
  /** Null if the value from the platform cannot be read. */
  createdAt: z.iso.datetime().nullable(),
  metrics: adMetricsSchema,
  /** Changes with every edit of an editable field. */
  revision: z.string(),
})
export type SocialAd = z.infer<typeof socialAdSchema>

export const socialAdListSchema = z.object({
  /** Newest first. */
  ads: z.array(socialAdSchema),
  creations: z.array(adCreationSchema),
})
export type SocialAdList = z.infer<typeof socialAdListSchema>

/** Whom an ad is shown to, and for how much a day: what its reach is estimated from. */
export const reachRequestSchema = z.object({
  audienceAge: z.string().max(60),
  audienceGender: z.enum(keysOf(audienceGenders)).default('ALL'),
  /** For `readAudienceLocations` and `interestsOf`. */
  audienceLocations: z
    .string()
    .max(12_000)
    .refine((text) => text === '' || readAudienceLocations(text).length > 0)
    .default(''),
  audienceInterests: z
    .string()
    .max(2000)
    .refine((text) => interestsOf(text).length <= socialAdLimits.audienceLines)
    .default(''),
  dailyBudget: dailyBudgetQuery,
})

/** People a day; null where the platform tells none. */
export const reachSchema = z.object({ reach: reachRangeSchema.nullable() })
export type EstimatedReach = z.infer<typeof reachSchema>['reach']

export const suggestedInterestsSchema = z.object({ interests: z.array(z.string()) })

export const facebookAccountsPath = '/api/facebook/accounts'
export const facebookCallbackPath = '/api/facebook/callback'
