import { createHmac } from 'node:crypto'

import { api, type AppSetup } from '@wildpath/contract'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { openSupportChat } from '../support/open-support-chat.ts'
import { newOwner } from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(
  async (options) =>
    (product = await startProduct({ ...options, env: { ADMIN_REQUIRES_2FA: '1' } })),
)
const password = 'rapids1'

/** The code that an app shows for this key (RFC 6238), some steps of 30 seconds from now. */
function codeOf(key: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = key.split('').map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function emailOf(page: Page): Promise<string> {
  const session = (await (await page.request.get(`${stage.url}/api/session`)).json()) as {
    user: { email: string }
  }
  return session.user.email
}

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Sets an app up in My Account; answers its key and the recovery codes. */
async function setUpApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto(`${stage.url}/account`)
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from your app').fill(codeOf(key, -1))
  await page.keyboard.press('Enter')
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  return { key, codes }
}

/** The same without the screen. */
async function addApp(page: Page): Promise<string[]> {
  const begun = await page.request.post(stage.url + api.beginAppSetup.path, {
    data: { password, factor: null },
  })
  const { key } = (await begun.json()) as AppSetup
  const confirmed = await page.request.post(stage.url + api.confirmAppSetup.path, {
    data: { code: codeOf(key, -1) },
  })
  if (!confirmed.ok()) throw new Error(`Second factor: ${await confirmed.text()}`)
  return ((await confirmed.json()) as { recovery_codes: string[] }).recovery_codes
}

