import { api } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { openConnected } from '../support/demo-ads.ts'
import { playPlatforms } from '../support/ad-platforms.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { startMetaEvents } from '../support/meta-events.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const token = 'EAAgood0123456789abcdefghij'
const meta = await startMetaEvents(token)
const stage = setStage((options) => startProduct({ ...options, env: meta.env }))
afterAll(() => meta.stop())

const visitor = { name: 'Marta Lind', email: 'marta@example.com' }
const ids = {
  meta: '1234567890123456',
  google: 'G-AB12CD34EF',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
}

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

/** An owner who has entered their ids, without the screen, and the address of their published page. */
async function ownerWhoMeasures() {
  const owner = await newOwner(stage.browser, stage.url)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  const funnel = await createPublished(owner, stage.url, rafting)
  const answer = await owner.request.put(stage.url + api.setMeasuringAccounts.path, {
    data: {
      meta_pixel_id: ids.meta,
      google_tag_id: ids.google,
      google_conversion_label: '',
      tiktok_pixel_id: ids.tiktok,
    },
  })
  expect(answer.ok()).toBe(true)
  return { owner, address: `${stage.url}/f/${funnel.slug}`, funnel }
}

/** Somebody who comes across the page, and everything that their browser asks of others. */
async function newcomer(address: string, viewport = sizes.desk) {
  const page = await newStranger(stage.browser, { viewport })
  const platforms = await playPlatforms(page, stage.url)
  await page.goto(address)
  return { page, platforms }
}

const choiceOf = async (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('measuring '))
      .map(([, value]) => (JSON.parse(String(value)) as { choice?: string }).choice),
  )

/** What the form says of the visitor's choice when it is sent. */
async function choiceSentBy(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendLeadForm(page, visitor)
  await page.getByText('Next Steps:').waitFor()
  return new URLSearchParams((await sent).postData() ?? '').get('hp_measuring')
}

/**
 * Keeps a no without an event that tells the page of it: as one of another tab does while the page lies in the cache
 * of Back.
 */
const declineUntold = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('measuring ')) ?? ''
    localStorage.setItem(name, JSON.stringify({ choice: 'declined', at: Date.now() }))
  })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

