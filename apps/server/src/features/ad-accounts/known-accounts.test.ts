import { runningAdsListSchema } from '@wildpath/contract'
import { pino } from 'pino'
import { afterEach, expect, it, onTestFinished } from 'vitest'

import { openTestDatabase } from '../../db/testing/test-postgres.ts'

import { bounds } from '../../limits.ts'
import { ok } from '../../result.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'
import type { Fate } from '../../testing/played-api.ts'
import { createKnownAccountReader, createKnownAccounts } from './known-accounts.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody whose account at Facebook was seen. */
async function start() {
  const { graph, product, browser, time } = await openFacebookOwner(stops)
  await connectFacebook(graph, browser)
  await browser.get('/api/facebook/accounts')
  const create = (change: object) =>
    browser.sendJson('POST', '/api/facebook/ads/create', adFormOf(change))
  const running = async () =>
    runningAdsListSchema.parse(await (await browser.get('/api/ad-spending/running')).json())
      .accounts
  return { graph, product, browser, time, create, running }
}

it('knows the adventure by the path of its page, whatever the tags say, and reads on with any tags', async () => {
  const { graph, browser, create, running } = await start()
  const { id: funnelId, slug } = await browser.createFunnel()
  await create({ destinationUrl: `https://wild.example/f/${slug}?utm_campaign=summer_sale` })
  const [creative] = graph.books.list('adcreatives')
  await create({ dailyBudget: 10 })
  const link = { link: 'https://blue.example/?utm_campaign=a%00b&utm_content=%00' }
  const last = graph.books.list('adcreatives').find((one) => one !== creative)
  Object.assign(last?.fields ?? {}, { object_story_spec: { link_data: link } })
  expect((await listFacebookAds(browser)).ads).toHaveLength(2)
  expect((await browser.send('POST', '/api/ad-results/refresh')).status).toBe(200)
  const [account] = await running()
  expect(new Set(account?.ads.map((ad) => ad.funnelId))).toEqual(new Set([funnelId, null]))
})

it('keeps what ran on an account that the platform does not name just now', async () => {
  const { graph, browser, create, running } = await start()
  await create({ dailyBudget: 20 })
  await listFacebookAds(browser)
  const before = await running()
  expect(before).toMatchObject([{ ads: [{ dailyAmount: 20 }] }])
  const [own] = graph.books.accounts.splice(0)
  await browser.get('/api/facebook/accounts')
  expect(await running()).toEqual(before)
  if (own !== undefined) graph.books.accounts.push({ ...own, id: 'act_2002', name: 'Other' })
  await browser.get('/api/facebook/accounts')
  expect(await running()).toEqual(before)
})

it('knows what runs after a job finished it, and finishes it also where no list can be read', async () => {
  const { graph, product, time, create, running } = await start()
  const finish = async () => {
    time.ms += bounds.adAccounts.finishAfterMs
    await product.runJobs()
    return (await running()).flatMap(({ ads }) => ads.map(({ dailyAmount }) => dailyAmount))
  }
  const cutThenNoList = (call: string): Fate => {
    if (!/POST .*\/adsets/.test(call)) return 'done'
    graph.decide((next) => (next.endsWith('GET /act_1001') ? 'dropped' : 'done'))
    return 'cut'
  }
  graph.decideOnce(/POST .*\/adsets/, 'cut')
  expect((await create({ dailyBudget: 20 })).status).toBe(504)
  expect(await finish()).toEqual([20])
  graph.decide(cutThenNoList)
  expect((await create({ dailyBudget: 30 })).status).toBe(504)
  expect(await finish()).toEqual([20])
  expect(graph.books.list('ads').map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE'])
})

it('knows all of very many accounts, and one that is reached in several ways once', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await database.sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
  const known = createKnownAccounts({
    database,
    platform: 'google',
    isDemo: false,
    listBudgets: async () => ok([]),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
  const account = (id: string) => ({ id, name: `Account ${id}`, currency: 'USD' })
  const managed = Array.from({ length: 12_000 }, (_, n) => account(`${n + 1}_5000000000`))
  await known.noteAccounts('ana', [...managed, account('1_6000000000'), account('2')])
  const listed = await createKnownAccountReader(database).list('ana')
  expect(listed).toHaveLength(12_000)
  expect(listed.filter(({ accountId }) => ['1', '2'].includes(accountId))).toHaveLength(2)
})
