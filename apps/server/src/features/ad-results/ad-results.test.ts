import { randomUUID } from 'node:crypto'

import { taggedAddress } from '@wildpath/ads'
import { adResultsSchema, type Funnel, socialAdSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import { answersFor, codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const morning = new Date('2031-05-01T00:00:00Z')
const hourMs = 3_600_000
let now = morning
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  now = morning
  for (const stop of stops.splice(0)) await stop()
})

async function startWithPayer() {
  const product = await startTestProduct({}, undefined, () => now)
  stops.push(product.stop)
  const { browser } = await openPayer(product)
  const funnel = await browser.createFunnel()
  await browser.publish(funnel.id)
  return { product, browser, funnel }
}

async function openPayer(product: TestProduct) {
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  await connectDemoAds(buyer.browser)
  return buyer
}

const firstAd = ({ generated_content }: Funnel) =>
  generated_content.ad_copy.facebook_ads[0]?.id ?? ''
const addressOf = (funnel: Funnel) =>
  taggedAddress(funnel.public_url, {
    platform: 'facebook',
    campaign: funnel.slug,
    adId: firstAd(funnel),
  })

async function advertise(browser: TestBrowser, change: object) {
  const answer = await browser.sendJson('POST', '/api/facebook/ads/create', socialAdForm(change))
  return socialAdSchema.parse(await answer.json())
}

async function resultsOf(browser: TestBrowser, query = '') {
  return adResultsSchema.parse(await (await browser.get(`/api/ad-results${query}`)).json())
}

/** A visit by the ad's address, and the form sent from it by whoever has a name. */
async function comeByAd(product: TestProduct, funnel: Funnel, name?: string) {
  const visitor = product.openBrowser()
  const { search } = new URL(addressOf(funnel))
  await visitor.get(`/f/${funnel.slug}${search}`)
  await product.flushViews()
  if (name === undefined) return
  await visitor.sendForm(`/f/${funnel.slug}${search}`, answersFor(funnel, name))
}

