import {
  adSpendingLogSchema,
  runningAdsListSchema,
  searchCampaignSchema,
  socialAdSchema,
} from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import { connectDemoSearchAds, searchCampaignForm } from '../../testing/demo-search-ads.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody who pays and is connected with both platforms, on a product whose clock is `time`. */
async function start() {
  const time = { ms: Date.parse('2027-03-01T12:00:00Z') }
  const product = await startTestProduct({}, undefined, () => new Date(time.ms))
  stops.push(product.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const { browser } = buyer
  await connectDemoAds(browser)
  await connectDemoSearchAds(browser)
  // As panels do, before anything of an account can be set.
  for (const platform of ['facebook', 'google']) await browser.get(`/api/${platform}/accounts`)
  return { product, browser, time }
}

const facebookCap = '/api/ad-spending/caps/facebook/act_demo'
const googleCap = '/api/ad-spending/caps/google/demo-search'
const setCap = (browser: TestBrowser, path: string, dailyCap: number) =>
  browser.sendJson('PUT', path, { dailyCap })

const createAd = (browser: TestBrowser, dailyBudget: number) =>
  browser.sendJson('POST', '/api/facebook/ads/create', socialAdForm({ dailyBudget }))
const createCampaign = (browser: TestBrowser, change: object) =>
  browser.sendJson('POST', '/api/google/campaigns/create', searchCampaignForm(change))

const adOf = async (answer: Response) => socialAdSchema.parse(await answer.json())
const campaignOf = async (answer: Response) => searchCampaignSchema.parse(await answer.json())
const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string } }).error

async function logOf(browser: TestBrowser, before?: string) {
  const query = before === undefined ? '' : `?before=${before}`
  const answer = await browser.get(`/api/ad-spending/log${query}`)
  return adSpendingLogSchema.parse(await answer.json())
}

const linesOf = async (browser: TestBrowser) =>
  (await logOf(browser)).entries.map(({ platform, action, outcome, name, dailyAmount }) =>
    [platform, action, outcome, name, dailyAmount].join(' '),
  )

/** As the panel does. */
async function lookAtAds(browser: TestBrowser) {
  await browser.get('/api/facebook/accounts')
  await browser.get('/api/facebook/accounts/act_demo/ads')
}

const runningOf = async (browser: TestBrowser) =>
  runningAdsListSchema.parse(await (await browser.get('/api/ad-spending/running')).json()).accounts

