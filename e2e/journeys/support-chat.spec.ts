import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor } from '../support/browser.ts'
import { createPublished, newOwner } from '../support/people.ts'
import { rafting } from '../support/owner.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const open = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Support chat' }).click()
  const panel = page.getByRole('dialog', { name: 'Support chat' })
  await panel.waitFor()
  return panel
}

describe('the support chat', () => {
  it('answers a visitor from the help articles, and says when it does not know', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/pricing`)
    const panel = await open(page)
    expect(await panel.boundingBox()).toMatchObject({ width: 384, height: 600 })
    const suggestions = panel.getByRole('list', { name: 'Quick questions' }).getByRole('button')
    await expect.poll(() => suggestions.count()).toBe(4)
    await expectNoAxeViolations(page)
    await suggestions.first().click()
    await panel.getByText('From our help:').waitFor()
    expect(await suggestions.count()).toBe(0)
    const field = panel.getByRole('textbox')
    await field.fill('first line')
    await field.press('Shift+Enter')
    expect(await field.inputValue()).toBe('first line\n')
    await field.fill('what is the capital of mongolia')
    await field.press('Enter')
    await panel.getByText('I could not find that in our help articles.').waitFor()
    await panel.getByRole('button', { name: 'Talk to a person' }).click()
    await page.getByText('Please log in to chat with an admin').waitFor()
    await page.getByRole('status').getByRole('link', { name: 'Log in' }).waitFor()
    await expectNoAxeViolations(page)
  })

  it('is minimised, restored and closed, by keyboard as well, and opened by an event', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/about`)
    const panel = await open(page)
    await panel.getByRole('button', { name: 'Minimise chat' }).click()
    await expect.poll(() => panel.getByRole('textbox').count()).toBe(0)
    await panel.getByRole('button', { name: 'Restore chat' }).click()
    await panel.getByRole('textbox').waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    const button = page.getByRole('button', { name: 'Support chat' })
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new Event('openLiveChat')))
    await panel.waitFor()
  })

  it('says so when no answer comes', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/about`)
    const panel = await open(page)
    await page.route('**/api/openai-proxy', (route) => route.abort())
    await panel.getByRole('textbox').fill('How do I publish?')
    await panel.getByRole('button', { name: 'Send' }).click()
    await panel.getByText("I'm sorry, I'm having trouble connecting right now.").waitFor()
    await page.getByText('Failed to send message').waitFor()
    expect(await panel.getByRole('button', { name: 'Send' }).count()).toBe(1)
  })

  it('connects an owner to the team, keeps what they write, and goes back to the guide', async () => {
    const page = await newOwner(stage.browser, stage.url)
    await page.goto(`${stage.url}/dashboard`)
    const panel = await open(page)
    await panel.getByRole('textbox').fill('hello')
    await panel.getByRole('textbox').press('Enter')
    await panel.getByText('Hello! What would you like to know?').waitFor()
    await panel.getByRole('button', { name: 'Talk to Admin' }).click()
    await page.getByText('Connected to admin support! An admin will respond shortly.').waitFor()
    await panel.getByText('Hello, I need assistance. Please help me.').waitFor()
    await expect
      .poll(() => panel.getByRole('list', { name: 'Quick questions' }).getByRole('button').count())
      .toBe(4)
    await expectNoAxeViolations(page)
    await panel.getByRole('textbox').fill('Is rain a problem?')
    await panel.getByRole('textbox').press('Enter')
    await panel.getByText('Is rain a problem?').waitFor()
    const readChat = async () => {
      const answer = await page.request.get(`${stage.url}/api/chats/own`)
      const { chat } = (await answer.json()) as { chat: { status: string; lastMessage: string } }
      return [chat.status, chat.lastMessage]
    }
    await expect.poll(readChat).toEqual(['pending_admin', 'Is rain a problem?'])

    await panel.getByRole('button', { name: 'Back to the guide' }).click()
    await panel.getByText('What would you like to know?').waitFor()
    expect(await panel.getByText('hello', { exact: true }).count()).toBe(0)
    await page.reload()
    // The running chat opens without being asked for again.
    await open(page)
    await panel.getByText('Is rain a problem?').waitFor()
  })

  it('is opened by ?chat with the guide, for visitors and for whoever has no chat', async () => {
    const visitor = await newVisitor(stage.browser)
    await visitor.goto(`${stage.url}/about?chat`)
    await visitor.getByRole('textbox', { name: 'Question to the guide' }).waitFor()
    expect(await visitor.getByText('Looking for your chat…').count()).toBe(0)
    const owner = await newOwner(stage.browser, stage.url)
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => (answer = resolve))
    await owner.route('**/api/chats/own', async (route) => {
      await isHeld
      await route.continue()
    })
    await owner.goto(`${stage.url}/dashboard?chat`)
    await owner.getByText('Looking for your chat…').waitFor()
    await expectNoAxeViolations(owner)
    answer()
    await owner.getByRole('textbox', { name: 'Question to the guide' }).waitFor()
  })

  it('opens from Domain Settings, which make way', async () => {
    const page = await newOwner(stage.browser, stage.url)
    const { id } = await createPublished(page, stage.url, rafting)
    await page.goto(`${stage.url}/funnel/${id}?dialog=domain`)
    await page.getByRole('button', { name: 'Contact Support' }).click()
    await page.getByRole('dialog', { name: 'Support chat' }).getByRole('textbox').waitFor()
    expect(await page.getByRole('dialog', { name: 'Domain Settings' }).count()).toBe(0)
  })

  it('says so when the team cannot be reached', async () => {
    const page = await newOwner(stage.browser, stage.url)
    await page.goto(`${stage.url}/dashboard`)
    await page.route('**/api/chats**', (route) => route.fulfill({ status: 500, body: '{}' }))
    const panel = await open(page)
    await panel.getByRole('button', { name: 'Talk to Admin' }).click()
    await page.getByText('Failed to connect to admin support').first().waitFor()
    expect(await panel.getByRole('textbox').isDisabled()).toBe(true)
  })
})
