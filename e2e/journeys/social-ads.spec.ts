import { socialAdListSchema } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { continueToLastStep } from '../support/continue-to-last-step.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { adPanelOf, connectDemo, openConnected } from '../support/demo-ads.ts'
import { drawPhoto } from '../support/draw-photo.ts'
import { expectFits } from '../support/fits.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner } from '../support/people.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

async function openAsPayer(): Promise<Page> {
  const owner = await newOwner(stage.browser, stage.url)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  return owner
}

const panelOf = (owner: Page) => adPanelOf(owner, 'Facebook Ads')
const connect = (owner: Page) => openConnected(owner, stage.url, 'Facebook Ads')

/** Changes the only ad from another browser. */
async function renameHeadline(owner: Page, headline: string): Promise<void> {
  const path = `${stage.url}/api/facebook/accounts/act_demo/ads`
  const { ads } = socialAdListSchema.parse(await (await owner.request.get(path)).json())
  const [ad] = ads
  const data = { revision: ad?.revision, headline }
  expect((await owner.request.put(`${path}/${ad?.id ?? ''}`, { data })).status()).toBe(200)
}

describe('ads on Facebook', () => {
  it('are made in four steps, paused, activated and deleted', async () => {
    const owner = await openAsPayer()
    await connectDemo(owner, stage.url, 'Facebook Ads')
    const panel = panelOf(owner)
    await panel.getByText('No ads yet').waitFor()
    await panel.getByRole('link', { name: 'Create New Ad' }).click()

    const onwards = owner.getByRole('button', { name: 'Continue' })
    await owner.getByLabel('Campaign name').fill('Summer trips')
    expect(await onwards.isDisabled()).toBe(true)
    await owner.getByLabel('Destination URL').fill('abc')
    await owner.getByText('Please enter a valid URL').waitFor()
    await owner.getByLabel('Destination URL').fill('https://bluecanyon.example/')
    await owner.getByLabel('Objective').selectOption('Traffic')
    await onwards.click()

    for (const range of ['18-24', '25-34', '35-44']) {
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByLabel(range).uncheck()
    }
    await owner.getByText('Select at least one age range').waitFor()
    expect(await onwards.isDisabled()).toBe(true)
    await owner.getByLabel('45-54').check()
    await owner.getByRole('combobox', { name: 'Interests' }).fill('Rafting')
    await owner.getByRole('combobox', { name: 'Interests' }).press('Enter')
    await owner.getByRole('list', { name: 'Chosen interests' }).getByText('Rafting').waitFor()
    await owner.getByRole('combobox', { name: 'Places' }).fill('Xyzzyville 99')
    await owner.getByRole('combobox', { name: 'Places' }).blur()
    await owner.getByText('No place found for “Xyzzyville 99”.').waitFor()
    await owner.getByRole('combobox', { name: 'Places' }).fill('')
    await owner.getByText(/^[\d,]+-[\d,]+ people, limited by your budget$/).waitFor()
    await onwards.click()

    await owner.getByText('Facebook runs ads at certain hours only with a total').waitFor()
    const budget = owner.getByLabel('Daily budget (USD)')
    expect(await budget.inputValue()).toBe('20')
    await owner.getByText(/^[\d,]+-[\d,]+ people, limited by your budget$/).waitFor()
    await budget.fill('0.5')
    await owner.getByText('Minimum budget is $1').waitFor()
    await budget.fill('30')
    await expectFits(owner)
    // The browser's own way back leads to the step before, and nothing is lost.
    await onwards.click()
    await owner.goBack()
    expect(await budget.inputValue()).toBe('30')
    await owner.getByRole('radio', { name: /^Total budget/ }).check()
    const total = owner.getByLabel('Total budget (USD)')
    expect(await total.inputValue()).toBe('210')
    await owner.getByText('About $30.00 a day. The daily cap counts this average.').waitFor()
    await owner.getByLabel('End date', { exact: true }).fill('')
    await owner.getByText('A total budget needs an end date').waitFor()
    await owner.getByRole('radio', { name: /^Daily budget/ }).check()
    await owner.getByRole('radio', { name: /^Total budget/ }).check()
    await owner.getByRole('radio', { name: 'At certain days and hours' }).check()
    await owner.getByLabel('From').selectOption('9:00 AM')
    await owner.getByText('Dates and hours are in the ad account’s time zone: UTC.').waitFor()
    await expectFits(owner)
    await expectNoAxeViolations(owner)
    await onwards.click()

    await owner.getByLabel('Headline').fill('Raft the canyon')
    // A word without an end widens no phone's page.
    await owner.getByLabel('Primary text').fill('x'.repeat(125))
    await owner
      .getByLabel('Image of the ad')
      .setInputFiles(drawPhoto('canyon.png', { width: 1200, height: 800 }))
    await owner.getByRole('img', { name: 'The chosen one' }).waitFor()
    await owner
      .getByLabel('Summary')
      .getByText(/\$210\.00 in all from .*: about \$30\.00 a day, over 7 days/)
      .waitFor()
    const hours = 'Every day, 9:00 AM to 6:00 PM (UTC)'
    await owner.getByLabel('Summary').getByText(hours).waitFor()
    await owner.getByLabel('Summary').getByText('Rafting', { exact: true }).waitFor()
    await owner.getByLabel('Summary').getByText('United States is the default').waitFor()
    await owner.setViewportSize(sizes.phone)
    await expectFits(owner)
    await owner.setViewportSize(sizes.desk)
    await owner.getByLabel('Create it paused').check()
    await owner.getByLabel('Summary').getByText('spends nothing until you activate it').waitFor()
    await owner.getByRole('button', { name: 'Create Facebook Ad' }).click()
    await owner.getByText('Facebook ad created, paused').waitFor()

    const ad = panel.getByRole('listitem').filter({ hasText: 'Summer trips' })
    await ad.getByText('Paused', { exact: true }).waitFor()
    await ad.getByRole('button', { name: 'Activate Ad' }).click()
    const summary = owner.getByRole('dialog', { name: 'Activate this ad?' })
    await summary.getByText('United States', { exact: true }).waitFor()
    await summary.getByText(/What is left of \$210\.00/).waitFor()
    await summary.getByText(hours).waitFor()
    await summary.getByText('This is a demo account').waitFor()
    await expectNoAxeViolations(owner)
    await summary.getByRole('button', { name: 'Activate Ad' }).click()
    await owner.getByText('Ad activated successfully').waitFor()
    await ad.getByText('Active', { exact: true }).waitFor()
    await ad.getByRole('button', { name: 'Edit' }).click()
    const editor = owner.getByRole('dialog', { name: 'Edit ad' })
    await editor.getByLabel('Total budget (USD)').fill('280')
    await editor.getByRole('radio', { name: 'All day, every day' }).check()
    await editor.getByText('Facebook reviews new texts').waitFor()
    await renameHeadline(owner, 'Raft it in spring')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await editor.getByText('Changed: headline.').waitFor()
    await expectNoAxeViolations(owner)
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await owner.getByText('Ad updated successfully').waitFor()
    await ad.getByText('Raft it in spring · $280.00 in all (about $40.00 a day)').waitFor()
    await ad.getByText('In review').waitFor()
    await ad.getByRole('button', { name: 'Pause Ad' }).click()
    await owner.getByText('Ad paused successfully').waitFor()
    await expectNoAxeViolations(owner)
    await ad.getByRole('button', { name: 'Delete' }).click()
    const question = owner.getByRole('dialog', { name: 'Are you sure you want to delete this ad?' })
    await question.getByText('Summer trips').waitFor()
    await expectNoAxeViolations(owner)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await ad.waitFor()
    await ad.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete ad' }).click()
    await owner.getByText('Ad deleted successfully').waitFor()
    await panel.getByText('No ads yet').waitFor()

    // Back leads to a wizard that is empty again: to its first step, which only Continue leaves.
    await owner.goBack()
    await owner.waitForURL('**/facebook-ads/new?*step=details')
    await owner.getByLabel('Campaign name').fill('Autumn trips')
    const address = owner.getByLabel('Destination URL')
    await address.pressSequentially('https://bluecanyon.example/autumn')
    expect(await address.inputValue()).toBe('https://bluecanyon.example/autumn')
    await onwards.click()
    await owner.getByLabel('45-54').waitFor()
  })

  it('come from an adventure in two presses', async () => {
    const owner = await openAsPayer()
    await connect(owner)
    const draft = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${draft.id}?tab=ads`)
    await owner.getByRole('link', { name: 'Advertise this: Facebook Ad 1' }).click()
    await owner.getByText('This adventure is not published').waitFor()
    await continueToLastStep(owner)
    const create = owner.getByRole('button', { name: 'Create Facebook Ad' })
    expect(await create.isDisabled()).toBe(true)
    // What it needs is one press away.
    await owner.getByRole('link', { name: 'Publish Settings' }).last().click()
    const settings = owner.getByRole('dialog', { name: 'Publish Settings' })
    await settings.getByRole('button', { name: 'Cancel' }).click()
    await settings.waitFor({ state: 'hidden' })

    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
    await owner.getByRole('link', { name: 'Advertise this: Facebook Ad 1' }).click()
    await continueToLastStep(owner)
    const [adventureAd] = funnel.generated_content.ad_copy.facebook_ads
    expect(await owner.getByLabel('Headline').inputValue()).toBe('Half-day trip for $79 per person')
    await owner
      .getByLabel('Summary')
      .getByText(`utm_content=${adventureAd?.id ?? ''}`)
      .waitFor()
    await owner.getByRole('img', { name: 'The chosen one' }).waitFor()
    // Enter in a field spends nothing.
    await owner.getByLabel('Headline').press('Enter')
    await create.click()
    await owner.getByText('Facebook ad created successfully!').waitFor()
    await panelOf(owner)
      .getByRole('listitem')
      .getByText(adventureAd?.headline ?? '')
      .first()
      .waitFor()
    const costs = owner.getByRole('region', { name: 'What a lead costs' })
    const row = costs.getByRole('row').filter({ hasText: adventureAd?.headline ?? '' })
    await row.getByText('Demo', { exact: true }).waitFor()
    await row.getByText('$0.', { exact: false }).first().waitFor()
    await expectNoAxeViolations(owner)

    // Whoever goes the same way again is told that it runs.
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
    await owner.getByRole('link', { name: 'Advertise this: Facebook Ad 1' }).click()
    await continueToLastStep(owner)
    await owner
      .getByLabel('Summary')
      .getByText('An ad that leads to this page runs already')
      .waitFor()
  })
})
