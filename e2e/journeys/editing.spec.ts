import { api, type Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner, newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const narrow = { width: 320, height: 700 }

describe('the editors of a funnel', () => {
  it('are accessible to everyone, and fit every width', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, { viewport: narrow })
    const funnel = await createDraft(owner, stage.url, rafting)

    await openEdit(owner, funnel)
    await owner.getByLabel('Business name').fill('B')
    await owner.getByText('Business name must be at least 2 characters').waitFor()
    await expectFits(owner)
    await owner.getByLabel('Business name').fill('Calm Canyon')
    await owner.getByRole('button', { name: 'Regenerate Content' }).click()
    await owner.getByRole('dialog').waitFor()
    await owner.getByRole('button', { name: 'Only some parts of it' }).click()
    await owner.getByRole('button', { name: 'No part' }).click()
    await owner.getByRole('checkbox', { name: 'Questions and answers' }).check()
    await owner.getByRole('button', { name: '1 of 8 parts of it' }).waitFor()
    await expectFits(owner)

    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByRole('heading', { name: 'Content Editor' }).waitFor()
    await owner.getByLabel('Headline', { exact: true }).fill('')
    await owner.getByText('Headline is required').waitFor()
    await expectFits(owner)
    await owner.getByText('Preview', { exact: true }).click()
    await preview(owner).getByText('Why Choose Blue Canyon Rafting?').waitFor({ state: 'attached' })
    await expectFits(owner)
    await owner.getByText('Panels', { exact: true }).click()
    await owner.getByRole('tab', { name: 'Branding' }).click()
    await owner.getByRole('list', { name: 'Contrast' }).waitFor()
    await expectFits(owner)
  })
})

describe('business information', () => {
  it('is saved, written anew into the same adventure, and the old words come back', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openEdit(owner, funnel)
    await expect.poll(() => nameIn(owner)).toBe('Blue Canyon Rafting')
    const save = owner.getByRole('button', { name: 'Save Changes' })
    await expect.poll(() => save.isDisabled()).toBe(true)
    await owner.getByLabel('Business name').fill('Calm Canyon')
    await owner.getByText('Unsaved changes').waitFor()
    await save.click()
    await owner.getByText('Funnel updated successfully!').waitFor()
    await owner.getByRole('heading', { name: 'Edit Calm Canyon Funnel' }).waitFor()
    await owner.getByText('Unsaved changes').waitFor({ state: 'detached' })
    expect((await read(owner, funnel)).generated_content).toEqual(funnel.generated_content)

    await owner
      .getByLabel('What is your main offer?')
      .fill('Full-day trip for $129, lunch included')
    await owner.getByRole('button', { name: 'Regenerate Content' }).click()
    await owner.getByRole('checkbox', { name: 'Google ads' }).uncheck()
    await owner.getByRole('button', { name: 'Regenerate', exact: true }).click()
    await owner.getByText('Content regenerated successfully!').waitFor()
    const notice = owner.getByRole('region', { name: 'Content regenerated' })
    await notice.waitFor()
    await owner.waitForFunction(
      () => document.activeElement?.textContent?.includes('Content regenerated') === true,
    )
    const renewed = await read(owner, funnel)
    expect(renewed.business_info.main_offer).toBe('Full-day trip for $129, lunch included')
    expect(JSON.stringify(renewed.generated_content.landing_page)).toContain('$129')
    expect(renewed.generated_content.landing_page.plan).toEqual(
      funnel.generated_content.landing_page.plan,
    )
    expect(renewed.generated_content.ad_copy.google_ads).toEqual(
      funnel.generated_content.ad_copy.google_ads,
    )
    const list = await owner.request.get(stage.url + api.listFunnels.path)
    expect(((await list.json()) as { funnels: Funnel[] }).funnels).toHaveLength(1)

    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner
      .getByText('The texts from before are back. Your answers stay as you saved them.')
      .waitFor()
    await owner
      .getByText('The old offer may still stand in your headline, offer and emails')
      .waitFor()
    expect((await read(owner, funnel)).generated_content).toEqual(funnel.generated_content)
  })

  it('is never overwritten by a tab that is behind, and nothing typed is lost', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await openEdit(owner, funnel)
    const other = await owner.context().newPage()
    await openEdit(other, funnel)
    await other.getByLabel('Business name').fill('Calm Canyon')
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await other.getByText('Funnel updated successfully!').waitFor()

    await owner.getByLabel('Business name').fill('Wild Canyon')
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    const conflict = owner.getByRole('dialog', { name: 'This adventure was changed elsewhere' })
    await conflict.waitFor()
    expect((await read(owner, funnel)).title).toBe('Calm Canyon Funnel')
    await conflict.getByRole('button', { name: 'Decide later' }).click()
    await conflict.waitFor({ state: 'detached' })
    expect(await nameIn(owner)).toBe('Wild Canyon')
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await conflict.getByRole('button', { name: 'Load the newest' }).click()
    await owner.getByRole('heading', { name: 'Edit Calm Canyon Funnel' }).waitFor()
    await expect.poll(() => nameIn(owner)).toBe('Calm Canyon')
  })

  it('asks before unsaved words are left, and outlives the end of the session', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const session = await owner.request.get(stage.url + api.getSession.path)
    const { email } = ((await session.json()) as { user: { email: string } }).user
    await openEdit(owner, funnel)
    await owner.getByLabel('Business name').fill('Calm Canyon')
    await owner.getByRole('link', { name: 'Back to Funnel' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()

    await owner.context().clearCookies()
    await owner.getByRole('button', { name: 'Regenerate Content' }).click()
    await owner.getByRole('button', { name: 'Regenerate', exact: true }).click()
    await owner.getByText('Unable to regenerate content').first().waitFor()
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Unable to save changes').first().waitFor()
    await owner.getByRole('button', { name: 'Log In Again' }).first().click()
    await owner.getByLabel('Email').fill(email)
    await owner.getByLabel('Password', { exact: true }).fill('rapids1')
    await owner.getByRole('button', { name: 'Login' }).click()
    await owner.getByText('Unsaved changes restored').waitFor()
    await expect.poll(() => nameIn(owner)).toBe('Calm Canyon')
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Funnel updated successfully!').waitFor()
  })
})

