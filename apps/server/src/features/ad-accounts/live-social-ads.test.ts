import { type ApiErrorBody, socialAdSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { drawPicture } from '../../testing/draw-picture.ts'
import { invalid, rateLimited } from '../../testing/graph/answers.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Somebody who pays and is not connected yet. */
async function start() {
  const { graph, product, buyer, browser, time } = await openFacebookOwner(stops)
  const { email } = await buyer.readUser()
  const create = (form = adFormOf()) => browser.sendJson('POST', '/api/facebook/ads/create', form)
  const status = async () =>
    (await browser.get('/api/facebook/connection')).json() as Promise<object>
  return { graph, product, browser, email, time, create, status }
}

async function startConnected() {
  const scene = await start()
  expect((await connectFacebook(scene.graph, scene.browser)).status).toBe(303)
  return scene
}

const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as ApiErrorBody).error,
]

describe("ads on a person's own account at Facebook", () => {
  it('are made on no account that Facebook has closed', async () => {
    const { graph, create } = await startConnected()
    for (const account of graph.books.accounts) account.account_status = 2
    expect(await errorOf(await create())).toEqual([
      409,
      expect.objectContaining({ code: 'ad-account-inactive' }),
    ])
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it.each([
    ['PUT', '/status', { status: 'PAUSED' }, 'Failed to update Facebook ad status'],
    ['DELETE', '', undefined, 'Failed to delete Facebook ad'],
  ] as const)('return a fallback if Facebook rejects %s without a message', async (...asked) => {
    const [method, path, body, message] = asked
    const { graph, browser, create } = await startConnected()
    const { id } = socialAdSchema.parse(await (await create()).json())
    const refused = { status: 400, body: { error: { code: 100 } } }
    graph.decideOnce(/^(POST|DELETE) /, refused)
    const address = `/api/facebook/accounts/act_1001/ads/${id}${path}`
    const answer = await (body
      ? browser.sendJson(method, address, body)
      : browser.send(method, address))
    expect(await errorOf(answer)).toEqual([422, { code: 'social-ad-refused', message }])
  })

  it('are told to be gone where their form comes again after they were deleted', async () => {
    const { graph, browser, create } = await startConnected()
    const form = adFormOf()
    const { id } = socialAdSchema.parse(await (await create(form)).json())
    await browser.send('DELETE', `/api/facebook/accounts/act_1001/ads/${id}`)
    expect(await errorOf(await create(form))).toEqual([
      404,
      expect.objectContaining({ code: 'social-ad-not-found' }),
    ])
    expect(graph.books.list('ads')).toEqual([])
  })

  it('are connected, made with their picture, paused and deleted', async () => {
    const { graph, browser, create, status } = await startConnected()
    expect(await status()).toMatchObject({
      mode: 'live',
      connection: { state: 'connected', accountName: 'Ana Rivers' },
    })
    const picture = (await drawPicture()).toString('base64')
    const answer = await create(adFormOf({ imageUrl: `data:image/png;base64,${picture}` }))
    expect(answer.status).toBe(200)
    const made = socialAdSchema.parse(await answer.json())
    expect(made).toMatchObject({ headline: 'Raft the canyon', status: 'ACTIVE', dailyBudget: 25.5 })
    expect(made.imageUrl).toMatch(/^\/media\//)
    expect(graph.books.images.size).toBe(1)
    expect(graph.books.list('campaigns')[0]?.status).toBe('ACTIVE')

    const path = `/api/facebook/accounts/act_1001/ads/${made.id}`
    await browser.sendJson('PUT', `${path}/status`, { status: 'PAUSED' })
    expect(graph.books.find(made.id)?.status).toBe('PAUSED')
    expect((await browser.send('DELETE', path)).status).toBe(200)
    expect(await listFacebookAds(browser)).toEqual({ ads: [], creations: [] })
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it('are never activated on Facebook if created paused, even after a lost response', async () => {
    const { graph, browser, create } = await startConnected()
    const form = adFormOf({ startsPaused: true })
    graph.decideOnce(/POST .*\/ads$/, 'cut')
    expect((await create(form)).status).toBe(504)
    const ad = socialAdSchema.parse(await (await create(form)).json())
    expect(ad.status).toBe('PAUSED')
    for (const edge of ['campaigns', 'adsets', 'ads'] as const) {
      expect(graph.books.list(edge).map(({ status }) => status)).toEqual(['PAUSED'])
    }
    const path = `/api/facebook/accounts/act_1001/ads/${ad.id}/status`
    await browser.sendJson('PUT', path, { status: 'ACTIVE' })
    expect(graph.books.list('campaigns')[0]?.status).toBe('ACTIVE')
  })

  it('have a token that the database does not tell, and that is taken back with the connection', async () => {
    const { graph, product, browser } = await startConnected()
    const rows = JSON.stringify(await product.database.sql`select * from service_connections`)
    expect(rows).toContain('Ana Rivers')
    expect(graph.isToken(rows)).toBe(false)
    const before = graph.countTokens()
    await browser.send('DELETE', '/api/facebook/connection')
    expect(graph.countTokens()).toBe(before - 1)
  })

  it('are not connected by whoever says no at Facebook', async () => {
    const { graph, browser, status } = await start()
    graph.decline()
    expect((await connectFacebook(graph, browser)).status).toBe(200)
    expect(await status()).toMatchObject({ connection: { state: 'disconnected' } })
  })

  it('stay at Facebook when the person takes the connection back there, which asks to connect again', async () => {
    const { graph, browser, create, status } = await startConnected()
    await create()
    graph.forget()
    expect(await errorOf(await browser.get('/api/facebook/accounts'))).toMatchObject([
      409,
      { code: 'social-ads-reconnect' },
    ])
    expect(await status()).toMatchObject({ connection: { state: 'reconnect' } })
    await connectFacebook(graph, browser)
    expect((await listFacebookAds(browser)).ads).toMatchObject([{ status: 'ACTIVE' }])
  })

  it('ask to connect again when the sixty days are over by our clock, without a word to Facebook', async () => {
    const { graph, product, browser, email, time } = await startConnected()
    time.ms += 60 * dayMs - 2 * minuteMs
    // Sessions end before tokens do, and what was paid for before both.
    await browser.sendJson('POST', '/api/auth/sign-in', { email, password: 'rapids1' })
    await product.database.sql`update users set plan = 'admin' where email = ${email}`
    expect((await browser.get('/api/facebook/accounts')).status).toBe(200)
    time.ms += minuteMs
    const asked = graph.asked.length
    expect(await errorOf(await browser.get('/api/facebook/accounts'))).toMatchObject([
      409,
      { code: 'social-ads-reconnect' },
    ])
    expect(graph.asked).toHaveLength(asked)
  })

  it('are taken back whole where Facebook refuses a part, and say why', async () => {
    const { graph, browser, create } = await startConnected()
    graph.decideOnce(/POST .*\/adcreatives/, invalid('This text may not be shown.'))
    const form = adFormOf()
    const refusal = [422, { code: 'social-ad-refused', message: 'This text may not be shown.' }]
    expect(await errorOf(await create(form))).toMatchObject(refusal)
    expect(graph.books.list('campaigns')).toEqual([])
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [],
      creations: [{ id: form.id, state: 'failed', message: 'This text may not be shown.' }],
    })
    expect(await errorOf(await create(form))).toMatchObject(refusal)
  })

  it('are finished by themselves after an answer that was lost, and made once', async () => {
    const { graph, product, browser, time, create } = await startConnected()
    const form = adFormOf()
    graph.decideOnce(/POST .*\/adsets/, 'cut')
    expect(await errorOf(await create(form))).toMatchObject([504, { code: 'social-ad-unfinished' }])
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [],
      creations: [{ id: form.id, state: 'creating' }],
    })
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [{ status: 'ACTIVE' }],
      creations: [],
    })
    for (const edge of ['campaigns', 'adsets', 'adcreatives', 'ads'] as const) {
      expect([edge, graph.books.list(edge).length]).toEqual([edge, 1])
    }
    expect(socialAdSchema.parse(await (await create(form)).json())).toMatchObject({
      status: 'ACTIVE',
    })
    expect(graph.books.list('campaigns')).toHaveLength(1)
  })

  it('stay paused when their owner pauses them before they are noted as whole', async () => {
    const { graph, product, browser, time, create } = await startConnected()
    const form = adFormOf()
    // The last step, which switches the ad on, has no answer.
    graph.decideOnce(/POST \/\d+$/, 'dropped')
    expect((await create(form)).status).toBe(504)
    const [ad] = (await listFacebookAds(browser)).ads
    const path = `/api/facebook/accounts/act_1001/ads/${ad?.id}/status`
    expect((await browser.sendJson('PUT', path, { status: 'PAUSED' })).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    await create(form)
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [{ status: 'PAUSED' }],
      creations: [],
    })
  })

  it('are taken back when their owner cancels them before they are whole', async () => {
    const { graph, product, browser, time, create } = await startConnected()
    const form = adFormOf()
    graph.decideOnce(/POST .*\/adcreatives/, 'dropped')
    expect((await create(form)).status).toBe(504)
    const cancel = () => browser.send('DELETE', `/api/facebook/creations/${form.id}`)
    // What Facebook does not take back at once stays in sight.
    graph.decideOnce(/DELETE /, 'dropped')
    expect((await cancel()).status).toBe(200)
    expect((await listFacebookAds(browser)).creations).toMatchObject([
      { id: form.id, state: 'undoing', message: 'You cancelled it' },
    ])
    expect((await cancel()).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listFacebookAds(browser)).toEqual({ ads: [], creations: [] })
    expect(graph.books.list('campaigns')).toEqual([])
    const whole = adFormOf()
    await create(whole)
    expect((await browser.send('DELETE', `/api/facebook/creations/${whole.id}`)).status).toBe(404)
    expect((await listFacebookAds(browser)).ads).toMatchObject([{ status: 'ACTIVE' }])
  })

  it('stay deleted when their owner deletes them before they are noted as whole', async () => {
    const { graph, product, browser, time, create } = await startConnected()
    graph.decideOnce(/POST .*\/ads$/, 'cut')
    expect((await create()).status).toBe(504)
    const [ad] = (await listFacebookAds(browser)).ads
    const path = `/api/facebook/accounts/act_1001/ads/${ad?.id}`
    expect((await browser.send('DELETE', path)).status).toBe(200)
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [],
      creations: [
        {
          state: 'failed',
          message: 'It was taken back, since you deleted an ad before it was whole',
        },
      ],
    })
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it('are not made of a form that was cancelled, and are given up in words after a day', async () => {
    const { graph, browser, time, create } = await startConnected()
    const form = adFormOf()
    graph.decideOnce(/POST .*\/adcreatives/, 'dropped')
    await create(form)
    time.ms += 25 * 60 * minuteMs
    const { creations } = await listFacebookAds(browser)
    expect(creations).toMatchObject([{ state: 'creating' }])
    expect(creations[0]?.message).toMatch(/is not tried any more\. Cancel it/)
    expect((await browser.send('DELETE', `/api/facebook/creations/${form.id}`)).status).toBe(200)
    expect(await errorOf(await create(form))).toMatchObject([
      422,
      { code: 'social-ad-refused', message: 'This was cancelled before. Nothing was made.' },
    ])
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it('are taken back when the plan ends before they are whole', async () => {
    const { graph, product, browser, time, create } = await startConnected()
    graph.decideOnce(/POST .*\/adcreatives/, 'dropped')
    expect((await create()).status).toBe(504)
    await product.database.sql`update users set plan = 'free'`
    time.ms += 2 * minuteMs
    await product.runJobs()
    expect(await listFacebookAds(browser)).toMatchObject({
      ads: [],
      creations: [{ state: 'failed', message: 'Your plan ended before it was whole' }],
    })
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it('are not connected by a demo account of before, which is there again without keys', async () => {
    const { graph, product, browser, status } = await startConnected()
    await product.database.sql`update service_connections set is_demo = true`
    expect(await status()).toMatchObject({ connection: { state: 'disconnected' } })
    expect((await connectFacebook(graph, browser)).status).toBe(303)
    expect(await status()).toMatchObject({ connection: { state: 'connected' } })
  })

  it('wait where Facebook asks for a pause', async () => {
    const { graph, browser } = await startConnected()
    graph.decide(() => rateLimited(5))
    expect(await errorOf(await browser.get('/api/facebook/accounts/act_1001/ads'))).toMatchObject([
      429,
      { code: 'social-ads-busy' },
    ])
  })
})
