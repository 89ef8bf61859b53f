import type { BusinessFacts, Fact, Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { focused, tabTo } from '../support/keys.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, createPublished, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const read = { source: 'answer', confidence: 'medium', is_confirmed: false } as const
const trip: Fact = {
  ...read,
  id: 'trip',
  kind: 'offering',
  value: { name: 'Rafting trip' },
  origin: 'product_service',
  quote: 'Half-day and full-day white-water rafting trips',
}
const families: Fact = {
  ...read,
  id: 'families',
  kind: 'audience',
  value: { text: 'families in summer' },
  origin: 'target_customer',
}
const friends: Fact = { ...families, id: 'friends', value: { text: 'groups of friends' } }
const phone: Fact = {
  ...read,
  id: 'phone',
  kind: 'phone',
  value: { number: '+1 555 0100' },
  source: 'website',
  origin: 'https://canyon.example/contact',
  confidence: 'low',
  alternatives: [{ number: '+1 555 0199' }],
}

describe('what we understood', () => {
  it('goes into the texts when they are written again, and back out', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const { id } = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${id}/edit?tab=facts`)
    const offerings = owner.getByRole('region', { name: 'What you offer' })
    await offerings.getByRole('button', { name: /^Edit/ }).first().click()
    await owner.getByLabel('What is it called?').fill('Moonlight raft floats')
    await owner.keyboard.press('Enter')
    await offerings.getByRole('heading', { name: 'Moonlight raft floats' }).waitFor()
    await owner.getByRole('button', { name: 'Write it again with these facts' }).click()
    await owner.getByRole('button', { name: 'Regenerate', exact: true }).click()
    const notice = owner.getByRole('region', { name: 'Content regenerated' })
    await notice.waitFor()
    const written = await draftOf(owner, id)
    expect(JSON.stringify(written.generated_content)).toMatch(/moonlight raft floats/iu)
    await owner.getByText('Visitors still see the version you published last.').waitFor()
    await notice.getByRole('button', { name: 'Undo' }).click()
    await notice.waitFor({ state: 'detached' })
    const undone = await draftOf(owner, id)
    expect(JSON.stringify(undone.generated_content)).not.toMatch(/moonlight/iu)
  })

  it('is shown after an adventure is made, corrected, completed and kept', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/new-funnel`)
    const form = owner.getByRole('form', { name: 'New adventure' })
    await form.getByLabel('Business name').fill(rafting.business_name)
    await form.getByLabel('Industry').selectOption(rafting.industry)
    await form.getByLabel('What do you offer?').fill(rafting.product_service)
    await form.getByLabel('Who is it for?').fill(rafting.target_customer)
    await form.getByLabel('What is your main offer?').fill('Come along')
    await form.getByLabel('Brand tone').selectOption(rafting.brand_tone)
    await form.getByRole('button', { name: 'Create My Adventure' }).click()
    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    await page(owner).getByRole('heading', { name: 'Why Choose Blue Canyon Rafting?' }).waitFor()
    await expectFits(owner)

    const offerings = owner.getByRole('region', { name: 'What you offer' })
    await offerings.getByRole('button', { name: /^Edit/ }).first().click()
    await owner.getByLabel('What is it called?').fill('Canyon rafting')
    await owner.keyboard.press('Enter')
    await offerings.getByRole('heading', { name: 'Canyon rafting' }).waitFor()
    await offerings.getByText('You said so').waitFor()

    const price = owner.getByRole('form', { name: 'Canyon rafting – what does it cost?' })
    await price.getByRole('button', { name: 'Add' }).click()
    await price.getByText('Please enter an amount').waitFor()
    await expectFits(owner)
    await price.getByLabel('Amount').fill('79')
    await price.getByLabel('Amount').press('Enter')
    await offerings.getByText('$79 per person').waitFor()
    await page(owner).getByRole('heading', { name: 'Prices' }).waitFor()
    const phone = owner.getByRole('form', { name: 'Which number may visitors call?' })
    await phone.getByRole('button', { name: 'Skip' }).click()
    await phone.waitFor({ state: 'detached' })
    await owner.getByText('Saved', { exact: true }).waitFor()

    await owner.reload()
    await offerings.getByRole('heading', { name: 'Canyon rafting' }).waitFor()
    await offerings.getByText('$79 per person').waitFor()
    expect(await price.count()).toBe(0)
    expect(await phone.count()).toBe(0)
    await owner.getByRole('button', { name: 'Ask the skipped question again' }).click()
    await phone.waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Continue' }).click()
    await owner.getByRole('heading', { name: 'Blue Canyon Rafting Funnel' }).waitFor()
  })

  it('takes the hours and what a guest said, each with its own control', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, {
      viewport: { width: 320, height: 700 },
    })
    await openFacts(owner, [trip, phone])
    await owner.getByRole('button', { name: 'Add: How to reach you' }).click()
    await owner.getByRole('menuitem', { name: 'Hours' }).click()
    const hours = owner.getByRole('form', { name: 'Add: Hours' })
    for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await hours.getByRole('checkbox', { name: day }).check()
    }
    await hours.getByLabel('Opens').fill('08:30')
    await expectFits(owner)
    await hours.getByRole('button', { name: 'Add', exact: true }).click()
    await owner.getByText(/Mon–Wed 8:30\sAM – 5:00\sPM/).waitFor()
    await owner.getByRole('button', { name: 'Add: Why people trust you' }).click()
    await owner.getByRole('menuitem', { name: 'Review' }).click()
    const review = owner.getByRole('form', { name: 'Add: Review' })
    await review.getByLabel('What did they say?').fill('Best day of the year.')
    await review.getByLabel('Who said it?').fill('Marta Lind')
    await review.getByLabel('Who said it?').press('Enter')
    await owner.getByRole('heading', { name: '“Best day of the year.”' }).waitFor()
    await owner.getByText('Saved', { exact: true }).waitFor()
  })

  it('is gone through by keys alone', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await openFacts(owner, [trip, families, friends, phone])

    await tabTo(owner, 'Edit Rafting trip')
    await owner.keyboard.press('Enter')
    await expect.poll(() => focused(owner)).toBe('What is it called?')
    await owner.keyboard.type(' for all')
    await owner.keyboard.press('Escape')
    await expect.poll(() => focused(owner)).toBe('Edit Rafting trip')
    await owner.keyboard.press('Enter')
    await owner.keyboard.press('Control+a')
    await owner.keyboard.type('Canyon rafting')
    await owner.keyboard.press('Enter')
    await expect.poll(() => focused(owner)).toBe('Edit Canyon rafting')

    await tabTo(owner, 'Confirm all of these: Who it is for')
    await owner.keyboard.press('Enter')
    await tabTo(owner, 'Remove families in summer')
    await owner.keyboard.press('Enter')
    await expect.poll(() => focused(owner)).toBe('Confirmed: groups of friends')
    await owner.keyboard.press('Control+z')
    await owner.getByRole('heading', { name: 'families in summer' }).waitFor()
    await tabTo(owner, 'Remove groups of friends')
    await owner.keyboard.press('Enter')
    await tabTo(owner, '+1 555 0199')
    await owner.keyboard.press('Enter')
    await tabTo(owner, 'Amount')
    await owner.keyboard.type('79')
    await owner.keyboard.press('Enter')
    await owner.getByText('$79 per person').waitFor()
    await owner.getByText('Saved', { exact: true }).waitFor()

    const { facts, dismissed } = await factsOf(owner, funnel)
    expect(facts.map(({ kind, value, is_confirmed }) => ({ kind, value, is_confirmed }))).toEqual([
      {
        kind: 'offering',
        value: {
          name: 'Canyon rafting',
          price: { amount: 79, currency: 'USD', unit: 'person', is_from: false },
        },
        is_confirmed: true,
      },
      { kind: 'audience', value: families.value, is_confirmed: true },
      { kind: 'phone', value: { number: '+1 555 0199' }, is_confirmed: true },
    ])
    expect(dismissed).toContain('audience: groups of friends')
  })

  it('is gone through by touch on a phone', async () => {
    const owner = await newOwner(stage.browser, stage.url, {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    })
    const funnel = await openFacts(owner, [trip, families, friends, phone])
    await expectFits(owner)
    await expectFingerSized(owner)
    await owner.getByRole('button', { name: 'That’s right: Rafting trip' }).tap()
    await owner.getByRole('button', { name: 'Confirmed: Rafting trip' }).waitFor()
    await owner.getByText('Please check').waitFor()
    await owner.getByRole('button', { name: '+1 555 0100', exact: true }).tap()
    await owner.getByText('Please check').waitFor({ state: 'detached' })
    await owner.getByText('From your website').tap()
    await owner.getByText('https://canyon.example/contact').waitFor()
    const price = owner.getByRole('form', { name: 'Rafting trip – what does it cost?' })
    await price.getByLabel('Amount').fill('79,50')
    await price.getByRole('button', { name: 'Add' }).tap()
    await owner.getByText('$79.50 per person').waitFor()
    await owner.getByRole('button', { name: 'See the page' }).tap()
    await page(owner).getByRole('heading', { name: 'Why Choose Blue Canyon Rafting?' }).waitFor()
    await owner.getByRole('button', { name: 'Close' }).tap()
    await owner.getByText('Saved', { exact: true }).waitFor()
    expect((await factsOf(owner, funnel)).facts.map(({ is_confirmed }) => is_confirmed)).toEqual([
      true,
      false,
      false,
      true,
    ])
    await owner.getByRole('button', { name: 'Remove groups of friends' }).tap()
    await owner.getByText('Removed: groups of friends').first().waitFor()
    await owner.getByRole('button', { name: 'Undo' }).last().tap()
    await owner.getByRole('heading', { name: 'groups of friends' }).waitFor()
    await owner.getByRole('link', { name: 'Skip for now' }).tap()
    await owner.getByRole('heading', { name: funnel.title }).waitFor()
  })

  it('outlives a failed save and a reload, with what is still typed', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await openFacts(owner, [trip, phone])
    owner.on('dialog', (question) => void question.accept())
    await owner.route('**/api/funnels/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await owner.getByRole('button', { name: 'That’s right: Rafting trip' }).click()
    await owner.getByText('Not saved, kept in this tab').waitFor()
    const start = owner.getByRole('textbox', { name: 'Rafting trip – where do people meet you?' })
    await start.fill('The old mill')
    await expectFits(owner)
    await owner.unrouteAll()
    await owner.reload()
    await owner.getByText('Unsaved changes restored').waitFor()
    await owner.getByRole('button', { name: 'Confirmed: Rafting trip' }).waitFor()
    await owner.getByText('Saved', { exact: true }).waitFor()
    expect((await factsOf(owner, funnel)).facts[0]?.is_confirmed).toBe(true)
    expect(await start.inputValue()).toBe('The old mill')
    await start.press('Enter')
    await owner.getByText('Starts at: The old mill').waitFor()
  })

  it('says so where little could be read, and asks', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url)
    await openFacts(owner, [])
    await owner.getByText('We could not read much from your answers').waitFor()
    const price = owner.getByRole('form', { name: 'What does it cost?' })
    await price.getByLabel('What is it called?').fill('Canyon rafting')
    await price.getByLabel('Amount').fill('79')
    await expectFits(owner)
    await owner.keyboard.press('Enter')
    await owner
      .getByRole('region', { name: 'What you offer' })
      .getByText('$79 per person')
      .waitFor()
  })

  it('is a tab of Edit Funnel, which saves beside the answers', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await openFacts(owner, [trip, phone])
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit`)
    await owner.getByLabel('Business name').fill('Calm Canyon')
    await owner.getByRole('tab', { name: 'What we understood' }).click()
    expect(owner.url()).toContain('tab=facts')
    await owner.getByRole('button', { name: 'That’s right: Rafting trip' }).click()
    await owner.getByText('Saved', { exact: true }).waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: '+1 555 0199' }).click()
    await owner.getByRole('tab', { name: 'Your answers' }).click()
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Funnel updated successfully!').waitFor()
    await owner.getByRole('heading', { name: 'Edit Calm Canyon Funnel' }).waitFor()
    const { facts } = await factsOf(owner, funnel)
    expect(facts).toContainEqual({ ...trip, is_confirmed: true })
    expect(facts.find(({ kind }) => kind === 'phone')?.value).toEqual({ number: '+1 555 0199' })
    await owner.getByRole('tab', { name: 'What we understood' }).click()
    await owner.getByRole('button', { name: 'Confirmed: Rafting trip' }).waitFor()
  })
})

/** A new adventure of which these facts are known; ends on the screen that shows them. */
async function openFacts(owner: Page, facts: readonly Fact[]): Promise<Funnel> {
  const funnel = await createDraft(owner, stage.url, rafting)
  const answer = await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}`, {
    data: {
      business_facts: { version: 1, facts, dismissed: [] },
      baseRevision: funnel.revision,
    },
  })
  expect(answer.status()).toBe(200)
  await owner.goto(`${stage.url}/funnel/${funnel.id}/facts`)
  await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
  await owner.getByText('Saved', { exact: true }).waitFor()
  return funnel
}

async function draftOf(owner: Page, id: string): Promise<Funnel> {
  const answer = await owner.request.get(`${stage.url}/api/funnels/${id}`)
  return (await answer.json()) as Funnel
}

async function factsOf(owner: Page, { id }: Funnel): Promise<BusinessFacts> {
  return (await draftOf(owner, id)).business_facts
}

function page(owner: Page) {
  return owner.locator('iframe[title="Preview of the landing page"]').contentFrame()
}
