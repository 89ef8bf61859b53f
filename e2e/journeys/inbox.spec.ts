import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const marta = { name: 'Marta Lind', email: 'marta@example.com' }

describe('the inbox', () => {
  it('hears of a lead at once, and keeps what the owner makes of it', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/leads`)
    await owner.getByText('No leads yet').waitFor()
    await expectNoAxeViolations(owner)

    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, marta)
    await owner.getByText('1 new lead since you opened this screen').waitFor({ state: 'attached' })
    await owner.getByRole('heading', { name: marta.name }).click()

    const lead = owner.getByRole('complementary', { name: 'Open lead' })
    await lead.getByRole('link', { name: marta.email }).waitFor()
    const reply = await lead.getByRole('link', { name: 'Reply by email' }).getAttribute('href')
    expect(reply).toContain(
      'mailto:marta@example.com?subject=Your%20message%20to%20Blue%20Canyon%20Rafting&body=Hello%20Marta',
    )
    await expectNoAxeViolations(owner)

    await lead.getByLabel('Note').fill('Call her on Friday')
    await lead.getByText('Saved', { exact: true }).waitFor()
    await lead.getByRole('button', { name: 'Mark as contacted' }).click()
    await owner.getByText('1 lead marked as contacted').waitFor()
    await owner.getByRole('button', { name: 'Keep sending' }).click()
    await owner.getByText("Follow-ups to leads you've contacted continue.").waitFor()
    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByText('Undone').waitFor()
    await lead.getByRole('group', { name: 'Status' }).getByText('Booked').click()
    await owner.getByText('1 lead marked as booked').waitFor()
    await lead.getByText('Stopped: they booked').first().waitFor()

    await owner.reload()
    await lead.getByText(marta.email).waitFor()
    await expect.poll(() => lead.getByLabel('Note').inputValue()).toBe('Call her on Friday')
    await expect.poll(() => lead.getByRole('radio', { name: 'Booked' }).isChecked()).toBe(true)
  })

  it('is searched, filtered and tidied up, many leads at once', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    for (const name of ['Ana', 'Bo', 'Cy']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that their order is known
      await postLead(funnel, name, `10.0.0.${name.length}`)
    }
    await owner.goto(`${stage.url}/leads`)
    await owner.getByText('3 of 3').waitFor()
    await expect.poll(() => names(owner)).toEqual(['Cy', 'Bo', 'Ana'])

    await owner.getByLabel('Search leads').fill('bo@EXAMPLE')
    await owner.getByText('1 of 1').waitFor()
    await expect.poll(() => names(owner)).toEqual(['Bo'])
    await owner.getByLabel('Search leads').fill('nobody')
    await owner.getByText('No lead matches').waitFor()
    await owner.getByRole('button', { name: 'Clear filters' }).click()
    await owner.getByText('3 of 3').waitFor()

    await owner.getByLabel('Select Cy').check()
    await owner.getByLabel('Select Ana').click({ modifiers: ['Shift'] })
    await owner.getByText('3 selected').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Set status' }).click()
    await owner.getByRole('menuitem', { name: 'Lost' }).click()
    await owner.getByText('3 leads marked as lost').waitFor()
    await owner.getByRole('radio', { name: 'Lost (3)' }).waitFor({ state: 'attached' })
    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByRole('radio', { name: 'New (3)' }).waitFor({ state: 'attached' })

    await owner.getByLabel('Select Bo').check()
    await owner.getByRole('region', { name: 'Chosen leads' }).getByText('Delete').click()
    const question = owner.getByRole('dialog', { name: 'Delete this lead?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await owner.getByText('1 lead deleted').waitFor()
    await owner.reload()
    await owner.getByText('2 of 2').waitFor()
    await expect.poll(() => names(owner)).toEqual(['Cy', 'Ana'])
  })

  it('holds back what looks like spam until the owner says that it is none', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    for (const name of ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Finn']) {
      // oxlint-disable-next-line no-await-in-loop -- the sixth within a minute from one address is held back
      await postLead(funnel, name, '10.0.2.1')
    }
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=leads&show=held-back`)
    await owner.getByRole('heading', { name: 'Finn' }).click()
    const lead = owner.getByRole('complementary', { name: 'Open lead' })
    await lead.getByText('Held back as likely spam').waitFor()
    await lead.getByRole('button', { name: 'Not spam' }).first().click()
    await owner.getByText('1 lead moved to your leads').waitFor()
    await owner.getByText('Nothing held back').waitFor()
    await owner.getByRole('tab', { name: 'Leads (6)' }).waitFor()
  })

  it('is worked through without a mouse', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await postLead(funnel, 'Ana', '10.0.3.1')
    await postLead(funnel, 'Bo', '10.0.3.2')
    await owner.goto(`${stage.url}/leads`)
    await owner.getByRole('link', { name: /^Bo / }).focus()
    await owner.keyboard.press('j')
    await expect.poll(() => focused(owner)).toBe('Ana')
    await owner.keyboard.press('x')
    await owner.getByText('1 selected').waitFor()
    await owner.keyboard.press('ArrowUp')
    await expect.poll(() => focused(owner)).toBe('Bo')
    await owner.keyboard.press('Enter')
    await owner.getByRole('heading', { name: 'Bo', level: 2, exact: true }).waitFor()
    await owner.keyboard.press('j')
    await owner.getByRole('heading', { name: 'Ana', level: 2 }).waitFor()
    await owner.keyboard.press('Escape')
    await expect.poll(() => focused(owner)).toBe('Ana')
    await owner.getByRole('complementary', { name: 'Open lead' }).waitFor({ state: 'detached' })
    await owner.getByText('1 selected').waitFor()
    await owner.keyboard.press('Escape')
    await owner.getByText('1 selected').waitFor({ state: 'detached' })
  })

  it('fits on a phone', async () => {
    expect.hasAssertions()
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    const funnel = await createPublished(owner, stage.url, rafting)
    await postLead(funnel, 'Ana', '10.0.4.1')
    await owner.goto(`${stage.url}/leads`)
    await owner.getByRole('heading', { name: 'Ana' }).waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('heading', { name: 'Ana' }).click()
    await owner.getByRole('dialog', { name: 'Ana' }).getByText('They replied').waitFor()
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Escape')
    await owner.getByRole('dialog').waitFor({ state: 'detached' })
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await owner.getByRole('button', { name: 'Numbers of the last 30 days' }).click()
    await owner.getByText('Views', { exact: true }).first().waitFor()
    await expectNoAxeViolations(owner)
  })
})

