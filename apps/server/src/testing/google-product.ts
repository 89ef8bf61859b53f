import { searchCampaignListSchema } from '@wildpath/contract'

import { openBuyer } from './buyer.ts'
import { searchCampaignForm } from './demo-search-ads.ts'
import { googleClient } from './google-ads/sign-in.ts'
import { type GoogleAdsServer, startGoogleAdsServer } from './google-ads-server.ts'
import type { TestBrowser } from './test-browser.ts'
import { startTestProduct } from './test-product.ts'

/** The environment of a product that is connected with this Google. */
export function googleEnvironment({
  apiUrl,
  authUrl,
}: Pick<GoogleAdsServer, 'apiUrl' | 'authUrl'>) {
  return {
    GOOGLE_ADS_CLIENT_ID: googleClient.clientId,
    GOOGLE_ADS_CLIENT_SECRET: googleClient.clientSecret,
    GOOGLE_ADS_API_URL: apiUrl,
    GOOGLE_ADS_AUTH_URL: authUrl,
  }
}

/** Somebody who pays and is not connected with Google yet; the clock of both sides is `time`. `stops` ends it all. */
export async function openGoogleOwner(stops: (() => Promise<void>)[]) {
  const time = { ms: Date.now() }
  const now = () => new Date(time.ms)
  const google = await startGoogleAdsServer({ now })
  const product = await startTestProduct(googleEnvironment(google), undefined, now)
  stops.push(product.stop, google.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  return { google, product, browser: buyer.browser, time }
}

/** Away to Google, allowed or declined there, and back. */
export async function connectGoogle(
  google: GoogleAdsServer,
  browser: TestBrowser,
): Promise<Response> {
  const begun = await browser.sendJson('POST', '/api/google/connection', { returnTo: '/dashboard' })
  const { url } = (await begun.json()) as { url: string }
  const back = await google.visit(url)
  return browser.get(back.pathname + back.search)
}

export async function listGoogleCampaigns(browser: Pick<TestBrowser, 'get'>) {
  const answer = await browser.get('/api/google/accounts/1234567890/campaigns')
  return searchCampaignListSchema.parse(await answer.json())
}

/** What the wizard sends, for an account that this Google knows. */
export const googleFormOf = (change: object = {}) =>
  searchCampaignForm({ customerId: '1234567890', ...change })
