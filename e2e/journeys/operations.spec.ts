import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { newOwner } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

async function newAdmin(options = {}): Promise<Page> {
  const page = await newOwner(stage.browser, stage.url, options)
  const answer = await page.request.get(`${stage.url}/api/session`)
  const { user } = (await answer.json()) as { user: { email: string } }
  await makeAdmin(product, user.email)
  return page
}

/** Answers the question for a reason. */
async function giveReason(admin: Page, act: string) {
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Moving to another machine')
  await dialog.getByRole('button', { name: act }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('an admin', () => {
  it('closes new accounts, tells everybody why, and opens them again', async () => {
    const admin = await newAdmin()
    await admin.goto(`${stage.url}/admin/switches`)
    const accounts = admin.getByRole('switch', { name: 'New accounts' })
    await accounts.press('Space')
    const act = admin.getByRole('dialog').getByRole('button', { name: 'Switch off' })
    expect(await act.isDisabled()).toBe(true)
    await expectNoAxeViolations(admin)
    await giveReason(admin, 'Switch off')
    await admin.getByText('Off now: nobody can sign up').waitFor()
    expect(await accounts.isChecked()).toBe(false)

    await admin.getByLabel('Text').fill('We move house on Sunday from 8 to 9.')
    await admin.getByRole('button', { name: 'Show the notice' }).click()
    await giveReason(admin, 'Show')
    await expectNoAxeViolations(admin)

    const visitor = await newVisitor(stage.browser)
    await visitor.goto(`${stage.url}/auth/signup`)
    await visitor.getByText('New accounts cannot be made right now').waitFor()
    await visitor.getByText('We move house on Sunday from 8 to 9.').waitFor()
    await expectNoAxeViolations(visitor)

    await accounts.press('Space')
    await giveReason(admin, 'Switch on')
    await admin.getByLabel('Text').fill('')
    await admin.getByRole('button', { name: 'Take the notice down' }).click()
    await giveReason(admin, 'Take down')
    await visitor.reload()
    await visitor.getByRole('button', { name: 'Create Account' }).waitFor()
    expect(await visitor.getByText('New accounts cannot be made right now').count()).toBe(0)
    expect(await visitor.getByText('We move house').count()).toBe(0)

    await admin.getByRole('link', { name: 'Audit log' }).click()
    await expect.poll(() => admin.getByText('Reason: Moving to another machine').count()).toBe(4)
  })

  it('turns switches on a phone, and an owner sees what rests', async () => {
    const admin = await newAdmin({ ...sizes.phone, hasTouch: true })
    await admin.goto(`${stage.url}/admin/switches`)
    await admin.getByRole('switch', { name: 'Start from your website' }).tap()
    await giveReason(admin, 'Switch off')
    await expectFits(admin)
    await expectFingerSized(admin)

    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/new-funnel`)
    await owner.getByLabel('Business name').waitFor()
    expect(await owner.getByRole('heading', { name: 'Start from your website' }).count()).toBe(0)

    await admin.getByRole('switch', { name: 'New chats with the team' }).tap()
    await giveReason(admin, 'Switch off')
    await owner.getByRole('button', { name: 'Support chat' }).click()
    await owner
      .getByRole('button', { name: /^Talk to / })
      .first()
      .click()
    await owner.getByText('The team takes no new chats right now.').first().waitFor()
  })
})
