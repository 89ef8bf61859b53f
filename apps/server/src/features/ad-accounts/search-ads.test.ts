import {
  searchCampaignListSchema,
  searchCampaignSchema,
  searchReachSchema,
  searchResultsSchema,
} from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoSearchAds, searchCampaignForm } from '../../testing/demo-search-ads.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const dayMs = 86_400_000
const account = '/api/google/accounts/demo-search'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody who pays, on a product whose clock is `time`. */
async function start(environment: Record<string, string> = {}) {
  const time = { ms: Date.parse('2027-03-01T12:00:00Z') }
  const product = await startTestProduct(environment, undefined, () => new Date(time.ms))
  stops.push(product.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  return { product, browser: buyer.browser, time }
}

async function startConnected() {
  const scene = await start()
  await connectDemoSearchAds(scene.browser)
  return scene
}

const create = (browser: TestBrowser, form: object = searchCampaignForm()) =>
  browser.sendJson('POST', '/api/google/campaigns/create', form)
const listOf = async (browser: TestBrowser) =>
  searchCampaignListSchema.parse(await (await browser.get(`${account}/campaigns`)).json())
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code

async function made(browser: TestBrowser, change: object = {}) {
  const answer = await create(browser, searchCampaignForm(change))
  expect(answer.status).toBe(200)
  return searchCampaignSchema.parse(await answer.json())
}

describe('search campaigns, in the sandbox', () => {
  it('are connected, made once, paused, enabled, edited and removed', async () => {
    const { browser } = await startConnected()
    const connection: unknown = await (await browser.get('/api/google/connection')).json()
    expect(connection).toMatchObject({
      mode: 'sandbox',
      connection: { state: 'connected', accountName: 'Demo account' },
    })
    expect(await (await browser.get('/api/google/accounts')).json()).toEqual({
      accounts: [
        {
          customerId: 'demo-search',
          name: 'Demo ad account',
          currency: 'USD',
          timeZone: 'UTC',
          isActive: true,
        },
      ],
    })
    const form = searchCampaignForm()
    const campaign = searchCampaignSchema.parse(await (await create(browser, form)).json())
    expect(campaign).toMatchObject({
      name: 'Rafting in Moab',
      status: 'ENABLED',
      note: null,
      budget: 25.5,
      // A start that is over is today.
      startDate: '2027-03-01',
      endDate: null,
      finalUrl: 'https://bluecanyon.example/?utm_source=google',
    })
    const again = await create(browser, form)
    expect(searchCampaignSchema.parse(await again.json()).id).toBe(campaign.id)
    expect((await listOf(browser)).campaigns).toHaveLength(1)

    const path = `${account}/campaigns/${campaign.id}`
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect((await listOf(browser)).campaigns[0]?.status).toBe('PAUSED')
    await browser.sendJson('PUT', `${path}/status`, { status: 'ENABLED' })
    const change = { name: 'Rafting, spring', dailyBudget: 12, endDate: '2027-05-01' }
    expect((await browser.sendJson('PUT', path, change)).status).toBe(200)
    const { dailyBudget: budget, ...others } = change
    expect((await listOf(browser)).campaigns).toMatchObject([
      { status: 'ENABLED', budget, ...others },
    ])
    expect((await browser.send('DELETE', path)).status).toBe(200)
    expect((await listOf(browser)).campaigns).toMatchObject([{ status: 'REMOVED' }])
    const enabled = await browser.sendJson('PUT', `${path}/status`, { status: 'ENABLED' })
    expect(await codeOf(enabled)).toBe('search-campaign-not-found')
  })

  it('can be created paused with a budget above the cap', async () => {
    const { browser } = await startConnected()
    const form = { startsPaused: true, dailyBudget: 101 }
    const { id, status } = await made(browser, form)
    expect(status).toBe('PAUSED')
    expect(await (await browser.get('/api/ad-spending/log')).json()).toMatchObject({
      entries: [{ action: 'create-paused', outcome: 'done', dailyAmount: 101 }],
    })
    const path = `${account}/campaigns/${id}/status`
    const enabled = await browser.sendJson('PUT', path, { status: 'ENABLED' })
    expect(await codeOf(enabled)).toBe('ad-cap-reached')
    expect((await listOf(browser)).campaigns).toMatchObject([{ status: 'PAUSED' }])
  })

  it('spend nothing on days outside their schedule', async () => {
    const { browser, time } = await startConnected()
    // March 1, 2027 is a Monday.
    const schedule = { days: ['TUESDAY'], fromMinute: 480, toMinute: 1080 }
    await made(browser, { startDate: '2027-03-01', schedule })
    time.ms += 4 * dayMs
    const answer = await browser.get(`${account}/results`)
    const { days } = searchResultsSchema.parse(await answer.json())
    expect(days.filter(({ cost }) => cost > 0).map(({ date }) => date)).toEqual(['2027-03-02'])
  })

  it('have numbers that follow the clock, on every day of a trend', async () => {
    const { browser, time } = await startConnected()
    const { id } = await made(browser, { startDate: '2027-03-01' })
    time.ms += 10 * dayMs
    await made(browser, { startDate: '2027-04-01' })
    const read = async () =>
      searchResultsSchema.parse(await (await browser.get(`${account}/results`)).json())
    const { days, metrics } = await read()
    expect(days.map(({ date }) => date)).toHaveLength(30)
    expect(days.at(0)?.date).toBe('2027-02-10')
    expect(days.at(-1)?.date).toBe('2027-03-11')
    const spent = days.filter(({ cost }) => cost > 0).map(({ date }) => date)
    expect(spent[0]).toBe('2027-03-01')
    expect(spent).toHaveLength(11)
    for (const { cost } of days) expect(cost).toBeLessThanOrEqual(25.5)
    const { campaigns } = await listOf(browser)
    expect(campaigns[0]).toMatchObject({ note: 'Starts on 2027-04-01', impressions: 0, cost: 0 })
    expect(campaigns[1]).toMatchObject({
      id,
      impressions: metrics.impressions,
      clicks: metrics.clicks,
      cost: metrics.cost,
      ctr: metrics.ctr,
    })
    expect(metrics.clicks).toBeGreaterThan(0)
    await browser.sendJson('PUT', `${account}/campaigns/${id}/status`, { status: 'PAUSED' })
    const before = (await read()).metrics.cost
    time.ms += 3 * dayMs
    expect((await read()).metrics.cost).toBe(before)
  })

  it('keep what was spent when a budget is lowered in the middle of a day', async () => {
    const { browser, time } = await startConnected()
    // Less than is searched for, so that the budget is what ends its days.
    const { id } = await made(browser, { startDate: '2027-03-01', dailyBudget: 8 })
    time.ms += 2 * dayMs + 6 * 3_600_000
    const costOf = async () => (await listOf(browser)).campaigns[0]?.cost ?? 0
    const before = await costOf()
    const change = { name: 'Rafting', dailyBudget: 1, endDate: null }
    await browser.sendJson('PUT', `${account}/campaigns/${id}`, change)
    expect(await costOf()).toBe(before)
    time.ms += 3_600_000
    const after = await costOf()
    expect(after).toBeGreaterThanOrEqual(before)
    expect(after).toBeLessThan(before + 3)
  })

  it('reach more for more money and more keywords', async () => {
    const { browser } = await startConnected()
    const reachOf = async (dailyBudget: number, keywords: string) => {
      const query = new URLSearchParams({
        geoTarget: 'US',
        keywords,
        dailyBudget: String(dailyBudget),
      })
      const answer = await browser.get(`${account}/reach?${query.toString()}`)
      return searchReachSchema.parse(await answer.json()).reach?.high ?? 0
    }
    const one = await reachOf(500, 'rafting')
    expect(await reachOf(500, 'rafting\nmoab rafting')).toBeGreaterThan(one)
    expect(await reachOf(2, 'rafting')).toBeLessThan(one)
  })

  it('keep the connection beyond the hour of a token', async () => {
    const { browser, time } = await startConnected()
    time.ms += 2 * 3_600_000
    expect((await browser.get('/api/google/accounts')).status).toBe(200)
  })

  it.each(['campaigns', 'results'])(
    'answer about the account if the connection does not reach it: %s',
    async (list) => {
      const { browser } = await startConnected()
      const answer = await browser.get(`/api/google/accounts/nope/${list}`)
      expect(answer.status).toBe(404)
      expect(await codeOf(answer)).toBe('ad-account-not-found')
    },
  )

  it('belong to one person each, and to one platform', async () => {
    const { product, browser } = await startConnected()
    const form = searchCampaignForm()
    const { id } = searchCampaignSchema.parse(await (await create(browser, form)).json())
    const other = await openBuyer(product)
    await other.buy('explorer')
    await connectDemoSearchAds(other.browser)
    expect(await listOf(other.browser)).toEqual({ campaigns: [], creations: [] })
    const path = `${account}/campaigns/${id}`
    const paused = await other.browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect(await codeOf(paused)).toBe('search-campaign-not-found')
    const change = { name: 'Mine', dailyBudget: 1, endDate: null }
    const edited = await other.browser.sendJson('PUT', path, change)
    expect(await codeOf(edited)).toBe('search-campaign-not-found')
    await other.browser.send('DELETE', path)
    expect(await codeOf(await create(other.browser, form))).toBe('search-campaign-not-found')
    expect((await listOf(browser)).campaigns).toMatchObject([{ status: 'ENABLED' }])
    await product.database.sql`update ad_creations set state = 'failed'`
    const dismissed = await browser.send('DELETE', `/api/facebook/creations/${form.id}`)
    expect(dismissed.status).toBe(404)
    expect((await browser.send('DELETE', `/api/google/creations/${form.id}`)).status).toBe(200)
  })

  it('need a plan, an account of the connection, and to be on', async () => {
    const { product, browser } = await startConnected()
    const free = product.openBrowser()
    await free.signUp()
    const begun = await free.sendJson('POST', '/api/google/connection', { returnTo: null })
    expect(await codeOf(begun)).toBe('ad-accounts-need-plan')
    expect(await codeOf(await create(free))).toBe('ad-accounts-need-plan')
    const elsewhere = await create(browser, searchCampaignForm({ customerId: '123' }))
    expect(await codeOf(elsewhere)).toBe('ad-account-not-found')
    const off = await start({ SEARCH_ADS: 'off' })
    expect(await (await off.browser.get('/api/google/connection')).json()).toMatchObject({
      mode: 'off',
    })
    expect(await codeOf(await off.browser.get('/api/google/accounts'))).toBe('search-ads-off')
    expect((await off.browser.get('/sandbox/ads/google?state=x')).status).toBe(404)
  })

  it('can be made cheaper and shorter, and nothing else, when the plan has ended', async () => {
    const { product, browser } = await startConnected()
    const { id } = await made(browser, { dailyBudget: 30, endDate: '2027-05-01' })
    await product.database.sql`update users set plan = 'free'`
    await product.database.sql`delete from subscriptions`
    const path = `/api/google/accounts/demo-search/campaigns/${id}`
    const edit = (dailyBudget: number, endDate: string | null) =>
      browser.sendJson('PUT', path, { name: 'Rafting', dailyBudget, endDate })
    for (const [budget, endDate] of [
      [30.01, '2027-05-01'],
      [30, '2027-05-02'],
      [20, null],
    ] as const) {
      expect(await codeOf(await edit(budget, endDate))).toBe('ad-accounts-need-plan')
    }
    expect((await edit(20, '2027-04-30')).status).toBe(200)
    expect((await listOf(browser)).campaigns).toMatchObject([{ budget: 20, endDate: '2027-04-30' }])
    const enabled = await browser.sendJson('PUT', `${path}/status`, { status: 'ENABLED' })
    expect(await codeOf(enabled)).toBe('ad-accounts-need-plan')
  })

  it('are not made anew by a known form with other entries', async () => {
    const { browser } = await startConnected()
    const form = searchCampaignForm({ dailyBudget: 90 })
    await create(browser, form)
    expect(await codeOf(await create(browser, { ...form, dailyBudget: 9 }))).toBe(
      'ad-already-begun',
    )
    expect((await listOf(browser)).campaigns).toMatchObject([{ budget: 90 }])
  })

  it('drop blank rows, and count in what ads cost', async () => {
    const { product, browser, time } = await startConnected()
    await made(browser, {
      keywords: [' ', 'rafting', ''],
      moreHeadlines: ['', 'Half a day'],
      startDate: '2027-03-01',
    })
    const kept = JSON.stringify(await product.database.sql`select data from sandbox_ad_objects`)
    expect(kept).toContain('"keywords":[{"text":"rafting","match":"PHRASE"}]')
    expect(kept).toContain(
      '"headlines":["Raft the canyon","Half a day","See the Details on Our Page"]',
    )
    time.ms += 2 * dayMs
    const costs = await browser.send('POST', '/api/ad-results/refresh')
    expect(await costs.json()).toMatchObject({
      rows: [{ platform: 'google', names: ['Rafting in Moab'], is_demo: true, currency: 'USD' }],
    })
  })

  it('are refused, field by field, where something is not in order', async () => {
    const { browser } = await start()
    for (const [change, field, message] of refusals) {
      const answer = await create(browser, searchCampaignForm(change))
      const refused = { error: { fields: { [field]: message } } }
      expect([change, answer.status, await answer.json()]).toMatchObject([change, 422, refused])
    }
  })
})

const refusals: [change: object, field: string, message: string][] = [
  [{ name: ' ' }, 'name', 'Campaign name is required'],
  [{ headline: '' }, 'headline', 'Headline is required'],
  [{ headline: 'x'.repeat(31) }, 'headline', 'Headline must be 30 characters or less'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ description: 'x'.repeat(91) }, 'description', 'Description must be 90 characters or less'],
  [
    { moreHeadlines: ['x'.repeat(31)] },
    'moreHeadlines.0',
    'Headline must be 30 characters or less',
  ],
  [{ finalUrl: '' }, 'finalUrl', 'Final URL is required'],
  [{ finalUrl: 'abc' }, 'finalUrl', 'Please enter a valid URL'],
  [{ geoTarget: '' }, 'geoTarget', 'Geographic target is required'],
  [{ keywords: ['', ' '] }, 'keywords', 'Enter at least one keyword'],
  [
    { keywords: ['rafting!'] },
    'keywords.0',
    'Google takes letters, numbers, spaces, hyphens and apostrophes in keywords',
  ],
  [{ dailyBudget: 0.5 }, 'dailyBudget', 'Minimum budget is $1'],
  [{ startDate: '' }, 'startDate', 'Start date is required'],
  [
    { schedule: { days: [], fromMinute: 0, toMinute: 60 } },
    'schedule.days',
    'Choose at least one day',
  ],
  [
    { schedule: { days: ['MONDAY'], fromMinute: 600, toMinute: 600 } },
    'schedule.toMinute',
    'Choose an end after the start',
  ],
  [{ endDate: '2019-12-31' }, 'endDate', 'The end date is before the start date'],
]
