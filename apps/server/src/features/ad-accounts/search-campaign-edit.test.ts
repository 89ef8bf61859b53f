import {
  addDays,
  openedSearchCampaignSchema,
  searchCampaignSchema,
  type OpenedSearchCampaign,
} from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoSearchAds, searchCampaignForm } from '../../testing/demo-search-ads.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function openCampaign(change: object = {}) {
  const product = await startTestProduct()
  stops.push(product.stop)
  const { browser, buy } = await openBuyer(product)
  await buy('explorer')
  await connectDemoSearchAds(browser)
  const form = searchCampaignForm(change)
  const made = await browser.sendJson('POST', '/api/google/campaigns/create', form)
  const { id } = searchCampaignSchema.parse(await made.json())
  const path = `/api/google/accounts/demo-search/campaigns/${id}`
  const open = async () => openedSearchCampaignSchema.parse(await (await browser.get(path)).json())
  const edit = (from: OpenedSearchCampaign, parts: object) => {
    const { name, totalBudget, endDate, revision } = from
    const budget = totalBudget === null ? { dailyBudget: from.dailyBudget } : { totalBudget }
    return browser.sendJson('PUT', path, { name, ...budget, endDate, revision, ...parts })
  }
  const readLog = async (): Promise<unknown> => (await browser.get('/api/ad-spending/log')).json()
  return { product, browser, path, open, edit, readLog }
}

const errorOf = async (answer: Response) => [answer.status, await answer.json()]

const ad = {
  headline: 'Raft the river',
  description: 'Half a day of white water.',
  moreHeadlines: ['', 'Lunch included'],
  moreDescriptions: [],
  finalUrl: 'https://bluecanyon.example/spring',
}
const keywords = [{ text: 'raft trips', match: 'EXACT' }]

it('saves the parts in the request and leaves the others unchanged', async () => {
  const { open, edit } = await openCampaign({ negativeKeywords: ['free'] })
  const before = await open()
  expect(before).toMatchObject({ name: 'Rafting in Moab', negativeKeywords: ['free'] })
  expect((await edit(before, { ad, keywords, dailyBudget: 12 })).status).toBe(200)
  const after = await open()
  expect(after).toEqual({
    ...before,
    revision: expect.any(String) as string,
    dailyBudget: 12,
    keywords,
    ad: {
      headlines: ['Raft the river', 'Lunch included', 'See the Details on Our Page'],
      descriptions: [
        'Half a day of white water.',
        'Read all about it on our page, and send us your questions.',
      ],
      finalUrl: 'https://bluecanyon.example/spring',
    },
  })
  expect(after.revision).not.toBe(before.revision)
})

it('rejects an edit if the campaign changed after it was opened', async () => {
  const { open, edit } = await openCampaign()
  const opened = await open()
  expect((await edit(opened, { negativeKeywords: ['jobs'] })).status).toBe(200)
  expect(await errorOf(await edit(opened, { keywords }))).toMatchObject([
    409,
    { error: { code: 'search-campaign-changed' } },
  ])
  const current = await open()
  expect(current).toMatchObject({ negativeKeywords: ['jobs'], keywords: opened.keywords })
  expect((await edit(current, { keywords })).status).toBe(200)
})

it('requires a revision to change parts', async () => {
  const { browser, path, open } = await openCampaign()
  const { name, dailyBudget, endDate } = await open()
  const body = { name, dailyBudget, endDate, keywords }
  expect((await browser.sendJson('PUT', path, body)).status).toBe(422)
})

it('returns the same validation errors by field as the wizard', async () => {
  const { open, edit } = await openCampaign()
  const opened = await open()
  const refusals: [parts: object, field: string, message: string][] = [
    [
      { ad: { ...ad, headline: 'x'.repeat(31) } },
      'ad.headline',
      'Headline must be 30 characters or less',
    ],
    [{ keywords: [] }, 'keywords', 'Enter at least one keyword'],
    [
      { keywords: [{ text: 'rafting!', match: 'BROAD' }] },
      'keywords.0.text',
      'Google takes letters, numbers, spaces, hyphens and apostrophes in keywords',
    ],
    [{ places: [] }, 'places', 'Geographic target is required'],
  ]
  for (const [parts, field, message] of refusals) {
    const fields = { [field]: message }
    expect(await errorOf(await edit(opened, parts))).toMatchObject([422, { error: { fields } }])
  }
})

