import { api } from '@wildpath/contract'

import { adPlatformQueryKeys } from '../../../entities/ad-results/ad-results-query.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import type { AdPlatform } from '../ad-platform.ts'

/** Texts of spec 3, section 8.3. */
export const googleAds: AdPlatform = {
  id: 'google',
  key: adPlatformQueryKeys.google,
  name: 'Google',
  title: 'Google Ads',
  panelId: 'google-ads',
  things: 'campaigns',
  startVerb: 'enable',
  counter: 'tag',
  // support.google.com/google-ads/answer/6385083
  spendingRule:
    'Google may spend up to twice the daily budget on some days, but never more than 30.4 times the budget in a month.',
  stops: 'paused, removed and given a lower budget',
  manager: { label: 'Open Google Ads', url: 'https://ads.google.com/' },
  texts: {
    refreshed: 'Data refreshed successfully',
    notRefreshed: 'Failed to refresh data',
    created: 'Campaign created successfully!',
    notCreated: 'Failed to create campaign',
    accountsFailed: 'Failed to fetch Google Ads data',
    listFailed: 'Failed to fetch Google Ads data',
  },
  refusal: 'search-campaign-refused',
  unfinished: 'search-campaign-unfinished',
  readConnection: (signal) => callApi(api.getSearchAdsConnection, {}, { signal }),
  async readAccounts(signal) {
    const { accounts } = await callApi(api.listSearchAdAccounts, {}, { signal })
    return accounts.map(({ customerId, name, currency, timeZone, isActive }) => ({
      id: customerId,
      name,
      currency,
      timeZone,
      problem: isActive ? null : 'not active',
    }))
  },
  connect: (returnTo) => callApi(api.connectSearchAds, { body: { returnTo } }),
  disconnect: () => callApi(api.disconnectSearchAds, {}),
  dismissCreation: (creationId) => callApi(api.dismissSearchCreation, { params: { creationId } }),
}
