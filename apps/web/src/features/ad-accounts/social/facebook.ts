import { api } from '@wildpath/contract'

import { adPlatformQueryKeys } from '../../../entities/ad-results/ad-results-query.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import type { AdPlatform } from '../ad-platform.ts'

/** Texts of spec 3, section 8.2. */
export const facebook: AdPlatform = {
  id: 'facebook',
  key: adPlatformQueryKeys.facebook,
  name: 'Facebook',
  title: 'Facebook Ads',
  panelId: 'facebook-ads',
  things: 'ads',
  startVerb: 'activate',
  counter: 'pixel',
  spendingRule:
    'Facebook may spend more than the daily budget on some days, but never more than seven times the budget in a week.',
  stops: 'paused, deleted and given a lower budget',
  manager: { label: 'Open Ads Manager', url: 'https://adsmanager.facebook.com/' },
  texts: {
    refreshed: 'Facebook data refreshed',
    notRefreshed: 'Failed to refresh Facebook data',
    created: 'Facebook ad created successfully!',
    notCreated: 'Failed to create Facebook ad',
    accountsFailed: 'Failed to fetch Facebook ad accounts',
    listFailed: 'Failed to fetch Facebook ads',
  },
  refusal: 'social-ad-refused',
  unfinished: 'social-ad-unfinished',
  readConnection: (signal) => callApi(api.getSocialAdsConnection, {}, { signal }),
  async readAccounts(signal) {
    const { accounts } = await callApi(api.listSocialAdAccounts, {}, { signal })
    return accounts.map(({ id, name, currency, status, timeZone }) => ({
      id,
      name,
      currency,
      ...(timeZone !== null && { timeZone }),
      problem: status === 'active' ? null : status,
    }))
  },
  connect: (returnTo) => callApi(api.connectSocialAds, { body: { returnTo } }),
  disconnect: () => callApi(api.disconnectSocialAds, {}),
  dismissCreation: (creationId) => callApi(api.dismissAdCreation, { params: { creationId } }),
}