describe('the landing page editor', () => {
  it('saves words, brands and publishes the page that visitors then see', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByLabel('Headline', { exact: true }).fill('Ride the calm canyon')
    await preview(owner).getByRole('heading', { name: 'Ride the calm canyon' }).waitFor()
    await add(owner, 'benefit', 'Guides who wait for the last boat')
    await add(owner, 'form field', 'Phone')
    await owner.getByLabel('Figure', { exact: true }).first().fill('3,200')
    await owner.getByRole('button', { name: 'Add testimonial' }).click()
    await owner.getByLabel('What they said').fill('Best day of the year.')
    await owner.getByLabel('Name', { exact: true }).fill('Marta Lind')
    await preview(owner).getByText('Best day of the year.').waitFor({ state: 'attached' })
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    await owner.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    const { ad_copy, follow_up_emails, landing_page } = (await read(owner, funnel))
      .generated_content
    expect({ ad_copy, follow_up_emails }).toEqual({
      ad_copy: funnel.generated_content.ad_copy,
      follow_up_emails: funnel.generated_content.follow_up_emails,
    })
    expect(landing_page.form_fields.at(-1)).toBe('Phone')

    await owner.getByRole('tab', { name: 'Branding' }).click()
    const branding = owner.getByRole('tabpanel')
    const primary = branding.getByLabel('Primary color', { exact: true })
    await branding
      .getByText(/^From the .+ design\.$/)
      .first()
      .waitFor()
    const fonts = branding.getByRole('group', { name: 'Font' }).getByRole('radio')
    await expect.poll(() => fonts.count()).toBe(8)
    await primary.fill('#12')
    await branding.getByText('Please enter a valid hex color').waitFor()
    await primary.fill('#9d174d')
    await branding.getByText('for headings. Choose a font', { exact: false }).waitFor()
    await branding.getByText('Round', { exact: true }).click()
    const drawn = preview(owner).locator('.pg')
    await expect.poll(() => drawn.evaluate(readCorner)).toBe('1.75rem')
    await owner.keyboard.press('Control+z')
    await expect.poll(() => drawn.evaluate(readCorner)).not.toBe('1.75rem')
    await branding.getByText('Round', { exact: true }).click()
    await branding.getByText('Playfair Display').first().click()
    await branding.getByText(/^Button text .*, readable$/).waitFor()
    await branding.getByLabel('Logo URL').fill('https://logo.invalid/logo.png')
    await branding.getByText('No picture comes from this address.').waitFor()
    await branding.getByLabel('Logo URL').fill('logo.webp')
    await branding.getByText('Please enter a valid image URL').waitFor()
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Not saved yet. Fix the highlighted fields first.').waitFor()
    await branding.getByRole('button', { name: 'Remove logo' }).click()
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Branding updated successfully!').waitFor()
    expect((await read(owner, funnel)).custom_branding).toEqual({
      logo_url: '',
      primary_color: '#9d174d',
      font_family: 'Playfair Display',
    })

    await owner.getByRole('button', { name: 'Publish', exact: true }).click()
    await owner.getByText('Funnel published successfully!').waitFor()
    const published = owner.getByRole('button', { name: 'Published' })
    await expect.poll(() => published.isDisabled()).toBe(true)
    await owner.getByText(`/f/${funnel.slug}`).waitFor()

    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await stranger.getByRole('heading', { name: 'Ride the calm canyon' }).waitFor()
    const words = await stranger.locator('body').innerText()
    for (const word of ['Guides who wait', '3,200', 'Best day of the year.', 'Marta Lind']) {
      expect(words.toLowerCase()).toContain(word.toLowerCase())
    }
    expect(words).not.toContain('4.9/5')
    await stranger.getByLabel('Phone').waitFor()
    expect(await stranger.content()).toContain('#9d174d')
    expect(await stranger.locator('.pg').evaluate(readCorner)).toBe('1.75rem')
  })

  it('leads to the field that keeps it from being saved, and forgets that once it is saved', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    const field = owner.getByLabel('Headline', { exact: true })
    await field.fill('Ride')
    await owner.getByText('Preview', { exact: true }).first().click()
    await owner.keyboard.press('Control+s')
    const refusal = owner.getByText('Not saved yet. Fix the highlighted fields first.')
    await refusal.waitFor()
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)

    await field.fill('Ride the calm canyon')
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    expect(await refusal.count()).toBe(0)
    await field.fill('Ride')
    await owner.getByText('Thank-you page').first().scrollIntoViewIfNeeded()
    await owner.keyboard.press('Control+s')
    await expect.poll(() => field.evaluate(isInSight)).toBe(true)
  })

  it('takes changes back, says what is missing and what could not be saved', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const { headline, benefits } = funnel.generated_content.landing_page
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    const field = owner.getByLabel('Headline', { exact: true })
    await field.fill('Ride')
    await owner.getByText('Headline must be at least 5 characters').waitFor()
    await expect.poll(() => owner.getByRole('button', { name: 'Save Now' }).isDisabled()).toBe(true)
    await owner.getByRole('button', { name: 'Discard' }).click()
    await owner.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await expect.poll(() => field.inputValue()).toBe(headline)

    await owner.getByLabel('Benefit 1', { exact: true }).fill('')
    await owner.getByText('Benefit cannot be empty').waitFor()
    for (let left = benefits.length; left > 1; left -= 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.getByRole('button', { name: `Remove benefit ${left}` }).click()
    }
    const remove = owner.getByRole('button', { name: /^Remove benefit/ })
    await expect.poll(() => remove.count()).toBe(0)
    await owner.getByLabel('Benefit 1', { exact: true }).fill('Guides who wait')
    await owner.context().clearCookies()
    await owner.getByRole('button', { name: 'Save Now' }).click()
    await owner.getByText('Unable to save changes').first().waitFor()
    expect(await owner.getByLabel('Benefit 1', { exact: true }).inputValue()).toBe(
      'Guides who wait',
    )
  })
})

