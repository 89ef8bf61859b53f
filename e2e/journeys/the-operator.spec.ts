import { describe, expect, inject, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor } from '../support/browser.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner, newStranger, sendLeadForm } from '../support/people.ts'
import { makeDataDir, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('whoever runs the product', () => {
  it('sees as an admin what is set up, and that no work was given up', async () => {
    const dataDir = makeDataDir(inject('freshData'))
    const product = await startProduct({ dataDir })
    const page = await newOwner(stage.browser, product.url)
    const answer = await page.request.get(`${product.url}/api/session`)
    const { user } = (await answer.json()) as { user: { email: string } }
    await product.stop()
    await makeAdmin({ dataDir }, user.email)
    const again = await startProduct({ dataDir, port: product.port })
    await page.goto(`${again.url}/admin`)
    await page.getByRole('heading', { name: 'Set-up' }).waitFor()
    await expectNoAxeViolations(page)
    const adminNav = page.getByRole('navigation', { name: 'Admin' })
    await adminNav.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText(`the console made an admin of ${user.email}`).waitFor()
    await expectNoAxeViolations(page)
    await adminNav.getByRole('link', { name: 'Background jobs' }).click()
    await page.getByText('Nothing was given up').waitFor()
    await expectNoAxeViolations(page)
    await again.stop()
    expect(page.url()).toBe(`${again.url}/admin/jobs`)
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of an email, which works once', async () => {
    const page = await newOwner(stage.browser, stage.url)
    const session = await page.request.get(`${stage.url}/api/session`)
    const { user } = (await session.json()) as { user: { email: string } }
    const stranger = await newVisitor(stage.browser)
    await stranger.goto(`${stage.url}/auth/login`)
    await stranger.getByRole('link', { name: /Forgot/ }).click()
    await stranger.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await stranger.getByLabel('Email').fill(user.email)
    await expectNoAxeViolations(stranger)
    await stranger.getByRole('button', { name: 'Send Reset Link' }).click()
    await stranger.getByText('Check your email').waitFor()

    const outbox = await page.request.get(`${stage.url}/api/outbox`)
    const { emails } = (await outbox.json()) as { emails: { to: string; text: string }[] }
    const texts = emails.filter(({ to }) => to === user.email).map(({ text }) => text)
    const [link = ''] = texts.flatMap((text) => /http\S+reset-password\S+/.exec(text)?.[0] ?? [])
    await stranger.goto(link)
    await stranger.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await expectNoAxeViolations(stranger)
    await stranger.getByLabel('New password', { exact: true }).fill('calmwater')
    await stranger.getByLabel('Confirm password', { exact: true }).fill('calmwater')
    await stranger
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await stranger.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await stranger.getByLabel('Email').fill(user.email)
    await stranger.getByLabel('Password', { exact: true }).fill('calmwater')
    await stranger.getByRole('button', { name: 'Login' }).click()
    await stranger.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
    await page.goto(`${stage.url}/dashboard`)
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/login')

    await page.goto(link)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    expect(await page.getByLabel('New password').count()).toBe(0)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Send a New Link' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  })
})

describe('demo mode', () => {
  it('opens when the server is out of reach, says all the time what it is, and keeps nothing', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/auth/login`)
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('rapids1')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Continue in Demo Mode' }).click()
    await page.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
    await expectNoAxeViolations(page)
    await page.unroute('**/api/**')
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/login')
  })
})

describe('the outbox', () => {
  it('shows an owner every email that a mail server would have sent', async () => {
    const page = await newOwner(stage.browser, stage.url)
    const funnel = await createPublished(page, stage.url, rafting)
    const stranger = await newStranger(stage.browser)
    await stranger.goto(`${stage.url}/f/${funnel.slug}`)
    await sendLeadForm(stranger, { name: 'Tom Ledger', email: 'tom@example.com' })
    await page.goto(`${stage.url}/outbox`)
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        return page.getByText('tom@example.com').count()
      })
      .toBeGreaterThan(0)
    await expectNoAxeViolations(page)
  })
})
