import { hash } from 'node:crypto'

import type { Funnel, MeasuringSettings } from '@wildpath/contract'
import { measuringField } from '@wildpath/page/lead-form'
import { afterEach, describe, expect, it } from 'vitest'

import { connectDemoSearchAds } from '../../testing/demo-search-ads.ts'
import { eventRefused } from '../../testing/google-ads/answers.ts'
import { startGoogleAdsServer } from '../../testing/google-ads-server.ts'
import { connectGoogle, googleEnvironment } from '../../testing/google-product.ts'
import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const address = '/api/account/measuring'
const switchAddress = `${address}/google`
const tag = { google_tag_id: 'AW-123456789', google_conversion_label: 'AbC-D_efG-h12' }
const ids = { meta_pixel_id: '', tiktok_pixel_id: '', ...tag }
const sha256 = (text: string) => hash('sha256', text, 'hex')

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** An owner on a paid plan with a published page and a conversion of Google Ads. */
async function openOwner(product: TestProduct) {
  const owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  await product.database.sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
  await owner.sendJson('PUT', address, ids)
  const settings = async () => (await (await owner.get(address)).json()) as MeasuringSettings
  return { owner, funnel, settings }
}

async function startLive() {
  const time = { ms: Date.now() }
  const now = () => new Date(time.ms)
  const google = await startGoogleAdsServer({ now })
  google.books.conversionActions.push({ id: '777', sendTo: Object.values(tag).join('/') })
  const product = await startTestProduct(googleEnvironment(google), undefined, now)
  stops.push(product.stop, google.stop)
  const scene = await openOwner(product)
  await connectGoogle(google, scene.owner)
  const turnOn = () => scene.owner.sendJson('PUT', switchAddress)
  /** The page tells visitors what happens with their consent, so it is waited for. */
  const turnOnAndWait = async () => {
    expect((await turnOn()).status).toBe(200)
    await waitForPage(product, scene.funnel)
  }
  return { ...scene, google, product, time, turnOn, turnOnAndWait }
}

async function waitForPage(product: TestProduct, { slug }: Funnel) {
  await expect
    .poll(async () => (await product.openBrowser().get(`/f/${slug}`)).text())
    .toContain('go to Google in hashed form')
}

async function becomeLead(
  browser: TestBrowser,
  funnel: Funnel,
  consent = 'choice=agreed&contact=google&gclid=Cj0KCQ',
) {
  const body = new URLSearchParams({ ...answersFor(funnel), [measuringField]: consent })
  expect((await browser.send('POST', `/f/${funnel.slug}`, { body })).status).toBe(303)
}

const idsOf = (events: object[]) =>
  events.map((event) => (event as { transactionId: string }).transactionId)

