import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { expectFits } from '../support/fits.ts'
import { type Product, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))
const makeAdmin = join(import.meta.dirname, '../../apps/server/dist/admin.js')

async function newPerson(name: string, options: BrowserContextOptions = {}) {
  const page = await newVisitor(stage.browser, options)
  const email = `${randomUUID()}@example.com`
  const data = { full_name: name, email, password: 'rapids1' }
  const answer = await page.request.post(`${stage.url}/api/auth/sign-up`, { data })
  expect(answer.status()).toBe(201)
  return { page, email, name }
}

async function newAdmin(options: BrowserContextOptions = {}) {
  const admin = await newPerson('Ada Admin', options)
  await promisify(execFile)(process.execPath, [makeAdmin, admin.email], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: product.dataDir },
  })
  return admin
}

/** A name that no other journey has. */
const someName = () => `Bea ${randomUUID().slice(0, 8)}`

async function openPanel({ page }: { page: Page }) {
  await page.goto(`${stage.url}/admin`)
  await page.getByRole('heading', { name: 'User Management' }).waitFor()
  await page.getByText('Total users').waitFor()
}

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Search users' }).fill(words)

describe('an admin', () => {
  it('finds somebody, gives them a plan with a reason, and reads that in the audit log', async () => {
    const person = await newPerson(someName())
    const { page, email } = await newAdmin()
    await openPanel({ page })
    expect(new URL(page.url()).search).toBe('?tab=admin')
    await expectNoAxeViolations(page)

    await search(page, person.name.toUpperCase())
    const row = page.getByRole('row', { name: person.email })
    await row.getByText('Base Camp').waitFor()
    await row.getByText('$0.00').waitFor()
    await row.getByRole('button', { name: `Edit plan of ${person.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit User Plan' })
    expect(await dialog.getByRole('button', { name: /Base Camp/ }).isDisabled()).toBe(true)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Explorer' }).click()
    await dialog.getByText('Please give a reason').waitFor()
    await dialog.getByLabel('Reason').fill('Won the photo contest')
    await dialog.getByRole('button', { name: 'Explorer' }).click()
    await page.getByText('User plan updated to Explorer').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await row.getByText('Explorer').waitFor()
    await page.getByText(/\$29\.99 of it is given, not paid/).waitFor()

    await row.getByRole('link', { name: `Audit log of ${person.name}` }).click()
    await page.getByText(`${email} changed the plan of ${person.email}`).waitFor()
    await page.getByText(/from Base Camp to Explorer.*Reason: Won the photo contest/).waitFor()

    await person.page.goto(`${stage.url}/account`)
    await person.page.getByText(/You were given Explorer until/).waitFor()
    await expectNoAxeViolations(person.page)
  })

  it('deletes somebody after a second thought, and nobody who is an admin', async () => {
    const person = await newPerson(someName())
    const admin = await newAdmin()
    const { page } = admin
    await openPanel({ page })
    await search(page, person.email)
    const row = page.getByRole('row', { name: person.email })
    await row.getByRole('button', { name: `Delete ${person.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete User' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('button', { name: `Delete ${person.name}` }).click()
    await expectNoAxeViolations(page)
    await dialog.getByLabel('Reason').fill('Asked for it by email')
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await page.getByText('User deleted successfully').waitFor()
    await page.getByText('No users found').waitFor()

    await search(page, admin.email)
    const own = page.getByRole('row', { name: admin.email })
    await own.getByRole('button', { name: /^Edit plan/ }).waitFor()
    expect(await own.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
    await own.getByRole('button', { name: /^Edit plan/ }).waitFor()
    await person.page.goto(`${stage.url}/dashboard`)
    await person.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  })

  it('is told what did not work, and that nothing changed', async () => {
    const person = await newPerson(someName())
    const { page } = await newAdmin()
    await openPanel({ page })
    await search(page, person.email)
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: `Edit plan of ${person.name}` }).click()
    await page.getByLabel('Reason').fill('To see it fail')
    await page.getByRole('button', { name: 'Explorer' }).click()
    await page.getByText('Failed to update user plan').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: `Delete ${person.name}` }).click()
    await page.getByLabel('Reason').fill('To see it fail')
    await page.getByRole('button', { name: 'Delete user' }).click()
    await page.getByText('Failed to delete user').waitFor()
    await page.unroute('**/api/admin/users/*')
    await page.reload()
    const row = page.getByRole('row', { name: person.email })
    await row.waitFor()
    expect(await row.getByText('Base Camp').count()).toBe(1)
  })

  it('works on a phone', async () => {
    expect.hasAssertions()
    const { page } = await newAdmin({ viewport: sizes.phone })
    await openPanel({ page })
    await page.getByRole('list', { name: 'Users' }).getByText('Ada Admin').first().waitFor()
    await expectFits(page)
    await page.getByRole('navigation', { name: 'Admin' }).getByText('Audit log').click()
    await page.getByRole('heading', { name: 'Audit log' }).waitFor()
    await page
      .getByRole('list', { name: /^Entries/ })
      .getByText('npm run admin')
      .first()
      .waitFor()
    await expectFits(page)
  })
})

it('whoever is no admin is sent to the dashboard', async () => {
  const { page } = await newPerson(someName())
  for (const path of ['/admin', '/admin/audit', '/admin/jobs', '/admin/users/7']) {
    await page.goto(stage.url + path)
    await page.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  }
  expect((await page.request.get(`${stage.url}/api/admin/users`)).status()).toBe(403)
  await page.goto(`${stage.url}/account?tab=admin`)
  await page.getByRole('heading', { name: 'My Account' }).waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
})
