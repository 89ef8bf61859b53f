import { socialAdListSchema, socialAdSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment)
  stops.push(product.stop)
  return product
}

async function startWithPayer(environment: Record<string, string> = {}) {
  const product = await start(environment)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  return { product, browser: buyer.browser }
}

const statusOf = async (browser: TestBrowser) =>
  (await browser.get('/api/facebook/connection')).json() as Promise<object>
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code
const listOf = async (browser: TestBrowser) =>
  socialAdListSchema.parse(await (await browser.get('/api/facebook/accounts/act_demo/ads')).json())

describe('ads at a social network, in the sandbox', () => {
  it('are connected, made, paused, activated and deleted', async () => {
    const { browser } = await startWithPayer()
    expect(await statusOf(browser)).toMatchObject({
      mode: 'sandbox',
      connection: { state: 'disconnected' },
    })
    const { arrived } = await connectDemoAds(browser)
    expect(arrived.status).toBe(303)
    expect(arrived.headers.get('location')).toMatch(/\/dashboard$/)
    expect(await statusOf(browser)).toMatchObject({
      connection: { state: 'connected', accountName: 'Demo account' },
    })
    expect(await (await browser.get('/api/facebook/accounts')).json()).toEqual({
      accounts: [
        {
          id: 'act_demo',
          name: 'Demo ad account',
          currency: 'USD',
          businessName: null,
          status: 'active',
          timeZone: 'UTC',
        },
      ],
    })
    const form = socialAdForm({
      imageUrl: `data:image/png;base64,${(await drawPicture()).toString('base64')}`,
    })
    const answer = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    expect(answer.status).toBe(200)
    const made = socialAdSchema.parse(await answer.json())
    expect(made).toMatchObject({
      name: 'Summer rafting',
      headline: 'Raft the canyon',
      status: 'ACTIVE',
      currency: 'USD',
      dailyBudget: 25.5,
    })
    expect(made.imageUrl).toMatch(/^\/media\//)
    const again = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    expect(socialAdSchema.parse(await again.json()).id).toBe(made.id)
    expect((await listOf(browser)).ads.map(({ id }) => id)).toEqual([made.id])

    const path = `/api/facebook/accounts/act_demo/ads/${made.id}`
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect((await listOf(browser)).ads[0]?.status).toBe('PAUSED')
    await browser.sendJson('PUT', `${path}/status`, { status: 'ACTIVE' })
    expect((await listOf(browser)).ads[0]?.status).toBe('ACTIVE')
    expect((await browser.send('DELETE', path)).status).toBe(200)
    expect(await listOf(browser)).toEqual({ ads: [], creations: [] })
  })

  it('can be created paused with a budget above the cap and spend only after activation', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    await browser.get('/api/facebook/accounts')
    const create = (form: object) => browser.sendJson('POST', '/api/facebook/ads/create', form)
    const form = socialAdForm({ startsPaused: true, dailyBudget: 101 })
    const answer = await create(form)
    const ad = socialAdSchema.parse(await answer.json())
    expect(ad.status).toBe('PAUSED')
    expect(socialAdSchema.parse(await (await create(form)).json()).id).toBe(ad.id)
    const log = await (await browser.get('/api/ad-spending/log')).json()
    expect(log).toMatchObject({
      entries: [{ action: 'create-paused', outcome: 'done', dailyAmount: 101 }],
    })
    expect(await (await browser.get('/api/ad-spending/running')).json()).toMatchObject({
      accounts: [],
    })
    const path = `/api/facebook/accounts/act_demo/ads/${ad.id}/status`
    expect(await codeOf(await browser.sendJson('PUT', path, { status: 'ACTIVE' }))).toBe(
      'ad-cap-reached',
    )
  })

  it('are not connected by whoever says no, and forgotten when disconnected', async () => {
    const { browser } = await startWithPayer()
    expect((await connectDemoAds(browser, 'decline')).arrived.status).toBe(200)
    expect(await codeOf(await browser.get('/api/facebook/accounts'))).toBe(
      'social-ads-not-connected',
    )
    await connectDemoAds(browser)
    await browser.send('DELETE', '/api/facebook/connection')
    expect(await codeOf(await browser.get('/api/facebook/accounts'))).toBe(
      'social-ads-not-connected',
    )
  })

  it('take a way back once, and from the session that set out', async () => {
    const { product, browser } = await startWithPayer()
    const { back } = await connectDemoAds(browser)
    expect((await browser.get(back)).status).toBe(400)
    const other = await openBuyer(product)
    await other.buy('explorer')
    expect((await other.browser.get(back)).status).toBe(400)
    expect(await codeOf(await other.browser.get('/api/facebook/accounts'))).toBe(
      'social-ads-not-connected',
    )
  })

  it('need a plan, also by the API', async () => {
    const product = await start()
    const browser = product.openBrowser()
    await browser.signUp()
    const begun = await browser.sendJson('POST', '/api/facebook/connection', { returnTo: null })
    expect(await codeOf(begun)).toBe('ad-accounts-need-plan')
    expect(
      await codeOf(await browser.sendJson('POST', '/api/facebook/ads/create', socialAdForm())),
    ).toBe('ad-accounts-need-plan')
  })

  it('can be seen and stopped, and no more, when the plan has ended', async () => {
    const { product, browser } = await startWithPayer()
    await connectDemoAds(browser)
    const [one, two] = await Promise.all(
      [socialAdForm(), socialAdForm()].map(async (form) => {
        const made = await browser.sendJson('POST', '/api/facebook/ads/create', form)
        return socialAdSchema.parse(await made.json())
      }),
    )
    await product.database.sql`update users set plan = 'free'`
    await product.database.sql`delete from subscriptions`
    const path = (id = '') => `/api/facebook/accounts/act_demo/ads/${id}`
    const setStatus = (status: string) =>
      browser.sendJson('PUT', `${path(one?.id)}/status`, { status })
    expect((await listOf(browser)).ads).toHaveLength(2)
    expect((await setStatus('PAUSED')).status).toBe(200)
    expect(await codeOf(await setStatus('ACTIVE'))).toBe('ad-accounts-need-plan')
    expect((await browser.send('DELETE', path(two?.id))).status).toBe(200)
    expect((await listOf(browser)).ads).toMatchObject([{ id: one?.id, status: 'PAUSED' }])
    expect((await browser.send('DELETE', '/api/facebook/connection')).status).toBe(200)
  })

  it('are not made anew by a known form with other entries', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    const form = socialAdForm({ dailyBudget: 90 })
    await browser.sendJson('POST', '/api/facebook/ads/create', form)
    const other = { ...form, dailyBudget: 9 }
    const again = await browser.sendJson('POST', '/api/facebook/ads/create', other)
    expect([again.status, await codeOf(again)]).toEqual([409, 'ad-already-begun'])
    expect((await listOf(browser)).ads).toMatchObject([{ dailyBudget: 90 }])
  })

  it('end in time', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    const form = socialAdForm({ startDate: '2020-01-01', endDate: '2020-01-02' })
    const answer = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    expect(await answer.json()).toMatchObject({
      error: { code: 'social-ad-refused', message: 'The end date is over already.' },
    })
  })

  it('reject a place inside another place', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    const utah = { key: 'US/Utah', kind: 'region', name: 'Utah', within: 'United States' }
    const states = { key: 'US', kind: 'country', name: 'United States', within: '' }
    const audienceLocations = [states, utah].map((place) => ({
      ...place,
      countryCode: 'US',
      radiusKm: null,
    }))
    const form = socialAdForm({ audienceLocations })
    const answer = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'social-ad-refused',
        message: 'Utah is in United States. Remove one of them.',
      },
    })
    expect((await listOf(browser)).ads).toEqual([])
  })

  it('answer about the account if the connection does not reach it', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    const answer = await browser.get('/api/facebook/accounts/act_nope/ads')
    expect(answer.status).toBe(404)
    expect(await codeOf(answer)).toBe('ad-account-not-found')
  })

  it('belong to one person each', async () => {
    const { product, browser } = await startWithPayer()
    await connectDemoAds(browser)
    const form = socialAdForm()
    const made = await browser.sendJson('POST', '/api/facebook/ads/create', form)
    const { id } = socialAdSchema.parse(await made.json())
    const other = await openBuyer(product)
    await other.buy('explorer')
    await connectDemoAds(other.browser)
    expect(await listOf(other.browser)).toEqual({ ads: [], creations: [] })
    const path = `/api/facebook/accounts/act_demo/ads/${id}`
    const paused = await other.browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect(await codeOf(paused)).toBe('social-ad-not-found')
    await other.browser.send('DELETE', path)
    expect(
      await codeOf(await other.browser.sendJson('POST', '/api/facebook/ads/create', form)),
    ).toBe('social-ad-not-found')
    expect((await listOf(browser)).ads[0]?.status).toBe('ACTIVE')
  })

  it('that could not be made stay on the list until their owner dismisses them', async () => {
    const { product, browser } = await startWithPayer()
    await connectDemoAds(browser)
    const form = socialAdForm()
    await browser.sendJson('POST', '/api/facebook/ads/create', form)
    const path = `/api/facebook/creations/${form.id}`
    // One that is whole is no matter of this.
    expect((await browser.send('DELETE', path)).status).toBe(404)
    await product.database.sql`
      update ad_creations set state = 'failed', message = 'No page', ad_id = null`
    const { creations } = await listOf(browser)
    expect(creations).toMatchObject([{ id: form.id, state: 'failed', message: 'No page' }])
    const other = await openBuyer(product)
    await other.buy('explorer')
    expect((await other.browser.send('DELETE', path)).status).toBe(404)
    expect((await browser.send('DELETE', path)).status).toBe(200)
    expect((await listOf(browser)).creations).toEqual([])
  })

  it('are asked for so often a minute, and no more, with what they cost', async () => {
    const { browser } = await startWithPayer()
    await connectDemoAds(browser)
    const { limit } = rateLimits.adAccountCallsOfUser
    let answered = 0
    while (answered <= limit && (await browser.get('/api/facebook/accounts')).ok) answered += 1
    // Two more led to the demo account and back.
    expect(answered).toBe(limit - 2)
    expect((await browser.send('POST', '/api/ad-results/refresh')).status).toBe(429)
    expect((await browser.get('/api/ad-spending/caps/facebook/act_demo')).status).toBe(429)
    // What is to stop stops all the same.
    const path = '/api/facebook/accounts/act_demo/ads/none'
    const paused = await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect(paused.status).toBe(404)
    expect((await browser.send('DELETE', path)).status).toBe(404)
    const activated = await browser.sendJson('PUT', `${path}/status`, { status: 'ACTIVE' })
    expect(activated.status).toBe(429)
  })

  it('say that they are off', async () => {
    const { browser } = await startWithPayer({ SOCIAL_ADS: 'off' })
    expect(await statusOf(browser)).toMatchObject({ mode: 'off' })
    const begun = await browser.sendJson('POST', '/api/facebook/connection', { returnTo: null })
    expect(await begun.json()).toMatchObject({
      error: { code: 'social-ads-off', message: 'Facebook integration is not configured' },
    })
    expect((await browser.get('/sandbox/ads/facebook?state=x')).status).toBe(404)
  })

  it('are refused, field by field, where something is not in order', async () => {
    const { browser } = await startWithPayer()
    // How much is too much is known by the currency of the account.
    await connectDemoAds(browser)
    for (const [change, field, message] of refusals) {
      const answer = await browser.sendJson(
        'POST',
        '/api/facebook/ads/create',
        socialAdForm(change),
      )
      const refused = { error: { fields: { [field]: message } } }
      expect([change, answer.status, await answer.json()]).toMatchObject([change, 422, refused])
    }
  })
})

