import { socialAdListSchema } from '@wildpath/contract'

import { openBuyer } from './buyer.ts'
import { socialAdForm } from './demo-ads.ts'
import { facebookApp } from './graph/sign-in.ts'
import { type GraphServer, startGraphServer } from './graph-server.ts'
import type { TestBrowser } from './test-browser.ts'
import { startTestProduct } from './test-product.ts'

/** The environment of a product that is connected with this Facebook. */
export function graphEnvironment({ apiUrl, authUrl }: Pick<GraphServer, 'apiUrl' | 'authUrl'>) {
  return {
    FACEBOOK_APP_ID: facebookApp.appId,
    FACEBOOK_APP_SECRET: facebookApp.appSecret,
    FACEBOOK_API_URL: apiUrl,
    FACEBOOK_AUTH_URL: authUrl,
  }
}

/** Somebody who pays and is not connected with Facebook yet; the clock of both sides is `time`. `stops` ends it all. */
export async function openFacebookOwner(stops: (() => Promise<void>)[]) {
  const time = { ms: Date.now() }
  const now = () => new Date(time.ms)
  const graph = await startGraphServer({ now })
  const product = await startTestProduct(graphEnvironment(graph), undefined, now)
  stops.push(product.stop, graph.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  return { graph, product, buyer, browser: buyer.browser, time }
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
