import { matchedKeywordSchema, type SearchCampaignContent } from '@wildpath/contract'
import { z } from 'zod'

import { platformMicros } from '../../ad-platforms/platform-numbers.ts'
import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { dailyCentsOf, readTotalBudget, readTotalMicros } from './google-budgets.ts'
import {
  type CampaignPlaces,
  placeFields,
  placeSchema,
  readPlaces,
} from './google-campaign-places.ts'
import { done, fail } from './google-client.ts'
import {
  readSchedule,
  type ScheduleCriterion,
  scheduleFields,
  scheduleSchema,
} from './google-ad-schedule.ts'
import { dayOf } from './google-dates.ts'

/** Text asset of a responsive search ad; `pinnedField` is its pinned position. */
const textAssetSchema = z.object({ text: z.string(), pinnedField: z.string().optional() })
export type TextAsset = z.infer<typeof textAssetSchema>

const matchType = matchedKeywordSchema.shape.match

const campaignRow = z.object({
  campaign: z.object({
    name: z.string(),
    status: z.string(),
    campaignBudget: z.string(),
    startDateTime: z.string().optional(),
    endDateTime: z.string().optional(),
  }),
  campaignBudget: z.object({
    amountMicros: platformMicros,
    totalAmountMicros: platformMicros,
    explicitlyShared: z.boolean().default(false),
  }),
})

const adGroupRow = z.object({ adGroup: z.object({ resourceName: z.string() }) })

const adRow = z.object({
  adGroupAd: z.object({
    ad: z.object({
      resourceName: z.string(),
      finalUrls: z.array(z.string()).default([]),
      responsiveSearchAd: z
        .object({
          headlines: z.array(textAssetSchema).default([]),
          descriptions: z.array(textAssetSchema).default([]),
        })
        .optional(),
    }),
  }),
})

const keywordRow = z.object({
  adGroupCriterion: z.object({
    resourceName: z.string(),
    keyword: z.object({ text: z.string(), matchType }),
  }),
})

const criterionRow = z.object({
  campaignCriterion: placeSchema.extend({
    resourceName: z.string(),
    type: z.string(),
    negative: z.boolean().default(false),
    keyword: z.object({ text: z.string() }).optional(),
    adSchedule: scheduleSchema.optional(),
  }),
})
export type CampaignCriterion = z.infer<typeof criterionRow>['campaignCriterion']

/** A campaign with the resource names of its parts, which an edit needs. */
export type GoogleCampaign = {
  content: SearchCampaignContent
  /** `micros` are those of a day, or of a total budget in all. */
  budget: { resourceName: string; micros: number; isShared: boolean }
  endDateTime: string | undefined
  ad: { resourceName: string; headlines: TextAsset[]; descriptions: TextAsset[] } | null
  adGroup: string | null
  keywords: { resourceName: string; text: string; match: z.infer<typeof matchType> }[]
  negativeKeywords: { resourceName: string; text: string }[]
  places: CampaignPlaces
  schedule: (ScheduleCriterion & { resourceName: string })[]
}