async function logIn(browser: Browser, email: string, path = '/auth/login'): Promise<Page> {
  const page = await newVisitor(browser)
  await page.goto(`${stage.url}${path}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  return page
}

/** A fingerprint reader that always agrees. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('two-factor authentication', () => {
  it('is set up, asked for at the next login, and survives a wrong code', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const email = await emailOf(owner)
    const { key, codes } = await setUpApp(owner)
    expect(codes).toHaveLength(10)
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'I have saved them' }).click()
    await owner.getByText('10 of 10 left.').waitFor()
    await expectNoAxeViolations(owner)

    const login = await logIn(stage.browser, email, '/auth/login?redirect=%2Fleads')
    await login.getByRole('heading', { name: 'One more step' }).waitFor()
    const field = login.getByLabel('Code from your app')
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectNoAxeViolations(login)
    await login.keyboard.type('000000')
    await login.keyboard.press('Enter')
    await login.getByText('This code is not right').waitFor()
    await field.fill(codeOf(key))
    await login.keyboard.press('Enter')
    await login.getByRole('heading', { name: 'Leads' }).first().waitFor()
    expect(new URL(login.url()).pathname).toBe('/leads')
  })

  it('lets somebody in who lost the phone, by a recovery code, once', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const email = await emailOf(owner)
    const [code = ''] = await addApp(owner)
    const useCode = async (page: Page) => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    const first = await logIn(stage.browser, email)
    await useCode(first)
    await first.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
    const second = await logIn(stage.browser, email)
    await useCode(second)
    await second.getByText('This code is not right').waitFor()
    await second.getByRole('button', { name: 'Back to the password' }).click()
    await second.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await owner.goto(`${stage.url}/account`)
    await owner.getByText('9 of 10 left.').waitFor()
    expect(await second.getByLabel('Recovery code').count()).toBe(0)
  })

  it('is turned off with the password and a code', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const codes = await addApp(owner)
    await owner.goto(`${stage.url}/account`)
    await owner.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
    const dialog = dialogOf(owner)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong-one')
    await dialog.getByLabel('Code').fill(codes[1] ?? '')
    await dialog.getByRole('button', { name: 'Turn Off' }).click()
    await dialog.getByText('Incorrect password.').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Turn Off' }).click()
    await owner.getByRole('button', { name: 'Set up two-factor authentication' }).waitFor()
    expect(await owner.getByText('Recovery codes').count()).toBe(0)
  })
})

describe('a passkey', () => {
  it('is added, lets its person in with and without the password, and is removed', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await addAuthenticator(owner)
    const email = await emailOf(owner)
    await owner.goto(`${stage.url}/account`)
    await owner.getByRole('button', { name: 'Add a Passkey' }).click()
    const dialog = dialogOf(owner)
    await dialog.getByLabel('Name').fill('My laptop')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Add Passkey' }).click()
    await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor()
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await owner.getByText('My laptop').waitFor()
    await owner.getByText('not used yet').waitFor()

    await owner.context().clearCookies()
    await owner.goto(`${stage.url}/auth/login`)
    await owner.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await owner.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()

    await owner.context().clearCookies()
    await owner.goto(`${stage.url}/auth/login`)
    await owner.getByLabel('Email').fill(email)
    await owner.getByLabel('Password', { exact: true }).fill(password)
    await owner.getByRole('button', { name: 'Login', exact: true }).click()
    await owner.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Use a passkey' }).click()
    await owner.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()

    await owner.goto(`${stage.url}/account`)
    await owner.getByText('last used').waitFor()
    await owner.getByRole('button', { name: 'Remove My laptop' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Remove Passkey' }).click()
    await owner.getByText('The passkey is removed.').waitFor()
    await owner.getByText('My laptop').waitFor({ state: 'detached' })
    expect(await owner.getByText('Recovery codes').count()).toBe(0)
  })
})

describe('an admin', () => {
  it('is led to set up a second factor where admins need one', async () => {
    const admin = await newAdmin()
    await admin.goto(`${stage.url}/admin/audit`)
    await admin.getByRole('heading', { name: 'Admins need two-factor authentication' }).waitFor()
    await expectNoAxeViolations(admin)
    await admin.getByRole('link', { name: 'Set Up in My Account' }).click()
    await admin.getByRole('heading', { name: 'Security' }).waitFor()
    await setUpApp(admin)
    await admin.getByRole('button', { name: 'I have saved them' }).click()
    await admin.getByRole('tab', { name: 'Admin Panel' }).click()
    await admin.getByRole('navigation', { name: 'Admin' }).waitFor()
    await admin.goto(`${stage.url}/admin/audit`)
    await admin.getByRole('heading', { name: 'Audit log' }).waitFor()
    expect(new URL(admin.url()).pathname).toBe('/admin/audit')
  })

  it('sees an account as its person who allows it, on every screen told so, and can leave', async () => {
    const person = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await buyPlan(person, stage.url, { plan: 'explorer' })
    await person.goto(`${stage.url}/account`)
    await person.getByRole('button', { name: 'Allow support to sign in' }).click()
    await person.getByText('On until').waitFor()
    await openTeamChat(person)
    const admin = await newAdmin()
    await addApp(admin)
    await signInAs(admin, person)

    const banner = admin.getByRole('region', { name: 'Support visit' })
    for (const path of ['/pricing', '/new-funnel']) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await admin.goto(`${stage.url}${path}`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await banner.getByText('You are signed in as Ana Rivers for support.').waitFor()
    }
    await admin.goto(`${stage.url}/account`)
    const stop = admin.getByRole('button', { name: 'Stop support from signing in' })
    await stop.waitFor()
    const others = [
      admin.getByRole('button', { name: 'Change Password' }),
      admin.getByLabel('Meta Pixel id'),
    ]
    for (const control of [stop, ...others]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await control.and(admin.locator(':disabled')).waitFor()
    }
    await admin.getByText('only the person whose account this is can change').first().waitFor()
    await admin.getByRole('button', { name: 'Manage email notifications' }).waitFor()
    await expectNoAxeViolations(admin)
    await openSupportChat(admin)
    await admin.getByText('only the person whose account this is can write here').waitFor()
    const field = admin.getByRole('textbox', { name: 'Message to the team' })
    expect(await field.isDisabled()).toBe(true)
    await expectNoAxeViolations(admin)
    await admin.getByRole('button', { name: 'Close chat' }).click()

    await banner.getByRole('button', { name: 'End the support visit' }).click()
    await admin.getByRole('tab', { name: 'Admin Panel' }).waitFor()
    expect(await banner.count()).toBe(0)
    await person.reload()
    const visits = person.getByRole('list', { name: 'Visits of support' })
    expect(await visits.innerText()).toContain('They cannot publish')
    await expectNoAxeViolations(person)
  })
})

async function openTeamChat(page: Page) {
  // A toast stays as long as the pointer rests on it, and one may have come up below it.
  await page.mouse.move(0, 0)
  await openSupportChat(page)
  await page.getByRole('button', { name: 'Talk to Admin' }).click()
  await page.getByRole('log', { name: 'Conversation with our team' }).waitFor()
}

async function newAdmin(): Promise<Page> {
  const admin = await newOwner(stage.browser, stage.url)
  await makeAdmin(product, await emailOf(admin))
  return admin
}

/** From the chat in which the person asked for help. */
async function signInAs(admin: Page, person: Page) {
  await person.request.post(`${stage.url}/api/chats`)
  await admin.goto(`${stage.url}/admin/chats`)
  await admin.getByRole('main').getByRole('link', { name: 'Ana Rivers' }).click()
  await admin.getByRole('button', { name: 'Sign in as this person' }).click()
  const dialog = dialogOf(admin)
  await dialog.getByLabel('Reason').fill('They cannot publish')
  await expectNoAxeViolations(admin)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await admin.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
}
