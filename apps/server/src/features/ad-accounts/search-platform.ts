import type { SearchAds } from '../../providers/search-ads/search-ads.ts'
import { createConnections } from '../connections/index.ts'
import { createAdCreationService } from './ad-creation-service.ts'
import { createAdSpending } from './ad-spending.ts'
import type { AdPlatformDependencies, ConfiguredAds } from './ad-platform-dependencies.ts'
import { searchAdsFailure } from './search-ads-failure.ts'
import { createSearchAdsService } from './search-ads-service.ts'
import { createSearchCampaignMaker } from './search-campaign-maker.ts'
import { createSearchResultSource } from './search-result-source.ts'

/** Everything of a search engine's ads, where there are any. */
export function createSearchPlatform(
  options: AdPlatformDependencies,
  { port: searchAds, sealing }: ConfiguredAds<SearchAds>,
) {
  const { database, creations, leases, now, log } = options
  const { connections, tokens } = createConnections({
    service: 'search-ads',
    consent: searchAds,
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
  const creation = createAdCreationService({ maker, creations, leases, now })
  const spending = createAdSpending({
    ...options,
    platform: 'google',
    isDemo: searchAds.kind === 'sandbox',
    unknownAfter: ['search-ads-unavailable'],
  })
  const ads = createSearchAdsService({ searchAds, tokens, creations, creation, spending })
  const results = createSearchResultSource({ searchAds, tokens })
  return { mode: searchAds.kind, connections, ads, creation, results }
}