describe('the daily cap of an ad account', () => {
  it('is 100 until its owner chooses another, for each account by itself', async () => {
    const { browser } = await start()
    expect(await (await browser.get(facebookCap)).json()).toEqual({ dailyCap: 100 })
    expect((await setCap(browser, facebookCap, 40)).status).toBe(200)
    expect(await (await browser.get(facebookCap)).json()).toEqual({ dailyCap: 40 })
    expect(await (await browser.get(googleCap)).json()).toEqual({ dailyCap: 100 })
  })

  it('holds for all ads together that are made', async () => {
    const { browser } = await start()
    expect((await createAd(browser, 60)).status).toBe(200)
    const beyond = await createAd(browser, 40.01)
    expect(beyond.status).toBe(409)
    expect(await errorOf(beyond)).toMatchObject({
      code: 'ad-cap-reached',
      message:
        'With this the ads of this account could spend $100.01 a day, and its daily cap is $100.00. Nothing was changed; lower the budget, pause another ad, or raise the cap.',
    })
    expect((await createAd(browser, 40)).status).toBe(200)
    // What was refused left nothing behind.
    const list = await browser.get('/api/facebook/accounts/act_demo/ads')
    expect(await list.json()).toMatchObject({ ads: [{}, {}], creations: [] })
  })

  it('holds for two that are made at once', async () => {
    const { browser } = await start()
    const answers = await Promise.all([60, 60].map((budget) => createAd(browser, budget)))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 409,
    ])
  })

  it('lets one of several forms through that have one id and other entries', async () => {
    const { browser } = await start()
    const form = searchCampaignForm()
    const answers = await Promise.all(
      [10, 20, 30].map((dailyBudget) =>
        browser.sendJson('POST', '/api/google/campaigns/create', { ...form, dailyBudget }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409, 409])
    const list = await browser.get('/api/google/accounts/demo-search/campaigns')
    const made = answers[statuses.indexOf(200)]
    const { budget } = searchCampaignSchema.parse(await made?.json())
    expect(await list.json()).toMatchObject({ campaigns: [{ budget }] })
  })

  it('counts what is still being made, and lets a form that is known go on', async () => {
    const { product, browser } = await start()
    const form = searchCampaignForm({ dailyBudget: 70 })
    const { id } = await campaignOf(
      await browser.sendJson('POST', '/api/google/campaigns/create', form),
    )
    await browser.sendJson('PUT', `/api/google/accounts/demo-search/campaigns/${id}/status`, {
      status: 'PAUSED',
    })
    await product.database.sql`update ad_creations set state = 'creating', ad_id = null`
    expect(await errorOf(await createCampaign(browser, { dailyBudget: 40 }))).toMatchObject({
      code: 'ad-cap-reached',
    })
    await setCap(browser, googleCap, 70)
    const again = await browser.sendJson('POST', '/api/google/campaigns/create', form)
    expect((await campaignOf(again)).id).toBe(id)
  })

  it('is asked when an ad is activated, and never when it is paused', async () => {
    const { browser } = await start()
    const ad = await adOf(await createAd(browser, 80))
    const path = `/api/facebook/accounts/act_demo/ads/${ad.id}/status`
    const setStatus = (status: string) => browser.sendJson('PUT', path, { status })
    await setCap(browser, facebookCap, 50)
    expect((await setStatus('PAUSED')).status).toBe(200)
    expect(await errorOf(await setStatus('ACTIVE'))).toMatchObject({
      code: 'ad-cap-reached',
      message:
        'With this the ads of this account could spend $80.00 a day, and its daily cap is $50.00. Nothing was changed; lower the budget, or raise the cap.',
    })
    await setCap(browser, facebookCap, 80)
    expect((await setStatus('ACTIVE')).status).toBe(200)
    // What runs already counts once.
    expect((await setStatus('ACTIVE')).status).toBe(200)
  })

  it('is asked when a budget is raised, and not when it is lowered', async () => {
    const { browser } = await start()
    const { id } = await campaignOf(await createCampaign(browser, { dailyBudget: 80 }))
    const path = `/api/google/accounts/demo-search/campaigns/${id}`
    const edit = (dailyBudget: number) =>
      browser.sendJson('PUT', path, { name: 'Rafting', dailyBudget, endDate: null })
    await setCap(browser, googleCap, 50)
    expect(await errorOf(await edit(81))).toMatchObject({ code: 'ad-cap-reached' })
    expect((await edit(60)).status).toBe(200)
    expect((await edit(60.5)).status).toBe(409)
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect((await edit(500)).status).toBe(200)
    const enabled = await browser.sendJson('PUT', `${path}/status`, { status: 'ENABLED' })
    expect(await errorOf(enabled)).toMatchObject({ code: 'ad-cap-reached' })
  })

  it('is asked when what had ended is to run on', async () => {
    const { browser, time } = await start()
    const dates = { startDate: '2027-03-01', endDate: '2027-03-02' }
    const { id } = await campaignOf(await createCampaign(browser, { dailyBudget: 80, ...dates }))
    time.ms += 5 * 86_400_000
    // What is over spends nothing.
    expect((await createCampaign(browser, { dailyBudget: 50 })).status).toBe(200)
    const path = `/api/google/accounts/demo-search/campaigns/${id}`
    const change = { name: 'Rafting', dailyBudget: 80, endDate: '2027-04-01' }
    expect(await errorOf(await browser.sendJson('PUT', path, change))).toMatchObject({
      code: 'ad-cap-reached',
    })
  })

  it('is logged with the one that was set while it waited', async () => {
    const { product, browser } = await start()
    await setCap(browser, facebookCap, 60)
    let answer: Promise<Response> | undefined
    await product.database.db.transaction(async (meanwhile) => {
      await meanwhile.execute('select from ad_spending_caps for update')
      answer = setCap(browser, facebookCap, 40)
      await expect.poll(() => countWaiting(product)).toBe(1)
      await meanwhile.execute('update ad_spending_caps set daily_cents = 7000')
    })
    expect((await answer)?.status).toBe(200)
    const { entries } = await logOf(browser)
    const line = entries.find(({ dailyAmount }) => dailyAmount === 40)
    expect(line).toMatchObject({ dailyAmountBefore: 70 })
  })

  it('is logged with the one before it, also when two are set at once', async () => {
    const { browser } = await start()
    await Promise.all([60, 40].map((cap) => setCap(browser, facebookCap, cap)))
    const steps = (await logOf(browser)).entries.map(({ dailyAmountBefore, dailyAmount }) => [
      dailyAmountBefore,
      dailyAmount,
    ])
    const [first] = steps.filter(([before]) => before === 100)
    const [second] = steps.filter(([before]) => before !== 100)
    expect(steps).toHaveLength(2)
    expect(second?.[0]).toBe(first?.[1])
  })

  it('is that of an account that the person has', async () => {
    const { browser } = await start()
    const elsewhere = await setCap(browser, '/api/ad-spending/caps/google/act_demo', 50)
    expect([elsewhere.status, await errorOf(elsewhere)]).toMatchObject([
      404,
      { code: 'ad-account-not-found' },
    ])
    expect((await logOf(browser)).entries).toEqual([])
  })

  it('is a whole number of cents within limits', async () => {
    const { browser } = await start()
    for (const dailyCap of [0.5, 100_001, 20.005, '20']) {
      const answer = await browser.sendJson('PUT', facebookCap, { dailyCap })
      expect([dailyCap, answer.status]).toEqual([dailyCap, 422])
    }
  })
})

