import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { chooseAction } from '../support/choose-action.ts'
import { rafting } from '../support/owner.ts'
import {
  createDraft,
  createPublished,
  newOwner,
  newStranger,
  sendLeadForm,
} from '../support/people.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const permissions = ['clipboard-read', 'clipboard-write']

describe('a published page', () => {
  it('shows the name of the business where its logo gives no picture', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const changed = await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}`, {
      data: {
        custom_branding: { logo_url: 'https://logo.invalid/logo.png' },
        baseRevision: funnel.revision,
      },
    })
    expect(changed.status()).toBe(200)
    await owner.request.put(`${stage.url}/api/funnels/${funnel.id}/publication`, {
      data: { isPublic: true },
    })
    await owner.goto(`${stage.url}/f/${funnel.slug}`)
    const logo = owner.getByAltText('Blue Canyon Rafting').first()
    await logo.waitFor()
    const shown = await logo.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect()
      const words = getComputedStyle(image, '::before').content
      return { words, isWide: width > 3 * height }
    })
    expect(shown).toEqual({ words: '"Blue Canyon Rafting"', isWide: true })
  })
})

describe('an edited public page', () => {
  it('does not change for visitors until its owner confirms the list of changes', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const { headline } = funnel.generated_content.landing_page
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    expect(await owner.getByRole('button', { name: 'Published' }).isDisabled()).toBe(true)
    await owner.getByLabel('Headline', { exact: true }).fill('Ride the calm canyon')
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await stranger.getByRole('heading', { name: headline }).waitFor()
    expect(await stranger.getByText('Ride the calm canyon').count()).toBe(0)

    await owner.goto(`${stage.url}/dashboard`)
    const card = owner.getByRole('article', { name: funnel.title })
    await card.getByText('Unpublished changes').waitFor()
    await card.getByRole('link', { name: 'View', exact: true }).click()
    await owner.getByText('Visitors still see the version you published last.').waitFor()
    await chooseAction(owner, 'Export')
    await owner.getByText("including changes you haven't published.").last().waitFor()
    await owner.keyboard.press('Escape')
    await owner.getByRole('button', { name: 'Publish changes' }).click()
    const question = owner.getByRole('dialog', { name: 'Publish changes?' })
    await question.getByText('Hero “Ride the calm canyon”: edited').waitFor()
    await expectNoAxeViolations(owner)
    await question.getByRole('button', { name: 'Publish changes' }).click()
    await owner.getByText('Your changes are live.').waitFor()
    const published = owner.getByRole('button', { name: 'Published' })
    await expect.poll(() => published.evaluate((it) => it === document.activeElement)).toBe(true)
    await expect
      .poll(async () => {
        await stranger.reload()
        return stranger.getByRole('heading', { name: 'Ride the calm canyon' }).count()
      })
      .toBe(1)
  })
})

describe('centred features', () => {
  it('stand under their title, however they are shown', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const { id, slug, revision } = await createPublished(owner, stage.url, rafting)
    const items = ['Meet at the bridge', 'Put on the gear'].map((title) => ({
      title,
      description: 'A guide is there from nine in the morning.',
    }))
    const sections = ['list', 'checklist', 'rows', 'steps'].map((display) => ({
      id: display,
      type: 'features',
      content: {
        title: `The day as ${display}`,
        display,
        items,
        layout: { alignment: 'center', columns: 1 },
      },
    }))
    const saved = await owner.request.patch(`${stage.url}/api/funnels/${id}/page`, {
      data: { pageBuilderData: { sections }, usesPageBuilder: true, baseRevision: revision },
    })
    expect(saved.status()).toBe(200)
    await owner.goto(`${stage.url}/f/${slug}`)
    const offsets = await owner.locator('.pg-features').evaluateAll((shown) => {
      const centreOf = (node: Element | null | undefined) => {
        const range = document.createRange()
        if (node) range.selectNodeContents(node)
        const { left, width } = range.getBoundingClientRect()
        return left + width / 2
      }
      return shown.map((section) => {
        const title = centreOf(section.querySelector('h2'))
        return [...section.querySelectorAll('.pg-items h3')].map((item) =>
          Math.abs(Math.round(centreOf(item) - title)),
        )
      })
    })
    expect(offsets.map(({ length }) => length)).toEqual([2, 2, 2, 2])
    expect(Math.max(...offsets.flat())).toBeLessThanOrEqual(1)
  })
})

describe('Publish Settings', () => {
  it('gives the page an address of its own, and the old one leads there', async () => {
    const owner = await newOwner(stage.browser, stage.url, { permissions })
    const funnel = await createDraft(owner, stage.url, rafting)
    const theirs = await createPublished(
      await newOwner(stage.browser, stage.url),
      stage.url,
      rafting,
    )
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Publish' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Publish Settings' })
    const field = dialog.getByRole('textbox', { name: 'Custom URL' })
    const update = dialog.getByRole('button', { name: 'Update' })
    expect(await field.inputValue()).toBe(funnel.slug)
    expect(await update.isDisabled()).toBe(true)
    await dialog.getByText('Updating the address also publishes the page.').waitFor()

    await field.fill('')
    await dialog.getByText('URL slug is required').waitFor()
    expect(await update.isDisabled()).toBe(true)
    await field.fill('ab')
    await dialog.getByText('Slug must be at least 3 characters').waitFor()
    await field.fill('My_Slug')
    await dialog.getByText('Only lowercase letters, numbers, and hyphens allowed').waitFor()
    await field.press('Enter')
    await dialog
      .getByText('Slug can only contain lowercase letters, numbers, and hyphens')
      .waitFor()

    await field.fill(theirs.slug)
    await dialog.getByText('This address belongs to another adventure.').waitFor()
    await dialog.getByRole('button', { name: /^blue-canyon-rafting-funnel-\d+$/ }).waitFor()
    await field.fill('calm-canyon')
    await dialog.getByText('This address is free.').waitFor()
    await update.click()
    await owner.getByText('Funnel URL updated successfully. Your page is published now.').waitFor()
    await dialog.getByText('Published', { exact: true }).waitFor()

    await dialog.getByRole('button', { name: 'Copy Public Link' }).click()
    await owner.getByText('Public URL copied to clipboard').waitFor()
    expect(await readClipboard(owner)).toBe(`${stage.url}/f/calm-canyon`)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}?utm_source=flyer`)
    expect(stranger.url()).toBe(`${stage.url}/f/calm-canyon?utm_source=flyer`)
  })

  it('shares the page, shows what it brought, and makes it private at once', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, { name: 'Marta Lind', email: 'marta@example.com' })
    await stranger.getByText('Next Steps:').waitFor()

    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Publish' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Publish Settings' })
    const address = encodeURIComponent(`${stage.url}/f/${funnel.slug}`)
    for (const network of ['Twitter', 'Facebook', 'LinkedIn']) {
      const link = dialog.getByRole('link', { name: `Share on ${network}` })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await link.getAttribute('href')).toContain(address)
    }
    await dialog.getByRole('img', { name: /^QR code of / }).waitFor()
    await dialog.getByText('In all: 1 view, 1 lead, conversion 100.0%').waitFor()

    await dialog.getByRole('button', { name: 'Make Private' }).click()
    await owner.getByText('Funnel is now private').waitFor()
    const answer = await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    expect(answer?.status()).toBe(404)
    await stranger.getByRole('heading', { name: 'Funnel Not Found' }).waitFor()
  })

  it('is accessible to everyone', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Publish' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Publish Settings' })
    await dialog.getByRole('img', { name: /^QR code of / }).waitFor()
    await dialog.getByRole('textbox', { name: 'Custom URL' }).fill('admin')
    await dialog.getByText('This address is reserved for the product.').waitFor()
    await expectNoAxeViolations(owner)
  })
})

