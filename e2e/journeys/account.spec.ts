import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
import { setStage } from '../support/stage.ts'
import { buyPlan } from '../support/sandbox-payments.ts'

const stage = setStage()

describe('a login that fails', () => {
  it('says beside the form what is wrong, and keeps saying it', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const visitor = await newVisitor(stage.browser)
    await visitor.goto(`${stage.url}/auth/login`)
    await visitor.getByLabel('Email').fill(await emailOf(owner))
    await visitor.getByLabel('Password', { exact: true }).fill('wrong-one')
    await visitor.getByRole('button', { name: 'Login' }).click()

    const form = visitor.getByRole('main').locator('form')
    await form.getByText('Incorrect password.').waitFor()
    expect(await form.innerText()).toContain('Attempt 1 did not work')
    await toastOf(visitor, 'Incorrect password.').waitFor()
    await toastOf(visitor, 'Incorrect password.').waitFor({ state: 'detached' })
    expect(await form.innerText()).toContain('Incorrect password.')
  })

  it('counts the tries while the network of a campsite answers instead', async () => {
    const visitor = await newVisitor(stage.browser)
    await visitor.goto(`${stage.url}/auth/login`)
    await visitor.route('**/api/auth/sign-in', async (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to Camp Wi-Fi</h1>' }),
    )
    await visitor.getByLabel('Email').fill('ana@example.com')
    await visitor.getByLabel('Password', { exact: true }).fill('rapids1')
    await visitor.getByRole('button', { name: 'Login' }).click()

    const toast = toastOf(visitor, 'Please check your internet connection. (Attempt 1)')
    await toast.waitFor()
    expect(await toast.count()).toBe(1)
  })
})

/** A message of the kind that goes by itself. */
function toastOf(page: Page, text: string) {
  return page.locator('[data-rht-toaster]').getByText(text)
}

