import { runningAdsListSchema, searchCampaignSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody who is connected with Google, and whose accounts there were seen. */
async function start() {
  const { google, product, browser, time } = await openGoogleOwner(stops)
  await connectGoogle(google, browser)
  await browser.get('/api/google/accounts')
  return {
    product,
    browser,
    time,
    async make(change: object) {
      const path = '/api/google/campaigns/create'
      const made = await browser.sendJson('POST', path, googleFormOf(change))
      const { id } = searchCampaignSchema.parse(await made.json())
      return { id, fields: google.books.campaign(id)?.fields ?? {} }
    },
    async running() {
      const answer = await browser.get('/api/ad-spending/running')
      return runningAdsListSchema.parse(await answer.json()).accounts
    },
  }
}

type Scene = Awaited<ReturnType<typeof start>>
/** What is read of an account, with the ids that are known of it afterwards. */
const readings: [title: string, read: (scene: Scene) => Promise<string[]>][] = [
  [
    'the list is looked at',
    async ({ browser }) => (await listGoogleCampaigns(browser)).campaigns.map(({ id }) => id),
  ],
  [
    'results are read',
    async ({ product, browser }) => {
      expect((await browser.send('POST', '/api/ad-results/refresh')).status).toBe(200)
      const seen = await product.database.sql`select ad_id from platform_ads`
      return seen.map((row) => row['ad_id'] as string)
    },
  ],
]

describe('what runs is noted by budgets when', () => {
  it.each(readings)('%s: also what stands in no list', async (_, read) => {
    const scene = await start()
    const { slug, id: funnelId } = await scene.browser.createFunnel()
    const search = await scene.make({
      dailyBudget: 10,
      finalUrl: `https://wild.example/?utm_campaign=${slug}`,
    })
    const other = await scene.make({ dailyBudget: 20 })
    const sharing = await scene.make({ dailyBudget: 30 })
    const paused = await scene.make({ dailyBudget: 40 })
    other.fields['advertisingChannelType'] = 'PERFORMANCE_MAX'
    sharing.fields['campaignBudget'] = search.fields['campaignBudget']
    paused.fields['status'] = 'PAUSED'
    const ended = await scene.make({ dailyBudget: 15 })
    ended.fields['endDateTime'] = '2020-05-01 23:59:59'
    await read(scene)
    const [account] = await scene.running()
    const ads = account?.ads.toSorted((one, next) => one.dailyAmount - next.dailyAmount)
    expect(ads).toHaveLength(3)
    expect(ads).toMatchObject([{ dailyAmount: 10 }, { dailyAmount: 10 }, { dailyAmount: 20 }])
    expect(new Set(ads?.map(({ budgetId }) => budgetId)).size).toBe(2)
    expect(ads?.filter((ad) => ad.funnelId === funnelId)).toHaveLength(1)
    const kept = JSON.stringify(await scene.product.database.sql`select running from ad_accounts`)
    expect(kept).toContain('"Rafting in Moab"')
  })

  it.each(readings)('%s, which goes on where budgets are not told', async (_, read) => {
    const scene = await start()
    const { id } = await scene.make({ dailyBudget: 10 })
    await read(scene)
    const before = await scene.running()
    const untold = await scene.make({ dailyBudget: 20 })
    delete untold.fields['campaignBudget']
    scene.time.ms += 3_600_000
    expect(new Set(await read(scene))).toEqual(new Set([id, untold.id]))
    expect(before).toMatchObject([{ ads: [{ dailyAmount: 10 }] }])
    expect(await scene.running()).toEqual(before)
  })
})

it('answers the list, and logs it, where what was seen cannot be noted', async () => {
  const { product, browser, make, running } = await start()
  const { id } = await make({})
  await product.database.sql`
    alter table ad_accounts add constraint refusal check (running is null)`
  expect(await listGoogleCampaigns(browser)).toMatchObject({ campaigns: [{ id }] })
  expect(await running()).toEqual([])
  const logged = product.unexpected.splice(0).map((line) => JSON.parse(line) as object)
  expect(logged).toMatchObject([
    { platform: 'google', msg: 'what was seen of an ad account could not be noted' },
  ])
})
