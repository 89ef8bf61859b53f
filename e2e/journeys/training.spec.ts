import { randomUUID } from 'node:crypto'

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { openSupportChat } from '../support/open-support-chat.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

async function newPerson(name: string, options: BrowserContextOptions = {}) {
  const page = await newVisitor(stage.browser, { timezoneId: 'Europe/Paris', ...options })
  const email = `${randomUUID()}@example.com`
  const data = { full_name: name, email, password: 'rapids1' }
  const answer = await page.request.post(`${stage.url}/api/auth/sign-up`, { data })
  expect(answer.status()).toBe(201)
  return { page, email, name }
}

async function newLeader(options: BrowserContextOptions = {}) {
  const person = await newPerson(`Lena ${randomUUID().slice(0, 8)}`, options)
  await buyPlan(person.page, stage.url, { plan: 'expedition-leader' })
  return person
}

async function newAdmin() {
  const admin = await newPerson('Ada Keeper', { timezoneId: 'America/New_York' })
  await makeAdmin(product, admin.email)
  return admin.page
}

/** As a field for a day and a time takes it: at 15:00 in so many days. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T15:00`

async function openTeamChat(page: Page) {
  await page.goto(`${stage.url}/dashboard`)
  await openSupportChat(page)
  const panel = page.getByRole('dialog', { name: 'Support chat' })
  await panel.getByRole('button', { name: 'Talk to Admin' }).click()
  await panel.getByRole('log', { name: 'Conversation with our team' }).waitFor()
  return panel
}

async function askFor(page: Page, days: readonly number[]) {
  await page.getByRole('button', { name: 'Book a training' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book a training' })
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await dialog.getByText('Please choose at least one time').waitFor()
  await dialog.getByLabel('What should it be about?').fill('Our own domain')
  await dialog.getByLabel('First time that suits you').fill(inDays(days[0] ?? 2))
  if (days[1] !== undefined) await dialog.getByLabel('Second time').fill(inDays(days[1]))
  // Hours are told where an address for questions is named.
  expect(await dialog.innerText()).not.toContain('Mon-Fri')
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await page.getByText('You asked for a training.').waitFor()
}

async function openDesk(page: Page, name: string) {
  await page.goto(`${stage.url}/admin/chats`)
  await page.getByRole('link', { name }).click()
  const training = page.getByRole('region', { name: 'Training' })
  await training.waitFor()
  return training
}

describe('a training', () => {
  it('is asked for in the chat, confirmed by the clock of each, moved and cancelled', async () => {
    const person = await newLeader()
    await openTeamChat(person.page)
    await askFor(person.page, [3, 4])
    await person.page.getByText(/Times that suit me \(Europe\/Paris\)/).waitFor()

    const admin = await newAdmin()
    const training = await openDesk(admin, person.name)
    await training.getByText('Our own domain').waitFor()
    await expectNoAxeViolations(admin)
    await training.getByRole('button', { name: 'Choose a time' }).click()
    const choosing = admin.getByRole('dialog', { name: 'Choose a time' })
    // 15:00 in Paris.
    await choosing
      .getByRole('radio', { name: /(9|10):00\sAM E[DS]T Theirs: .*3:00/ })
      .first()
      .check()
    await expectFits(admin)
    await choosing.getByRole('button', { name: 'Confirm' }).click()
    const mine = person.page.getByRole('region', { name: 'Your training' })
    await mine.getByText(/Training: .*3:00\sPM GMT\+[12]/).waitFor()
    await expectNoAxeViolations(person.page)

    await training.getByRole('button', { name: 'Move' }).click()
    const moving = admin.getByRole('dialog', { name: 'Move the training' })
    await moving.getByLabel('Day and time').fill(inDays(100))
    await moving.getByText('Please choose a day within 90 days.').waitFor()
    await moving.getByLabel('Day and time').fill(inDays(5))
    await moving.getByLabel('A word to the person').fill('I am away before.')
    await expectNoAxeViolations(admin)
    await moving.getByRole('button', { name: 'Move' }).click()
    await mine.getByText(/Training: .*(8|9|10):00\sPM GMT/).waitFor()
    await person.page.getByText('I am away before.').waitFor()

    await training.getByRole('button', { name: 'Cancel training' }).click()
    const cancelling = admin.getByRole('dialog', { name: 'Cancel the training?' })
    await cancelling.getByRole('button', { name: 'Cancel training' }).click()
    await person.page.getByText('The training is cancelled.').waitFor()
    await person.page.getByRole('button', { name: 'Book a training' }).waitFor()

    // The screen shows what was sent by then.
    const outbox = async () => (await person.page.request.get(`${stage.url}/api/outbox`)).text()
    await expect.poll(outbox, { timeout: 30_000 }).toContain('Your training is cancelled')
    await person.page.goto(`${stage.url}/outbox`)
    await person.page.getByText('Your training is cancelled').waitFor()
    const files = person.page.getByRole('link', { name: 'invitation.ics' })
    await files.first().waitFor()
    expect(await files.first().getAttribute('href')).toContain(encodeURIComponent('METHOD:CANCEL'))
    await expectFits(person.page)
  })

  it('at another time is proposed, accepted and cancelled by the person', async () => {
    const person = await newLeader()
    await openTeamChat(person.page)
    await askFor(person.page, [3])
    const admin = await newAdmin()
    const training = await openDesk(admin, person.name)
    await training.getByRole('button', { name: 'Choose a time' }).click()
    const proposing = admin.getByRole('dialog', { name: 'Choose a time' })
    await proposing.getByRole('radio', { name: 'Another time' }).check()
    await proposing.getByLabel('Day and time').fill(inDays(6))
    await proposing.getByRole('button', { name: 'Propose' }).click()

    const mine = person.page.getByRole('region', { name: 'Your training' })
    await mine.getByText(/The team proposes/).waitFor()
    await mine.getByRole('button', { name: 'Accept' }).click()
    await mine.getByText(/Training: /).waitFor()
    await training.getByText('Training, confirmed').waitFor()
    await mine.getByRole('button', { name: 'Cancel training' }).click()
    const asked = person.page.getByRole('dialog', { name: 'Cancel the training?' })
    await person.page.keyboard.press('Escape')
    await asked.waitFor({ state: 'hidden' })
    await mine.getByRole('button', { name: 'Cancel training' }).click()
    await asked.getByRole('button', { name: 'Cancel training' }).click()
    await admin.getByText('I cancel the training.').first().waitFor()
    await training.waitFor({ state: 'hidden' })
    expect(await admin.getByRole('button', { name: 'Choose a time' }).count()).toBe(0)
  })

  it('is offered on a phone to whose plan has it, and to nobody else', async () => {
    const leader = await newLeader({ viewport: sizes.phone, hasTouch: true })
    await openTeamChat(leader.page)
    await askFor(leader.page, [2])
    await expectFits(leader.page)
    const { page } = await newPerson('Bo Stone')
    const panel = await openTeamChat(page)
    await panel.getByRole('textbox', { name: 'Message to the team' }).waitFor()
    expect(await page.getByRole('button', { name: 'Book a training' }).count()).toBe(0)
  })
})
