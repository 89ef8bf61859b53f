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
