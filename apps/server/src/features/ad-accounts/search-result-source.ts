import type { SearchAds, SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import { ok } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import { readName } from './ad-key.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
}

/** What a person's search campaigns did, of all their accounts; a campaign of ours has one ad and counts as it. */
export function createSearchResultSource({ searchAds, tokens }: Options): AdResultSource {
  return {
    platform: 'google',
    isDemo: searchAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, searchAds.listAccounts)
      if (!accounts.ok) return accounts
      const read = []
      for (const { customerId, currency } of accounts.value) {
        const access = (token: string) => ({ token, customerId })
        // oxlint-disable-next-line no-await-in-loop -- platforms count how much is asked at a time
        const campaigns = await tokens.use(userId, (token) =>
          searchAds.listCampaigns(access(token)),
        )
        if (!campaigns.ok) return campaigns
        // oxlint-disable-next-line no-await-in-loop
        const days = await tokens.use(userId, (token) =>
          searchAds.readDailyResults(access(token), range),
        )
        if (!days.ok) return days
        read.push({
          accountId: customerId,
          currency,
          ads: campaigns.value.map(({ id, name, finalUrl }) => ({
            id,
            name: readName(name).name,
            destinationUrl: finalUrl ?? '',
          })),
          days: days.value.map(({ campaignId, ...day }) => ({ ...day, adId: campaignId })),
        })
      }
      return ok(read)
    },
  }
}
