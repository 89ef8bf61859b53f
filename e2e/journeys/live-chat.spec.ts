import { randomUUID } from 'node:crypto'

import type { Chat, ChatThread } from '@wildpath/contract'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { newVisitor, sizes } from '../support/browser.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { drawPhoto } from '../support/draw-photo.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { focused } from '../support/keys.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

/** Somebody with an account; `call` speaks to the API as them. */
async function newPerson(name: string, options: BrowserContextOptions = {}) {
  const page = await newVisitor(stage.browser, options)
  const email = `${randomUUID()}@example.com`
  async function call(method: string, path: string, data?: object): Promise<unknown> {
    const answer = await page.request.fetch(stage.url + path, { method, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  await call('POST', '/api/auth/sign-up', { full_name: name, email, password: 'rapids1' })
  return {
    page,
    email,
    call,
    say: (id: string, text: string) =>
      call('POST', `/api/chats/${id}/messages`, { id: randomUUID(), text }),
    read: async (id: string) => (await call('GET', `/api/chats/${id}/messages`)) as ChatThread,
  }
}

async function newAdmin(name: string, options: BrowserContextOptions = {}) {
  const admin = await newPerson(name, options)
  await makeAdmin(product, admin.email)
  return admin
}

/** A person of a name that no other journey has, whose chat waits. */
async function newWaiting(name = `Ana ${randomUUID().slice(0, 8)}`) {
  const person = await newPerson(name)
  const chat = (await person.call('POST', '/api/chats')) as Chat
  return { ...person, name, id: chat.id }
}

/** Somebody else whose chat waits, without a browser. */
async function startWaiting() {
  const post = async (path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(stage.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'origin': stage.url, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const person = { full_name: 'Cleo Woods', email: `${randomUUID()}@example.com` }
  const { headers } = await post('/api/auth/sign-up', {}, { ...person, password: 'rapids1' })
  const cookie = headers.getSetCookie().map((set) => set.split(';', 1)[0])
  await post('/api/chats', { cookie: cookie.join('; ') })
}

const isLoaded = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0

const rowOf = (page: Page, name: string) => page.getByRole('link', { name })
const names = (page: Page) => page.getByRole('list', { name: 'Chats' }).locator('a')
const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to/ })

/** The words of the row that has the focus. */
function rowInFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[data-chat]')?.textContent ?? '')
}

async function openChats(admin: { page: Page }): Promise<Page> {
  await admin.page.goto(`${stage.url}/admin/chats`)
  await admin.page.getByText('Connected', { exact: true }).waitFor()
  return admin.page
}

describe('an admin', () => {
  it('takes, answers and closes a chat that comes in while they look', async () => {
    const admin = await newAdmin('Ada Keeper')
    const { page } = admin
    await page.goto(`${stage.url}/account`)
    await page.getByRole('tab', { name: 'Live Chat Support' }).click()
    await page.getByText('Live chat system connected').waitFor()
    await page.getByText('No Active Chats').waitFor()
    expect(new URL(page.url()).search).toBe('?tab=chats')
    await expectFits(page)

    const [first, second] = [await newWaiting('Ana Rivers'), await newWaiting('Bo Stone')]
    await rowOf(page, second.name).waitFor()
    await first.say(first.id, 'Is anybody there?')
    await expect.poll(() => names(page).first().textContent()).toContain('Is anybody there?')
    await expect
      .poll(() => page.getByText('Pending Chats').locator('..').textContent())
      .toContain('2')

    await rowOf(page, first.name).click()
    await page.getByRole('log', { name: 'Conversation with Ana Rivers' }).waitFor()
    await page.getByText('About this person').waitFor()
    await expect.poll(async () => (await first.read(first.id)).chat.seenByAdmin).toBe(2)
    await page.getByRole('button', { name: 'Take Chat' }).click()
    await page.getByText('Chat assigned to you').waitFor()
    await page.getByText('You answer this chat.').waitFor()
    expect(await page.getByRole('button', { name: 'Take Chat' }).count()).toBe(0)
    expect((await first.read(first.id)).chat).toMatchObject({
      status: 'assigned',
      adminName: 'Ada Keeper',
    })

    await answerField(page).fill('  ')
    await answerField(page).press('Enter')
    await answerField(page).fill('Hello Ana,')
    await answerField(page).press('Shift+Enter')
    await page.keyboard.type('how can I help?')
    await first.call('POST', `/api/chats/${first.id}/typing`)
    await page.getByText('Ana Rivers is typing…').waitFor()
    await answerField(page).press('Enter')
    await expect
      .poll(async () => (await first.read(first.id)).messages.map(({ text }) => text).slice(1))
      .toEqual(['Is anybody there?', 'Hello Ana,\nhow can I help?'])
    await first.call('PUT', `/api/chats/${first.id}/seen`, { position: 3 })
    await page.getByText('Seen', { exact: true }).waitFor()
    await expectFits(page)

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('Chat session closed').waitFor()
    await page.getByText('This chat is closed. Ana Rivers can start a new one.').waitFor()
    expect(await answerField(page).count()).toBe(0)
    await expect.poll(() => rowOf(page, first.name).count()).toBe(0)
    await page.getByText('All', { exact: true }).click()
    await rowOf(page, first.name).waitFor()
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('bo stone')
    await expect.poll(() => names(page).count()).toBe(1)
    expect(await names(page).first().textContent()).toContain('Waiting')
  })

  it('keeps notes that the person never reads, and hands the chat over', async () => {
    const [admin, next] = [await newAdmin('Ada Keeper'), await newAdmin(`Cy ${randomUUID()}`)]
    const waiting = await newWaiting()
    const page = await openChats(admin)
    await rowOf(page, waiting.name).click()
    await page.getByRole('button', { name: 'Internal note' }).click()
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Check the invoice first')
    await page.getByRole('button', { name: 'Save note' }).click()
    const log = page.getByRole('log')
    await log.getByText('Check the invoice first').waitFor()
    await log.getByText('Sending…').waitFor({ state: 'detached' })
    await expectFits(page)
    expect((await next.read(waiting.id)).messages.at(-1)).toMatchObject({
      text: 'Check the invoice first',
      isNote: true,
    })
    expect(JSON.stringify(await waiting.read(waiting.id))).not.toContain('invoice')

    await page.getByRole('button', { name: 'Hand over' }).click()
    const dialog = page.getByRole('dialog')
    const { user } = (await next.call('GET', '/api/session')) as { user: { full_name: string } }
    await dialog.getByText(user.full_name).click()
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await page.getByText(`${user.full_name} answers this chat.`).waitFor()
    await page.getByRole('button', { name: 'Hand over' }).click()
    await dialog.getByText('Back to waiting').click()
    await expectFits(page)
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await page.getByRole('button', { name: 'Take Chat' }).waitFor()
  })

  it('inserts canned answers, keeps drafts per chat and sends again what failed', async () => {
    const admin = await newAdmin('Ada Keeper')
    const [one, other] = [await newWaiting(), await newWaiting()]
    const page = await openChats(admin)
    await rowOf(page, one.name).click()
    await page.getByRole('button', { name: 'Canned answers' }).click()
    await page.getByLabel('Title').fill('Wait for DNS')
    await page.getByRole('textbox', { name: 'Answer' }).last().fill('Records take up to an hour.')
    await page.getByRole('button', { name: 'Add answer' }).click()
    await page.getByRole('button', { name: 'Remove Wait for DNS' }).waitFor()
    await expectFits(page)
    await page.getByRole('button', { name: 'Insert Wait for DNS' }).click()
    await expect.poll(() => focused(page)).toBe(`Answer to ${one.name}`)
    expect(await answerField(page).inputValue()).toBe('Records take up to an hour.')

    await rowOf(page, other.name).click()
    await page.getByRole('log', { name: `Conversation with ${other.name}` }).waitFor()
    expect(await answerField(page).inputValue()).toBe('')
    await rowOf(page, one.name).click()
    await page.waitForURL(`**/admin/chats?chat=${one.id}`)
    await page.reload()
    await expect.poll(() => answerField(page).inputValue()).toBe('Records take up to an hour.')
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.getByRole('dialog', { name: 'Support chat' }).count()).toBe(0)

    await page.route('**/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: '' } } })
        : route.continue(),
    )
    await answerField(page).press('Enter')
    await page.getByText('Failed to send message: An unknown error occurred').waitFor()
    await expectFits(page)
    await page.unroute('**/messages')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('button', { name: 'Send again' }).waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await one.read(one.id)).messages.at(-1)?.text)
      .toBe('Records take up to an hour.')
  })

  it('does everything with the keyboard', async () => {
    const admin = await newAdmin('Ada Keeper')
    const [below, above] = [await newWaiting(), await newWaiting()]
    const page = await openChats(admin)
    await rowOf(page, above.name).waitFor()
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    for (let presses = 0; presses < 40 && (await rowInFocus(page)) === ''; presses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Home')
    expect(await rowInFocus(page)).toContain(above.name)
    await page.keyboard.press('j')
    expect(await rowInFocus(page)).toContain(below.name)
    await page.keyboard.press('ArrowUp')
    // A row keeps the focus when it moves.
    await below.say(below.id, 'Hello?')
    await expect.poll(() => names(page).first().textContent()).toContain('Hello?')
    expect(await rowInFocus(page)).toContain(above.name)
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(`Answer to ${below.name}`)
    await page.keyboard.type('Here I am')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await below.read(below.id)).messages.at(-1)?.text)
      .toBe('Here I am')
    await page.keyboard.press('Escape')
    expect(await rowInFocus(page)).toContain(below.name)
    await page.getByRole('button', { name: 'Keyboard help' }).press('Enter')
    await page.getByRole('dialog', { name: 'Keys of the chats' }).waitFor()
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Keyboard help')
  })

  it('answers whom an email leads to the answer, not to the guide', async () => {
    const admin = await newAdmin('Ada Keeper')
    const waiting = await newWaiting()
    await admin.call('POST', `/api/chats/${waiting.id}/take`)
    await admin.say(waiting.id, 'The river is calm today.')
    await waiting.page.goto(`${stage.url}/dashboard?chat`)
    const panel = waiting.page.getByRole('dialog', { name: 'Support chat' })
    await panel.getByText('The river is calm today.').waitFor()
    await panel.getByText('Ada Keeper is here.').waitFor()
    await waiting.page.reload()
    await panel.getByText('The river is calm today.').waitFor()
    expect(await panel.getByRole('textbox', { name: 'Question to the guide' }).count()).toBe(0)
  })

  it('sends a picture, which the person sees under the name of its file', async () => {
    const admin = await newAdmin('Ada Keeper')
    const waiting = await newWaiting()
    const page = await openChats(admin)
    await rowOf(page, waiting.name).click()
    await answerField(page).fill('Press this one:')
    await page
      .getByLabel('Picture for the message')
      .setInputFiles(drawPhoto('the button.png', { width: 320, height: 200 }))
    await page.getByText('Goes with your message').waitFor()
    await answerField(page).press('Enter')
    const sent = page.getByRole('log').getByRole('img', { name: 'the button.png' })
    await expect.poll(() => sent.evaluate(isLoaded)).toBe(true)
    await expect.poll(async () => (await waiting.read(waiting.id)).messages.length).toBe(2)

    await waiting.page.goto(`${stage.url}/dashboard?chat`)
    const seen = waiting.page.getByRole('img', { name: 'the button.png' })
    await expect.poll(() => seen.evaluate(isLoaded)).toBe(true)
  })

  it('who is none any more is led away at once, and reads why', async () => {
    const [admin, other] = [await newAdmin('Ada Keeper'), await newAdmin('Ben Ranger')]
    const waiting = await newWaiting()
    const page = await openChats(admin)
    await rowOf(page, waiting.name).waitFor()
    const { id } = (await other
      .call('GET', `/api/admin/users?search=${admin.email}`)
      .then((list) => (list as { users: { id: string }[] }).users[0])) ?? { id: '' }
    await other.call('PATCH', `/api/admin/users/${id}`, { plan: 'free', reason: 'Left the team' })
    await page.getByText('You are no longer an admin').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await rowOf(page, waiting.name).count()).toBe(0)
  })

  it('sees the list and the chat one at a time on a phone', async () => {
    const admin = await newAdmin('Ada Keeper', {
      viewport: sizes.phone,
      hasTouch: true,
      isMobile: true,
    })
    const waiting = await newWaiting()
    const page = await openChats(admin)
    await rowOf(page, waiting.name).waitFor()
    await expectFits(page)
    await expectFingerSized(page)
    await rowOf(page, waiting.name).tap()
    await page.getByRole('log').waitFor()
    expect(await rowOf(page, waiting.name).isVisible()).toBe(false)
    await expectFits(page)
    await expectFingerSized(page)
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await rowOf(page, waiting.name).waitFor()
    expect(await page.getByRole('log').count()).toBe(0)
  })

  it('reads what does not work, and tries again', async () => {
    const admin = await newAdmin('Ada Keeper')
    const { page } = admin
    const list = /\/api\/chats\?/
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: '' } } }),
    )
    await page.goto(`${stage.url}/admin/chats`)
    await page.getByText('Live Chat Error').waitFor()
    await page
      .getByText('Live chat failed to connect: An unknown error occurred', { exact: true })
      .waitFor()
    await page.getByText('Disconnected', { exact: true }).waitFor()
    await expectFits(page)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Connected', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Live Chat Error').count()).toBe(0)

    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Refreshing chat data...').waitFor()
    await page.getByRole('button', { name: 'Show Debug Info' }).click()
    await page.getByText('Connection test', { exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByText('Disconnected', { exact: true }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Connected', { exact: true }).waitFor()
  })
})

