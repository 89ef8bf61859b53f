import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'

import { continueToLastStep } from '../support/continue-to-last-step.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { launchBrowser, sizes } from '../support/browser.ts'
import { adPanelOf, openConnected } from '../support/demo-ads.ts'
import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
import { makeDataDir, type Product, startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'

const root = join(import.meta.dirname, '../..')
const clock = pathToFileURL(join(import.meta.dirname, '../support/ahead-clock.mjs')).href
const dayMs = 86_400_000

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A product whose clock is so many days ahead. */
function startAhead(days: number, place: { dataDir: string; port?: number }): Promise<Product> {
  return startProduct({
    ...place,
    program: ['--import', clock, join(root, 'apps/server/dist/main.js')],
    env: { CLOCK_AHEAD_MS: String(days * dayMs) },
  })
}

async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser()
  closing.push(() => browser.close())
  return browser
}

describe('the money of an owner at ad platforms', () => {
  it('comes to a cost per lead as days pass, under a cap, and is written down', async () => {
    const dataDir = makeDataDir(inject('freshData'))
    let product = await startAhead(0, { dataDir })
    closing.push(() => product.stop())
    const { url, port } = product
    const browser = await openBrowser()
    const owner = await newOwner(browser, url)
    await buyPlan(owner, url, { plan: 'explorer' })
    await openConnected(owner, url, 'Facebook Ads')
    const funnel = await createPublished(owner, url, rafting)

    await owner.goto(`${url}/funnel/${funnel.id}?tab=ads`)
    await owner.getByRole('link', { name: 'Advertise this: Facebook Ad 1' }).click()
    await continueToLastStep(owner)
    const summary = owner.getByLabel('Summary')
    await summary.getByText('Daily cap:').waitFor()
    await summary.getByRole('button', { name: 'Change Cap' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Daily Cap' })
    const typed = dialog.getByLabel('Daily cap (USD)')
    await expect.poll(() => typed.evaluate((it) => it === document.activeElement)).toBe(true)
    await dialog.getByText('Every account begins with $100.00.').waitFor()
    await typed.fill('0')
    await dialog.getByText('The least is $1').waitFor()
    await dialog.getByLabel('Daily cap (USD)').fill('15')
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Save Cap' }).click()
    await owner.getByText('Daily cap changed').waitFor()
    await summary.getByText('$15.00').waitFor()
    await summary.getByText('The daily budget is higher than the cap.').waitFor()

    const create = owner.getByRole('button', { name: 'Create Facebook Ad' })
    await create.click()
    await owner
      .getByText(/could spend \$20\.00 a day, and its daily cap is \$15\.00/)
      .first()
      .waitFor()
    await summary.getByRole('button', { name: 'Change Cap' }).click()
    await dialog.getByLabel('Daily cap (USD)').fill('60')
    await dialog.getByRole('button', { name: 'Save Cap' }).click()
    // What the lower cap forbade is said no longer.
    await summary.getByText('$60.00').waitFor()
    await owner.getByText('What you entered is kept.').waitFor({ state: 'hidden' })
    await create.click()
    await owner.getByText('Facebook ad created successfully!').waitFor()

    // Somebody comes by the ad and asks.
    const ads = await owner.request.get(`${url}/api/facebook/accounts/act_demo/ads`)
    const { ads: listed } = (await ads.json()) as { ads: { destinationUrl: string }[] }
    const stranger = await newStranger(browser)
    await stranger.goto(listed[0]?.destinationUrl ?? '')
    await sendLeadForm(stranger, { name: 'Rosa Diaz', email: 'rosa@example.com' })

    await product.stop()
    product = await startAhead(3, { dataDir, port })
    await owner.goto(`${url}/dashboard`)
    const panel = adPanelOf(owner, 'Facebook Ads')
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await owner.getByText('Facebook data refreshed').waitFor()
    const costs = owner.getByRole('region', { name: 'What a lead costs' })
    const row = costs.getByRole('row').filter({ hasText: 'Demo' })
    await expect
      .poll(async () => (await row.allTextContents()).join(' '))
      // Three days of 88 to 100 per cent of twenty dollars, for one lead: spend, and the same for a lead.
      .toMatch(/\$(5[2-9]|60)\.\d\d/)
    const spent = /\$\d+\.\d\d/.exec((await row.allTextContents()).join(' '))?.[0] ?? ''
    expect((await row.allTextContents()).join(' ').split(spent)).toHaveLength(3)
    // Also where its owner looks for it: on the ad itself.
    await panel.getByRole('term').filter({ hasText: 'Cost per lead' }).waitFor()
    await panel.getByRole('definition').filter({ hasText: spent }).nth(1).waitFor()

    // A cap below what runs stops none of it, and says so before it is saved.
    await panel.getByRole('button', { name: 'Change Cap' }).click()
    await typed.fill('5')
    await dialog.getByText('Running ads spend up to $20.00 a day').waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Save Cap' }).click()
    await panel.getByText('Running ads spend up to $20.00 a day').waitFor()

    // A phone shows all of it, without scrolling sideways.
    await owner.setViewportSize(sizes.phone)
    const table = costs.getByRole('table', { name: 'What each ad cost and brought' })
    expect(await table.getByRole('columnheader').allTextContents()).toHaveLength(8)
    expect(await row.getByRole('cell').filter({ hasText: spent }).count()).toBe(2)
    const frame = costs.getByRole('region', { name: 'What each ad cost and brought' })
    expect(await frame.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    await expectFits(owner)
    await owner.setViewportSize(sizes.desk)

    // What is given up with the plan says what goes on without it.
    await owner.goto(`${url}/account`)
    await owner.getByRole('button', { name: 'Cancel subscription' }).click()
    const cancelling = owner.getByRole('dialog', { name: 'Cancel Explorer?' })
    await cancelling
      .getByText('1 ad spends up to $20.00 a day on Demo ad account (Facebook).')
      .waitFor()
    await expectNoAxeViolations(owner)
    await cancelling.getByRole('button', { name: 'Keep Explorer' }).click()

    // So does the page that the ad leads to, before it is closed and as long as it is.
    await owner.goto(`${url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Publish' }).click()
    const settings = owner.getByRole('dialog', { name: 'Publish Settings' })
    const spends = '1 ad spends up to $20.00 a day on Demo ad account (Facebook).'
    await settings.getByText(spends).waitFor()
    await settings.getByRole('button', { name: 'Make Private' }).click()
    const asked = owner.getByRole('dialog', { name: 'Make it private while ads run?' })
    await asked.getByText(spends).waitFor()
    await expectNoAxeViolations(owner)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await settings.getByText('Public', { exact: true }).waitFor()
    await settings.getByRole('button', { name: 'Make Private' }).click()
    await asked.getByRole('button', { name: 'Make private anyway' }).click()
    await owner.getByText(`Funnel is now private. Ads that lead to it run on: ${spends}`).waitFor()
    await settings.getByText('Ads lead to this page, which is closed').waitFor()
    await owner.goto(`${url}/dashboard`)
    const cards = owner.getByRole('article').filter({ hasText: funnel.title })
    await cards.getByText('Ads lead to this page, which is closed').waitFor()

    // So does what asks before the platform is disconnected.
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    const disconnecting = owner.getByRole('dialog', { name: 'Disconnect Facebook?' })
    await disconnecting.getByText(spends).waitFor()
    await disconnecting.getByRole('button', { name: 'Cancel' }).click()

    await panel.getByRole('button', { name: 'Pause Ad' }).click()
    await owner.getByText('Ad paused successfully').waitFor()
    await panel.getByRole('link', { name: 'Spending log' }).click()
    await owner.getByRole('heading', { name: 'Spending log' }).waitFor()
    const entries = owner.getByRole('list', { name: 'Entries, newest first' })
    await expect
      .poll(async () =>
        (await entries.getByRole('listitem').allTextContents()).map(
          (text) => /Paused|Created|Daily cap changed/.exec(text)?.[0],
        ),
      )
      .toEqual(['Paused', 'Daily cap changed', 'Created', 'Daily cap changed', 'Daily cap changed'])
    await entries.getByText('Stops $20.00 a day').waitFor()
    await entries.getByText('From $15.00 to $60.00 a day').waitFor()
    expect(await entries.getByText('Demo ad account').count()).toBe(5)
    await expectFits(owner)
  })
})
