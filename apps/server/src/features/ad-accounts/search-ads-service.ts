import {
  type SearchAdAccount,
  type SearchCampaign,
  type SearchCampaignChange,
  type SearchCampaignForm,
  type SearchCampaignList,
  searchMetricsOf,
  type SearchReach,
  type SearchResults,
  type SwitchedStatus,
  type User,
} from '@wildpath/contract'

import type {
  SearchAccess,
  SearchAds,
  SearchAdsFailure,
} from '../../providers/search-ads/search-ads.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import { createAdCalls, worded } from './ad-calls.ts'
import type { AdCreationRepository } from './ad-creation-repository.ts'
import type { AdCreationService } from './ad-creation-service.ts'
import { nameWithKey, readName } from './ad-key.ts'
import { presentCreation } from './present-creation.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
  creations: AdCreationRepository
  creation: AdCreationService
}

type CampaignPlace = { accountId: string; campaignId: string }

export type SearchAdsService = ReturnType<typeof createSearchAdsService>

const silent = ['search-ads-unavailable', 'search-campaign-refused'] as const

/** A person's search campaigns on their own account. */
export function createSearchAdsService(options: Options) {
  const { searchAds, tokens, creations, creation } = options
  const ask = createAdCalls({ tokens, silent })

  const onAccount =
    <T>(customerId: string, call: (access: SearchAccess) => T) =>
    (token: string) =>
      call({ token, customerId })

  async function findCampaign(
    user: User,
    { accountId, campaignId }: CampaignPlace,
  ): Promise<Result<SearchCampaign>> {
    const list = await ask(user, fallbacks.data, onAccount(accountId, searchAds.listCampaigns))
    if (!list.ok) return list
    const found = list.value.find(({ id }) => id === campaignId)
    return found === undefined ? err({ code: 'search-campaign-not-found' }) : ok(found)
  }

  return {
    listAccounts: (user: User): Promise<Result<SearchAdAccount[]>> =>
      ask(user, fallbacks.data, searchAds.listAccounts),

    async listCampaigns(user: User, accountId: string): Promise<Result<SearchCampaignList>> {
      const list = await ask(user, fallbacks.data, onAccount(accountId, searchAds.listCampaigns))
      if (!list.ok) return list
      const place = { userId: user.id, platform: 'google', accountId } as const
      const unfinished = await creations.listUnfinished(place)
      return ok({
        campaigns: list.value.map(withOwnName),
        creations: unfinished.map(presentCreation),
      })
    },

    async readResults(user: User, accountId: string): Promise<Result<SearchResults>> {
      const days = await ask(user, fallbacks.data, onAccount(accountId, searchAds.readTrend))
      return days.ok ? ok({ metrics: searchMetricsOf(days.value), days: days.value }) : days
    },

    async create(user: User, form: SearchCampaignForm): Promise<Result<SearchCampaign>> {
      const { id, customerId: accountId, name } = form
      const accounts = await ask(user, fallbacks.creation, searchAds.listAccounts)
      if (!accounts.ok) return accounts
      const account = accounts.value.find((one) => one.customerId === accountId)
      if (account === undefined) return err({ code: 'ad-account-not-found' })
      if (!account.isActive) return err({ code: 'ad-account-inactive' })
      const made = await creation.make(user, { id, accountId, name, form, imageUrl: null })
      if (!made.ok) return err(worded(made.error, { fallback: fallbacks.creation, silent }))
      const campaign = await findCampaign(user, { accountId, campaignId: made.value })
      return campaign.ok ? ok(withOwnName(campaign.value)) : campaign
    },

    setStatus: (user: User, { accountId, campaignId }: CampaignPlace, status: SwitchedStatus) =>
      ask(
        user,
        fallbacks.change,
        onAccount(accountId, (access) => searchAds.setStatus(access, campaignId, status)),
      ),

    async edit(
      user: User,
      place: CampaignPlace,
      change: SearchCampaignChange,
    ): Promise<Result<null>> {
      const campaign = await findCampaign(user, place)
      if (!campaign.ok) return campaign
      // What it is found by stays in its name.
      const { key } = readName(campaign.value.name)
      const name = key === null ? change.name : nameWithKey(change.name, key)
      return ask(
        user,
        fallbacks.change,
        onAccount(place.accountId, (access) =>
          searchAds.editCampaign(access, place.campaignId, { ...change, name }),
        ),
      )
    },

    remove: (user: User, { accountId, campaignId }: CampaignPlace) =>
      ask(
        user,
        fallbacks.removal,
        onAccount(accountId, (access) => searchAds.removeCampaign(access, campaignId)),
      ),

    dismissCreation: creation.dismiss,

    estimateReach: (
      user: User,
      accountId: string,
      asked: Parameters<SearchAds['estimateReach']>[1],
    ): Promise<Result<SearchReach>> =>
      ask(
        user,
        fallbacks.data,
        onAccount(accountId, (access) => searchAds.estimateReach(access, asked)),
      ),
  }
}

/** Spec 3, section 8.3, and sentences like its own. */
const fallbacks = {
  data: 'Failed to fetch Google Ads data',
  creation: 'Failed to create campaign',
  change: 'Failed to update campaign',
  removal: 'Failed to remove campaign',
}

function withOwnName(campaign: SearchCampaign): SearchCampaign {
  return { ...campaign, name: readName(campaign.name).name }
}