describe('a lead whose visitor agreed', () => {
  it('is told to Google once, under the id that the page tells', async () => {
    const { google, product, funnel, settings, turnOnAndWait } = await startLive()
    await turnOnAndWait()
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    const [lead] = await product.database.sql`select id, measuring_signals from leads`
    expect(google.books.events).toEqual([
      {
        transactionId: lead?.['id'],
        eventTimestamp: expect.any(String) as string,
        eventSource: 'WEB',
        consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
        adIdentifiers: { gclid: 'Cj0KCQ' },
        userData: { userIdentifiers: [{ emailAddress: sha256('one@example.org') }] },
      },
    ])
    expect(lead?.['measuring_signals']).toBeNull()
    expect((await settings()).server.recent).toMatchObject([
      { id: lead?.['id'], platform: 'google', state: 'sent' },
    ])
  })

  it('is told to Meta and to Google, each by itself', async () => {
    const { google, owner, product, funnel, settings, turnOn } = await startLive()
    await owner.sendJson('PUT', address, { ...ids, meta_pixel_id: '1234567890123456' })
    await turnOn()
    await waitForPage(product, funnel)
    google.decideOnce(/events:ingest/, { status: 503, body: {} })
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    // Meta has given no token, so what it would get is kept.
    expect((await settings()).server.recent).toMatchObject([{ platform: 'meta', state: 'kept' }])
    const [lead] = await product.database.sql`select measuring_signals from leads`
    expect(lead?.['measuring_signals']).toMatchObject({ platforms: ['google'] })
  })

  it.each([
    ['after a no', 'choice=declined'],
    ['by a page that did not say that Google gets who they are', 'choice=agreed&gclid=Cj0KCQ'],
    ['without a word', ''],
  ])('is not told %s', async (_when, consent) => {
    const { google, product, funnel, settings, turnOnAndWait } = await startLive()
    await turnOnAndWait()
    await becomeLead(product.openBrowser(), funnel, consent)
    await product.runJobs()
    expect(google.asked.filter((call) => call.includes('events:ingest'))).toEqual([])
    expect((await settings()).server.recent).toEqual([])
  })

  it('waits for the owner where the account takes none, who reads why', async () => {
    const { google, product, funnel, settings, time, turnOnAndWait } = await startLive()
    await turnOnAndWait()
    const terms = 'DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED'
    google.decideOnce(/events:ingest/, eventRefused(terms))
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    const since = new Date(time.ms).toISOString()
    expect((await settings()).google).toEqual({
      mode: 'live',
      isOn: true,
      problem: { kind: 'terms', since },
    })
    time.ms += 3_600_000
    await product.runJobs()
    expect((await settings()).google.problem).toBeNull()
    expect(google.books.events).toHaveLength(1)
  })

  it('waits for a connection that was taken back, and is told by the next one', async () => {
    const { google, owner, product, funnel, settings, time, turnOnAndWait } = await startLive()
    await turnOnAndWait()
    google.forget()
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    expect((await settings()).google.problem).toMatchObject({ kind: 'token' })
    await connectGoogle(google, owner)
    time.ms += 3_600_000
    await product.runJobs()
    expect(idsOf(google.books.events)).toHaveLength(1)
  })
})

describe('the switch', () => {
  it('says what it needs', async () => {
    const { google, owner, product, funnel, turnOn } = await startLive()
    const codeOf = async (answer: Response) =>
      ((await answer.json()) as { error: { code: string } }).error.code
    google.books.conversionActions.length = 0
    expect(await codeOf(await turnOn())).toBe('google-conversion-not-found')
    await owner.sendJson('DELETE', '/api/google/connection')
    expect(await codeOf(await turnOn())).toBe('search-ads-not-connected')
    await owner.sendJson('PUT', address, { ...ids, google_conversion_label: '' })
    expect(await codeOf(await turnOn())).toBe('google-conversion-missing')
    await product.database.sql`update users set plan = 'free' where id = ${funnel.user_id}`
    expect(await codeOf(await turnOn())).toBe('measuring-needs-plan')
  })

  it('is off again with another conversion, and when the owner turns it off', async () => {
    const { owner, settings, turnOn } = await startLive()
    await turnOn()
    await owner.sendJson('PUT', address, { ...ids, tiktok_pixel_id: 'C4A1B2C3D4E5F6G7H8I9' })
    expect((await settings()).google.isOn).toBe(true)
    await owner.sendJson('PUT', address, { ...ids, google_conversion_label: 'another-label' })
    expect((await settings()).google.isOn).toBe(false)
    await owner.sendJson('PUT', address, ids)
    await turnOn()
    await owner.sendJson('DELETE', switchAddress)
    expect((await settings()).google.isOn).toBe(false)
  })
})

describe('an installation without keys of Google', () => {
  it('keeps what would be sent, for the owner to read', async () => {
    const product = await startTestProduct()
    stops.push(product.stop)
    const { owner, funnel, settings } = await openOwner(product)
    await connectDemoSearchAds(owner)
    expect((await owner.sendJson('PUT', switchAddress)).status).toBe(200)
    await waitForPage(product, funnel)
    await becomeLead(product.openBrowser(), funnel)
    await product.runJobs()
    const [event] = (await settings()).server.recent
    expect(event).toMatchObject({ platform: 'google', state: 'kept' })
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ events: [{ transactionId: event?.id }] })
  })
})
