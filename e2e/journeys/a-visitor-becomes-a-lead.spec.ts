import { liveEventsPath } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm, signUp } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const visitor = { name: 'Marta Lind', email: 'marta@example.com' }

describe('a visitor becomes a lead', () => {
  it('from the first form of the owner to the numbers on the dashboard', async () => {
    expect.hasAssertions()
    const owner = await newVisitor(stage.browser)
    await signUp(owner, stage.url)
    await owner.getByText('No adventures yet').waitFor()

    await describeRaftingBusiness(owner)
    await owner.getByText('Funnel created successfully!').waitFor()
    await owner.getByRole('link', { name: 'Skip for now' }).click()
    await expectPageThatNamesTheBusiness(owner)

    await publish(owner)
    const stranger = await newStranger(stage.browser, { viewport: sizes.phone })
    await stranger.goto(await publicAddress(owner))
    await expectNoAxeViolations(stranger)
    await sendLeadForm(stranger, visitor)
    await stranger.getByText('Next Steps:').waitFor()
    await expectNoAxeViolations(stranger)

    await owner.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expectTotalsOfVisit(owner)
    await owner.getByRole('link', { name: 'View', exact: true }).click()
    await owner.getByRole('tab', { name: 'Leads (1)' }).click()
    await owner.getByRole('heading', { name: visitor.name }).click()
    await owner.getByRole('link', { name: visitor.email, exact: true }).waitFor()
  })

  it('without any script in the visitor’s browser', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)

    const stranger = await newStranger(stage.browser, { javaScriptEnabled: false })
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await stranger.getByRole('heading', { name: 'Why Choose Blue Canyon Rafting?' }).waitFor()
    await stranger.getByText(rafting.main_offer).first().waitFor()
    await sendLeadForm(stranger, visitor)
    await stranger.getByText('Next Steps:').waitFor()

    await owner.goto(`${stage.url}/dashboard`)
    await expectTotalsOfVisit(owner)
  })

  it('finds a refused form again on the way back from the thank-you', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, { name: 'Marta Lind', email: 'marta@example' })
    await stranger.getByText('Invalid email address').first().waitFor()
    await sendLeadForm(stranger, visitor)
    await stranger.getByText('Next Steps:').waitFor()
    await stranger.goBack()
    await expect
      .poll(() => stranger.getByRole('heading', { level: 2 }).last().innerText())
      .toMatch(/Ready to\s+Get Started\?/i)
  })

  it('makes one adventure of answers that were saved twice because the first answer got lost', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/dashboard`)
    let isLost = false
    await owner.route('**/api/funnels', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await describeRaftingBusiness(owner)
    await owner.getByText('Network connection failed').first().waitFor()
    await owner.getByRole('button', { name: 'Create My Adventure' }).click()
    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    await owner.goto(`${stage.url}/dashboard`)
    const adventures = owner.getByRole('link', { name: 'View', exact: true })
    await adventures.first().waitFor()
    expect(await adventures.count()).toBe(1)
  })

  it('shows in a list that was read before the news were listened to', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const listening = Promise.withResolvers<void>()
    await owner.route(`**${liveEventsPath}`, async (route) => {
      await listening.promise
      await route.continue()
    })
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByText('No leads yet').waitFor()

    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, visitor)
    await stranger.getByText('Next Steps:').waitFor()
    listening.resolve()
    await owner.getByRole('tab', { name: 'Leads (1)' }).waitFor()
    await expect
      .poll(() => owner.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual([visitor.name])
  })
})

async function describeRaftingBusiness(page: Page) {
  await page.getByRole('link', { name: 'Create New Adventure' }).click()
  const form = page.getByRole('form', { name: 'New adventure' })
  await form.getByLabel('Business name').fill(rafting.business_name)
  await form.getByLabel('Industry').selectOption(rafting.industry)
  await form.getByLabel('What do you offer?').fill(rafting.product_service)
  await form.getByLabel('Who is it for?').fill(rafting.target_customer)
  await form.getByLabel('What is your main offer?').fill(rafting.main_offer)
  await form.getByLabel('Brand tone').selectOption(rafting.brand_tone)
  await form.getByRole('button', { name: 'Create My Adventure' }).click()
}

async function expectPageThatNamesTheBusiness(page: Page) {
  await page.getByRole('heading', { name: 'Blue Canyon Rafting Funnel' }).waitFor()
  const preview = page.getByTitle('Preview of the landing page').contentFrame()
  await preview.getByRole('heading', { name: 'Why Choose Blue Canyon Rafting?' }).waitFor()
  await preview.getByText(rafting.main_offer).first().waitFor()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish Settings' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Funnel is now public and accessible via URL').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

async function publicAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More actions' }).click()
  const address = await page.getByRole('menuitem', { name: 'Preview Live' }).getAttribute('href')
  expect(address).toBe(`${stage.url}/f/blue-canyon-rafting-funnel`)
  return address ?? ''
}

/** The dashboard has the visit in its totals: written within a second, shown within fifteen. */
async function expectTotalsOfVisit(page: Page) {
  const total = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: label })
      .getByRole('definition')
      .innerText()
  await page.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
  await expect
    .poll(
      async () => ({
        views: await total('Total Views'),
        leads: await total('Total Leads'),
        rate: await total('Conversion Rate'),
      }),
      { timeout: 20_000 },
    )
    .toEqual({ views: '1', leads: '1', rate: '100.0%' })
}
