import { socialAdListSchema } from '@wildpath/contract'

import { socialAdForm } from './demo-ads.ts'
import { facebookApp } from './graph/sign-in.ts'
import type { GraphServer } from './graph-server.ts'
import type { TestBrowser } from './test-browser.ts'

/** The environment of a product that is connected with this Facebook. */
export function graphEnvironment({ apiUrl, authUrl }: Pick<GraphServer, 'apiUrl' | 'authUrl'>) {
  return {
    FACEBOOK_APP_ID: facebookApp.appId,
    FACEBOOK_APP_SECRET: facebookApp.appSecret,
    FACEBOOK_API_URL: apiUrl,
    FACEBOOK_AUTH_URL: authUrl,
  }
}

/** Away to Facebook, allowed or declined there, and back. */
export async function connectFacebook(graph: GraphServer, browser: TestBrowser): Promise<Response> {
  const begun = await browser.sendJson('POST', '/api/facebook/connection', {
    returnTo: '/dashboard',
  })
  const { url } = (await begun.json()) as { url: string }
  const back = await graph.visit(url)
  return browser.get(back.pathname + back.search)
}

export async function listFacebookAds(browser: Pick<TestBrowser, 'get'>) {
  const answer = await browser.get('/api/facebook/accounts/act_1001/ads')
  return socialAdListSchema.parse(await answer.json())
}

/** What the wizard sends, for an account and a place that this Facebook knows. */
export const adFormOf = (change: object = {}) =>
  socialAdForm({ adAccountId: 'act_1001', audienceLocations: ['Moab, Utah'], ...change })
