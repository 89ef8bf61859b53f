import type { SearchAdAccount, SearchCampaign } from '@wildpath/contract'

import type { SearchAds, SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import { ok, type Result } from '../../result.ts'
import type { AdResultSource } from '../ad-results/index.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { KnownAccounts, ListedAd } from './known-accounts.ts'
import { readEachAccount } from './read-each-account.ts'
import { withUnlistedAds } from './with-unlisted-ads.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
  creations: Pick<AdCreationRepository, 'listCreated'>
  known: Pick<KnownAccounts, 'noteAccounts'>
  /** Of an account, by its id. */
  readCampaigns(userId: string, customerId: string): Promise<Result<SearchCampaign[]>>
}

/** What a person's search campaigns did, of all their accounts; a campaign of ours has one ad and counts as it. */
export function createSearchResultSource(options: Options): AdResultSource {
  const { searchAds, tokens, creations, known, readCampaigns } = options
  const platform = 'google'
  return {
    platform,
    isDemo: searchAds.kind === 'sandbox',
    async read(userId, range) {
      const accounts = await tokens.use(userId, searchAds.listAccounts)
      if (!accounts.ok) return accounts
      const named = accounts.value.map(accountOf)
      await known.noteAccounts(userId, named)
      return readEachAccount(named, async ({ id: customerId, name, currency }) => {
        const campaigns = await readCampaigns(userId, customerId)
        if (!campaigns.ok) return campaigns
        const days = await tokens.use(userId, (token) =>
          searchAds.readDailyResults({ token, customerId }, range),
        )
        if (!days.ok) return days
        const created = await creations.listCreated({ userId, platform, accountId: customerId })
        return ok(
          withUnlistedAds(
            {
              accountId: customerId,
              name,
              currency,
              ads: campaigns.value.map((one) => ({
                ...listedCampaignOf(one),
                name: one.name,
                isDeleted: one.status === 'REMOVED',
              })),
              days: days.value.map(({ campaignId, ...day }) => ({ ...day, adId: campaignId })),
              names: new Map(),
            },
            created,
          ),
        )
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
