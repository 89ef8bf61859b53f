import { type ApiErrorBody, searchCampaignSchema, searchResultsSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { againstPolicy, rateLimited, tokenOver } from '../../testing/google-ads/answers.ts'
import { googleClient } from '../../testing/google-ads/sign-in.ts'
import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'

const minuteMs = 60_000

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start() {
  const { google, product, browser, time } = await openGoogleOwner(stops)
  const create = (form = googleFormOf()) =>
    browser.sendJson('POST', '/api/google/campaigns/create', form)
  const status = async () => (await browser.get('/api/google/connection')).json() as Promise<object>
  return { google, product, browser, time, create, status }
}

async function startConnected() {
  const scene = await start()
  expect((await connectGoogle(scene.google, scene.browser)).status).toBe(303)
  return scene
}

const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as ApiErrorBody).error,
]

describe("campaigns on a person's own account at Google", () => {
  it('are connected, made, paused, enabled, edited and removed', async () => {
    const { google, browser, create, status } = await startConnected()
    expect(await status()).toMatchObject({
      mode: 'live',
      connection: { state: 'connected', accountName: 'ana@rivers.example' },
    })
    const answer = await create()
    expect(answer.status).toBe(200)
    const made = searchCampaignSchema.parse(await answer.json())
    expect(made).toMatchObject({ name: 'Rafting in Moab', status: 'ENABLED', budget: 25.5 })
    const fields = google.books.campaign(made.id)?.fields
    const path = `/api/google/accounts/1234567890/campaigns/${made.id}`
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect(fields).toMatchObject({ status: 'PAUSED' })
    await browser.sendJson('PUT', `${path}/status`, { status: 'ENABLED' })
    expect(fields).toMatchObject({ status: 'ENABLED' })
    const change = { name: 'Rafting, spring', dailyBudget: 12, endDate: null }
    expect((await browser.sendJson('PUT', path, change)).status).toBe(200)
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ name: 'Rafting, spring', budget: 12 }],
      creations: [],
    })
    expect((await browser.send('DELETE', path)).status).toBe(200)
    expect(fields).toMatchObject({ status: 'REMOVED' })
    expect((await listGoogleCampaigns(browser)).campaigns).toMatchObject([{ status: 'REMOVED' }])
  })

  it('have results, day by day, and count in what ads cost', async () => {
    const { google, browser, create } = await startConnected()
    const { id } = searchCampaignSchema.parse(await (await create()).json())
    const read = async () =>
      searchResultsSchema.parse(
        await (await browser.get('/api/google/accounts/1234567890/results')).json(),
      )
    const { days } = await read()
    const day = days[28]?.date ?? ''
    const counts = { impressions: 200, clicks: 10, conversions: 2.5 }
    google.books.days.push({ campaignId: id, day, ...counts, costMicros: 15_000_000 })
    expect((await read()).metrics).toMatchObject({ ...counts, cost: 15, cpc: 1.5, ctr: 5 })
    const costs = await browser.send('POST', '/api/ad-results/refresh')
    expect(await costs.json()).toMatchObject({
      rows: [{ platform: 'google', names: ['Rafting in Moab'], is_demo: false, currency: 'USD' }],
    })
  })

  it('are made on no account that Google has suspended', async () => {
    const { google, create } = await startConnected()
    for (const customer of google.books.customers) customer.status = 'SUSPENDED'
    expect(await errorOf(await create())).toMatchObject([409, { code: 'ad-account-inactive' }])
    expect(google.books.list('campaigns')).toEqual([])
  })

  it('are said to be unavailable where Google gives this installation no access', async () => {
    const { google, browser, create, status } = await startConnected()
    google.setApproved(false)
    const noAccess = [409, { code: 'search-ads-no-access' }]
    expect(await errorOf(await create())).toMatchObject(noAccess)
    expect(await errorOf(await browser.get('/api/google/accounts'))).toMatchObject(noAccess)
    expect(await status()).toMatchObject({ connection: { state: 'connected' } })
  })

  it('have tokens that the database does not tell, and that are taken back with the connection', async () => {
    const { google, product, browser } = await startConnected()
    const rows = JSON.stringify(await product.database.sql`select * from service_connections`)
    expect(rows).toContain('ana@rivers.example')
    expect(google.isToken(rows)).toBe(false)
    expect(rows).not.toContain(googleClient.clientSecret)
    expect(google.countGrants()).toBe(1)
    await browser.send('DELETE', '/api/google/connection')
    expect(google.countGrants()).toBe(0)
  })

  it('are not connected by whoever says no at Google, or leaves out the right to manage ads', async () => {
    const { google, browser, status } = await start()
    google.decline()
    await connectGoogle(google, browser)
    expect(await status()).toMatchObject({ connection: { state: 'disconnected' } })
    google.decline(false)
    google.withhold('https://www.googleapis.com/auth/adwords')
    await connectGoogle(google, browser)
    expect(await status()).toMatchObject({ connection: { state: 'disconnected' } })
  })

  it('stay reachable beyond the hour of a token, which is renewed once for all who ask', async () => {
    const { google, browser, time } = await startConnected()
    time.ms += 61 * minuteMs
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.get('/api/google/accounts/1234567890/campaigns')),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    // With the code, and once for the new one.
    expect(google.asked.filter((call) => call === 'POST /token')).toHaveLength(2)
  })

  it('stay at Google when the person takes the connection back there, which asks to connect again', async () => {
    const { google, browser, create, status } = await startConnected()
    await create()
    google.forget()
    expect(await errorOf(await browser.get('/api/google/accounts'))).toMatchObject([
      409,
      { code: 'search-ads-reconnect' },
    ])
    expect(await status()).toMatchObject({ connection: { state: 'reconnect' } })
    await connectGoogle(google, browser)
    expect((await listGoogleCampaigns(browser)).campaigns).toMatchObject([{ status: 'ENABLED' }])
  })

  it('are not there at all where Google refuses a part, and say why', async () => {
    const { google, browser, create } = await startConnected()
    google.decideOnce(/mutate/, againstPolicy('DESTINATION_NOT_WORKING'))
    const form = googleFormOf()
    const message =
      "Google's advertising policies do not allow this ad (destination not working). Please change its texts or its page."
    const refusal = [422, { code: 'search-campaign-refused', message }]
    expect(await errorOf(await create(form))).toMatchObject(refusal)
    expect(google.books.list('campaigns')).toEqual([])
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [],
      creations: [{ id: form.id, state: 'failed', message }],
    })
    expect(await errorOf(await create(form))).toMatchObject(refusal)
  })

  it('are finished by themselves after an answer that was lost, and made once', async () => {
    const { google, product, browser, time, create } = await startConnected()
    const form = googleFormOf()
    google.decideOnce(/mutate/, 'cut')
    expect(await errorOf(await create(form))).toMatchObject([
      504,
      { code: 'search-campaign-unfinished' },
    ])
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ status: 'PAUSED' }],
      creations: [{ id: form.id, state: 'creating' }],
    })
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ status: 'ENABLED' }],
      creations: [],
    })
    expect((await create(form)).status).toBe(200)
    expect(google.books.list('campaigns')).toHaveLength(1)
    expect(google.books.list('campaignBudgets')).toHaveLength(1)
  })

  it('are made once where a token is over in the middle, which is renewed', async () => {
    const { google, create } = await startConnected()
    let mutations = 0
    google.decide((call) => {
      if (call.endsWith('mutate')) mutations += 1
      return call.endsWith('mutate') && mutations === 2 ? tokenOver : 'done'
    })
    const answer = await create()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'ENABLED' })
    expect(google.books.list('campaigns')).toHaveLength(1)
    // It was made, and enabled twice: nothing looked for it by its name.
    expect(mutations).toBe(3)
  })

  it('are enabled by the one id of their account alone', async () => {
    const { browser, create } = await startConnected()
    const { id } = searchCampaignSchema.parse(await (await create()).json())
    // Google takes it as its own manager.
    const path = `/api/google/accounts/1234567890_1234567890/campaigns/${id}/status`
    const enabled = await browser.sendJson('PUT', path, { status: 'ENABLED' })
    expect(await errorOf(enabled)).toMatchObject([404, { code: 'ad-account-not-found' }])
  })

  it('stay paused when their owner pauses them before they are noted as whole', async () => {
    const { google, product, browser, time, create } = await startConnected()
    const form = googleFormOf()
    // The campaign is made; that it is enabled has no answer.
    let mutations = 0
    google.decide((call) => {
      if (call.endsWith('mutate')) mutations += 1
      return call.endsWith('mutate') && mutations === 2 ? 'cut' : 'done'
    })
    expect((await create(form)).status).toBe(504)
    const [campaign] = (await listGoogleCampaigns(browser)).campaigns
    const path = `/api/google/accounts/1234567890/campaigns/${campaign?.id}/status`
    expect((await browser.sendJson('PUT', path, { status: 'PAUSED' })).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    await create(form)
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ status: 'PAUSED' }],
      creations: [],
    })
  })

  it('are enabled with the budget that their owner gives them before they are whole, within the cap', async () => {
    const { google, product, browser, time, create } = await startConnected()
    let mutations = 0
    google.decide((call) => {
      if (call.endsWith('mutate')) mutations += 1
      return call.endsWith('mutate') && mutations === 2 ? 'dropped' : 'done'
    })
    expect((await create()).status).toBe(504)
    const [campaign] = (await listGoogleCampaigns(browser)).campaigns
    const path = `/api/google/accounts/1234567890/campaigns/${campaign?.id}`
    const edit = (dailyBudget: number) =>
      browser.sendJson('PUT', path, { name: 'Raised', dailyBudget, endDate: null })
    expect(await errorOf(await edit(5000))).toMatchObject([409, { code: 'ad-cap-reached' }])
    expect((await edit(90)).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ status: 'ENABLED', budget: 90 }],
      creations: [],
    })
  })

  it('are taken back when their owner cancels them before they are whole', async () => {
    const { google, product, browser, time, create } = await startConnected()
    const form = googleFormOf()
    google.decideOnce(/mutate/, 'cut')
    expect((await create(form)).status).toBe(504)
    const cancel = () => browser.send('DELETE', `/api/google/creations/${form.id}`)
    // What Google does not take back at once stays in sight.
    google.decideOnce(/mutate/, 'dropped')
    expect((await cancel()).status).toBe(200)
    expect((await listGoogleCampaigns(browser)).creations).toMatchObject([
      { id: form.id, state: 'undoing' },
    ])
    expect((await cancel()).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listGoogleCampaigns(browser)).toMatchObject({
      campaigns: [{ status: 'REMOVED' }],
      creations: [],
    })
  })

  it('wait where Google asks for a pause', async () => {
    const { google, browser } = await startConnected()
    google.decide(() => rateLimited(300))
    expect(
      await errorOf(await browser.get('/api/google/accounts/1234567890/campaigns')),
    ).toMatchObject([429, { code: 'search-ads-busy' }])
  })
})