/** Reads the editable content of a campaign. Returns 'not-found' for a removed campaign. */
export async function readGoogleCampaign(
  ads: AdsClient,
  customer: Customer,
  id: string,
): Promise<SearchAdsResult<GoogleCampaign>> {
  const [campaigns, adGroups, adList, keywordList, criterionList] = await Promise.all([
    ads.search(customer, campaignQuery(id), campaignRow),
    ads.search(customer, adGroupsQuery(id), adGroupRow),
    ads.search(customer, adsQuery(id), adRow),
    ads.search(customer, keywordsQuery(id), keywordRow),
    ads.search(customer, criteriaQuery(id), criterionRow),
  ])
  if (!campaigns.ok) return campaigns
  if (!adGroups.ok) return adGroups
  if (!adList.ok) return adList
  if (!keywordList.ok) return keywordList
  if (!criterionList.ok) return criterionList
  const [row] = campaigns.value
  if (row === undefined || row.campaign.status === 'REMOVED') return fail({ kind: 'not-found' })

  const criteria = criterionList.value.map(({ campaignCriterion }) => campaignCriterion)
  const places = await readPlaces(ads, customer, criteria)
  if (!places.ok) return places

  const adGroup = adGroups.value.length === 1 ? (adGroups.value[0] ?? null) : null
  const ad = adGroup === null ? null : findOnlyAd(adList.value)
  const keywords =
    adGroup === null
      ? []
      : keywordList.value.map(({ adGroupCriterion: { resourceName, keyword } }) => ({
          resourceName,
          text: keyword.text,
          match: keyword.matchType,
        }))
  const negativeKeywords = criteria.flatMap(({ resourceName, negative, keyword }) =>
    negative && keyword ? [{ resourceName, text: keyword.text }] : [],
  )
  const schedule = criteria.flatMap(({ resourceName, adSchedule }) =>
    adSchedule ? [{ ...adSchedule, resourceName }] : [],
  )
  const { campaign, campaignBudget } = row
  const days = {
    startDate: dayOf(campaign.startDateTime),
    endDate: dayOf(campaign.endDateTime),
  }
  return done({
    content: {
      name: campaign.name,
      dailyBudget: dailyCentsOf(campaignBudget, days) / 100,
      totalBudget: readTotalBudget(campaignBudget),
      ...days,
      ad: ad && {
        headlines: ad.headlines.map(({ text }) => text),
        descriptions: ad.descriptions.map(({ text }) => text),
        finalUrl: ad.finalUrl,
      },
      keywords: adGroup && keywords.map(({ text, match }) => ({ text, match })),
      negativeKeywords: [...new Set(negativeKeywords.map(({ text }) => text))],
      places: places.value.places,
      schedule: readSchedule(schedule),
    },
    budget: {
      resourceName: campaign.campaignBudget,
      micros: readTotalMicros(campaignBudget) || campaignBudget.amountMicros,
      isShared: campaignBudget.explicitlyShared,
    },
    endDateTime: campaign.endDateTime,
    ad,
    adGroup: adGroup?.adGroup.resourceName ?? null,
    keywords,
    negativeKeywords,
    places: places.value,
    schedule,
  })
}

/** Returns the responsive search ad; null if the campaign has several ads or another type of ad. */
function findOnlyAd(rows: readonly z.infer<typeof adRow>[]) {
  const [only, ...others] = rows.map(({ adGroupAd }) => adGroupAd.ad)
  const [finalUrl] = only?.finalUrls ?? []
  if (only?.responsiveSearchAd === undefined || finalUrl === undefined || others.length > 0) {
    return null
  }
  return { resourceName: only.resourceName, finalUrl, ...only.responsiveSearchAd }
}

const campaignQuery = (id: string) => `
  SELECT campaign.name, campaign.status, campaign.campaign_budget,
    campaign.start_date_time, campaign.end_date_time, campaign_budget.amount_micros,
    campaign_budget.total_amount_micros, campaign_budget.explicitly_shared
  FROM campaign WHERE campaign.id = ${id}`

const adGroupsQuery = (id: string) => `
  SELECT ad_group.resource_name FROM ad_group
  WHERE campaign.id = ${id} AND ad_group.status != 'REMOVED'`

const adsQuery = (id: string) => `
  SELECT ad_group_ad.ad.resource_name, ad_group_ad.ad.final_urls,
    ad_group_ad.ad.responsive_search_ad.headlines, ad_group_ad.ad.responsive_search_ad.descriptions
  FROM ad_group_ad
  WHERE campaign.id = ${id} AND ad_group_ad.status != 'REMOVED' AND ad_group.status != 'REMOVED'`

const keywordsQuery = (id: string) => `
  SELECT ad_group_criterion.resource_name, ad_group_criterion.keyword.text,
    ad_group_criterion.keyword.match_type
  FROM ad_group_criterion
  WHERE campaign.id = ${id} AND ad_group_criterion.type = 'KEYWORD'
    AND ad_group_criterion.negative = FALSE AND ad_group_criterion.status != 'REMOVED'`

const criteriaQuery = (id: string) => `
  SELECT campaign_criterion.resource_name, campaign_criterion.type, campaign_criterion.negative,
    campaign_criterion.keyword.text, ${[...placeFields, ...scheduleFields].join(', ')}
  FROM campaign_criterion
  WHERE campaign.id = ${id} AND campaign_criterion.status != 'REMOVED'`
