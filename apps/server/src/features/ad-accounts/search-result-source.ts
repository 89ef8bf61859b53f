import type { SearchAdAccount, SearchCampaign } from '@wildpath/contract'

import type { SearchAds, SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import { ok, type Result } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import { readName } from './ad-key.ts'
import type { KnownAccounts, ListedAd } from './known-accounts.ts'
import { readEachAccount } from './read-each-account.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
  known: Pick<KnownAccounts, 'noteAccounts'>
  /** Of an account, by its id. */
  readCampaigns(userId: string, customerId: string): Promise<Result<SearchCampaign[]>>
}

/** What a person's search campaigns did, of all their accounts; a campaign of ours has one ad and counts as it. */
export function createSearchResultSource(options: Options): AdResultSource {
  const { searchAds, tokens, known, readCampaigns } = options
  return {
    platform: 'google',
    isDemo: searchAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, searchAds.listAccounts)
      if (!accounts.ok) return accounts
      const named = accounts.value.map(accountOf)
      await known.noteAccounts(userId, named)
      return readEachAccount(named, async ({ id: customerId, currency }) => {
        const campaigns = await readCampaigns(userId, customerId)
        if (!campaigns.ok) return campaigns
        const days = await tokens.use(userId, (token) =>
          searchAds.readDailyResults({ token, customerId }, range),
        )
        if (!days.ok) return days
        return ok({
          accountId: customerId,
          currency,
          ads: campaigns.value.map((one) => ({
            ...listedCampaignOf(one),
            name: readName(one.name).name,
          })),
          days: days.value.map(({ campaignId, ...day }) => ({ ...day, adId: campaignId })),
        })
      })
    },
  }
}

export function accountOf({ customerId, name, currency }: SearchAdAccount) {
  return { id: customerId, name, currency }
}

export function listedCampaignOf({ id, finalUrl }: SearchCampaign): ListedAd {
  return { id, destinationUrl: finalUrl ?? '' }
}