describe('the spending log', () => {
  it('leaves out stops without a connection, unless something is under way', async () => {
    const { product, browser, time } = await start()
    const { id } = await adOf(await createAd(browser, 20))
    const before = await linesOf(browser)
    time.ms += 1000
    await browser.send('DELETE', '/api/facebook/connection')
    const pause = (adId: string) =>
      browser.sendJson('PUT', `/api/facebook/accounts/act_demo/ads/${adId}/status`, {
        status: 'PAUSED',
      })
    for (const adId of [id, 'ad_of_nobody']) {
      expect(await errorOf(await pause(adId))).toMatchObject({ code: 'social-ads-not-connected' })
      await browser.send('DELETE', `/api/facebook/accounts/act_demo/ads/${adId}`)
    }
    expect(await linesOf(browser)).toEqual(before)
    await product.database.sql`update ad_creations set state = 'undoing'`
    await pause(id)
    const logged = await linesOf(browser)
    expect(logged).toHaveLength(before.length + 1)
    expect(logged[0]).toContain('facebook pause refused')
    await product.database.sql`update ad_creations set state = 'created'`
    await product.database.sql`update ad_spending_log set action = 'activate', outcome = 'asked'
      where action = 'pause'`
    await pause(id)
    expect(await linesOf(browser)).toHaveLength(before.length + 2)
  })

  it('has everything that was done about money, newest first', async () => {
    const { browser, time } = await start()
    const next = () => (time.ms += 1000)
    const ad = await adOf(await createAd(browser, 20))
    const path = `/api/facebook/accounts/act_demo/ads/${ad.id}`
    await lookAtAds(browser)
    next()
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    await lookAtAds(browser)
    next()
    await browser.sendJson('PUT', `${path}/status`, { status: 'ACTIVE' })
    next()
    await browser.send('DELETE', path)
    next()
    const { id } = await campaignOf(await createCampaign(browser, { dailyBudget: 30 }))
    const campaign = `/api/google/accounts/demo-search/campaigns/${id}`
    next()
    await browser.sendJson('PUT', campaign, { name: 'Moab', dailyBudget: 35, endDate: null })
    next()
    await setCap(browser, googleCap, 70)
    next()
    await browser.sendJson('PUT', '/api/google/accounts/demo-search/campaigns/none/status', {
      status: 'PAUSED',
    })
    expect(await linesOf(browser)).toEqual([
      'google pause refused  ',
      'google cap done  70',
      'google edit done Moab 35',
      'google create done Rafting in Moab 30',
      'facebook delete done Summer rafting ',
      'facebook activate done Summer rafting 20',
      'facebook pause done Summer rafting 20',
      'facebook create done Summer rafting 20',
    ])
    const { entries } = await logOf(browser)
    expect(entries[2]).toMatchObject({
      accountId: 'demo-search',
      isDemo: true,
      currency: 'USD',
      dailyAmount: 35,
      dailyAmountBefore: 30,
    })
    const ofAccount = { currency: 'USD', accountName: 'Demo ad account' }
    expect(entries[1]).toMatchObject({ dailyAmountBefore: 100, ...ofAccount })
    expect(entries[6]).toMatchObject(ofAccount)
  })

  it('is one person’s, on every plan, page by page', async () => {
    const { product, browser } = await start()
    const count = bounds.adAccounts.logPage + 2
    for (let cap = 1; cap <= count; cap += 1) await setCap(browser, facebookCap, cap)
    const first = await logOf(browser)
    expect(first.entries).toHaveLength(bounds.adAccounts.logPage)
    const second = await logOf(browser, first.next ?? '')
    expect(second.next).toBeNull()
    const caps = [...first.entries, ...second.entries].map(({ dailyAmount }) => dailyAmount ?? 0)
    expect(caps.toSorted((one, two) => one - two)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    const other = product.openBrowser()
    await other.signUp()
    expect(await logOf(other)).toEqual({ entries: [], next: null })
    expect((await other.get(facebookCap)).status).toBe(403)
    expect((await setCap(other, facebookCap, 5)).status).toBe(403)
    for (const made of ['nonsense', Buffer.from('["1e300","x"]').toString('base64url')]) {
      expect((await browser.get(`/api/ad-spending/log?before=${made}`)).status).toBe(400)
    }
  })
})

describe('what runs, as it was last seen', () => {
  it('is there without any platform, with the adventures that it leads to', async () => {
    const { product, browser, time } = await start()
    const funnel = await browser.createFunnel()
    const advertise = (change: object) =>
      browser.sendJson('POST', '/api/facebook/ads/create', socialAdForm(change))
    const tagged = `https://wild.example/?utm_campaign=${funnel.slug}`
    await advertise({ dailyBudget: 20, destinationUrl: tagged })
    time.ms += 1000
    await advertise({ dailyBudget: 10 })
    expect(await runningOf(browser)).toEqual([])
    await lookAtAds(browser)
    const seenAt = new Date(time.ms).toISOString()
    time.ms += 3_600_000
    expect(await runningOf(browser)).toEqual([
      {
        platform: 'facebook',
        accountId: 'act_demo',
        name: 'Demo ad account',
        currency: 'USD',
        isDemo: true,
        readAt: seenAt,
        ads: [
          { budgetId: expect.any(String), dailyAmount: 10, funnelId: null },
          { budgetId: expect.any(String), dailyAmount: 20, funnelId: funnel.id },
        ],
      },
    ])
    const other = product.openBrowser()
    await other.signUp()
    expect(await runningOf(other)).toEqual([])
  })

  it('is read anew with the results, at both platforms', async () => {
    const { browser, time } = await start()
    await createAd(browser, 20)
    const { id } = await campaignOf(await createCampaign(browser, { dailyBudget: 30 }))
    await browser.send('POST', '/api/ad-results/refresh')
    const totals = async () =>
      (await runningOf(browser)).map(({ ads }) => ads.map(({ dailyAmount }) => dailyAmount))
    expect(await totals()).toEqual([[20], [30]])
    await browser.sendJson('PUT', `/api/google/accounts/demo-search/campaigns/${id}/status`, {
      status: 'PAUSED',
    })
    time.ms += 3_600_000
    await browser.send('POST', '/api/ad-results/refresh')
    expect(await totals()).toEqual([[20], []])
    const caps = async () => (await logOf(browser)).entries[0]
    await setCap(browser, googleCap, 70)
    expect(await caps()).toMatchObject({ action: 'cap', currency: 'USD' })
  })
})
