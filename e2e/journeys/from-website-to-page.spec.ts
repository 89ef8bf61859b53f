import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { canyonSite } from '../support/canyon-site.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { focused, tabTo } from '../support/keys.ts'
import { newOwner } from '../support/people.ts'
import { startWithWeb } from '../support/played-web.ts'
import { setStage } from '../support/stage.ts'

const site = 'silvercreek.example'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#28a"/></svg>'

const stage = setStage(startWithWeb({ [site]: canyonSite }))

describe('from the address of a website to a published page', () => {
  it('goes by keys alone, in the dark theme, and what was filled in can be undone', async () => {
    const owner = await openForm({ colorScheme: 'dark' })
    await tabTo(owner, 'WebsiteOptional')
    await owner.keyboard.type(site)
    await press(owner, 'Enter')
    await owner.getByText(`Read: ${site}`).waitFor()
    await tabTo(owner, 'Undo')
    await press(owner, 'Enter')
    await owner.getByText('Taken out again.').waitFor()
    expect(await field(owner, 'Business name').inputValue()).toBe('')
    await expect.poll(() => focused(owner)).toBe('Read my website')
    await press(owner, 'Enter')
    await owner.getByText(`Read: ${site}`).waitFor()
    await tabTo(owner, 'Business name')
    await press(owner, 'Control+a')
    await owner.keyboard.type('Silver Creek')
    await press(owner, 'Tab')
    await owner.keyboard.type('Outdoor')
    await tabTo(owner, 'Who is it for?')
    await owner.keyboard.type('Families and first-time paddlers')
    await tabTo(owner, 'Brand tone')
    await owner.keyboard.type('Friendly')
    await tabTo(owner, 'Use this logo')
    await press(owner, 'Space')
    await tabTo(owner, /^Photo 1/)
    await press(owner, 'Space')
    await tabTo(owner, 'The pictures that I tick are mine, or I may use them')
    await press(owner, 'Space')
    await tabTo(owner, 'Create My Adventure')
    await press(owner, 'Enter')

    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    await owner.getByRole('region', { name: 'How to reach you' }).waitFor()
    await tabTo(owner, 'Edit Half-day trip')
    await press(owner, 'Enter')
    await press(owner, 'Control+a')
    await owner.keyboard.type('Half-day float')
    await press(owner, 'Enter')
    await expect.poll(() => focused(owner)).toBe('Edit Half-day float')
    await tabTo(owner, 'That’s right: Full-day trip')
    await press(owner, 'Enter')
    await tabTo(owner, 'Confirm all of these: How to reach you')
    await press(owner, 'Enter')
    await owner.getByText('Saved', { exact: true }).waitFor()
    await tabTo(owner, 'Continue')
    await press(owner, 'Enter')

    await owner.getByRole('heading', { name: 'Silver Creek Funnel' }).waitFor()
    await tabTo(owner, 'Publish')
    await press(owner, 'Enter')
    await owner.getByRole('dialog', { name: 'Publish Settings' }).waitFor()
    await expectNoAxeViolations(owner)
    await tabTo(owner, 'Publish')
    await press(owner, 'Enter')
    await owner.getByRole('button', { name: 'Make Private' }).waitFor()
    await expectPublished(owner, { colorScheme: 'dark' })
  })

  it('goes by touch on a phone', async () => {
    const owner = await openForm({ viewport: sizes.phone, hasTouch: true, isMobile: true })
    await field(owner, 'Business name').fill('Creek Rafting')
    await field(owner, /^Website/).fill(site)
    await owner.getByRole('button', { name: 'Read my website' }).tap()
    await owner.getByText(`Read: ${site}`).waitFor()
    await owner.getByRole('button', { name: 'Use what your website says: Business name' }).tap()
    expect(await field(owner, 'Business name').inputValue()).toBe('Silver Creek Rafting')
    await owner.getByRole('checkbox', { name: /^Photo 1/ }).tap()
    await owner.getByRole('checkbox', { name: /^The pictures that I tick are mine/ }).tap()
    await expectFits(owner)
    await expectFingerSized(owner)
    await owner.getByRole('button', { name: 'Take the ticked picture' }).tap()
    await owner.getByText('One picture is in your design library.').waitFor()
    await field(owner, 'Industry').selectOption('outdoor-adventure')
    await field(owner, 'Who is it for?').fill('Families and first-time paddlers')
    await field(owner, 'Brand tone').selectOption('friendly')
    await owner.getByRole('button', { name: 'Create My Adventure' }).tap()
    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    await owner
      .getByRole('region', { name: 'How to reach you' })
      .getByText('From your website')
      .first()
      .waitFor()
    await owner.getByRole('button', { name: 'Edit Half-day trip', exact: true }).tap()
    await owner.getByLabel('What is it called?').fill('Half-day float')
    await owner.getByRole('button', { name: 'Done', exact: true }).tap()
    await owner.getByRole('button', { name: 'That’s right: Full-day trip' }).tap()
    await owner.getByRole('button', { name: 'Confirm all of these: How to reach you' }).tap()
    await owner.getByText('Saved', { exact: true }).waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Continue' }).tap()
    await owner.getByRole('button', { name: 'Publish', exact: true }).tap()
    const settings = owner.getByRole('dialog', { name: 'Publish Settings' })
    await settings.getByRole('button', { name: 'Publish', exact: true }).tap()
    await settings.getByRole('button', { name: 'Make Private' }).waitFor()
    await expectPublished(owner, { viewport: sizes.phone, hasTouch: true, isMobile: true })
  })
})

/** What a visitor finds: the owner's photo, what things cost, a number to press and a way to the place. */
async function expectPublished(owner: Page, options: BrowserContextOptions) {
  const id = /\/funnel\/([^/?]+)/.exec(owner.url())?.[1] ?? ''
  const visitor = await newVisitor(stage.browser, options)
  await visitor.goto(`${stage.url}/f/${id}`)
  const picture = visitor.locator('.pg-hero-picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await visitor.getByRole('heading', { name: 'Prices' }).waitFor()
  await visitor.getByRole('heading', { name: 'Half-day float' }).first().waitFor()
  await visitor.getByText('$129').first().waitFor()
  const phone = visitor.getByRole('link', { name: /719.?555.?0142/ }).first()
  expect(await phone.getAttribute('href')).toBe('tel:+17195550142')
  const map = visitor.locator('a[href*="google.com/maps"]').first()
  expect(await map.getAttribute('href')).toContain('Salida')
  await expectFits(visitor)
}

/** The form of somebody who has just signed up; pictures of the site come from it alone. */
async function openForm(options: BrowserContextOptions): Promise<Page> {
  const owner = await newOwner(stage.browser, stage.url, options)
  await owner.route(`https://${site}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await owner.goto(`${stage.url}/new-funnel`)
  return owner
}

const press = (owner: Page, key: string) => owner.keyboard.press(key)

const field = (owner: Page, label: string | RegExp) =>
  owner.getByRole('form', { name: 'New adventure' }).getByLabel(label, { exact: true })
