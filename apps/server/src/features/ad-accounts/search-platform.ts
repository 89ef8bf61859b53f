import type {
  ConversionResult,
  GoogleConversion,
  GoogleLead,
} from '../../providers/conversions/conversions.ts'
import type { SearchAds } from '../../providers/search-ads/search-ads.ts'
import type { Result } from '../../result.ts'
import { createConnections } from '../connections/index.ts'
import { createAdCreationService } from './ad-creation-service.ts'
import { createAdSpending } from './ad-spending.ts'
import type { AdPlatformDependencies, ConfiguredAds } from './ad-platform-dependencies.ts'
import { createKnownAccounts, noted } from './known-accounts.ts'
import { notingAfterFinish } from './noting-after-finish.ts'
import { searchAdsFailure } from './search-ads-failure.ts'
import { createSearchAdsService, type SearchAdsService } from './search-ads-service.ts'
import { createSearchCampaignMaker } from './search-campaign-maker.ts'
import { accountOf, createSearchResultSource, listedCampaignOf } from './search-result-source.ts'

/** What Google hears of leads by a person's connection there. */
export type GoogleConversions = {
  mode: SearchAds['kind']
  /** The person's conversion with this name in tags; null if none. */
  find(userId: string, sendTo: string): Promise<Result<GoogleConversion | null>>
  send(
    userId: string,
    event: { lead: GoogleLead; conversion: GoogleConversion },
  ): Promise<Result<ConversionResult>>
}

/** Everything of a search engine's ads, where there are any. */
export function createSearchPlatform(
  options: AdPlatformDependencies,
  { port: searchAds, sealing }: ConfiguredAds<SearchAds>,
) {
  const { database, creations, leases, now, log } = options
  const isDemo = searchAds.kind === 'sandbox'
  const { connections, tokens } = createConnections({
    service: 'search-ads',
    consent: searchAds,
    isDemo,
    database,
    leases,
    sealing,
    now,
    log,
    failureOf: searchAdsFailure,
    codes: {
      notConnected: 'search-ads-not-connected',
      reconnect: 'search-ads-reconnect',
      unavailable: 'search-ads-unavailable',
    },
  })
  const maker = createSearchCampaignMaker({ searchAds, tokens })
  const spending = createAdSpending({
    ...options,
    maker,
    platform: 'google',
    isDemo,
    unknownAfter: 'search-ads-unavailable',
    notConnected: 'search-ads-not-connected',
  })
  const creation = createAdCreationService({ ...options, maker, isDemo, spending })
  const known = createKnownAccounts({
    ...options,
    platform: 'google',
    isDemo,
    listBudgets: (userId, customerId) =>
      tokens.use(userId, (token) => searchAds.listBudgets({ token, customerId })),
  })
  const service = createSearchAdsService({ searchAds, tokens, creations, creation, spending, now })
  const readCampaigns = (userId: string, customerId: string) =>
    known.listNoting(
      { userId, accountId: customerId },
      () => tokens.use(userId, (token) => searchAds.listCampaigns({ token, customerId })),
      (list) => list.map(listedCampaignOf),
    )
  const results = createSearchResultSource({
    searchAds,
    tokens,
    creations,
    known,
    readCampaigns,
  })
  const conversions: GoogleConversions = {
    mode: searchAds.kind,
    find: (userId, sendTo) =>
      tokens.use(userId, (token) => searchAds.findConversion(token, sendTo)),
    send: (userId, { lead, conversion }) =>
      tokens.use(userId, (token) => searchAds.sendConversion(token, lead, conversion)),
  }
  const ads: SearchAdsService = {
    ...service,
    listAccounts: noted(service.listAccounts, (list, user) =>
      known.noteAccounts(user.id, list.map(accountOf)),
    ),
    listCampaigns: (user, accountId) =>
      known.listNoting(
        { userId: user.id, accountId },
        () => service.listCampaigns(user, accountId),
        ({ campaigns }) => campaigns.map(listedCampaignOf),
      ),
  }
  return {
    mode: searchAds.kind,
    connections,
    ads,
    creation: notingAfterFinish({ creation, creations, readList: readCampaigns, log }),
    results,
    conversions,
  }
}