describe('what a lead costs', () => {
  it('keeps what a demo account spent apart from money, also for one address', async () => {
    const { product, browser, funnel } = await startWithPayer()
    const change = { startDate: '2031-05-01', destinationUrl: addressOf(funnel) }
    const { id } = await advertise(browser, { ...change, name: 'Of before' })
    await advertise(browser, { ...change, name: 'Of now' })
    now = new Date(morning.getTime() + 24 * hourMs)
    await browser.send('POST', '/api/ad-results/refresh')
    await product.database.sql`update platform_ads set is_demo = false where ad_id = ${id}`
    const { rows } = await resultsOf(browser)
    expect(rows.map(({ names, is_demo }) => [names, is_demo])).toEqual(
      expect.arrayContaining([
        [['Of before'], false],
        [['Of now'], true],
      ]),
    )
  })

  it('is the spend of an ad by the leads that its address brought', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await advertise(browser, {
      name: 'June',
      startDate: '2031-05-01',
      dailyBudget: 20,
      destinationUrl: addressOf(funnel),
    })
    await advertise(browser, { name: 'Elsewhere', startDate: '2031-05-01' })
    await comeByAd(product, funnel, 'ana')
    await comeByAd(product, funnel, 'bo')
    await comeByAd(product, funnel)
    // A visit by no ad counts for none.
    await product.openBrowser().get(`/f/${funnel.slug}`)
    await product.database.sql`
      update leads set status = 'booked' where id = (select id from leads order by id limit 1)`
    now = new Date(morning.getTime() + 24 * hourMs)
    const answer = await browser.send('POST', '/api/ad-results/refresh')
    const { rows, synced_at } = adResultsSchema.parse(await answer.json())
    expect(synced_at).toBe(now.toISOString())
    const ofAd = rows.find(({ names }) => names.includes('June'))
    const spend = ofAd?.spend ?? 0
    expect(spend).toBeGreaterThan(17)
    expect(spend).toBeLessThanOrEqual(20)
    expect(ofAd).toMatchObject({
      platform: 'facebook',
      funnel_id: funnel.id,
      funnel_title: funnel.title,
      currency: 'USD',
      is_demo: true,
      views: 3,
      leads: 2,
      booked: 1,
      cost_per_lead: Math.round((spend / 2) * 100) / 100,
      cost_per_booking: spend,
    })
    expect(rows.find(({ names }) => names.includes('Elsewhere'))).toMatchObject({
      funnel_id: null,
      views: null,
      leads: null,
      cost_per_lead: null,
    })
    const ofFunnel = await resultsOf(browser, `?funnel_id=${funnel.id}`)
    expect(ofFunnel.rows.map(({ names }) => names)).toEqual([['June']])
    expect((await resultsOf(browser, `?funnel_id=${randomUUID()}`)).rows).toEqual([])
  })

  it('is one row for ads whose visits cannot be told apart', async () => {
    const { product, browser, funnel } = await startWithPayer()
    const destinationUrl = addressOf(funnel)
    const made = [
      await advertise(browser, { name: 'One', startDate: '2031-05-01', destinationUrl }),
      await advertise(browser, { name: 'Two', startDate: '2031-05-01', destinationUrl }),
    ]
    await comeByAd(product, funnel, 'ana')
    now = new Date(morning.getTime() + 24 * hourMs)
    await browser.send('POST', '/api/ad-results/refresh')
    const { rows } = await resultsOf(browser)
    expect(rows).toMatchObject([{ leads: 1, views: 1 }])
    const named = rows[0]?.ad_ids.map((id) => made.find((ad) => ad.id === id)?.name)
    expect(named).toEqual(rows[0]?.names)
    expect(named?.toSorted()).toEqual(['One', 'Two'])
  })

  it('is read every hour, and counts nothing twice', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await advertise(browser, { startDate: '2031-05-01', destinationUrl: addressOf(funnel) })
    await product.runJobs()
    now = new Date(morning.getTime() + 25 * hourMs)
    await product.runJobs()
    const [first] = (await resultsOf(browser)).rows
    expect(first?.spend).toBeGreaterThan(0)
    await browser.send('POST', '/api/ad-results/refresh')
    await browser.send('POST', '/api/ad-results/refresh')
    expect((await resultsOf(browser)).rows).toEqual([first])
    now = new Date(morning.getTime() + 49 * hourMs)
    await product.runJobs()
    const [later] = (await resultsOf(browser)).rows
    expect(later?.spend).toBeGreaterThan((first?.spend ?? 0) * 1.5)
  })

  it('stays visible when the platform is not, and is nobody else’s', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await advertise(browser, { startDate: '2031-05-01', destinationUrl: addressOf(funnel) })
    now = new Date(morning.getTime() + 24 * hourMs)
    await browser.send('POST', '/api/ad-results/refresh')
    await browser.send('DELETE', '/api/facebook/connection')
    await browser.send('POST', '/api/ad-results/refresh')
    expect((await resultsOf(browser)).rows).toHaveLength(1)
    const other = await openPayer(product)
    await other.browser.send('POST', '/api/ad-results/refresh')
    expect((await resultsOf(other.browser, `?funnel_id=${funnel.id}`)).rows).toEqual([])
    // An address may name the adventure of somebody else: their numbers stay theirs.
    await advertise(other.browser, { startDate: '2031-05-01', destinationUrl: addressOf(funnel) })
    now = new Date(morning.getTime() + 48 * hourMs)
    await other.browser.send('POST', '/api/ad-results/refresh')
    expect((await resultsOf(other.browser)).rows).toMatchObject([{ funnel_id: null, views: null }])
  })

  it('keeps what an ad had cost that is deleted at the platform', async () => {
    const { browser, funnel } = await startWithPayer()
    const destinationUrl = addressOf(funnel)
    const { id } = await advertise(browser, { startDate: '2031-05-01', destinationUrl })
    now = new Date(morning.getTime() + 24 * hourMs)
    await browser.send('POST', '/api/ad-results/refresh')
    const before = (await resultsOf(browser)).rows
    expect(before[0]?.spend).toBeGreaterThan(0)
    await browser.send('DELETE', `/api/facebook/accounts/act_demo/ads/${id}`)
    await browser.send('POST', '/api/ad-results/refresh')
    const deleted = before.map((row) => ({ ...row, deleted: 1 }))
    expect((await resultsOf(browser)).rows).toEqual(deleted)
  })

  it('leaves out what is held back, and bookings of other sources', async () => {
    const { product, browser, funnel } = await startWithPayer()
    await advertise(browser, { startDate: '2031-05-01', destinationUrl: addressOf(funnel) })
    await comeByAd(product, funnel, 'ana')
    await product.openBrowser().sendForm(`/f/${funnel.slug}`, answersFor(funnel, 'bo'))
    await product.database.sql`update leads set status = 'booked'`
    now = new Date(morning.getTime() + 24 * hourMs)
    await browser.send('POST', '/api/ad-results/refresh')
    expect((await resultsOf(browser)).rows).toMatchObject([{ leads: 1, booked: 1 }])
    await product.database.sql`update leads set quarantine_reason = 'owner'`
    expect((await resultsOf(browser)).rows).toMatchObject([{ booked: 0, cost_per_booking: null }])
  })

  it('is read from the platforms for the paid plans', async () => {
    const product = await startTestProduct()
    stops.push(product.stop)
    const browser = product.openBrowser()
    await browser.signUp()
    // What was read before stays to be seen when a plan ends.
    expect(await resultsOf(browser)).toEqual({ rows: [], synced_at: null })
    expect(await codeOf(await browser.send('POST', '/api/ad-results/refresh'))).toEqual([
      403,
      'ad-accounts-need-plan',
    ])
  })
})
