import { api, liveEventsPath } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import {
  createDraft,
  createPublished,
  newOwner,
  newStranger,
  sendLeadForm,
} from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('dashboard and funnel', () => {
  it('are accessible to everyone, and fit a phone and a desk', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await owner.goto(`${stage.url}/dashboard`)
    await owner.getByText('No adventures yet').waitFor()
    await expectNoAxeViolations(owner)
    const waysToForm = owner.getByRole('main').locator('a[href="/new-funnel"]')
    expect(await waysToForm.allInnerTexts()).toEqual(['Create New Adventure'])
    expect(await owner.getByText('Total Views').count()).toBe(0)

    const funnel = await createPublished(owner, stage.url, rafting)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, { name: 'Marta Lind', email: 'marta@example.com' })
    await stranger.getByText('Next Steps:').waitFor()

    await owner.reload()
    await owner.getByRole('article', { name: funnel.title }).waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Publish' }).click()
    await owner.getByRole('dialog', { name: 'Publish Settings' }).waitFor()
    await expectFits(owner)
    await owner.keyboard.press('Escape')
    await owner.getByRole('link', { name: /^Marta Lind/ }).click()
    await owner.getByRole('dialog', { name: 'Marta Lind' }).waitFor()

    // Its ads and follow-ups have journeys of their own.
    const screens: [string, string][] = [
      ['', 'Why Choose Blue Canyon Rafting?'],
      ['?tab=leads', 'Marta Lind'],
      ['?tab=leads&show=held-back', 'Nothing held back'],
      ['/preview', `Preview of ${funnel.title}`],
      ['-gone', 'Funnel Not Found'],
    ]
    for (const [rest, text] of screens) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await owner.goto(`${stage.url}/funnel/${funnel.id}${rest}`)
      // oxlint-disable-next-line no-await-in-loop
      await textAnywhere(owner, text).waitFor({ state: 'attached' })
      // oxlint-disable-next-line no-await-in-loop
      await expectFits(owner)
    }
  })

  it('asks for the list once, however often it is left for a moment', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const asked: string[] = []
    owner.on('request', (request) => {
      if (new URL(request.url()).pathname === api.listFunnels.path) asked.push(request.method())
    })
    const hears = owner.waitForResponse((answer) => answer.url().endsWith(liveEventsPath))
    await owner.goto(`${stage.url}/dashboard`)
    await hears
    const card = owner.getByRole('article', { name: funnel.title })
    for (let times = 0; times < 2; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- there and back, one after the other
      await card.getByRole('link', { name: 'View', exact: true }).click()
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByRole('link', { name: 'Back to Dashboard' }).click()
    }
    await card.waitFor()
    expect(asked).toEqual(['GET'])
  })

  it('can be published, linked and deleted from the dashboard', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const owner = await newOwner(stage.browser, stage.url, { permissions })
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/dashboard`)
    const card = owner.getByRole('article', { name: funnel.title })
    await card.getByText('Draft').waitFor()
    expect(await card.getByRole('link', { name: 'Open Public Page' }).count()).toBe(0)
    await card.getByRole('button', { name: 'Copy Public Link' }).click()
    await owner.getByText('Funnel must be published first').waitFor()

    await card.getByRole('button', { name: 'Publish' }).press('Enter')
    const dialog = owner.getByRole('dialog', { name: 'Publish Settings' })
    await dialog.getByRole('button', { name: 'Publish' }).press('Enter')
    await owner.getByText('Funnel is now public and accessible via URL').waitFor()
    await dialog.getByRole('button', { name: 'Make Private' }).waitFor()
    await owner.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await card.getByRole('button', { name: 'Copy Public Link' }).click()
    await owner.getByText('Public link copied to clipboard!').waitFor()
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stage.url}/f/${funnel.slug}`,
    )

    const question = acceptQuestion(owner)
    await card.getByRole('button', { name: 'Delete' }).click()
    const asked = (await question).split('\n\n')
    expect(asked[0]).toBe('Are you sure you want to delete this funnel?')
    expect(asked[1]).toContain(`Its page at ${stage.url}/f/${funnel.slug} goes offline`)
    await owner.getByText('Funnel deleted successfully').waitFor()
    await owner.getByText('No adventures yet').waitFor()
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('heading', { name: 'Funnel Not Found' }).waitFor()
  })

  it('come back by Undo and from the recently deleted, until they are deleted for good', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/dashboard`)
    const card = owner.getByRole('article', { name: funnel.title })
    const bin = owner.getByText('Recently deleted (1)')

    async function deleteIt() {
      const question = acceptQuestion(owner)
      await card.getByRole('button', { name: 'Delete' }).click()
      await question
      await card.waitFor({ state: 'detached' })
    }

    await deleteIt()
    await owner.getByRole('button', { name: 'Undo' }).press('Enter')
    await owner.getByText(`${funnel.title} is back, with its leads and numbers.`).waitFor()
    await card.waitFor()
    await bin.waitFor({ state: 'detached' })

    await deleteIt()
    await bin.press('Enter')
    await owner.getByText('30 days left').waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Restore' }).press('Enter')
    await card.waitFor()

    await deleteIt()
    await bin.press('Enter')
    await owner.getByRole('button', { name: 'Delete for good' }).press('Enter')
    const dialog = owner.getByRole('dialog', { name: 'Delete this adventure for good?' })
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await owner.getByText('Deleted for good').waitFor()
    await bin.waitFor({ state: 'detached' })
    await owner.reload()
    await owner.getByText('No adventures yet').waitFor()
    expect(await bin.count()).toBe(0)
  })

  it('stay closed to another owner', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    const other = await newOwner(stage.browser, stage.url)
    await other.goto(`${stage.url}/funnel/${funnel.id}`)
    await other.getByRole('heading', { name: 'Funnel Not Found' }).waitFor()
    expect(await other.getByText('Blue Canyon').count()).toBe(0)
    await other.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
    await other.getByText('No adventures yet').waitFor()
  })
})

/** No axe violation, and nothing to scroll sideways for on a desk or on a phone. */
async function expectFits(page: Page) {
  await expectNoAxeViolations(page)
  for (const viewport of [sizes.desk, sizes.phone]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.setViewportSize(viewport)
    // oxlint-disable-next-line no-await-in-loop
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `sideways overhang of ${page.url()} at ${viewport.width}`).toBe(0)
  }
}

/** A text of the screen or of the page that it previews. */
function textAnywhere(page: Page, text: string) {
  const ofPreview = page.locator('iframe').contentFrame().getByText(text)
  return text.startsWith('Why Choose') ? ofPreview : page.getByText(text).first()
}

/** Says yes to the browser's next question; resolves to what it asked. */
function acceptQuestion(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.accept()
    })
  })
}
