import { afterAll, describe, expect, it } from 'vitest'

import { openConnected } from '../support/demo-ads.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { choiceOf, ids, newcomer, ownerWhoMeasures, question } from '../support/measured-page.ts'
import { startMetaEvents } from '../support/meta-events.ts'
import { newOwner, sendLeadForm } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const token = 'EAAgood0123456789abcdefghij'
const meta = await startMetaEvents(token)
const stage = setStage((options) => startProduct({ ...options, env: meta.env }))
afterAll(() => meta.stop())

const visitor = { name: 'Marta Lind', email: 'marta@example.com' }

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
    const { owner, address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, `${address}?fbclid=IwAR0click`)
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
    const { address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, address)
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
    const { owner, address } = await ownerWhoMeasures(stage)
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

    const { page, platforms } = await newcomer(stage, address)
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
    const other = await newcomer(stage, address)
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
    const { owner, address } = await ownerWhoMeasures(stage)
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

    const { page } = await newcomer(stage, address)
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

  it('counts no lead that an address only claims', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, address)
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
})