describe('the more-menu', () => {
  it('shares what is published, and refuses one more adventure where the plan has no room', async () => {
    const owner = await newOwner(stage.browser, stage.url, { permissions })
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.evaluate(() => navigator.clipboard.writeText('something else'))
    await chooseAction(owner, 'Share Link')
    await owner.getByText('Funnel must be published first').waitFor()
    expect(await readClipboard(owner)).toBe('something else')
    const share = owner.getByRole('dialog', { name: 'Share' })
    await owner.getByRole('button', { name: 'Share' }).click()
    await share.getByText('Publish it to get a link that you can share.').waitFor()
    await share.getByRole('button', { name: 'Cancel' }).click()

    await owner.request.put(`${stage.url}/api/funnels/${funnel.id}/publication`, {
      data: { isPublic: true },
    })
    await owner.reload()
    await chooseAction(owner, 'Share Link')
    await owner.getByText('Share link copied!').waitFor()
    expect(await readClipboard(owner)).toBe(`${stage.url}/f/${funnel.slug}`)
    await owner.getByRole('button', { name: 'More actions' }).press('Enter')
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Escape')
    await owner.getByRole('button', { name: 'Share' }).click()
    await share.getByRole('button', { name: 'Copy Link' }).click()
    await owner.getByText('Funnel link copied to clipboard!').waitFor()
    await share.getByRole('link', { name: 'Share on WhatsApp' }).waitFor()
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Escape')
    await chooseAction(owner, 'Duplicate')
    await owner.getByRole('dialog', { name: 'Unlock Unlimited Funnels' }).waitFor()
  })

  it('makes a draft of the same page where the plan has room', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await chooseAction(owner, 'Duplicate')
    await owner.getByRole('heading', { name: `Copy of ${funnel.title}` }).waitFor()
    await owner.getByText('Private', { exact: true }).waitFor()
    const frame = owner.locator('iframe').contentFrame()
    await frame.getByText('Why Choose Blue Canyon Rafting?').first().waitFor({ state: 'attached' })
    await owner.goto(`${stage.url}/dashboard`)
    await owner.getByRole('article', { name: `Copy of ${funnel.title}` }).waitFor()
    await expect.poll(() => owner.getByRole('article').count()).toBe(2)
  })
})

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
