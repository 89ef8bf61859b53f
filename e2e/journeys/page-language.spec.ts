import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { confirmChanges, createPublished, newOwner, newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('a page in the language of its guests', () => {
  it('is German from the form to the thank-you once its owner says so', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.desk })
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByLabel('Language of the page').selectOption('de')
    const shown = owner.locator('iframe').contentFrame()
    await shown
      .getByRole('heading', { name: 'Warum Blue Canyon Rafting?' })
      .waitFor({ state: 'attached' })
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    await owner.getByRole('button', { name: 'Publish changes' }).click()
    await confirmChanges(owner)

    const visitor = await newStranger(stage.browser, {
      viewport: sizes.phone,
    })
    await openWhen(visitor, funnel, 'Interesse geweckt?')
    expect(await visitor.locator('html').getAttribute('lang')).toBe('de')
    await expectNoAxeViolations(visitor)
    // A browser that lets the fields be: the server asks for them.
    const form = visitor.locator('form')
    await form.evaluate((element) => element.setAttribute('novalidate', ''))
    await form.getByLabel('Your name').fill('Marta Lind')
    await form.getByRole('button').click()
    expect(await visitor.title()).toMatch(/^Fehler: /)
    await visitor.getByRole('alert').getByText('Email: Bitte füllen Sie dieses Feld aus').waitFor()
    expect(await visitor.getByLabel('Your name').inputValue()).toBe('Marta Lind')
    await expectNoAxeViolations(visitor)

    for (const field of await visitor.locator('form [required]').all()) {
      const kind = await field.getAttribute('type')
      await field.fill(valueOf(kind))
    }
    await visitor.locator('form').getByRole('button').click()
    await visitor.waitForURL('**/thank-you**')
    await visitor.getByRole('heading', { name: 'So geht es weiter:' }).waitFor()
    expect(await visitor.locator('html').getAttribute('lang')).toBe('de')
    await expectNoAxeViolations(visitor)
  })

  it('is offered in an additional language, with its own form and thank-you page', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.desk })
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page?tab=sections`)
    await owner.getByLabel('Add a language').selectOption('de')
    const headline = owner.locator('iframe').contentFrame().getByRole('heading', { level: 1 })
    await headline.click()
    await owner.keyboard.press('Control+a')
    await owner.keyboard.type('Durch den Canyon')
    await owner.keyboard.press('Escape')
    await owner.getByRole('button', { name: 'Translate to German' }).click()
    const list = owner.getByRole('dialog', { name: 'German translations' })
    await list.getByLabel('Button text in German').first().fill('Jetzt anfragen')
    await expectNoAxeViolations(owner)
    await list.getByRole('button', { name: 'Done' }).click()
    await owner.getByLabel('Show German to visitors').check()
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    await owner.getByRole('button', { name: 'Publish changes' }).click()
    const review = owner.getByRole('dialog', { name: 'Publish changes?' })
    await review.getByText('Page in German: added').waitFor()
    await review.getByText(/^\d+ texts are not translated into German$/).waitFor()
    await expectNoAxeViolations(owner)
    await confirmChanges(owner)

    const visitor = await newStranger(stage.browser, { viewport: sizes.phone })
    await expect
      .poll(async () => {
        await visitor.goto(`${stage.url}/f/${funnel.slug}`)
        return visitor.getByRole('link', { name: 'Deutsch' }).count()
      })
      .toBe(1)
    await visitor.getByRole('link', { name: 'Deutsch' }).click()
    await visitor.getByRole('heading', { name: 'Durch den Canyon', level: 1 }).waitFor()
    expect(new URL(visitor.url()).pathname).toBe(`/f/${funnel.slug}/de`)
    expect(await visitor.locator('html').getAttribute('lang')).toBe('de')
    await expectNoAxeViolations(visitor)
    for (const field of await visitor.locator('form [required]').all()) {
      await field.fill(valueOf(await field.getAttribute('type')))
    }
    await visitor.locator('form').getByRole('button').click()
    await visitor.waitForURL(`**/f/${funnel.slug}/de/thank-you**`)
    await visitor.getByRole('heading', { name: 'So geht es weiter:' }).waitFor()
    await expectNoAxeViolations(visitor)
  })
})

function valueOf(kind: string | null): string {
  if (kind === 'email') return 'marta@example.com'
  if (kind === 'date') return '2031-07-24'
  return kind === 'number' ? '4' : 'Marta Lind'
}

/** Retries, because published changes take a moment to appear. */
async function openWhen(visitor: Page, { slug }: Funnel, heading: string): Promise<void> {
  await expect
    .poll(async () => {
      await visitor.goto(`${stage.url}/f/${slug}`)
      return visitor.getByRole('heading', { name: heading }).count()
    })
    .toBe(1)
}