const refusals: [change: object, field: string, message: string][] = [
  [{ name: '' }, 'name', 'Campaign name is required'],
  [{ objective: '' }, 'objective', 'Objective is required'],
  [{ destinationUrl: '' }, 'destinationUrl', 'Destination URL is required'],
  [{ destinationUrl: 'abc' }, 'destinationUrl', 'Please enter a valid URL'],
  [{ audienceAge: [] }, 'audienceAge', 'Select at least one age range'],
  [{ destinationUrl: 'https:abc' }, 'destinationUrl', 'Please enter a valid URL'],
  [{ destinationUrl: 'https://a b.com' }, 'destinationUrl', 'Please enter a valid URL'],
  [{ destinationUrl: 'https://me:pw@x.com' }, 'destinationUrl', 'Please enter a valid URL'],
  [{ dailyBudget: 0.5 }, 'dailyBudget', 'Minimum budget is $1'],
  [{ dailyBudget: 10_001 }, 'dailyBudget', 'Maximum budget is $10,000'],
  [{ startDate: '' }, 'startDate', 'Start date is required'],
  [{ endDate: '2019-12-31' }, 'endDate', 'The end date is before the start date'],
  [{ headline: 'x'.repeat(41) }, 'headline', 'Headline must be 40 characters or less'],
  [{ primaryText: 'x'.repeat(126) }, 'primaryText', 'Primary text must be 125 characters or less'],
  [{ description: 'x'.repeat(31) }, 'description', 'Description must be 30 characters or less'],
  [{ callToAction: '' }, 'callToAction', 'Call to action is required'],
]
