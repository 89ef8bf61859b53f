import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { newOwner } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(
  async (options) =>
    (product = await startProduct({
      ...options,
      env: { SUPPORT_EMAIL: 'ask@wild.example', METRICS_TOKEN: 'metrics-of-a-journey' },
    })),
)

const open = async (page: Page) => {
  await page.goto(`${stage.url}/diagnostics`)
  await page.getByRole('heading', { name: 'Backend Diagnostics' }).waitFor()
}
/** What stands beside a name in a list. */
const valueOf = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd')
const emailOf = async (page: Page) => {
  const session = (await (await page.request.get(`${stage.url}/api/session`)).json()) as {
    user: { email: string }
  }
  return session.user.email
}

async function newAdmin(options = {}) {
  const page = await newOwner(stage.browser, stage.url, options)
  await makeAdmin(product, await emailOf(page))
  return page
}

describe('diagnostics', () => {
  it('tell a visitor whether the backend is there, and nothing of its configuration', async () => {
    const visitor = await newVisitor(stage.browser, { viewport: sizes.phone, hasTouch: true })
    await open(visitor)
    await visitor
      .getByText('Use this page to test Backend connectivity and diagnose issues')
      .waitFor()
    await visitor.getByText('The configuration and the tests are for admins').waitFor()
    expect(await valueOf(visitor, 'Browser Online').innerText()).toBe('Online')
    expect(await valueOf(visitor, 'Backend Status').innerText()).toBe('Connected')
    expect(await valueOf(visitor, 'App Mode').innerText()).toBe('Online Mode')
    expect(await visitor.getByText('Not Authenticated').count()).toBe(2)
    expect(await valueOf(visitor, 'Backend Emulators').innerText()).toBe('Disabled')
    await visitor.getByText('Supported', { exact: true }).waitFor()
    for (const hidden of ['Backend Configuration', 'Backend Tests']) {
      expect(await visitor.getByRole('heading', { name: hidden }).count()).toBe(0)
    }
    expect(await visitor.getByRole('button', { name: 'Sign Out' }).count()).toBe(0)
    await expectFits(visitor)
    await expectFingerSized(visitor)

    await visitor.route('**/readyz', (request) => request.abort())
    await visitor.getByText('Disconnected').waitFor()
    expect(await valueOf(visitor, 'App Mode').innerText()).toBe('Offline Mode')
    await visitor.context().setOffline(true)
    await visitor.getByText('Offline', { exact: true }).waitFor()
  })

  it('let an admin run every test, and show each variable with its secrets masked', async () => {
    const admin = await newAdmin()
    await open(admin)
    expect(await valueOf(admin, 'SUPPORT_EMAIL').innerText()).toBe('ask@wild.example')
    expect(await valueOf(admin, 'METRICS_TOKEN').innerText()).toBe('met...ney')
    expect(await valueOf(admin, 'SMTP_URL').innerText()).toBe('undefined')
    expect(await admin.content()).not.toContain('metrics-of-a-journey')

    const button = (name: string) => admin.getByRole('button', { name, exact: true })
    expect(await button('Test Read Operation').isDisabled()).toBe(true)
    // No key reaches a button that rests while another test runs.
    const press = async (name: string) => {
      await expect.poll(() => button(name).isEnabled()).toBe(true)
      await button(name).press('Enter')
    }
    await press('Test Write Operation')
    await admin.getByText(/^Created document with ID: [\da-f-]{36}$/).waitFor()
    await press('Test Read Operation')
    await press('Test Delete Operation')
    await press('Test Auth Connection')
    await expect.poll(() => admin.getByText('Success', { exact: true }).count()).toBe(4)
    expect(await button('Test Read Operation').isDisabled()).toBe(true)

    const answers = Promise.withResolvers<void>()
    await admin.route('**/api/diagnostics/database', async (request) => {
      await answers.promise
      await request.continue()
    })
    await press('Run All Tests')
    await button('Running Tests...').waitFor()
    for (const name of ['Test Auth Connection', 'Start Auth Listener', 'Sign Out']) {
      expect([name, await button(name).isDisabled()]).toEqual([name, true])
    }
    answers.resolve()
    await button('Run All Tests').waitFor()
    expect(await admin.getByText('Success', { exact: true }).count()).toBe(5)

    // The backend's own reason.
    const message = 'We cannot reach the database right now.'
    await admin.route('**/api/diagnostics/documents', (request) =>
      request.fulfill({ status: 503, json: { error: { code: 'database-unavailable', message } } }),
    )
    await press('Test Write Operation')
    await admin.getByText(message).waitFor()
    expect(await admin.getByText('Error', { exact: true }).count()).toBe(1)
    await expectNoAxeViolations(admin)
  })

  it('follow who signs out and in elsewhere, once asked to, and sign out', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const email = await emailOf(owner)
    const said: string[] = []
    owner.on('console', (message) => said.push(message.text()))
    await open(owner)
    expect(await valueOf(owner, 'Email').innerText()).toBe(email)
    expect(await valueOf(owner, 'Provider').innerText()).toBe('password')
    expect(await valueOf(owner, 'Anonymous').innerText()).toBe('No')
    expect(await valueOf(owner, 'Plan').innerText()).toBe('Base Camp')
    await owner.getByRole('button', { name: 'Start Auth Listener' }).click()
    await owner.getByRole('button', { name: 'Start Auth Listener' }).waitFor({ state: 'detached' })

    const other = await owner.context().newPage()
    await other.goto(`${stage.url}/dashboard`)
    await other.getByRole('button', { name: /Ana Rivers/ }).click()
    await other.getByRole('button', { name: 'End Journey' }).click()
    await expect.poll(() => owner.getByText('Not Authenticated').count()).toBe(2)
    await expect.poll(() => said).toContain('Auth listener: signed out')
    await other.waitForURL(`${stage.url}/`)

    await other.goto(`${stage.url}/auth/login`)
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill('rapids1')
    await other.getByRole('button', { name: 'Login', exact: true }).click()
    await expect.poll(() => owner.getByText('Not Authenticated').count()).toBe(0)
    await expect
      .poll(() => said.some((text) => text.startsWith('Auth listener: signed in as')))
      .toBe(true)

    await owner.route('**/api/auth/sign-out', (request) => request.abort())
    await owner.getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => said.some((text) => text.startsWith('Error signing out:'))).toBe(true)
    await owner.unroute('**/api/auth/sign-out')
    await owner.getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => owner.getByText('Not Authenticated').count()).toBe(2)
    expect(owner.url()).toBe(`${stage.url}/diagnostics`)
  })
})
