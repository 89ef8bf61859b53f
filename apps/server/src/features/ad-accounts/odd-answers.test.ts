import {
  refreshedAdResultsSchema,
  searchCampaignSchema,
  socialAdListSchema,
  socialAdSchema,
} from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'
import { adFormOf, connectFacebook, openFacebookOwner } from '../../testing/graph-product.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const ads = '/api/facebook/accounts/act_1001/ads'
const today = () => new Date().toISOString().slice(0, 10)
const createAd = (browser: TestBrowser, change: object) =>
  browser.sendJson('POST', '/api/facebook/ads/create', adFormOf(change))
const createCampaign = (browser: TestBrowser, change: object) =>
  browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf(change))

async function openFacebook() {
  const owner = await openFacebookOwner(stops)
  await connectFacebook(owner.graph, owner.browser)
  return owner
}

async function openGoogle() {
  const owner = await openGoogleOwner(stops)
  await connectGoogle(owner.google, owner.browser)
  return owner
}

async function spentOf(browser: TestBrowser) {
  const answer = await browser.send('POST', '/api/ad-results/refresh')
  const { rows } = refreshedAdResultsSchema.parse(await answer.json())
  return rows.map(({ spend }) => spend)
}

/** An ad as Facebook lists it, with what is odd about it; 90 dollars a day of a cap of 100. */
const listedAd = (odd: object, adset: object = {}) => ({
  id: '5',
  name: 'Elsewhere',
  status: 'ACTIVE',
  effective_status: 'ACTIVE',
  created_time: '2026-11-01T00:00:00+0000',
  campaign: { id: '1' },
  adset: { id: '2', daily_budget: '9000', ...adset },
  ...odd,
})

describe('of an ad at Facebook', () => {
  it('no day is planned that nobody can plan for', async () => {
    const { browser, graph } = await openFacebook()
    for (const days of [
      { endDate: '9999-12-31' },
      { startDate: '9999-12-31' },
      { startDate: '0001-01-01' },
    ]) {
      expect((await createAd(browser, days)).status).toBe(422)
    }
    expect(graph.books.list('ads')).toEqual([])
  })

  it.each([
    ['an end that no calendar reaches', listedAd({}, { end_time: '+010000-01-01T00:00:00-0700' })],
    ['an end in five figures', listedAd({}, { end_time: '99999-01-01' })],
    ['an end that is no time', listedAd({}, { end_time: 'junk' })],
    ['a beginning that is no time', listedAd({}, { start_time: '+275760-09-13T00:00:00Z' })],
    ['a day of its making that is none', listedAd({ created_time: 'junk' })],
    [
      'results that are none',
      listedAd({ insights: { data: [{ impressions: '1.5', spend: '-3' }] } }),
    ],
    ['a status that is new', listedAd({ status: 'DREAMING' })],
  ])('%s hides nothing, and it counts as running', async (_, ad) => {
    const { browser, graph } = await openFacebook()
    graph.decide((call) =>
      call === 'GET /act_1001/ads' ? { status: 200, body: { data: [ad] } } : 'done',
    )
    const list = socialAdListSchema.parse(await (await browser.get(ads)).json())
    expect(list.ads).toMatchObject([{ id: '5', status: 'ACTIVE', isEnded: false, dailyBudget: 90 }])
    expect((await codeOf(await createAd(browser, { dailyBudget: 30 })))[1]).toBe('ad-cap-reached')
    expect((await browser.send('POST', '/api/ad-results/refresh')).status).toBe(200)
  })

  it.each(['-500000', '1e300', '10.5'])('a budget of %s starts nothing else', async (odd) => {
    const { browser, graph } = await openFacebook()
    const data = [listedAd({}, { daily_budget: odd })]
    graph.decide((call) =>
      call === 'GET /act_1001/ads' ? { status: 200, body: { data } } : 'done',
    )
    expect(await codeOf(await createAd(browser, { dailyBudget: 30 }))).toEqual([
      502,
      'social-ads-unavailable',
    ])
    expect(graph.books.list('ads')).toEqual([])
  })

  it('results that cannot be are left out alone', async () => {
    const { browser, graph } = await openFacebook()
    const made = socialAdSchema.parse(await (await createAd(browser, {})).json())
    const row = { ad_id: made.id, campaign_id: '1', date_start: today(), impressions: '5' }
    const good = { ...row, spend: '4.00' }
    for (const odd of [
      { date_start: 'junk' },
      { date_start: '2026-13-45' },
      { date_start: '1999-01-01' },
      { spend: '-5' },
      { spend: '1e17' },
      { impressions: '10.5' },
      { impressions: '1e20' },
      { ad_id: 'a\u0000b' },
    ]) {
      const data = [{ ...row, spend: '1.00', ...odd }, good]
      graph.decide((call) =>
        call.endsWith('/insights') ? { status: 200, body: { data } } : 'done',
      )
      // oxlint-disable-next-line no-await-in-loop -- one after another of one person
      expect([odd, await spentOf(browser)]).toEqual([odd, [4]])
    }
  })
})

