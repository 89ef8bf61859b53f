import { bounds } from '../../../limits.ts'
import type { SearchAccess, SearchAds, SearchAdsResult } from '../search-ads.ts'
import { createAdsClient, type Customer, customerOf } from './ads-client.ts'
import { dataManagerFailure } from './data-manager-answers.ts'
import { listGoogleAccounts } from './google-accounts.ts'
import { listGoogleBudgets } from './google-budgets.ts'
import { listGoogleCampaigns } from './google-campaign-list.ts'
import { createGoogleCampaigns } from './google-campaigns.ts'
import { createGoogleClient, fail } from './google-client.ts'
import { createGoogleConsent } from './google-consent.ts'
import { createGoogleConversions } from './google-conversions.ts'
import { suggestGeoTargets } from './google-geo-targets.ts'
import { estimateReach } from './google-reach.ts'
import { readDailyResults, readTrend } from './google-results.ts'

type Options = {
  clientId: string
  clientSecret: string
  redirectUrl: string
  /** In place of all of Google's interfaces. */
  apiUrl?: string | null
  authUrl?: string | null
  timeoutMs?: number
  wait?: (durationMs: number) => Promise<unknown>
  now: () => Date
  /** What somebody who runs the installation is to know. */
  warn?: (reason: string) => void
}

/**
 * Live adapter: the Google Ads API over REST by a client of our own, since Google has no package for Node and those
 * there are come from others. Whether the installation may use it is a matter of the Cloud project that the client id
 * belongs to: there are no developer tokens since September 2026
 * (developers.google.com/google-ads/api/docs/api-policy/developer-token).
 */
export function createGoogleSearchAds(options: Options): SearchAds {
  const { timeoutMs = bounds.outgoing.searchAdsMs, wait, now, warn = () => {} } = options
  const apiUrl = options.apiUrl?.replace(/\/+$/, '')
  const timing = { timeoutMs, ...(wait && { wait }) }
  const ask = createGoogleClient(timing)
  const ads = createAdsClient({ ask, apiUrl: apiUrl ?? 'https://googleads.googleapis.com' })
  const campaigns = createGoogleCampaigns({ ads, now })
  const conversions = createGoogleConversions({
    ads,
    ask: createGoogleClient({ ...timing, failureOf: dataManagerFailure }),
    apiUrl: apiUrl ?? 'https://datamanager.googleapis.com',
  })

  return {
    kind: 'live',
    ...createGoogleConsent({
      ...options,
      ask,
      authUrl: options.authUrl ?? 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenOrigin: apiUrl ?? 'https://oauth2.googleapis.com',
      profileOrigin: apiUrl ?? 'https://www.googleapis.com',
    }),

    listAccounts: (token) => listGoogleAccounts(ads, token),
    listCampaigns: (access) => within(access, (one) => listGoogleCampaigns(ads, one, now())),
    listBudgets: (access) => within(access, (one) => listGoogleBudgets(ads, one, now())),
    readTrend: (access) => within(access, (one) => readTrend(ads, one, now(), warn)),
    createCampaign: (access, campaign) => within(access, (one) => campaigns.create(one, campaign)),
    findMade: (access, key) => within(access, (one) => campaigns.findMade(one, key)),

    setStatus: (access, id, status) =>
      within(access, async (one) => (isId(id) ? campaigns.setStatus(one, id, status) : gone)),
    readCampaign: (access, id) =>
      within(access, async (one) => (isId(id) ? campaigns.read(one, id) : gone)),
    editCampaign: (access, id, edit) =>
      within(access, async (one) => (isId(id) ? campaigns.edit(one, id, edit) : gone)),
    removeCampaign: (access, id) =>
      within(access, async (one) => (isId(id) ? campaigns.remove(one, id) : gone)),

    suggestPlaces: (access, text) => within(access, (one) => suggestGeoTargets(ads, one, text)),
    estimateReach: (access, asked) => within(access, (one) => estimateReach(ads, one, asked)),
    readDailyResults: (access, days) =>
      within(access, (one) => readDailyResults(ads, one, days, warn)),
    findConversion: conversions.find,
    sendConversion: conversions.send,
  }
}

const gone = fail({ kind: 'not-found' })

/** Only what is the name of an account stands in a path. */
async function within<T>(
  access: SearchAccess,
  work: (customer: Customer) => Promise<SearchAdsResult<T>>,
): Promise<SearchAdsResult<T>> {
  const customer = customerOf(access)
  return customer === null ? gone : work(customer)
}

function isId(campaignId: string): boolean {
  return /^\d{1,20}$/.test(campaignId)
}