describe('measuring for ad platforms', () => {
  it('is offered with an upgrade on the free plan', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/account`)
    await owner.getByRole('heading', { name: 'Measuring for Ad Platforms' }).waitFor()
    await owner.getByRole('link', { name: 'Upgrade to Access' }).waitFor()
    expect(await owner.getByLabel('Meta Pixel id').count()).toBe(0)
  })

  it('says of a wrong id what a right one looks like, and takes a copied conversion apart', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    await owner.goto(`${stage.url}/account`)
    const pixel = owner.getByLabel('Meta Pixel id')
    await pixel.fill('12345')
    await owner.getByRole('button', { name: 'Save Ids' }).click()
    await owner.getByText('A Meta Pixel id is 15 to 17 digits').waitFor()
    await pixel.and(owner.locator(':focus')).waitFor()
    await expectFits(owner)
    await expectFingerSized(owner)
    await pixel.fill('')
    await owner.getByLabel('Google tag id').fill('AW-123456789/AbC-D_efG-h12_34-567')
    await owner
      .getByLabel('Conversion label')
      .and(owner.locator('[value="AbC-D_efG-h12_34-567"]'))
      .waitFor()
    await owner.getByRole('button', { name: 'Save Ids' }).click()
    await owner.getByText('Your published pages ask their visitors from now on.').waitFor()
    await owner.reload()
    await owner.getByLabel('Google tag id').and(owner.locator('[value="AW-123456789"]')).waitFor()
  })

  it('asks no platform for anything after a no, and not again on the next page', async () => {
    const { owner, address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(`${address}?fbclid=IwAR0click`)
    await question(page).waitFor()
    await expectNoAxeViolations(page)
    await question(page).getByRole('button', { name: 'Decline' }).click()
    await question(page).waitFor({ state: 'hidden' })
    expect(await choiceOf(page)).toEqual(['declined'])
    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await page.waitForLoadState('networkidle')
    expect(page.url()).not.toContain('lead=')
    expect(await question(page).isVisible()).toBe(false)
    expect(platforms.requests).toEqual([])

    // Their own visit is none: signed in, nothing is asked either.
    await owner.goto(address)
    await owner.getByRole('main').waitFor()
    expect(await owner.locator('.pg-ask').count()).toBe(0)
  })

  it('tells every platform of the visit after a yes, and of the lead once', async () => {
    const { address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(address)
    await question(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(platforms.requests).toEqual([])
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => platforms.told.map(({ call }) => call))
      .toEqual(
        expect.arrayContaining([
          ['set', 'autoConfig', false, ids.meta],
          ['consent', 'grant'],
          ['track', 'PageView'],
          ['consent', 'default', expect.objectContaining({ ad_user_data: 'denied' })],
          ['consent', 'update', expect.objectContaining({ ad_user_data: 'granted' })],
          ['config', ids.google],
          ['grantConsent'],
          ['page'],
        ]),
      )
    expect(platforms.leads()).toEqual([])

    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await expect.poll(() => platforms.leads().length).toBe(3)
    const [{ id } = { id: '' }] = platforms.leads()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(platforms.leads().toSorted((a, b) => a.platform.localeCompare(b.platform))).toEqual([
      { platform: 'google', name: 'generate_lead', id },
      { platform: 'meta', name: 'Lead', id },
      { platform: 'tiktok', name: 'SubmitForm', id },
    ])

    // Neither Reload nor Back and Forward, nor the same form again, is another lead.
    expect(page.url()).toBe(`${address}/thank-you`)
    await page.reload()
    await page.goBack()
    await page.goForward()
    await page.goto(address)
    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await page.waitForLoadState('networkidle')
    expect(platforms.leads()).toHaveLength(3)
  })

  it('tells Meta of the same lead from our server, and shows the owner what became of it', async () => {
    const { owner, address } = await ownerWhoMeasures()
    await owner.goto(`${stage.url}/account`)
    const server = owner.getByRole('region', { name: 'Leads from Our Server to Meta' })
    await server.getByText('There is no token yet, so nothing is sent.').waitFor()
    const field = server.getByLabel('Conversions API access token')
    await field.fill('a password')
    await server.getByRole('button', { name: 'Save Token' }).click()
    await server.getByText('one long word that begins with EAA').waitFor()
    await field.and(owner.locator(':focus')).waitFor()
    await field.fill(token)
    await server.getByRole('button', { name: 'Save Token' }).click()
    await server.getByText('One is set. A new one takes its place.').waitFor()
    expect(await field.inputValue()).toBe('')

    const { page, platforms } = await newcomer(address)
    await question(page).getByText('your email address and phone number also go to Meta').waitFor()
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await expect.poll(() => platforms.leads().length).toBe(3)
    const told = platforms.leads().find(({ platform }) => platform === 'meta')
    await expect.poll(async () => (await meta.received()).length).toBe(1)
    const received = await meta.received()
    expect(received).toMatchObject([
      { path: `/v26.0/${ids.meta}/events`, events: [{ event_id: told?.id, event_name: 'Lead' }] },
    ])

    // Who says no is told to nobody, by no way.
    const other = await newcomer(address)
    await question(other.page).getByRole('button', { name: 'Decline' }).click()
    await sendLeadForm(other.page, { name: 'Jo Berg', email: 'jo@example.com' })
    await other.page.getByText('Next Steps:').waitFor()

    await owner.reload()
    await owner.getByText('Sent to Meta').waitFor()
    await expectFits(owner)
    expect(other.platforms.requests).toEqual([])
    expect(await meta.received()).toHaveLength(1)
    await owner.goto(`${stage.url}/leads`)
    await owner.getByRole('heading', { name: 'Jo Berg' }).click()
    await owner.getByText('Declined that ad platforms hear of it').waitFor()

    await owner.goto(`${stage.url}/account`)
    await server.getByRole('button', { name: 'Remove Token' }).click()
    await server.getByText('There is no token yet, so nothing is sent.').waitFor()
    await field.and(owner.locator(':focus')).waitFor()
  })

  it('shows what Google would hear from our server, where the installation has no keys of it', async () => {
    const { owner, address } = await ownerWhoMeasures()
    await owner.goto(`${stage.url}/account`)
    await owner.getByLabel('Google tag id').fill('AW-123456789/AbC-D_efG-h12_34-567')
    await owner.getByRole('button', { name: 'Save Ids' }).click()
    const google = owner.getByRole('region', { name: 'Leads from Our Server to Google' })
    const turnOn = google.getByRole('button', { name: 'Tell Google from Our Server' })
    await turnOn.click()
    await owner.getByText('Your Google Ads account is not connected.').waitFor()

    await openConnected(owner, stage.url, 'Google Ads')
    await owner.goto(`${stage.url}/account`)
    await turnOn.click()
    await google.getByRole('button', { name: 'Stop Telling Google' }).waitFor()
    await expectFits(owner)

    const { page } = await newcomer(address)
    await question(page).getByText('also go to Google in hashed form').waitFor()
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await expect
      .poll(async () => {
        await owner.reload()
        await google.waitFor()
        return owner.getByText('Demo: not sent to Google').count()
      })
      .toBe(1)
    await owner.getByText('What Google would get').click()
    await owner.getByText('CONSENT_GRANTED').waitFor()
  })

  it('is decided by keyboard, and again by the link at the end of the page', async () => {
    const { address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(address, sizes.phone)
    await question(page).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Tab')
    const accept = question(page).getByRole('button', { name: 'Accept' })
    const decline = question(page).getByRole('button', { name: 'Decline' })
    await accept.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await decline.and(page.locator(':focus')).waitFor()
    const boxes = await Promise.all([accept.boundingBox(), decline.boundingBox()])
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
    expect(boxes.map((box) => [box?.width, box?.height])[0]).toEqual([
      boxes[1]?.width,
      boxes[1]?.height,
    ])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })

    const again = page.getByRole('button', { name: 'Privacy choices' })
    await again.focus()
    await page.keyboard.press('Enter')
    await accept.and(page.locator(':focus')).waitFor()
    expect(await decline.getAttribute('aria-pressed')).toBe('true')
    expect(platforms.requests).toEqual([])
    await page.keyboard.press('Enter')
    await again.and(page.locator(':focus')).waitFor()
    await expect.poll(() => platforms.told.length).toBeGreaterThan(5)

    await again.click()
    await decline.click()
    await expect
      .poll(() => platforms.told.map(({ call }) => call))
      .toEqual(
        expect.arrayContaining([
          ['consent', 'revoke'],
          ['consent', 'update', expect.objectContaining({ ad_storage: 'denied' })],
          ['revokeConsent'],
        ]),
      )
    expect(await choiceOf(page)).toEqual(['declined'])
  })

  it('hears of a choice in another tab, and nothing is told after a no there', async () => {
    const { address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(address)
    const other = await page.context().newPage()
    await other.goto(address)
    await question(other).waitFor()
    const told = (...call: unknown[]) =>
      platforms.told.filter((one) => isSame(one.call, call)).length
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await question(other).waitFor({ state: 'hidden' })
    await expect.poll(() => [told('track', 'PageView'), told('page')]).toEqual([2, 2])
    const revoked = told('consent', 'revoke')

    await other.getByRole('button', { name: 'Privacy choices' }).click()
    await question(other).getByRole('button', { name: 'Decline' }).click()
    const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map(
      (signal) => [signal, 'denied'],
    )
    await expect
      .poll(() => [
        told('consent', 'revoke') - revoked,
        told('consent', 'update', Object.fromEntries(denied)),
        told('revokeConsent'),
      ])
      .toEqual([2, 2, 2])
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question(page).locator('[value="declined"][aria-pressed="true"]').waitFor()

    const requests = platforms.requests.length
    expect(await choiceSentBy(page)).toBe('choice=declined')
    await page.waitForLoadState('networkidle')
    expect(platforms.requests).toHaveLength(requests)
  })

  it('reads a choice that it was not told of when the form is sent', async () => {
    const { address } = await ownerWhoMeasures()
    const { page } = await newcomer(address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await declineUntold(page)
    expect(await choiceSentBy(page)).toBe('choice=declined')
  })

  it('reads a choice that it was not told of when Back shows it again', async () => {
    const { address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => platforms.told.length).toBeGreaterThan(5)
    await declineUntold(page)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect
      .poll(() => platforms.told.filter(({ call }) => call[0] === 'revokeConsent').length)
      .toBe(1)
  })

  it('holds to a no where there is no room left to keep it', async () => {
    const { address } = await ownerWhoMeasures()
    const { page } = await newcomer(address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question(page).getByRole('button', { name: 'Decline' }).click()
    expect(await choiceSentBy(page)).toBe('choice=declined')
    expect(await choiceOf(page)).toEqual([])
  })

  it('counts no lead that an address only claims', async () => {
    const { address } = await ownerWhoMeasures()
    const { page, platforms } = await newcomer(address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    const visits = () => platforms.told.filter(({ call }) => call[1] === 'PageView').length
    await expect.poll(visits).toBe(1)
    for (const [nth, path] of ['?again', '/thank-you'].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.goto(`${address}${path}#lead=00000000-0000-4000-8000-000000000001`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(visits).toBe(2 + nth)
    }
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(`${address}/thank-you`)
    expect(platforms.leads()).toEqual([])

    await page.goto(address)
    await sendLeadForm(page, visitor)
    await page.getByText('Next Steps:').waitFor()
    await expect.poll(() => platforms.leads().length).toBe(3)
  })

  it('takes Global Privacy Control for a no, and asks again where nothing can be kept', async () => {
    const { address } = await ownerWhoMeasures()
    const controlled = await newStranger(stage.browser)
    const platforms = await playPlatforms(controlled, stage.url)
    await controlled.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await controlled.goto(address)
    await controlled.waitForLoadState('networkidle')
    expect(await question(controlled).isVisible()).toBe(false)

    const forgetful = await newStranger(stage.browser)
    await forgetful.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError')
        },
      })
    })
    const others = await playPlatforms(forgetful, stage.url)
    await forgetful.goto(address)
    await question(forgetful).getByRole('button', { name: 'Decline' }).click()
    await forgetful.reload()
    await question(forgetful).waitFor()
    expect([...platforms.requests, ...others.requests]).toEqual([])
  })
})
