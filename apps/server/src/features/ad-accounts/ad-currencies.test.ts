import { afterEach, describe, expect, it } from 'vitest'

import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody whose account at Google is paid in this currency. */
async function openGoogleAccount(currencyCode: string) {
  const { google, browser } = await openGoogleOwner(stops)
  Object.assign(google.books.customers[0] ?? {}, { currencyCode })
  await connectGoogle(google, browser)
  await browser.get('/api/google/accounts')
  const create = (dailyBudget: number) =>
    browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf({ dailyBudget }))
  return { google, browser, create, cap: capOf(browser, 'google/1234567890') }
}

/** The same at Facebook. */
async function openFacebookAccount(currency: string) {
  const { graph, browser, time } = await openFacebookOwner(stops)
  Object.assign(graph.books.accounts[0] ?? {}, { currency })
  await connectFacebook(graph, browser)
  await browser.get('/api/facebook/accounts')
  const create = (dailyBudget: number) =>
    browser.sendJson('POST', '/api/facebook/ads/create', adFormOf({ dailyBudget }))
  return { graph, browser, time, create, cap: capOf(browser, 'facebook/act_1001') }
}

function capOf(browser: TestBrowser, account: string) {
  const path = `/api/ad-spending/caps/${account}`
  return {
    read: async () => (await browser.get(path)).json(),
    set: (dailyCap: number) => browser.sendJson('PUT', path, { dailyCap }),
  }
}

const refusalOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { message: string; fields?: object } }
  return [answer.status, error.fields ?? error.message]
}

describe('an account at Google that is paid in rupiah', () => {
  it('takes budgets that are worth as much as those in dollars', async () => {
    const { google, create } = await openGoogleAccount('IDR')
    expect(await refusalOf(await create(20))).toEqual([
      422,
      { dailyBudget: 'Minimum budget is IDR\u00A010,000' },
    ])
    expect(await refusalOf(await create(200_000_000))).toEqual([
      422,
      { dailyBudget: 'Maximum budget is IDR\u00A0100,000,000' },
    ])
    expect(google.books.list('campaigns')).toEqual([])
    expect((await create(200_000)).status).toBe(200)
    expect(google.books.list('campaignBudgets')).toMatchObject([
      { fields: { amountMicros: '200000000000' } },
    ])
  })

  it('begins with a cap that is worth as much as that in dollars', async () => {
    const { browser, create, cap } = await openGoogleAccount('IDR')
    expect(await cap.read()).toEqual({ dailyCap: 1_000_000 })
    const byManager = capOf(browser, 'google/1234567890_5550000000')
    expect(await byManager.read()).toEqual({ dailyCap: 1_000_000 })
    expect((await create(1_000_000)).status).toBe(200)
    expect(await refusalOf(await create(10_000))).toEqual([
      409,
      expect.stringContaining('its daily cap is IDR\u00A01,000,000') as string,
    ])
    expect(await refusalOf(await cap.set(100))).toEqual([
      422,
      { dailyCap: 'The least is IDR\u00A010,000' },
    ])
    expect((await cap.set(1_000_000_000)).status).toBe(200)
    expect(await cap.read()).toEqual({ dailyCap: 1_000_000_000 })
    expect((await create(10_000)).status).toBe(200)
  })

  it('has campaigns whose budget is changed within the same limits, and stays where it was less', async () => {
    const { google, browser, create } = await openGoogleAccount('IDR')
    await create(200_000)
    const [made] = (await listGoogleCampaigns(browser)).campaigns
    const edit = (change: object) =>
      browser.sendJson('PUT', `/api/google/accounts/1234567890/campaigns/${made?.id}`, {
        name: 'Rafting',
        endDate: null,
        ...change,
      })
    expect(await refusalOf(await edit({ dailyBudget: 20 }))).toEqual([
      422,
      { dailyBudget: 'Minimum budget is IDR\u00A010,000' },
    ])
    expect((await edit({ dailyBudget: 300_000 })).status).toBe(200)
    // As it may have been given at Google.
    const [budget] = google.books.list('campaignBudgets')
    Object.assign(budget?.fields ?? {}, { amountMicros: '5000000000' })
    expect((await edit({ dailyBudget: 5_000, name: 'Canoeing' })).status).toBe(200)
    expect((await listGoogleCampaigns(browser)).campaigns).toMatchObject([
      { name: 'Canoeing', budget: 5_000 },
    ])
  })
})

describe('an account at Facebook that is paid in yen', () => {
  it('takes whole yen, and has them made as they were typed', async () => {
    const { graph, browser, create } = await openFacebookAccount('JPY')
    expect(await refusalOf(await create(333.5))).toEqual([
      422,
      { dailyBudget: 'Please enter a whole amount' },
    ])
    expect(await refusalOf(await create(50))).toEqual([
      422,
      { dailyBudget: 'Minimum budget is ¥100' },
    ])
    expect(graph.books.list('campaigns')).toEqual([])
    expect((await create(2_000)).status).toBe(200)
    expect(graph.books.list('adsets')[0]?.fields).toMatchObject({ daily_budget: '2000' })
    expect((await listFacebookAds(browser)).ads).toMatchObject([{ dailyBudget: 2_000 }])
  })

  it('begins with a cap that is worth as much as that in dollars', async () => {
    const { browser, time, create, cap } = await openFacebookAccount('JPY')
    expect(await cap.read()).toEqual({ dailyCap: 10_000 })
    expect((await create(9_000)).status).toBe(200)
    expect((await create(1_001)).status).toBe(409)
    expect(await refusalOf(await cap.set(20_000.5))).toEqual([
      422,
      { dailyCap: 'Please enter a whole amount' },
    ])
    time.ms += 1000
    expect((await cap.set(20_000)).status).toBe(200)
    const log = await (await browser.get('/api/ad-spending/log')).json()
    expect(log).toMatchObject({
      entries: [{ action: 'cap', dailyAmount: 20_000, dailyAmountBefore: 10_000 }, {}],
    })
    expect((await create(1_001)).status).toBe(200)
  })
})

describe('an account at Facebook that is paid in rupiah', () => {
  it('has its budget in whole units', async () => {
    const { graph, create } = await openFacebookAccount('IDR')
    expect((await create(200_000)).status).toBe(200)
    expect(graph.books.list('adsets')[0]?.fields).toMatchObject({ daily_budget: '200000' })
  })
})