describe('my account', () => {
  it('is where the dashboard leads, on the free plan too', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/dashboard`)
    await owner.getByRole('main').getByRole('link', { name: 'My Account' }).click()
    await owner.getByRole('heading', { name: 'My Account' }).waitFor()
    expect(owner.url()).toBe(`${stage.url}/account`)
  })

  it('takes another name, another password and a choice of emails', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    const email = await emailOf(owner)
    const elsewhere = await newVisitor(stage.browser)
    await signIn(elsewhere, email, 'rapids1')
    await owner.goto(`${stage.url}/account`)
    await owner.getByText('No payments yet.').waitFor()
    await expectNoAxeViolations(owner)

    await owner.getByRole('button', { name: 'Edit Profile' }).click()
    await owner.getByLabel('Full name').fill('Ana Maria Rivers')
    await owner.getByRole('button', { name: 'Save' }).click()
    await owner.getByText('Your profile is saved.').waitFor()
    await owner.getByRole('main').getByText('Ana Maria Rivers').waitFor()

    await owner.getByText('Detected from your browser.').waitFor()
    await owner.getByLabel('Time zone').selectOption('Pacific/Honolulu')
    await owner.getByText('Your time zone is saved.').waitFor()

    await owner.getByRole('button', { name: 'Manage email notifications' }).click()
    await owner.getByLabel('Product news').check()
    await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await owner
      .getByText('On: new lead, weekly summary, answers to your questions, product news.')
      .waitFor()

    await changePassword(owner, { from: 'wrong-one', to: 'rapids2' })
    await owner.getByText('Incorrect password.').waitFor()
    await owner.getByLabel('Current password', { exact: true }).fill('rapids1')
    await owner.getByRole('button', { name: 'Save New Password' }).click()
    await owner.getByText('Your password is changed. Other sessions were ended.').waitFor()
    expect(await userOf(elsewhere)).toBeNull()
    await signIn(elsewhere, email, 'rapids2')
    expect(await userOf(elsewhere)).toMatchObject({ full_name: 'Ana Maria Rivers' })
  })

  it('shows a picture of the person in the menu, and initials without one', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/account`)
    const menu = owner.getByRole('button', { name: /^Account of/ })
    const initials = (await menu.innerText()).split('\n')[0]
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = { name: 'me.png', mimeType: 'image/png', buffer: picture }
    await owner.getByLabel('Picture of you').setInputFiles(file)
    await owner.getByText('Your picture is saved.').waitFor()
    await menu.locator('img').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Remove picture' }).press('Enter')
    await owner.getByText('Your picture is removed.').waitFor()
    await menu.locator('img').waitFor({ state: 'detached' })
    expect((await menu.innerText()).split('\n')[0]).toBe(initials)
  })

  it('proves an address with the link of the email, once', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/account`)
    await owner.getByText('Not verified').waitFor()
    await owner.getByRole('button', { name: 'Resend verification email' }).click()
    await owner.getByText('A verification link is on its way').waitFor()

    const link = await verificationLink(owner)
    await owner.goto(link)
    const verify = owner.getByRole('button', { name: 'Verify email address' })
    await verify.waitFor()
    await expectNoAxeViolations(owner)
    expect(await userOf(owner)).toMatchObject({ email_verified: false })
    await verify.click()
    await owner.getByText('Your email is verified.').waitFor()
    await expectNoAxeViolations(owner)
    await owner.goto(`${stage.url}/account`)
    await owner.getByText('Verified', { exact: true }).waitFor()
    await owner.goto(`${link}x`)
    await verify.click()
    await owner.getByText('is already verified.').waitFor()
    expect(await userOf(owner)).toMatchObject({ email_verified: true })
  })

  it('can be taken along and deleted, and nothing is left', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const email = await emailOf(owner)
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    const funnel = await createPublished(owner, stage.url, rafting)
    const page = `${stage.url}/f/${funnel.slug}`
    const stranger = await newStranger(stage.browser)
    await stranger.goto(page)
    await sendLeadForm(stranger, { name: 'Marta Lind', email: 'marta@example.com' })
    await stranger.getByText('Next Steps:').waitFor()

    await owner.goto(`${stage.url}/account`)
    const download = owner.waitForEvent('download')
    await owner.getByRole('button', { name: 'Download my data' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('marta@example.com')
    expect(file).toContain(email)

    for (let count = 2; count <= 6; count += 1) {
      expect((await owner.request.get(`${stage.url}/api/account/export`)).status()).toBe(200)
    }
    await owner.getByRole('button', { name: 'Download my data' }).click()
    await owner.getByText('You have downloaded your data six times within an hour.').waitFor()

    await owner.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByText('1 adventure and its page').waitFor()
    await dialog.getByText('1 lead', { exact: true }).waitFor()
    await dialog.getByText('Your Explorer subscription').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill('rapids1')
    const refusals: string[] = []
    owner.on('response', (answer) => {
      if (answer.status() === 401) refusals.push(answer.url())
    })
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await owner.getByText('Your account and everything in it was deleted.').waitFor()
    await owner.waitForURL(`${stage.url}/`)
    await owner.getByRole('link', { name: 'Login' }).first().waitFor()
    expect(refusals).toEqual([])

    expect((await stranger.request.get(page)).status()).toBe(404)
    const refused = await signIn(owner, email, 'rapids1')
    expect(refused).toBe(404)
  })
})

async function signIn(page: Page, email: string, password: string): Promise<number> {
  const answer = await page.request.post(`${stage.url}/api/auth/sign-in`, {
    data: { email, password },
  })
  return answer.status()
}

type SignedIn = { email: string; full_name: string; email_verified: boolean }

async function userOf(page: Page): Promise<SignedIn | null> {
  const answer = await page.request.get(`${stage.url}/api/session`)
  return ((await answer.json()) as { user: SignedIn | null }).user
}

async function emailOf(page: Page): Promise<string> {
  return (await userOf(page))?.email ?? ''
}

async function changePassword(page: Page, passwords: { from: string; to: string }) {
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(passwords.from)
  await page.getByLabel('New password', { exact: true }).fill(passwords.to)
  await page.getByLabel('Confirm password', { exact: true }).fill(passwords.to)
  await page.getByRole('button', { name: 'Save New Password' }).click()
}

/** The newest one in the outbox, which stands in for a mail server here. */
async function verificationLink(page: Page): Promise<string> {
  const email = await emailOf(page)
  const answer = await page.request.get(`${stage.url}/api/outbox`)
  const { emails } = (await answer.json()) as { emails: { to: string; text: string }[] }
  const text = emails.find(({ to }) => to === email)?.text ?? ''
  return /http\S+verify-email\S+/.exec(text)?.[0] ?? ''
}
