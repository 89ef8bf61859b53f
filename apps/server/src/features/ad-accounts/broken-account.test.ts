import { refreshedAdResultsSchema, searchCampaignSchema, socialAdSchema } from '@wildpath/contract'
import { expect, it, onTestFinished } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectGoogle, googleFormOf, openGoogleOwner } from '../../testing/google-product.ts'
import { adFormOf, connectFacebook, graphEnvironment } from '../../testing/graph-product.ts'
import { startGraphServer } from '../../testing/graph-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const broken = 'Broken Creek Ads'

const refreshOf = (browser: TestBrowser) => browser.send('POST', '/api/ad-results/refresh')

async function refreshed(browser: TestBrowser) {
  const answer = await refreshOf(browser)
  const { rows, unread } = refreshedAdResultsSchema.parse(await answer.json())
  const spent = rows.map(({ names, spend }) => [names[0], spend])
  return {
    unread,
    spent: spent.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  }
}

it('an account at Google that cannot be read keeps its costs, and hides no other one', async () => {
  const stops: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const stop of stops) await stop()
  })
  const { google, browser } = await openGoogleOwner(stops)
  const { books } = google
  const [own] = books.customers
  if (own === undefined) throw new Error('This Google has no account')
  const other = { ...own, id: '1111111111', descriptiveName: broken }
  books.customers.unshift(other)
  books.accessible.unshift(other.id)
  await connectGoogle(google, browser)
  const day = new Date().toISOString().slice(0, 10)
  const result = { day, impressions: 100, clicks: 10, conversions: 0 }
  for (const [name, customerId] of [
    ['June', own.id],
    ['May', other.id],
  ] as const) {
    const form = googleFormOf({ customerId, name })
    const made = await browser.sendJson('POST', '/api/google/campaigns/create', form)
    const { id: campaignId } = searchCampaignSchema.parse(await made.json())
    books.days.push({ ...result, campaignId, costMicros: 5_000_000 })
  }
  const before = await refreshed(browser)
  expect(before).toEqual({
    unread: [],
    spent: [
      ['June', 5],
      ['May', 5],
    ],
  })
  other.timeZone = 'Not/AZone'
  for (const one of books.days) one.costMicros = 7_000_000
  expect(await refreshed(browser)).toEqual({
    unread: [broken],
    spent: [
      ['June', 7],
      ['May', 5],
    ],
  })
  own.timeZone = 'Not/AZone'
  expect(await codeOf(await refreshOf(browser))).toEqual([502, 'search-ads-unavailable'])
  google.decide(() => ({ status: 400, body: { error: 'invalid_grant' } }))
  expect((await codeOf(await refreshOf(browser)))[1]).toBe('search-ads-reconnect')
})

it('an account at Facebook that cannot be read keeps its costs, and hides no other one', async () => {
  const graph = await startGraphServer()
  onTestFinished(graph.stop)
  const product = await startTestProduct(graphEnvironment(graph))
  onTestFinished(product.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const { browser } = buyer
  const { books } = graph
  const [own] = books.accounts
  if (own === undefined) throw new Error('This Facebook has no account')
  const other = { ...own, id: 'act_2002', name: broken }
  books.accounts.unshift(other)
  await connectFacebook(graph, browser)
  const day = new Date().toISOString().slice(0, 10)
  for (const [name, adAccountId] of [
    ['June', own.id],
    ['May', other.id],
  ] as const) {
    const form = adFormOf({ adAccountId, name })
    const made = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    const { id: adId } = socialAdSchema.parse(await made.json())
    books.days.push({ adId, day, impressions: 100, clicks: 10, spend: '5.00', leads: 0 })
  }
  expect(await refreshed(browser)).toEqual({
    unread: [],
    spent: [
      ['June', 5],
      ['May', 5],
    ],
  })
  other.timezone_name = 'Not/AZone'
  for (const one of books.days) one.spend = '7.00'
  expect(await refreshed(browser)).toEqual({
    unread: [broken],
    spent: [
      ['June', 7],
      ['May', 5],
    ],
  })
  own.timezone_name = 'Not/AZone'
  expect(await codeOf(await refreshOf(browser))).toEqual([502, 'social-ads-unavailable'])
})
