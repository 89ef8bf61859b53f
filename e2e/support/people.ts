import { randomUUID } from 'node:crypto'

import type { BusinessInfo, Funnel } from '@wildpath/contract'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

import { newVisitor } from './browser.ts'

/** Fills in the sign-up form; ends on the dashboard of a new account. */
export async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/signup`)
  await page.getByLabel('Full name').fill('Ana Rivers')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('rapids1')
  await page.getByLabel('Confirm password', { exact: true }).fill('rapids1')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
}

/** Someone with a fresh account and no adventures yet, signed in without the form. */
export async function newOwner(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newVisitor(browser, options)
  const answer = await page.request.post(`${url}/api/auth/sign-up`, {
    data: { full_name: 'Ana Rivers', email: `${randomUUID()}@example.com`, password: 'rapids1' },
  })
  if (!answer.ok()) throw new Error(`Sign-up: ${answer.status()} ${await answer.text()}`)
  return page
}

/**
 * A person who comes across a public page. A browser without a window calls itself one, which the
 * server rightly takes for a robot; this one says what a person's browser says.
 */
export function newStranger(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  return newVisitor(browser, { userAgent, ...options })
}

/** A draft of the person who is signed in on the page, made without the form. */
export async function createDraft(
  page: Page,
  url: string,
  business: BusinessInfo,
): Promise<Funnel> {
  const answer = await page.request.post(`${url}/api/funnels`, {
    data: { business_info: business },
  })
  if (!answer.ok()) throw new Error(`New funnel: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Funnel
}

/** Makes a draft and publishes it without the dialog. */
export async function createPublished(
  page: Page,
  url: string,
  business: BusinessInfo,
): Promise<Funnel> {
  const { id } = await createDraft(page, url, business)
  return publish(page, url, id)
}

/** Publishes a funnel or its changes through the API, without the dialog. */
export async function publish(page: Page, url: string, id: string): Promise<Funnel> {
  const answer = await page.request.put(`${url}/api/funnels/${id}/publication`, {
    data: { isPublic: true },
  })
  if (!answer.ok()) throw new Error(`Publish: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Funnel
}

/** Confirms the dialog that lists the unpublished changes. */
export async function confirmChanges(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Publish changes?' })
  await question.getByRole('listitem').first().waitFor()
  await question.getByRole('button', { name: 'Publish changes' }).click()
  await question.waitFor({ state: 'detached' })
  // The button that opened the dialog is disabled by then.
  await page.waitForFunction(() => document.activeElement !== document.body)
}

/** Answers every question of the form on a public page and sends it. */
export async function sendLeadForm(page: Page, visitor: { name: string; email: string }) {
  // The button comes last, so every field is there.
  await page.getByRole('main').getByRole('button').waitFor()
  for (const field of await page.locator('form .pg-field :is(input, textarea)').all()) {
    // oxlint-disable-next-line no-await-in-loop -- a person fills in one field after the other
    await field.fill(await answerTo(field))
  }
  await page.getByRole('main').getByRole('button').click()

  async function answerTo(field: ReturnType<Page['locator']>): Promise<string> {
    const type = await field.getAttribute('type')
    if (type === 'email') return visitor.email
    if (type === 'date') return '2031-07-24'
    if (type === 'number') return '3'
    const autocomplete = await field.getAttribute('autocomplete')
    return autocomplete === 'name' ? visitor.name : 'Two adults and one child in July'
  }
}
