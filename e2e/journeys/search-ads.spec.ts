import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { continueToLastStep } from '../support/continue-to-last-step.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { adPanelOf, connectDemo, createDemoCampaign, openConnected } from '../support/demo-ads.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buyPlan, payWith } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

async function openAsPayer(): Promise<Page> {
  const owner = await newOwner(stage.browser, stage.url)
  await buyPlan(owner, stage.url, { plan: 'explorer' })
  return owner
}

const panelOf = (owner: Page) => adPanelOf(owner, 'Google Ads')
const connect = (owner: Page) => openConnected(owner, stage.url, 'Google Ads')

describe('campaigns on Google', () => {
  it('lead to an adventure of their owner with tags, chosen or typed', async () => {
    const owner = await openAsPayer()
    const { slug, title } = await createPublished(owner, stage.url, rafting)
    await connect(owner)
    await panelOf(owner).getByRole('link', { name: 'Create Campaign' }).click()
    const address = owner.getByLabel('Final URL')
    const tagged = new RegExp(
      `/f/${slug}\\?utm_source=google&utm_medium=cpc&utm_campaign=${slug}&utm_content=google-[\\da-f-]{36}$`,
    )
    await owner.getByText('Leads from other pages aren’t counted.').waitFor()
    await owner.getByLabel('Your adventure').selectOption(title)
    expect(await address.inputValue()).toMatch(tagged)
    expect(await owner.getByLabel('Campaign name').inputValue()).toBe('Blue Canyon Rafting')
    await owner.getByLabel('How it will look').getByText('Blue Canyon Rafting').first().waitFor()
    await expectNoAxeViolations(owner)

    await owner.getByLabel('Your adventure').selectOption('Another page')
    expect(await address.inputValue()).toBe('')
    await address.fill(`${stage.url}/f/${slug}`)
    await owner.getByLabel('Headline', { exact: true }).fill('Raft the canyon')
    await owner.getByLabel('Description', { exact: true }).fill('Four hours of white water.')
    await expect.poll(() => address.inputValue()).toMatch(tagged)
    expect(await owner.getByLabel('Your adventure').locator('option:checked').innerText()).toBe(
      title,
    )
    // Enter goes on without leaving the field first.
    await address.fill(`${stage.url}/f/${slug}`)
    await address.press('Enter')
    await owner.getByText('Start with 5-10 keywords').waitFor()
    await owner.getByRole('button', { name: 'Back' }).click()
    expect(await address.inputValue()).toMatch(tagged)
  })

  it('are made in four steps, each of which says what it needs', async () => {
    const owner = await openAsPayer()
    await connectDemo(owner, stage.url, 'Google Ads')
    await panelOf(owner).getByText('No campaigns yet').waitFor()
    await panelOf(owner).getByRole('link', { name: 'Create Campaign' }).click()
    const onwards = owner.getByRole('button', { name: 'Continue' })

    await owner.getByLabel('Campaign name').fill('Summer trips')
    await owner.getByLabel('Headline', { exact: true }).fill('x'.repeat(31))
    await owner.getByText('Headline must be 30 characters or less').waitFor()
    await owner.getByLabel('Headline', { exact: true }).fill('Raft the canyon')
    await owner.getByLabel('Description', { exact: true }).fill('x'.repeat(91))
    await owner.getByText('Description must be 90 characters or less').waitFor()
    // A word without an end widens no phone's page.
    await owner.getByLabel('Description', { exact: true }).fill('x'.repeat(90))
    expect(await onwards.isDisabled()).toBe(true)
    // Who presses it all the same is led to what is missing.
    await onwards.press('Enter')
    await owner.getByText('Final URL is required').waitFor()
    await owner.locator('input[type=url]:focus').waitFor()
    await owner.getByLabel('Final URL').fill('abc')
    await owner.getByText('Please enter a valid URL').waitFor()
    await owner.getByLabel('Final URL').fill('https://bluecanyon.example/')
    await owner.getByRole('button', { name: 'Add headline' }).click()
    await owner.getByRole('textbox', { name: 'Headline 1' }).fill('Half-day trips')
    const texts = owner.getByRole('region', { name: 'Ad text' })
    await texts.getByRole('listitem').filter({ hasText: 'Half-day trips' }).waitFor()
    expect(await texts.getByText('Added', { exact: true }).count()).toBe(2)
    await owner.setViewportSize(sizes.phone)
    await expectFits(owner)
    await owner.setViewportSize(sizes.desk)
    await onwards.click()

    const keyword = (place: number) => owner.getByRole('textbox', { name: `Keyword ${place}` })
    await owner.getByText('Start with 5-10 keywords').waitFor()
    const target = owner.getByRole('combobox', { name: 'Geographic target' })
    const chosen = owner.getByRole('list', { name: 'Chosen for Geographic target' })
    await owner.getByText('United States is the default').waitFor()
    await chosen.getByRole('button', { name: 'Remove United States' }).click()
    await owner.getByText('Geographic target is required').waitFor()
    await target.fill('Xyzzyville 99')
    await target.press('Enter')
    await target.blur()
    await owner.getByText('No place found for “Xyzzyville 99”.').waitFor()
    await target.fill('Moab, Utah, United States')
    await target.press('Enter')
    await chosen.getByRole('combobox', { name: 'Radius around Moab' }).selectOption('80')
    expect(await onwards.isDisabled()).toBe(true)
    expect(await owner.getByRole('button', { name: 'Remove keyword 1' }).isDisabled()).toBe(true)
    await keyword(1).fill('rafting?')
    await owner.getByText('Google takes letters, numbers, spaces').waitFor()
    await keyword(1).fill('rafting')
    await owner.getByRole('button', { name: 'Add keyword' }).click()
    await owner.getByRole('button', { name: 'Add keyword' }).click()
    await keyword(3).fill('kayaks')
    await owner.getByRole('button', { name: 'Remove keyword 3' }).click()
    // Enter goes on to the blank row, and on a last one to a new one.
    await keyword(1).press('Enter')
    await owner.keyboard.type('canoes')
    expect(await keyword(2).inputValue()).toBe('canoes')
    await owner.keyboard.press('Enter')
    // Whoever adds a row goes on in it.
    await owner.keyboard.type('river trips')
    expect(await keyword(3).inputValue()).toBe('river trips')
    await owner.getByRole('button', { name: 'Remove keyword 1' }).click()
    await owner.getByRole('button', { name: 'Remove keyword 1' }).click()
    expect(await keyword(1).inputValue()).toBe('river trips')
    await owner.getByRole('button', { name: 'Add keyword' }).click()
    await owner.getByText(/^[\d,]+-[\d,]+ impressions a day, limited by /).waitFor()
    await expectFits(owner)
    await onwards.click()

    const budget = owner.getByLabel('Daily budget (USD)')
    expect(await budget.inputValue()).toBe('20')
    await budget.fill('0.5')
    await owner.getByText('Minimum budget is $1').waitFor()
    await budget.fill('30')
    await owner.getByRole('radio', { name: 'At certain days and hours' }).check()
    for (const day of ['Saturday', 'Sunday']) {
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByRole('checkbox', { name: day }).uncheck()
    }
    await owner.getByLabel('To', { exact: true }).selectOption('7:00 AM')
    await owner.getByText('Choose an end after the start').waitFor()
    await owner.getByLabel('To', { exact: true }).selectOption('5:30 PM')
    await owner.getByText('ad account’s time zone: UTC', { exact: false }).waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByText(/^[\d,]+-[\d,]+ impressions a day, limited by /).waitFor()
    await onwards.click()

    const summary = owner.getByLabel('Summary')
    await summary.getByText(/\$30\.00 a day from .* until you pause it/).waitFor()
    await summary.getByText('Moab, Utah, United States and 80 km', { exact: false }).waitFor()
    // The blank row is gone.
    await summary.getByText('river trips', { exact: true }).waitFor()
    expect(await summary.getByText('is only the default').count()).toBe(0)
    await summary.getByText('contains no EU political advertising').waitFor()
    await summary.getByText('Monday to Friday, 8:00 AM to 5:30 PM (UTC)').waitFor()
    await owner.getByRole('radio', { name: 'Create it paused' }).check()
    await summary.getByText('it spends nothing until you enable it', { exact: false }).waitFor()
    await expectFits(owner)
    // The browser's own way back leads to the step before, and nothing is lost.
    await owner.goBack()
    expect(await budget.inputValue()).toBe('30')
    await owner.getByRole('radio', { name: /^Total budget/ }).check()
    expect(await owner.getByLabel('Total budget (USD)').inputValue()).toBe('210')
    await owner.getByLabel('End date', { exact: true }).fill('')
    await owner.getByText('A total budget needs an end date').waitFor()
    await owner.getByRole('radio', { name: /^Daily budget/ }).check()
    await owner.getByRole('radio', { name: /^Total budget/ }).check()
    await owner.getByText('About $30.00 a day. The daily cap counts this average.').waitFor()
    await expectFits(owner)
    await onwards.click()
    await summary.getByText(/\$210\.00 in all from .*: about \$30\.00 a day, over 7 days/).waitFor()
    await owner.getByRole('button', { name: 'Create Campaign' }).click()
    await owner.getByText('Campaign created, paused').waitFor()
    await panelOf(owner).getByRole('heading', { name: 'Summer trips' }).waitFor()
    await panelOf(owner).getByText('Paused', { exact: true }).waitFor()

    // Back leads to a wizard that is empty again: to its first step, which only Continue leaves.
    await owner.goBack()
    await owner.waitForURL('**/google-ads/new?*step=details')
    await owner.getByLabel('Campaign name').fill('Autumn trips')
    await owner.getByLabel('Headline', { exact: true }).fill('Raft the canyon')
    await owner.getByLabel('Description', { exact: true }).fill('Four hours of white water.')
    const address = owner.getByLabel('Final URL')
    await address.pressSequentially('https://bluecanyon.example/autumn')
    expect(await address.inputValue()).toBe('https://bluecanyon.example/autumn')
    await onwards.click()
    await keyword(1).waitFor()

    await owner.goto(`${stage.url}/dashboard`)
    const campaign = panelOf(owner).getByRole('listitem').filter({ hasText: 'Summer trips' })
    await campaign.getByText('$210.00 in all (about $30.00 a day)').waitFor()
    await campaign.getByRole('button', { name: 'Enable' }).click()
    const question = owner.getByRole('dialog', { name: 'Enable this campaign?' })
    await question.getByText(/What is left of \$210\.00/).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await campaign.getByRole('link', { name: 'Edit' }).click()
    await owner.getByLabel('Total budget (USD)').fill('280')
    await owner.getByText('About $40.00 a day.').waitFor()
    await owner.getByRole('button', { name: 'Save changes' }).click()
    await campaign.getByText('$280.00 in all (about $40.00 a day)').waitFor()
  })

  it('are edited, paused, enabled and removed for good', async () => {
    const owner = await openAsPayer()
    await connect(owner)
    await createDemoCampaign(owner, stage.url, 'Autumn trips')
    await owner.reload()
    const campaign = panelOf(owner).getByRole('listitem').filter({ hasText: 'trips' })
    await campaign.getByText('Active', { exact: true }).waitFor()
    await campaign.getByText('$20.00 a day').waitFor()

    await campaign.getByRole('link', { name: 'Edit' }).click()
    const name = owner.getByLabel('Campaign name')
    await name.fill('')
    await owner.getByText('Campaign name is required').waitFor()
    await name.fill('Winter trips')
    await owner.getByLabel('Daily budget (USD)').fill('12.5')
    expect(await owner.getByRole('textbox', { name: 'Phrase keyword 1' }).inputValue()).toBe(
      'rafting',
    )
    await owner.getByRole('button', { name: 'Add exact keyword' }).click()
    await owner.getByRole('textbox', { name: 'Exact keyword 1' }).fill('moab rafting')
    const look = owner.getByLabel('How it will look')
    await owner.getByLabel('Headline', { exact: true }).fill('Raft the river')
    await look.getByText('Raft the river', { exact: false }).waitFor()
    await expectNoAxeViolations(owner)
    await owner.setViewportSize(sizes.phone)
    await expectFits(owner)
    await expectFingerSized(owner)
    await owner.setViewportSize(sizes.desk)

    // Another window changes the campaign in the meantime.
    const path = `${stage.url}/api/google/accounts/demo-search/campaigns/${new URL(owner.url()).searchParams.get('campaign') ?? ''}`
    const { revision } = (await (await owner.request.get(path)).json()) as { revision: string }
    await owner.request.put(path, {
      data: {
        name: 'Autumn trips',
        dailyBudget: 20,
        endDate: null,
        revision,
        negativeKeywords: ['jobs'],
      },
    })
    const save = owner.getByRole('button', { name: 'Save changes' })
    await save.click()
    await owner.getByText('The current values are loaded and your changes are kept').waitFor()
    expect(await owner.getByRole('textbox', { name: 'Negative keyword 1' }).inputValue()).toBe(
      'jobs',
    )
    await save.click()
    await owner.getByText('Campaign updated successfully').waitFor()
    await campaign.getByRole('heading', { name: 'Winter trips' }).waitFor()
    await campaign.getByText('$12.50 a day').waitFor()

    await campaign.getByRole('button', { name: 'Pause' }).click()
    await owner.getByText('Campaign paused successfully').waitFor()
    await campaign.getByText('Paused', { exact: true }).waitFor()
    await campaign.getByRole('button', { name: 'Enable' }).click()
    const summary = owner.getByRole('dialog', { name: 'Enable this campaign?' })
    await summary.getByText(/\$12\.50 a day from .* until you pause it/).waitFor()
    await summary.getByText('Shown in').waitFor()
    await summary.getByText('This is a demo account').waitFor()
    await summary.getByRole('button', { name: 'Enable' }).click()
    await owner.getByText('Campaign enabled successfully').waitFor()

    await campaign.getByRole('button', { name: 'Remove' }).click()
    const question = owner.getByRole('dialog', { name: 'Remove this campaign?' })
    await question.getByText('you can’t enable it again').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await campaign.getByText('Active', { exact: true }).waitFor()
    await campaign.getByRole('button', { name: 'Remove' }).click()
    await question.getByRole('button', { name: 'Remove campaign' }).click()
    await owner.getByText('Campaign removed successfully').waitFor()
    await campaign.getByText('Removed', { exact: true }).waitFor()
    expect(await campaign.getByRole('button').count()).toBe(0)
  })

  it('stand below what the account did, which is read again, until it is disconnected', async () => {
    const owner = await openAsPayer()
    await owner.setViewportSize({ width: 390, height: 844 })
    await connect(owner)
    const panel = panelOf(owner)
    await panel.getByText('Nothing was shown in the last 30 days').waitFor()
    expect(await panel.getByRole('slider', { name: 'Day' }).count()).toBe(0)
    await createDemoCampaign(owner, stage.url, 'Summer trips')
    // Yesterday is added: a campaign that was made just now may have shown nothing yet.
    await owner.route('**/api/google/accounts/*/results', async (route) => {
      const response = await route.fetch()
      const results = (await response.json()) as { days: { impressions: number }[] }
      const days = results.days.map((day, at) => (at === 28 ? { ...day, impressions: 90 } : day))
      await route.fulfill({ response, json: { ...results, days } })
    })
    await owner.reload()
    await panel.getByRole('heading', { name: 'Summer trips' }).waitFor()
    for (const name of ['Impressions', 'Clicks', 'Cost', 'Conversions']) {
      // oxlint-disable-next-line no-await-in-loop
      await panel.getByRole('term').filter({ hasText: name }).first().waitFor()
    }
    await panel.getByText('Percentages compare the last 7 days with the 7 before').waitFor()

    const day = panel.getByRole('slider', { name: 'Day' })
    await panel.getByText('The last 14 of 30 days').waitFor()
    expect(await day.getAttribute('max')).toBe('13')
    await panel.getByText('30 days', { exact: true }).click()
    await panel.getByText('All 30 days').waitFor()
    expect(await day.getAttribute('max')).toBe('29')
    await expectFits(owner)
    await expectFingerSized(owner)

    expect(await panel.getByRole('link', { name: 'Open Google Ads' }).count()).toBe(0)
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await owner.getByText('Data refreshed successfully').waitFor()
    await owner.route('**/api/google/accounts/*/results', (route) => route.abort())
    await panel.getByRole('button', { name: 'Refresh' }).click()
    await owner.getByText('Failed to refresh data').waitFor()
    await owner.unroute('**/api/google/accounts/*/results')

    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await owner
      .getByRole('dialog', { name: 'Disconnect Google?' })
      .getByRole('button', { name: 'Disconnect' })
      .click()
    await owner.getByText('Google is disconnected.').waitFor()
    await panel.getByRole('button', { name: 'Connect a demo account' }).waitFor()
  })

  it('come from an adventure in two presses', async () => {
    const owner = await openAsPayer()
    await connect(owner)
    const funnel = await createPublished(owner, stage.url, rafting)
    const [adventureAd, other] = funnel.generated_content.ad_copy.google_ads
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
    await owner.getByRole('link', { name: 'Advertise this: Google Ad 1' }).click()
    await continueToLastStep(owner)
    const texts = owner.getByRole('region', { name: 'Ad text' })
    await texts.getByText(adventureAd?.headline ?? '', { exact: true }).waitFor()
    await texts.getByText(other?.headline ?? '', { exact: true }).waitFor()
    const summary = owner.getByLabel('Summary')
    await summary.getByText('rafting near me', { exact: false }).waitFor()
    await summary.getByText(`utm_content=${adventureAd?.id ?? ''}`).waitFor()
    await owner.setViewportSize({ width: 390, height: 844 })
    await expectFits(owner)
    await expectFingerSized(owner)
    // The dashboard unfolds what ads cost where there is room.
    await owner.setViewportSize({ width: 1280, height: 800 })
    await owner.getByRole('button', { name: 'Create Campaign' }).click()
    await owner.getByText('Campaign created successfully!').waitFor()
    const costs = owner.getByRole('region', { name: 'What a lead costs' })
    const row = costs.getByRole('row').filter({ hasText: adventureAd?.headline ?? '' })
    await row.getByText('Demo', { exact: true }).waitFor()
    const campaigns = panelOf(owner).getByRole('heading', { level: 4 })
    await campaigns.first().waitFor()
    expect(await campaigns.count()).toBe(1)
    await expectNoAxeViolations(owner)

    // Nothing is spent unasked on the way to a page that is closed.
    await owner.request.put(`${stage.url}/api/funnels/${funnel.id}/publication`, {
      data: { isPublic: false },
    })
    await owner.goto(`${stage.url}/dashboard`)
    const panel = panelOf(owner)
    await panel.getByText('Its page is not published').waitFor()
    await panel.getByRole('button', { name: 'Pause' }).click()
    await owner.getByText('Campaign paused successfully').waitFor()
    await panel.getByRole('button', { name: 'Enable' }).click()
    const asked = owner.getByRole('dialog', { name: 'Enable this campaign?' })
    await asked.getByText('Its page is not published').waitFor()
    await expectNoAxeViolations(owner)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await panel.getByRole('button', { name: 'Enable' }).click()
    await asked.getByRole('button', { name: 'Enable' }).click()
    await owner.getByText('Campaign enabled successfully').waitFor()
  })

  it('say that the adventure is not published, keep what Google refuses, and are then asked for anew', async () => {
    const owner = await openAsPayer()
    await connect(owner)
    const funnel = await createDraft(owner, stage.url, rafting)
    const [ad] = funnel.generated_content.ad_copy.google_ads
    await owner.goto(`${stage.url}/dashboard/google-ads/new?funnel=${funnel.id}&ad=${ad?.id ?? ''}`)
    await owner.getByText('This adventure is not published').waitFor()
    const back = owner.getByRole('link', { name: 'Back to the adventure' })
    expect(await back.getAttribute('href')).toBe(`/funnel/${funnel.id}?tab=ads`)
    const open = owner.getByRole('link', { name: 'Publish Settings' }).first()
    expect(await open.getAttribute('href')).toBe(`/funnel/${funnel.id}?dialog=publish`)
    await expectNoAxeViolations(owner)

    await owner.request.put(`${stage.url}/api/funnels/${funnel.id}/publication`, {
      data: { isPublic: true },
    })
    await owner.reload()
    const asked: unknown[] = []
    const creation = '**/api/google/campaigns/create'
    await owner.route(creation, (route) => {
      asked.push((route.request().postDataJSON() as { id: string }).id)
      const error = { code: 'search-campaign-refused', message: 'Failed to create campaign' }
      return route.fulfill({ status: 422, json: { error } })
    })
    await continueToLastStep(owner)
    const create = owner.getByRole('button', { name: 'Create Campaign' })
    await create.click()
    await owner.getByRole('main').getByText('Failed to create campaign').waitFor()
    await owner.getByText('What you entered is kept.').waitFor()
    await create.click()
    await expect.poll(() => new Set(asked).size).toBe(2)
    await owner.unroute(creation)
    await create.click()
    await owner.getByText('Campaign created successfully!').waitFor()
  })

  it('are marked as a preview for whoever runs a product with demo accounts', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const account = await owner.request.get(`${stage.url}/api/session`)
    const { user } = (await account.json()) as { user: { email: string } }
    await makeAdmin(product, user.email)
    await owner.goto(`${stage.url}/dashboard`)
    await panelOf(owner).getByText('Admin Preview').waitFor()
    expect(await panelOf(owner).getByRole('button').allTextContents()).toEqual([
      'Connect a demo account',
    ])
  })

  it('are tried to be read again, told to be reconnected, or to come later, as it stands', async () => {
    const owner = await openAsPayer()
    await connect(owner)
    await owner.route('**/api/google/accounts', (route) => route.abort())
    await owner.reload()
    const panel = panelOf(owner)
    await panel.getByText('Connection Error').waitFor()
    await expectNoAxeViolations(owner)
    await owner.unroute('**/api/google/accounts')
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await panel.getByText('No campaigns yet').waitFor()
    expect(await panel.getByText('Connection Error').count()).toBe(0)

    const standing = (status: object) =>
      owner.route('**/api/google/connection', (route) => route.fulfill({ json: status }))
    const connectedAt = '2031-05-01T10:00:00.000Z'
    await standing({
      mode: 'live',
      connection: { state: 'reconnect', accountName: 'Ana', connectedAt },
    })
    await owner.goto(`${stage.url}/dashboard`)
    await panel.getByRole('button', { name: 'Reconnect' }).waitFor()
    await standing({ mode: 'off', connection: { state: 'disconnected' } })
    await owner.reload()
    await panel.getByText('Coming soon').waitFor()
    expect(await panel.getByRole('button').count()).toBe(0)
  })

  it('are for paid plans, and lead back to their wizard once one is bought on the way to it', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/dashboard`)
    const upgrade = panelOf(owner).getByRole('link', { name: 'Upgrade to Access' })
    await upgrade.waitFor()
    expect(await upgrade.getAttribute('href')).toMatch(/^\/pricing/)
    await expectNoAxeViolations(owner)

    const wizard = '/dashboard/google-ads/new?account=1'
    await owner.goto(`${stage.url}${wizard}`)
    await owner.getByRole('link', { name: 'Upgrade to Access' }).click()
    await owner.getByRole('main').locator('a[href="/checkout?plan=explorer"]').first().click()
    const chat = owner.getByRole('button', { name: 'Support chat' })
    await chat.waitFor()
    await owner.setViewportSize({ width: 390, height: 844 })
    await chat.waitFor({ state: 'hidden' })
    await owner.getByRole('radio', { name: 'Subscribe today' }).check()
    await owner.getByRole('button', { name: 'Complete Payment' }).click()
    await payWith(owner, 'Works')
    await owner.getByText('Welcome to your new adventure plan!').waitFor()
    await owner.getByRole('button', { name: 'Connect a demo account' }).waitFor()
    expect(owner.url()).toBe(`${stage.url}${wizard}`)
  })
})