it('what cannot be kept of one account keeps nothing of another one back', async () => {
  const { browser, graph, product } = await openFacebook()
  const [own] = graph.books.accounts
  if (own === undefined) throw new Error('This Facebook has no account')
  graph.books.accounts.push({ ...own, id: 'act_2002', name: 'Other' })
  for (const adAccountId of ['act_1001', 'act_2002']) {
    const made = await createAd(browser, { adAccountId })
    const { id: adId } = socialAdSchema.parse(await made.json())
    graph.books.days.push({ adId, day: today(), impressions: 9, clicks: 1, spend: '2', leads: 0 })
  }
  await product.database.sql`
    alter table platform_ads add constraint refusal check (account_id <> 'act_1001')`
  const answer = await browser.send('POST', '/api/ad-results/refresh')
  expect(refreshedAdResultsSchema.parse(await answer.json())).toMatchObject({
    rows: [{ spend: 2 }],
    unread: ['Blue Canyon Ads'],
  })
  expect(product.unexpected.splice(0)).toHaveLength(1)
})

it('a permission that lasts for ever is taken for a long one', async () => {
  const { browser, graph } = await openFacebookOwner(stops)
  const body = { access_token: 'EAAx', expires_in: 1e15 }
  graph.decide((call) => (call.includes('oauth/access_token') ? { status: 200, body } : 'done'))
  expect((await connectFacebook(graph, browser)).status).toBe(303)
})

it('a list without an end is given up by its length', async () => {
  const { browser, graph } = await openFacebook()
  let asked = 0
  graph.decide((call) => {
    if (call !== 'GET /act_1001/ads') return 'done'
    asked += 1
    const data = Array.from({ length: 5_000 }, (__, at) => listedAd({ id: `${asked}${at}` }))
    const paging = { cursors: { after: String(asked) }, next: 'more' }
    return { status: 200, body: { data, paging } }
  })
  expect(await codeOf(await browser.get(ads))).toEqual([502, 'social-ads-unavailable'])
  // The list and the budgets.
  expect(asked).toBeLessThanOrEqual(2 * (bounds.outgoing.socialAdsListItems / 5_000 + 1))
})

describe('of a campaign at Google', () => {
  it.each([
    ['a status that is new', { status: 'DREAMING' }],
    ['an end of zeros', { endDateTime: '0000-00-00 00:00:00' }],
    ['an end that is no day', { endDateTime: '2026-13-45 00:00:00' }],
  ])('%s hides nothing, and it counts as running', async (_, odd) => {
    const { browser, google } = await openGoogle()
    const made = await createCampaign(browser, { dailyBudget: 90 })
    const { id } = searchCampaignSchema.parse(await made.json())
    Object.assign(google.books.campaign(id)?.fields ?? {}, odd)
    expect((await listGoogleCampaigns(browser)).campaigns).toMatchObject([
      { id, status: 'ENABLED', isEnded: false },
    ])
    const other = await createCampaign(browser, { dailyBudget: 30 })
    expect((await codeOf(other))[1]).toBe('ad-cap-reached')
  })

  it('no last day is planned that nobody can plan for', async () => {
    const { browser } = await openGoogle()
    expect((await createCampaign(browser, { endDate: '9999-12-31' })).status).toBe(422)
  })

  it('a day with parts of an impression is left out alone', async () => {
    const { browser, google } = await openGoogle()
    const made = await createCampaign(browser, {})
    const { id: campaignId } = searchCampaignSchema.parse(await made.json())
    const row = { campaignId, clicks: 1, conversions: 0, costMicros: 5_000_000 }
    const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    google.books.days.push({ ...row, day: today(), impressions: 10 })
    google.books.days.push({ ...row, day: before, impressions: 10.5 })
    expect(await spentOf(browser)).toEqual([5])
  })
})