describe('whoever is no admin', () => {
  it('has neither tabs nor chats', async () => {
    const { page } = await newPerson('Ana Rivers')
    await page.goto(`${stage.url}/admin/chats`)
    await page
      .getByText('Access Denied - You need admin privileges to access live chat support.')
      .waitFor()
    await expectFits(page)
    await page.goto(`${stage.url}/account?tab=chats`)
    await page.getByRole('heading', { name: 'My Account' }).waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
  })
})

describe('the queue', () => {
  it('has those first who pay for it, and tells them so', async () => {
    const free = await newWaiting()
    const leader = await newPerson(`Lea ${randomUUID().slice(0, 8)}`)
    await buyPlan(leader.page, stage.url, { plan: 'expedition-leader' })
    await leader.page.goto(`${stage.url}/help`)
    await leader.page.getByRole('button', { name: 'Support chat' }).click()
    await leader.page
      .getByRole('button', { name: /^Talk to / })
      .first()
      .click()
    await leader.page.getByText('You are in the priority queue.').waitFor()

    const admin = await newAdmin('Ada Quill')
    await admin.page.goto(`${stage.url}/admin/chats`)
    await admin.page.locator('label', { hasText: 'Waiting' }).click()
    await admin.page.waitForURL(/show=waiting/)
    const readOrder = async () => {
      const shown = await names(admin.page).allInnerTexts()
      return shown.filter((text) => [leader, free].some(({ email }) => text.includes(email)))
    }
    await expect
      .poll(readOrder)
      .toEqual([expect.stringContaining('Dedicated'), expect.stringContaining(free.email)])
    await expectNoAxeViolations(admin.page)
  })
})

// The last of all: those who wait here stand before everybody who comes later.
describe('the desk', () => {
  it('scrolls no further than the footer, however many wait', async () => {
    const admin = await newAdmin('Ada Keeper')
    const { page } = admin
    await Promise.all(Array.from({ length: 25 }, startWaiting))
    const beyondFooter = () =>
      page.evaluate(() => {
        const footer = document.querySelector('footer')
        if (footer === null) throw new Error('No footer')
        const end = footer.getBoundingClientRect().bottom + scrollY
        return Math.round(document.documentElement.scrollHeight - end)
      })
    await openChats(admin)
    await expect.poll(() => names(page).count()).toBeGreaterThanOrEqual(25)
    await expect.poll(beyondFooter).toBe(0)
    await page.setViewportSize(sizes.phone)
    await expect.poll(beyondFooter).toBe(0)
  })
})
