import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'
import { buyPlan, openPaymentPage, payWith, skipPeriod } from '../support/sandbox-payments.ts'

const stage = setStage()

const welcome = 'Welcome to your new adventure plan! Your subscription is now active.'

describe('buying a plan', () => {
  it('leads a visitor from the prices to Explorer, with a test card', async () => {
    const visitor = await newVisitor(stage.browser)
    await visitor.goto(`${stage.url}/pricing`)
    await visitor.getByRole('main').locator('a[href="/checkout?plan=explorer"]').first().click()
    await visitor.waitForURL(`${stage.url}/auth/signup?redirect=%2Fcheckout%3Fplan%3Dexplorer`)
    await visitor.getByRole('heading', { name: 'Start your journey' }).waitFor()
    await signUpHere(visitor)

    await visitor.getByRole('heading', { name: 'Order summary' }).waitFor()
    const main = await visitor.getByRole('main').innerText()
    for (const text of ['marta@example.com', 'Marta Lind', 'Calculated at checkout', '$29.99']) {
      expect(main).toContain(text)
    }
    await expectNoAxeViolations(visitor)
    await visitor.getByRole('radio', { name: 'Try it free for 14 days', checked: true }).waitFor()
    await visitor.getByRole('radio', { name: 'Subscribe today' }).check()
    await visitor.getByRole('button', { name: 'Complete Payment' }).click()
    await payWith(visitor, 'Works')

    await visitor.getByText(welcome).waitFor()
    await visitor.waitForURL(`${stage.url}/dashboard`)
    await visitor.getByRole('main').getByText('Explorer', { exact: true }).waitFor()
    await visitor.reload()
    await visitor.getByText('No adventures yet').waitFor()
    expect(await visitor.getByText(welcome).count()).toBe(0)
  })

  it('changes nothing with a declined card, and asks when the bank asks', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await openPaymentPage(owner, stage.url, { plan: 'expedition-leader' })
    await payWith(owner, 'Is declined')
    await owner.getByRole('alert').waitFor()
    expect(await planOf(owner)).toBe('free')

    await payWith(owner, 'Needs confirmation')
    await owner.getByRole('heading', { name: 'Is this you?' }).waitFor()
    expect(await planOf(owner)).toBe('free')
    await owner.getByRole('button', { name: 'Complete authentication' }).click()
    await owner.getByText(welcome).waitFor()
    expect(await planOf(owner)).toBe('expedition-leader')
    await owner.getByRole('main').getByText('Expedition Leader', { exact: true }).waitFor()
    expect(await owner.getByRole('link', { name: 'Upgrade Plan' }).count()).toBe(0)
  })

  it.each(['dark', 'light'])('is paid in the theme that was chosen (%s)', async (theme) => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await owner.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await openPaymentPage(owner, stage.url, { plan: 'explorer' })

    await expectNoAxeViolations(owner)
    const look = await owner.evaluate(async () => {
      await document.fonts.ready
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded')
      const { colorScheme } = getComputedStyle(document.documentElement)
      return { colorScheme, fonts: fonts.map(({ family }) => family).toSorted() }
    })
    expect(look).toEqual({ colorScheme: theme, fonts: ['Fraunces', 'Inter'] })
  })

  it('can be left, and says so on the prices', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await openPaymentPage(owner, stage.url, { plan: 'explorer' })
    await owner.getByRole('button', { name: 'Cancel and go back' }).click()
    await owner.getByText('Checkout was cancelled. You can try again anytime!').waitFor()
    await owner.waitForURL(`${stage.url}/pricing`)
    expect(await planOf(owner)).toBe('free')
  })

  it('is not believed because an address says so', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/dashboard?checkout=success`)
    await owner.getByText('Your payment is still being confirmed').waitFor()
    await owner.getByRole('main').getByText('Base Camp', { exact: true }).waitFor()
    expect(await owner.getByText('Welcome to your new adventure plan!').count()).toBe(0)
    await owner.waitForURL(`${stage.url}/dashboard`)
  })

  it('goes to the prices when the plan is not sold', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    for (const query of ['', '?plan=admin']) {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      await owner.goto(`${stage.url}/checkout${query}`)
      // oxlint-disable-next-line no-await-in-loop
      await owner.waitForURL(`${stage.url}/pricing`)
    }
    expect(await planOf(owner)).toBe('free')
  })
})

describe('with the one adventure of the free plan', () => {
  it('every way to another one opens the upgrade dialog on the press', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await createDraft(owner, stage.url, rafting)
    const dialog = owner.getByRole('dialog', { name: 'Unlock Unlimited Funnels' })
    const ways = [
      ['/dashboard', 'Create New Adventure'],
      ['/pricing', 'New Adventure'],
      ['/menu', /^New Adventure/],
      ['/templates', /^Use this template: White-water/],
    ] as const
    for (const [path, name] of ways) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.goto(stage.url + path)
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByRole('link', { name }).last().press('Enter')
      // oxlint-disable-next-line no-await-in-loop
      await dialog.getByText('Base Camp has room for one adventure, and you have it.').waitFor()
      expect(new URL(owner.url()).pathname).toBe(path)
    }
  })
})

describe('after the purchase', () => {
  it('a trial whose renewal is refused ends on Base Camp, and its older adventures wait', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await openPaymentPage(owner, stage.url, { plan: 'explorer', isTrial: true })
    await payWith(owner, 'Fails at the next renewal')
    await owner.getByText('14 days left of your free trial').waitFor()
    await createDraft(owner, stage.url, rafting)
    await createDraft(owner, stage.url, { ...rafting, business_name: 'Upper River Kayaks' })

    await owner.goto(`${stage.url}/account`)
    await owner.getByRole('button', { name: 'Payment method' }).click()
    await owner.getByRole('button', { name: 'Skip to the end of this period' }).click()
    await owner.getByText('The period is over.').waitFor()
    await expect.poll(() => planOf(owner)).toBe('free')
    await owner.goto(`${stage.url}/dashboard`)
    await owner.getByText('Your last payment did not go through').waitFor()
    await owner.getByRole('main').getByText('Base Camp', { exact: true }).waitFor()
    await owner.getByText('1 adventure is read-only').waitFor()
    const older = owner.getByRole('article', { name: 'Blue Canyon Rafting Funnel' })
    await older.getByText('Read-only').waitFor()
    expect(await older.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    expect(await older.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    await owner.getByRole('link', { name: 'Create New Adventure' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Unlock Unlimited Funnels' })
    await dialog.waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Maybe Later' }).click()
    expect(await planOf(owner)).toBe('free')
  })

  it('an adventure beyond the plan is chosen from wherever it would be edited', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const card = 'Fails at the next renewal'
    await buyPlan(owner, stage.url, { plan: 'explorer', isTrial: true, card })
    const older = await createDraft(owner, stage.url, rafting)
    await createDraft(owner, stage.url, { ...rafting, business_name: 'Upper River Kayaks' })
    await skipPeriod(owner, stage.url)
    await expect.poll(() => planOf(owner)).toBe('free')

    const choose = owner.getByRole('button', { name: 'Choose this one to edit' })
    await owner.goto(`${stage.url}/funnel/${older.id}`)
    await choose.waitFor()
    expect(await owner.getByRole('link', { name: 'Edit page' }).count()).toBe(0)
    await owner.getByRole('button', { name: 'More actions' }).click()
    const actions = await owner.getByRole('menuitem').allInnerTexts()
    expect(actions).toContain('Export')
    expect(actions.filter((action) => /Edit|Builder/.test(action))).toEqual([])
    for (const screen of ['edit-landing-page', 'edit', 'facts']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.goto(`${stage.url}/funnel/${older.id}/${screen}`)
      // oxlint-disable-next-line no-await-in-loop
      await choose.waitFor()
      // oxlint-disable-next-line no-await-in-loop
      expect(await owner.getByRole('button', { name: /^Save Changes|^Edit/ }).count()).toBe(0)
    }
    for (const screen of ['builder', 'visual-editor', 'page-builder']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await owner.goto(`${stage.url}/funnel/${older.id}/${screen}`)
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByText('Read-only on Base Camp').waitFor()
      // oxlint-disable-next-line no-await-in-loop
      await choose.waitFor()
      // oxlint-disable-next-line no-await-in-loop
      expect(await owner.getByRole('button', { name: /^Save|^Set as/ }).count()).toBe(0)
    }
    await expectNoAxeViolations(owner)
    await choose.press('Enter')
    await owner.getByText(`${older.title} is the editable one now.`).waitFor()
    await owner.getByRole('button', { name: 'Save Page' }).waitFor()
    expect(await owner.getByText('Read-only on Base Camp').count()).toBe(0)
  })

  it('an owner changes the plan, cancels it, and chooses which adventure stays editable', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    const older = await createPublished(owner, stage.url, rafting)
    await createDraft(owner, stage.url, { ...rafting, business_name: 'Upper River Kayaks' })

    await owner.goto(`${stage.url}/account`)
    await owner.getByRole('link', { name: 'Change plan' }).click()
    await owner.getByText('You change from Explorer to').waitFor()
    expect(await dueToday(owner)).toBe('$100.00')
    await owner.getByRole('button', { name: 'Complete Payment' }).click()
    await owner.getByText(welcome).waitFor()
    expect(await planOf(owner)).toBe('expedition-leader')

    await cancelSubscription(owner)
    await skipPeriod(owner, stage.url)
    await expect.poll(() => planOf(owner)).toBe('free')
    await owner.goto(`${stage.url}/dashboard`)
    await owner.getByRole('button', { name: 'Choose the editable one' }).click()
    await owner.getByRole('dialog').getByLabel(older.title).check()
    await owner.getByRole('button', { name: 'Keep this one editable' }).click()
    await owner.getByText(`${older.title} is the editable one now.`).waitFor()
    await owner
      .getByRole('article', { name: 'Upper River Kayaks Funnel' })
      .getByText('Read-only')
      .waitFor()
    expect((await owner.request.get(`${stage.url}/f/${older.slug}`)).status()).toBe(200)
  })
})

async function signUpHere(page: Page) {
  await page.getByLabel('Full name').fill('Marta Lind')
  await page.getByLabel('Email').fill('marta@example.com')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Password', { exact: true }).fill('rapids1')
  const confirmation = page.getByLabel('Confirm password', { exact: true })
  await expect.poll(() => confirmation.inputValue()).toBe('rapids1')
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The server's own word, whatever the screen shows. */
async function planOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${stage.url}/api/session`)
  const { user } = (await answer.json()) as { user: { plan: string } }
  return user.plan
}

function dueToday(page: Page): Promise<string> {
  const line = page.getByRole('main').locator('dl > div').filter({ hasText: 'Due today' })
  return line.getByRole('definition').innerText()
}

async function cancelSubscription(page: Page) {
  await page.goto(`${stage.url}/account`)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Expedition Leader?' })
  await dialog.getByText('1 older adventure becomes read-only').waitFor()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText('It will not be renewed.').waitFor()
}
