import { refreshedAdResultsSchema, searchCampaignSchema, socialAdSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { connectGoogle, googleFormOf, openGoogleOwner } from '../../testing/google-product.ts'
import { adFormOf, connectFacebook, openFacebookOwner } from '../../testing/graph-product.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const dayMs = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

async function refreshed(browser: TestBrowser) {
  const answer = await browser.send('POST', '/api/ad-results/refresh?days=90')
  return refreshedAdResultsSchema.parse(await answer.json())
}

async function openAdvertiser() {
  const { graph, product, browser, time } = await openFacebookOwner(stops)
  await connectFacebook(graph, browser)
  return {
    graph,
    product,
    browser,
    time,
    async make(change: object = {}) {
      const form = adFormOf(change)
      const made = await browser.sendJson('POST', '/api/facebook/ads/create', form)
      return socialAdSchema.parse(await made.json())
    },
    spend(adId: string, spend: string, day = dayOf(time.ms)) {
      graph.books.days.push({ adId, day, impressions: 5000, clicks: 90, spend, leads: 0 })
    },
    remove: (id: string) => browser.send('DELETE', `/api/facebook/accounts/act_1001/ads/${id}`),
  }
}

describe('what was spent on ads stays although', () => {
  it('an ad was deleted before anybody read what it cost', async () => {
    const { browser, make, spend, remove } = await openAdvertiser()
    const funnel = await browser.createFunnel()
    const destinationUrl = `https://wild.example/f/${funnel.slug}?utm_source=facebook&utm_campaign=${funnel.slug}&utm_content=facebook-1`
    const { id } = await make({ name: 'June', destinationUrl })
    spend(id, '88.50')
    await remove(id)
    const { rows } = await refreshed(browser)
    const row = { names: ['June'], ad_ids: [id], spend: 88.5, funnel_id: funnel.id, deleted: 1 }
    expect(rows).toMatchObject([row])
    spend(id, '1.50', dayOf(Date.now() - dayMs))
    expect((await refreshed(browser)).rows).toMatchObject([{ ...row, spend: 90 }])
  })

  it('the hourly job is the first to read it', async () => {
    const { product, browser, time, make, spend, remove } = await openAdvertiser()
    const { id } = await make()
    spend(id, '88.50')
    await remove(id)
    await product.runJobs()
    time.ms += 3_700_000
    await product.runJobs()
    const { rows } = (await (await browser.get('/api/ad-results')).json()) as { rows: unknown[] }
    expect(rows).toMatchObject([{ spend: 88.5, deleted: 1, is_connected: true }])
  })

  it('nobody knows the ad but by its days', async () => {
    const { graph, product, browser, make, spend, remove } = await openAdvertiser()
    const { id } = await make({ name: 'June' })
    spend(id, '3.00')
    await remove(id)
    await product.database.sql`delete from ad_creations`
    expect((await refreshed(browser)).rows).toMatchObject([{ names: ['June'], spend: 3 }])
    const day = { date_start: dayOf(Date.now()), campaign_id: '9', impressions: '5', spend: '2.00' }
    graph.decideOnce(/insights/, { status: 200, body: { data: [{ ...day, ad_id: '77' }] } })
    expect((await refreshed(browser)).rows).toMatchObject([
      { names: ['June'], spend: 3 },
      { names: ['Ad 77'], spend: 2, deleted: 1 },
    ])
  })

  it('no name stands beside the days of an ad that was made here', async () => {
    const { graph, browser, make, remove } = await openAdvertiser()
    const { id } = await make({ name: 'June' })
    await remove(id)
    const day = { date_start: dayOf(Date.now()), campaign_id: '9', impressions: '5', spend: '2.00' }
    graph.decideOnce(/insights/, { status: 200, body: { data: [{ ...day, ad_id: id }] } })
    expect((await refreshed(browser)).rows).toMatchObject([{ names: ['June'], deleted: 1 }])
  })

  it('an ad is deleted after it was read, and what is left is counted on with it', async () => {
    const { browser, make, spend, remove } = await openAdvertiser()
    const { id } = await make({ name: 'June' })
    const { id: left } = await make({ name: 'July' })
    spend(id, '5.00')
    spend(left, '4.00')
    expect((await refreshed(browser)).rows).toMatchObject([{ deleted: 0 }, { deleted: 0 }])
    await remove(id)
    spend(id, '2.00', dayOf(Date.now() - dayMs))
    expect((await refreshed(browser)).rows).toMatchObject([
      { names: ['June'], spend: 7, deleted: 1 },
      { names: ['July'], spend: 4, deleted: 0 },
    ])
  })

  it('the campaign is removed at Google, as its list says', async () => {
    const { google, browser } = await openGoogleOwner(stops)
    await connectGoogle(google, browser)
    const made = await browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf())
    const { id: campaignId } = searchCampaignSchema.parse(await made.json())
    const day = { day: dayOf(Date.now()), impressions: 100, clicks: 10, conversions: 0 }
    google.books.days.push({ ...day, campaignId, costMicros: 5_000_000 })
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 5, deleted: 0 }])
    await browser.send('DELETE', `/api/google/accounts/1234567890/campaigns/${campaignId}`)
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 5, deleted: 1 }])
  })
})

describe('what accounts had cost stays although', () => {
  it('somebody else is connected, also what is too old to be read again', async () => {
    const { graph, browser, time, make, spend } = await openAdvertiser()
    const { id } = await make()
    spend(id, '70.00', dayOf(time.ms - dayMs))
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 70, is_connected: true }])
    time.ms += 40 * dayMs
    await browser.send('DELETE', '/api/facebook/connection')
    const [own] = graph.books.accounts.splice(0)
    if (own === undefined) throw new Error('This Facebook has no account')
    graph.books.accounts.push({ ...own, id: 'act_2002', name: 'Of a colleague' })
    await connectFacebook(graph, browser)
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 70, is_connected: false }])
    graph.books.accounts.splice(0, 1, own)
    spend(id, '1.00')
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 71, is_connected: true }])
  })

  it('an account is reached in another way, and is counted once', async () => {
    const { google, browser } = await openGoogleOwner(stops)
    const { books } = google
    const [own] = books.customers
    if (own === undefined) throw new Error('This Google has no account')
    await connectGoogle(google, browser)
    const made = await browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf())
    const { id: campaignId } = searchCampaignSchema.parse(await made.json())
    const day = { day: dayOf(Date.now()), impressions: 100, clicks: 10, conversions: 0 }
    books.days.push({ ...day, campaignId, costMicros: 5_000_000 })
    expect((await refreshed(browser)).rows).toMatchObject([{ spend: 5 }])
    const manager = {
      ...own,
      id: '5556667777',
      descriptiveName: 'Agency',
      manager: true,
      managers: [],
    }
    books.customers.push(manager)
    own.managers.push(manager.id)
    books.accessible.splice(0, books.accessible.length, manager.id)
    const { rows } = await refreshed(browser)
    expect(rows).toMatchObject([{ spend: 5, is_connected: true }])
  })
})
