import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
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
    await visitor.goto(stage.url)
    await visitor.getByText('We move house on Sunday from 8 to 9.').waitFor()

    await accounts.press('Space')
    await giveReason(admin, 'Switch on')
    await admin.getByLabel('Text').fill('')
    await admin.getByRole('button', { name: 'Take the notice down' }).click()
    await giveReason(admin, 'Take down')
    await visitor.goto(`${stage.url}/auth/signup`)
    await visitor.getByRole('button', { name: 'Create Account' }).waitFor()
    expect(await visitor.getByText('New accounts cannot be made right now').count()).toBe(0)
    expect(await visitor.getByText('We move house').count()).toBe(0)
    await visitor.goto(stage.url)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
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

  it('finds a suppressed address with its owner, and leaves what the owner added', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const added = await owner.request.post(`${stage.url}/api/suppressions`, {
      data: { email: 'Nobody@Wild.example' },
    })
    expect(added.ok()).toBe(true)
    const admin = await newAdmin()
    await admin.goto(`${stage.url}/admin/mail`)
    await admin.getByText('nobody@wild.example').waitFor()
    await admin.getByText('Added by the owner').waitFor()
    expect(await admin.getByRole('button', { name: /^Lift/ }).count()).toBe(0)
    await expectNoAxeViolations(admin)
    await admin.getByLabel('Email address').fill('somebody@wild.example')
    await admin.getByText('This address is not suppressed').waitFor()
  })

  it('reviews the quarantine: reads with a reason, frees, and the owner has the lead', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    // Robots fill in every field, also the one that no person sees.
    await stranger.locator('.pg-trap input').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example'
    })
    await sendLeadForm(stranger, { name: 'Maya Stone', email: 'maya@example.com' })
    await stranger.waitForURL(/thank-you/)

    const admin = await newAdmin({ ...sizes.phone, hasTouch: true })
    await admin.goto(`${stage.url}/admin/quarantine`)
    await admin.getByText('Filled in the trap').waitFor()
    expect(await admin.getByText('maya@example.com').count()).toBe(0)
    await admin.getByRole('button', { name: 'Read all answers' }).tap()
    await giveReason(admin, 'Read')
    await admin.getByText('maya@example.com').waitFor()
    await expectFits(admin)
    await expectFingerSized(admin)
    await admin.getByRole('button', { name: 'Not spam' }).tap()
    await giveReason(admin, 'Not spam')
    await admin.getByText('Nothing is held back').waitFor()

    await owner.goto(`${stage.url}/leads`)
    await owner.getByText('Maya Stone').first().waitFor()
  })
})
