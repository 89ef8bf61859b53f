import {
  type AdPlace,
  type MatchedKeyword,
  type SearchCampaignPart,
  searchCampaignParts,
} from '@wildpath/contract'

import type { SearchCampaignEdit } from '../search-ads.ts'
import type { GoogleCampaign, TextAsset } from './google-campaign-content.ts'
import { scheduleCriteria, writeHours } from './google-ad-schedule.ts'
import { geoCriterionOf, geoTargetOf } from './google-geo-targets.ts'

export type PartOperation = { part: SearchCampaignPart; operation: object }

type Options = { campaignName: string; current: GoogleCampaign; edit: SearchCampaignEdit }

/**
 * Builds the operations for an edit of a campaign. The text of a responsive search ad is updated in place, while
 * keywords and places cannot be updated, so they are removed and added again
 * (developers.google.com/google-ads/api/docs/ads/mutate-ads, …/docs/targeting/criteria).
 */
export function editCampaignOperations(options: Options): PartOperation[] {
  return searchCampaignParts.flatMap((part) =>
    operationsOf[part](options).map((operation) => ({ part, operation })),
  )
}

/** Finds an edited part that is set up in a way this edit cannot preserve; null if there is none. */
export function findFixedPart(
  { content }: GoogleCampaign,
  edit: SearchCampaignEdit,
): SearchCampaignPart | null {
  return (
    searchCampaignParts.find((part) => edit[part] !== undefined && content[part] === null) ?? null
  )
}

const operationsOf: Record<SearchCampaignPart, (options: Options) => object[]> = {
  ad: ({ current, edit }) => {
    if (current.ad === null || edit.ad === undefined) return []
    const { headlines, descriptions, finalUrl } = edit.ad
    const isSame = JSON.stringify(edit.ad) === JSON.stringify(current.content.ad)
    if (isSame) return []
    const update = {
      resourceName: current.ad.resourceName,
      finalUrls: [finalUrl],
      responsiveSearchAd: {
        headlines: keepPins(headlines, current.ad.headlines),
        descriptions: keepPins(descriptions, current.ad.descriptions),
      },
    }
    const updateMask = 'finalUrls,responsiveSearchAd.headlines,responsiveSearchAd.descriptions'
    return [{ adOperation: { update, updateMask } }]
  },

  keywords: ({ current, edit }) => {
    if (edit.keywords === undefined) return []
    const { added, removed } = compare(edit.keywords, current.keywords, writeKeyword)
    return [
      ...removed.map(({ resourceName }) => ({
        adGroupCriterionOperation: { remove: resourceName },
      })),
      ...added.map(({ text, match }) => ({
        adGroupCriterionOperation: {
          create: {
            adGroup: current.adGroup,
            status: 'ENABLED',
            keyword: { text, matchType: match },
          },
        },
      })),
    ]
  },

  negativeKeywords: ({ campaignName: campaign, current, edit }) => {
    if (edit.negativeKeywords === undefined) return []
    const asked = edit.negativeKeywords.map((text) => ({ text }))
    const { added, removed } = compare(asked, current.negativeKeywords, ({ text }) =>
      text.toLowerCase(),
    )
    return [
      ...removed.map(removeCriterion),
      ...added.map(({ text }) => ({
        campaignCriterionOperation: {
          create: { campaign, negative: true, keyword: { text, matchType: 'PHRASE' } },
        },
      })),
    ]
  },

  places: ({ campaignName: campaign, current, edit }) => {
    if (edit.places === undefined) return []
    const asked = edit.places.map((place) => ({ place }))
    const { added, removed } = compare(asked, current.places.criteria, writePlace)
    return [
      ...removed.map(removeCriterion),
      ...added.map(({ place }) => ({
        campaignCriterionOperation: { create: { campaign, ...geoCriterionOf(place) } },
      })),
    ]
  },

  schedule: ({ campaignName: campaign, current, edit }) => {
    if (edit.schedule === undefined) return []
    const asked = scheduleCriteria(edit.schedule)
    const { added, removed } = compare(
      asked,
      current.schedule,
      (one) => `${one.dayOfWeek} ${writeHours(one)}`,
    )
    return [
      ...removed.map(removeCriterion),
      ...added.map((adSchedule) => ({
        campaignCriterionOperation: { create: { campaign, adSchedule } },
      })),
    ]
  },
}

function removeCriterion({ resourceName }: { resourceName: string }): object {
  return { campaignCriterionOperation: { remove: resourceName } }
}

/** Returns the items to add and the items to remove. */
function compare<Asked, Current extends Asked>(
  asked: readonly Asked[],
  current: readonly Current[],
  write: (one: Asked) => string,
): { added: Asked[]; removed: Current[] } {
  const wanted = new Map(asked.map((one) => [write(one), one]))
  const there = new Set(current.map(write))
  return {
    added: [...wanted].filter(([key]) => !there.has(key)).map(([, one]) => one),
    removed: current.filter((one) => !wanted.has(write(one))),
  }
}

/** Google compares keywords case-insensitively. */
const writeKeyword = ({ text, match }: MatchedKeyword) => `${match} ${text.toLowerCase()}`

const writePlace = ({ place }: { place: AdPlace }) => `${geoTargetOf(place)} ${place.radiusKm}`

/** Keeps the pinned position of unchanged text. */
function keepPins(texts: readonly string[], before: readonly TextAsset[]): TextAsset[] {
  return texts.map((text) => before.find((one) => one.text === text) ?? { text })
}