async function openEdit(page: Page, funnel: Funnel) {
  await page.goto(`${stage.url}/funnel/${funnel.id}/edit`)
  await page.getByLabel('Business name').waitFor()
}

/** The business name that stands in the form. */
function nameIn(page: Page): Promise<string> {
  return page.getByLabel('Business name').inputValue()
}

async function read(page: Page, { id }: Funnel): Promise<Funnel> {
  return (await (await page.request.get(`${stage.url}/api/funnels/${id}`)).json()) as Funnel
}

function preview(page: Page) {
  return page.locator('iframe').first().contentFrame()
}

/** Adds a line to a list of the editor. */
async function add(page: Page, singular: string, text: string) {
  await page.getByRole('button', { name: `Add ${singular}` }).click()
  // The new line has the focus, and nothing in it.
  await page.waitForFunction(() => {
    const field = document.activeElement
    return field?.matches('input, textarea') === true && (field as HTMLInputElement).value === ''
  })
  await page.keyboard.type(text)
}

/** No axe violation, and at no width anything to scroll sideways for. */
async function expectFits(page: Page) {
  await expectNoAxeViolations(page)
  for (const viewport of [sizes.desk, { width: 768, height: 1024 }, narrow]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize(viewport)
    // oxlint-disable-next-line no-await-in-loop
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `sideways overhang of ${page.url()} at ${viewport.width}`).toBe(0)
  }
}

function readCorner(page: Element): string {
  return getComputedStyle(page).getPropertyValue('--corner')
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
