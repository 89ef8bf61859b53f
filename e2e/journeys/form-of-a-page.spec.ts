import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { confirmChanges, createPublished, newOwner, newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const consent = 'You may keep my name until the trip.'

describe('the form of a written page', () => {
  it('asks what its owner chose, without script, and the lead keeps what was agreed to', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.desk })
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByRole('button', { name: 'Add phone field' }).click()
    await owner.waitForFunction(
      () => (document.activeElement as HTMLTextAreaElement | null)?.value === 'Phone',
    )
    const phone = owner.getByRole('group', { name: 'Question 5' })
    await expect.poll(() => phone.getByLabel('Kind of answer').inputValue()).toBe('phone')
    await phone.getByLabel('Required').uncheck()
    await owner.getByRole('switch', { name: 'Ask for consent' }).check()
    await owner.getByLabel('What visitors agree to').fill(consent)
    const shown = owner.locator('iframe').contentFrame()
    await shown.getByText('Phone (optional)').waitFor({ state: 'attached' })
    await shown.getByText(consent).waitFor({ state: 'attached' })
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Control+s')
    await owner.getByText('Landing page updated successfully!').waitFor()
    await owner.getByRole('button', { name: 'Publish changes' }).click()
    await confirmChanges(owner)

    const visitor = await newStranger(stage.browser, { javaScriptEnabled: false })
    await expect
      .poll(async () => {
        await visitor.goto(`${stage.url}/f/${funnel.slug}`)
        return visitor.getByLabel(consent).count()
      })
      .toBe(1)
    expect(await visitor.getByLabel(consent).isChecked()).toBe(false)
    await fill(visitor)
    // A browser that lets the box be: the server asks for it.
    await visitor.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
    await visitor.getByRole('main').getByRole('button').click()
    await visitor.getByText('Please tick this box to go on', { exact: true }).waitFor()
    expect(await visitor.getByLabel('Preferred date').inputValue()).toBe('2031-07-24')
    expect(await visitor.getByLabel(consent).isChecked()).toBe(false)
    await visitor.getByLabel(consent).check()
    await visitor.getByRole('main').getByRole('button').click()
    await visitor.waitForURL('**/thank-you**')

    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=leads`)
    await owner.getByRole('heading', { name: 'Marta Lind' }).click()
    const lead = owner.getByRole('complementary')
    await lead.getByText('Thursday, July 24, 2031').waitFor()
    await lead.getByText(consent).waitFor()
  })
})

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Marta Lind')
  await page.getByLabel('Email').fill('marta@example.com')
  await page.getByLabel('Preferred date').fill('2031-07-24')
  await page.getByLabel('How many are coming, and ages of children').fill('4, from 9 years')
}
