import { addDays, getWeekDay } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import { connectDemoSearchAds, searchCampaignForm } from '../../testing/demo-search-ads.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function openConnected() {
  const { browser, buy } = await openBuyer(product)
  await buy('explorer')
  await connectDemoAds(browser)
  await connectDemoSearchAds(browser)
  return browser
}

const today = new Date().toISOString().slice(0, 10)
/** Spends $700 on one day; the cap is $100 a day. */
const oneDay = {
  dailyBudget: 100,
  totalBudget: 700,
  startDate: addDays(today, 1),
  endDate: addDays(today, 7),
  schedule: { days: [getWeekDay(addDays(today, 3))], fromMinute: 600, toMinute: 660 },
}

it.each([
  ['/api/google/campaigns/create', searchCampaignForm],
  ['/api/facebook/ads/create', socialAdForm],
])('%s spreads a total budget over the scheduled days only', async (path, form) => {
  const browser = await openConnected()
  expect((await browser.sendJson('POST', path, form(oneDay))).status).toBe(409)
})

it('rejects a schedule change that pushes a scheduled day above the cap', async () => {
  const browser = await openConnected()
  const { schedule, ...always } = oneDay
  const form = searchCampaignForm(always)
  const made = await browser.sendJson('POST', '/api/google/campaigns/create', form)
  const { id } = (await made.json()) as { id: string }
  const path = `/api/google/accounts/demo-search/campaigns/${id}`
  const opened = (await (await browser.get(path)).json()) as Record<string, unknown>
  const { name, totalBudget, endDate, revision } = opened
  const edited = await browser.sendJson('PUT', path, {
    name,
    totalBudget,
    endDate,
    revision,
    schedule,
  })
  expect(edited.status).toBe(409)
})