it('logs amounts only if the budget or the end date changes', async () => {
  const { open, edit, readLog } = await openCampaign()
  await edit(await open(), { name: 'Spring rafting', ad })
  await edit(await open(), { keywords })
  await edit(await open(), { endDate: '2036-06-01' })
  await edit(await open(), { dailyBudget: 12, ad: { ...ad, headline: 'Raft it' } })
  const none = { outcome: 'done', dailyAmount: null, dailyAmountBefore: null }
  expect(await readLog()).toMatchObject({
    entries: [
      { action: 'edit', outcome: 'done', dailyAmount: 12, dailyAmountBefore: 25.5 },
      { action: 'edit', outcome: 'done', dailyAmount: 25.5, dailyAmountBefore: 25.5 },
      { action: 'edit', ...none },
      { action: 'edit-texts', name: 'Spring rafting', ...none },
      { action: 'create' },
    ],
  })
})

it('requires a plan to change negative keywords', async () => {
  const { product, open, edit } = await openCampaign()
  await product.database.sql`update users set plan = 'free'`
  await product.database.sql`delete from subscriptions`
  expect(await errorOf(await edit(await open(), { negativeKeywords: ['jobs'] }))).toMatchObject([
    403,
    { error: { code: 'ad-accounts-need-plan' } },
  ])
  expect((await edit(await open(), { dailyBudget: 10 })).status).toBe(200)
})

it('rejects an edit that leaves the campaign without a scheduled day', async () => {
  const dates = { startDate: '2036-06-02', endDate: '2036-06-08' }
  // June 2, 2036 is a Monday.
  const schedule = { days: ['SUNDAY'], fromMinute: 480, toMinute: 1080 }
  const { browser, open, edit } = await openCampaign({ ...dates, schedule })
  const opened = await open()
  const message = 'None of these days is between the start date and the end date'
  const refused = [422, { error: { code: 'search-campaign-refused', message: `${message}.` } }]
  expect(await errorOf(await edit(opened, { endDate: '2036-06-07' }))).toMatchObject(refused)
  const monday = { ...schedule, days: ['MONDAY'] }
  expect((await edit(opened, { schedule: monday, endDate: '2036-06-07' })).status).toBe(200)
  const form = searchCampaignForm({ ...dates, endDate: '2036-06-07', schedule })
  const created = await browser.sendJson('POST', '/api/google/campaigns/create', form)
  expect(await errorOf(created)).toMatchObject([422, { error: { fields: { schedule: message } } }])
})

it('counts a total budget as its daily average in the cap and the spending log', async () => {
  const startDate = new Date().toISOString().slice(0, 10)
  const dates = { startDate, endDate: addDays(startDate, 9) }
  const { browser, open, edit, readLog } = await openCampaign({ totalBudget: 500, ...dates })
  const opened = await open()
  expect(opened).toMatchObject({ totalBudget: 500, dailyBudget: 50, ...dates })
  // The cap of a new account is $100.
  expect(await errorOf(await edit(opened, { totalBudget: 1001 }))).toMatchObject([
    409,
    { error: { code: 'ad-cap-reached' } },
  ])
  expect((await edit(opened, { totalBudget: 600 })).status).toBe(200)
  const edited = await open()
  expect(edited).toMatchObject({ totalBudget: 600, dailyBudget: 60 })
  for (const change of [{ totalBudget: undefined, dailyBudget: 5 }, { endDate: null }]) {
    expect((await edit(edited, change)).status).toBe(422)
  }
  expect(await readLog()).toMatchObject({
    entries: [
      { action: 'edit', outcome: 'done', dailyAmount: 60, dailyAmountBefore: 50 },
      { action: 'create', dailyAmount: 50 },
    ],
  })
  const over = searchCampaignForm({ totalBudget: 401, ...dates })
  const answer = await browser.sendJson('POST', '/api/google/campaigns/create', over)
  expect(await errorOf(answer)).toMatchObject([409, { error: { code: 'ad-cap-reached' } }])
  const endless = searchCampaignForm({ totalBudget: 100, endDate: null })
  const refused = await browser.sendJson('POST', '/api/google/campaigns/create', endless)
  const fields = { endDate: 'A total budget needs an end date' }
  expect(await errorOf(refused)).toMatchObject([422, { error: { fields } }])
})

it('does not open another owner’s campaign', async () => {
  const { product, path } = await openCampaign()
  const other = await openBuyer(product)
  await other.buy('explorer')
  await connectDemoSearchAds(other.browser)
  expect((await other.browser.get(path)).status).toBe(404)
})
