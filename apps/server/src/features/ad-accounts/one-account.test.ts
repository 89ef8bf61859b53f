import {
  adSpendingLogSchema,
  runningAdsListSchema,
  searchCampaignListSchema,
} from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

import { connectGoogle, googleFormOf, openGoogleOwner } from '../../testing/google-product.ts'
import { codeOf } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const managerId = '5000000000'
const direct = '1234567890'
const managed = `${direct}_${managerId}`

/** Somebody whose account at Google is reached through a manager, until it is opened to them as well. */
async function start() {
  const { google, product, browser, time } = await openGoogleOwner(stops)
  const [own] = google.books.customers
  if (own === undefined) throw new Error('This Google has no account')
  own.managers.push(managerId)
  google.books.customers.push({ ...own, id: managerId, manager: true, managers: [] })
  google.books.accessible = [managerId]
  await connectGoogle(google, browser)
  const listAccounts = async () => {
    const answer = await browser.get('/api/google/accounts')
    return ((await answer.json()) as { accounts: { customerId: string }[] }).accounts
  }
  expect(await listAccounts()).toMatchObject([{ customerId: managed }])

  const listCampaigns = async (accountId: string) =>
    searchCampaignListSchema.parse(
      await (await browser.get(`/api/google/accounts/${accountId}/campaigns`)).json(),
    )
  return {
    google,
    product,
    browser,
    time,
    listCampaigns,
    create: (customerId: string, dailyBudget: number) =>
      browser.sendJson(
        'POST',
        '/api/google/campaigns/create',
        googleFormOf({ customerId, dailyBudget }),
      ),
    /** From now on the same account is reached without the manager. */
    async openDirectly() {
      google.books.accessible.push(direct)
      expect(await listAccounts()).toMatchObject([{ customerId: direct }])
    },
  }
}

it('a cap that was set through a manager holds without it', async () => {
  const { browser, create, openDirectly } = await start()
  const capOf = async (accountId: string) =>
    (await browser.get(`/api/ad-spending/caps/google/${accountId}`)).json()
  const setCap = (accountId: string, dailyCap: number) =>
    browser.sendJson('PUT', `/api/ad-spending/caps/google/${accountId}`, { dailyCap })
  expect((await setCap(managed, 40)).status).toBe(200)
  await openDirectly()
  expect(await capOf(direct)).toEqual({ dailyCap: 40 })
  expect(await codeOf(await create(direct, 41))).toEqual([409, 'ad-cap-reached'])
  expect((await setCap(direct, 30)).status).toBe(200)
  expect(await capOf(managed)).toEqual({ dailyCap: 30 })
})

it('what is being made through a manager counts without it, is listed, and goes on by its own way', async () => {
  const { google, product, time, create, listCampaigns, openDirectly } = await start()
  google.decideOnce(/mutate/, 'dropped')
  expect(await codeOf(await create(managed, 70))).toEqual([504, 'search-campaign-unfinished'])
  await openDirectly()
  expect(await codeOf(await create(direct, 40))).toEqual([409, 'ad-cap-reached'])
  expect(await listCampaigns(direct)).toMatchObject({
    campaigns: [],
    creations: [{ state: 'creating' }],
  })
  time.ms += 2 * 60_000
  await product.runJobs()
  expect(await listCampaigns(direct)).toMatchObject({
    campaigns: [{ status: 'ENABLED', budget: 70 }],
    creations: [],
  })
  const kept = await product.database.sql`select account_id from ad_creations`
  expect([...kept]).toEqual([{ account_id: managed }])
})

it('an account is told of once, and the log names it whichever way it was reached', async () => {
  const { browser, create, listCampaigns, openDirectly } = await start()
  expect((await create(managed, 20)).status).toBe(200)
  await listCampaigns(managed)
  await openDirectly()
  expect((await create(direct, 30)).status).toBe(200)
  const { campaigns } = await listCampaigns(direct)
  const stop = (accountId: string, id: string | undefined) =>
    browser.sendJson('PUT', `/api/google/accounts/${accountId}/campaigns/${id}/status`, {
      status: 'PAUSED',
    })
  for (const accountId of [direct, managed]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect((await stop(accountId, campaigns[0]?.id)).status).toBe(200)
  }
  const running = await (await browser.get('/api/ad-spending/running')).json()
  const { accounts } = runningAdsListSchema.parse(running)
  expect(accounts).toMatchObject([{ accountId: direct, ads: [{}, {}] }])
  const log = adSpendingLogSchema.parse(await (await browser.get('/api/ad-spending/log')).json())
  expect(log.entries).toHaveLength(4)
  for (const entry of log.entries) {
    expect(entry).toMatchObject({ accountId: direct, accountName: 'Blue Canyon Ads' })
  }
})