describe('follow-ups', () => {
  it('are edited in place and tried out', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=follow-ups`)
    const first = owner.getByRole('article', { name: 'Email 1' })
    await first.getByText('immediately').waitFor()
    await owner.getByText('2 day(s) after signup').waitFor()

    await first.getByRole('button', { name: 'Edit email 1' }).click()
    await first.getByLabel('Subject').fill('Hello {name}')
    await first.getByText('Subjects cannot carry {name}').waitFor()
    await first.getByLabel('Subject').fill('Your trip with {business}')
    await first.getByLabel('Letter').fill('Hello ')
    await first.getByRole('button', { name: '{name}' }).click()
    await first.getByRole('region', { name: 'Preview' }).getByText('Hello Alex').waitFor()
    await first.getByText('Your trip with Blue Canyon Rafting').waitFor()
    await expectNoAxeViolations(owner)

    await owner.getByRole('tab', { name: 'Ad Copy' }).click()
    await owner.getByRole('tab', { name: 'Follow-ups' }).click()
    await expect.poll(() => first.getByLabel('Letter').inputValue()).toBe('Hello {name}')
    await first.getByRole('button', { name: 'Save' }).click()
    await owner.getByText('The email is saved.').waitFor()

    await owner.getByRole('button', { name: 'Send test email' }).click()
    await owner.getByText('A mail-provider key is not configured.').waitFor()
    await owner.goto(`${stage.url}/outbox`)
    await owner.getByText('Test Email: Blue Canyon Rafting Funnel Follow-up').first().waitFor()
    await owner.getByText('Hello Alex').first().waitFor()
  })

  it('are switched off, and say who sends them', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(owner, stage.url, rafting)
    const address = {
      id: 'address',
      kind: 'address',
      value: { street: 'Mill St 14', locality: 'Moab', region: 'UT', postal_code: '84532' },
      source: 'owner',
      confidence: 'high',
      is_confirmed: true,
    }
    await owner.request.patch(`${stage.url}/api/funnels/${funnel.id}`, {
      data: {
        business_facts: { version: 1, facts: [address], dismissed: [] },
        baseRevision: funnel.revision,
      },
    })
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=follow-ups`)
    const field = owner.getByLabel('Postal address')
    expect(await field.inputValue()).toBe('Mill St 14, Moab, UT 84532')
    await field.fill('River Road 1, Moab')
    await owner.getByRole('button', { name: 'Save address' }).click()
    await owner.getByText('Your postal address is saved.').waitFor()
    await owner.getByText('Your postal address is missing').waitFor({ state: 'detached' })
    await owner.getByRole('switch', { name: 'Send follow-ups to new leads' }).click()
    await owner.getByText('Follow-ups are off.').waitFor()

    const answer = owner.getByText('Every email ends with a link.')
    expect(await answer.isVisible()).toBe(false)
    await owner.getByText('How do people unsubscribe?').click()
    await answer.waitFor()
    await owner.getByText('How do people unsubscribe?').click()
    await answer.waitFor({ state: 'hidden' })

    await owner.getByText('Addresses that get no follow-ups (0)').click()
    await owner.getByLabel('Another address').fill('bo@example.com')
    await owner.getByRole('button', { name: 'Add address' }).click()
    await owner.getByText('Addresses that get no follow-ups (1)').waitFor()
    await owner.getByRole('button', { name: 'Remove bo@example.com' }).click()
    await owner.getByText('Addresses that get no follow-ups (0)').waitFor()
    await expectNoAxeViolations(owner)
  })
})

/** Sends the form as a browser without script would, from this address. */
async function postLead(funnel: Funnel, name: string, address: string) {
  const answers = funnel.generated_content.landing_page.form_fields.map((label) => [
    label,
    answerTo(label, name),
  ])
  const answer = await fetch(`${stage.url}/f/${funnel.slug}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(answers),
  })
  expect(answer.status).toBe(303)
}

function answerTo(label: string, name: string): string {
  if (/email/i.test(label)) return `${name.toLowerCase()}@example.com`
  if (/date$/i.test(label)) return '2031-07-24'
  return /^number/i.test(label) ? '3' : name
}

function names(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 3 }).allInnerTexts()
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent)
}
