import type { NewSearchCampaign } from '../search-ads.ts'
import { scheduleCriteria } from './google-ad-schedule.ts'
import { geoCriterionOf } from './google-geo-targets.ts'

type Given = {
  /** The daily amount, or the whole of a total budget. */
  micros: number
  schedule: object
}

/**
 * Everything of a campaign as one request, in which parts name one another by negative ids
 * (developers.google.com/google-ads/api/docs/mutating/best-practices). Paused, so that nothing spends before it is
 * enabled.
 */
export function newCampaignOperations(
  customerId: string,
  campaign: NewSearchCampaign,
  { micros, schedule }: Given,
): object[] {
  const { name, headlines, descriptions, finalUrl, places, keywords } = campaign
  const { keywordMatch, negativeKeywords } = campaign
  const nameOf = (kind: string, id: number) => `customers/${customerId}/${kind}/${id}`
  const budgetName = nameOf('campaignBudgets', -1)
  const campaignName = nameOf('campaigns', -2)
  const adGroupName = nameOf('adGroups', -3)
  return [
    {
      campaignBudgetOperation: {
        create: {
          resourceName: budgetName,
          ...(campaign.totalCents === null
            ? { amountMicros: String(micros) }
            : { totalAmountMicros: String(micros), period: 'CUSTOM_PERIOD' }),
          deliveryMethod: 'STANDARD',
          explicitlyShared: false,
        },
      },
    },
    {
      campaignOperation: {
        create: {
          resourceName: campaignName,
          name,
          status: 'PAUSED',
          advertisingChannelType: 'SEARCH',
          campaignBudget: budgetName,
          // As many clicks as the budget pays for: nobody has to have set up conversions for it.
          targetSpend: {},
          // On Google's own search alone.
          networkSettings: {
            targetGoogleSearch: true,
            targetSearchNetwork: false,
            targetContentNetwork: false,
            targetPartnerSearchNetwork: false,
          },
          // People who are there, not those who are interested in the place.
          geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
          containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
          ...schedule,
        },
      },
    },
    ...places.map((place) => ({
      campaignCriterionOperation: { create: { campaign: campaignName, ...geoCriterionOf(place) } },
    })),
    ...negativeKeywords.map((text) => ({
      campaignCriterionOperation: {
        create: { campaign: campaignName, negative: true, keyword: { text, matchType: 'PHRASE' } },
      },
    })),
    ...scheduleCriteria(campaign.schedule).map((adSchedule) => ({
      campaignCriterionOperation: { create: { campaign: campaignName, adSchedule } },
    })),
    {
      adGroupOperation: {
        create: {
          resourceName: adGroupName,
          name,
          campaign: campaignName,
          type: 'SEARCH_STANDARD',
          status: 'ENABLED',
        },
      },
    },
    ...keywords.map((text) => ({
      adGroupCriterionOperation: {
        create: {
          adGroup: adGroupName,
          status: 'ENABLED',
          keyword: { text, matchType: keywordMatch },
        },
      },
    })),
    {
      adGroupAdOperation: {
        create: {
          adGroup: adGroupName,
          status: 'ENABLED',
          ad: {
            finalUrls: [finalUrl],
            responsiveSearchAd: {
              headlines: headlines.map((text) => ({ text })),
              descriptions: descriptions.map((text) => ({ text })),
            },
          },
        },
      },
    },
  ]
}
