import { sessionSchema } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createLeases } from '../../db/leases.ts'
import { err, ok } from '../../result.ts'
import { codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createAccountDataRepository } from './account-data-repository.ts'
import { createAccountReader } from './account-reader.ts'
import { createAccountDataService } from './account-data-service.ts'
import { tablesThatHold } from '../../testing/all-tables.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { openFullPerson } from '../../testing/full-person.ts'
import { tablesOfAPerson } from './tables-of-a-person.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const password = 'rapids1'

describe('deleting an account', () => {
  const erase = (browser: TestBrowser, given = password) =>
    browser.sendJson('POST', '/api/account/delete', { password: given })

  it('says so each of five times that the password is wrong, and deletes nothing', async () => {
    const person = await openFullPerson(product)
    for (let count = 0; count < 5; count += 1) {
      expect(await codeOf(await erase(person.browser, 'wrong-one'))).toEqual([
        401,
        'wrong-password',
      ])
    }
    const list = (await (await person.browser.get('/api/funnels')).json()) as { funnels: [] }
    expect(list.funnels).toHaveLength(2)
  })

  it('is closed after ten wrong passwords', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    for (let count = 0; count < 10; count += 1) await erase(browser, 'wrong-one')
    expect(await codeOf(await erase(browser))).toEqual([429, 'too-many-requests'])
  })

  it('leaves nothing of the person in any table', async () => {
    const person = await openFullPerson(product)
    const ids = person.funnels.map(({ id }) => id)
    const needles = [person.id, person.email, person.name, ...ids, await customerOf(person.id)]
    const holding = Object.entries(tablesOfAPerson)
      .filter(([, held]) => !('holdsNothingOfAPerson' in held || 'kept' in held))
      .map(([table]) => table)
    expect(await tablesThatHold(product, needles)).toEqual(holding.toSorted())

    const { url } = await designOf(person.browser)
    expect((await product.openBrowser().get(url)).status).toBe(200)

    expect((await erase(person.browser)).status).toBe(200)
    expect(await tablesThatHold(product, needles)).toEqual([])
    expect((await product.openBrowser().get(url)).status).toBe(404)
  })

  it('takes the public pages away in every process, and signs every browser out', async () => {
    const person = await openFullPerson(product)
    const second = await startTestProduct({}, product.connection)
    const phone = product.openBrowser()
    await phone.sendJson('POST', '/api/auth/sign-in', { email: person.email, password })
    const path = `/f/${person.funnels[0].slug}`
    const visit = async (process: TestProduct) => (await process.openBrowser().get(path)).status
    expect([await visit(product), await visit(second)]).toEqual([200, 200])

    const answer = await erase(person.browser)
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    await expect.poll(() => visit(product)).toBe(404)
    await expect.poll(() => visit(second)).toBe(404)
    expect(await (await phone.get('/api/session')).json()).toMatchObject({ user: null })
    await second.stop()
  })

  it('refuses what was on its way for the person', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    // The confirmation email references the user, so it would wait on the lock as well.
    await product.settleSignUpEmails()
    const lateFunnel = await product.database.db.transaction(async (deletion) => {
      await deletion.execute(sql`select 1 from users where email = ${email} for update`)
      const answer = browser.sendJson('POST', '/api/funnels', { business_info: rafting })
      await expect.poll(() => countWaiting(product)).toBe(1)
      await deletion.execute(sql`delete from users where email = ${email}`)
      return { answer }
    })
    expect(await codeOf(await lateFunnel.answer)).toEqual([401, 'not-signed-in'])
  })

  it('opens no payment page that was asked for just before', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    // The limits of the confirmation email add rows as well.
    await product.settleSignUpEmails()
    const [row] = await product.database.sql`select id from users where email = ${email}`
    const id = String(row?.['id'])
    const countAttempts = async () =>
      (await product.database.sql`select 1 from rate_limit_counts`).length
    const deletion = await createLeases(product.database).hold(`checkout ${id}`, async () => {
      const before = await countAttempts()
      const answer = browser.sendJson('POST', '/api/billing/checkout', { plan: 'explorer' })
      // It was let in, and waits for its turn.
      await expect.poll(countAttempts).toBe(before + 1)
      await product.database.sql`delete from users where id = ${id}`
      return { answer }
    })
    if (!deletion.isHeld) throw new Error('The checkout came first')
    expect(await codeOf(await deletion.value.answer)).toEqual([401, 'not-signed-in'])
    expect(await tablesThatHold(product, [id])).not.toContain('sandbox_payment_objects')
  })

  it('frees the address: who signs up with it again starts with nothing', async () => {
    const person = await openFullPerson(product)
    await erase(person.browser)
    const again = product.openBrowser()
    await again.signUp(person.email)
    expect(await (await again.get('/api/session')).json()).toMatchObject({
      user: { full_name: 'Ana Rivers', plan: 'free', subscription: null, email_verified: false },
    })
    expect(await (await again.get('/api/funnels')).json()).toEqual({ funnels: [] })
  })

  it('leaves everybody else as they were', async () => {
    const other = await openFullPerson(product)
    const person = await openFullPerson(product)
    const before = await (await other.browser.get('/api/account/export')).json()
    await erase(person.browser)
    const after = await (await other.browser.get('/api/account/export')).json()
    expect({ ...(after as object), exported_at: '' }).toEqual({
      ...(before as object),
      exported_at: '',
    })
  })
})

describe('a file storage that does not answer', () => {
  it('keeps the account, and says that a subscription has ended', async () => {
    const { browser } = await openFullPerson(product)
    const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
    if (user === null) throw new Error('Nobody is signed in')
    const accountData = createAccountDataService({
      leases: createLeases(product.database),
      records: createAccountDataRepository(product.database, () => new Date()),
      reader: createAccountReader(product.database),
      confirmPassword: async () => ok(null),
      exportBilling: async () => ({ subscriptions: [], receipts: [] }),
      closeBilling: (_userId, { deleteAccount }) => deleteAccount(),
      deleteFiles: async () => err({ code: 'file-storage-failed' }),
      withdrawAds: async () => ok(null),
      disconnect: async () => {},
      publicUrl: product.url,
      now: () => new Date(),
    })
    const browserOfPerson = { headers: new Headers(), network: '10.0.0.1' }
    expect(await accountData.delete(user, password, browserOfPerson)).toMatchObject({
      error: {
        code: 'file-storage-failed',
        message: expect.stringContaining('your account is still here'),
      },
    })
    expect((await browser.get('/api/designs')).status).toBe(200)
  })
})

describe('a payment service that does not answer', () => {
  it('keeps the account whole, and says that nothing was deleted', async () => {
    const { browser } = await openFullPerson(product)
    const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
    if (user === null) throw new Error('Nobody is signed in')
    const accountData = createAccountDataService({
      leases: createLeases(product.database),
      records: createAccountDataRepository(product.database, () => new Date()),
      reader: createAccountReader(product.database),
      confirmPassword: async () => ok(null),
      exportBilling: async () => ({ subscriptions: [], receipts: [] }),
      closeBilling: async () => err({ code: 'payments-unavailable' }),
      deleteFiles: async () => ok(null),
      withdrawAds: async () => ok(null),
      disconnect: async () => {},
      publicUrl: product.url,
      now: () => new Date(),
    })
    const browserOfPerson = { headers: new Headers(), network: '10.0.0.1' }
    expect(await accountData.delete(user, password, browserOfPerson)).toMatchObject({
      error: {
        code: 'payments-unavailable',
        message: expect.stringContaining('Nothing was deleted'),
      },
    })
    const list = (await (await browser.get('/api/funnels')).json()) as { funnels: [] }
    expect(list.funnels).toHaveLength(2)
  })
})

/** The picture of a person's library. */
async function designOf(browser: TestBrowser): Promise<{ url: string }> {
  const answer = (await (await browser.get('/api/designs')).json()) as {
    designs: { url: string }[]
  }
  const [design] = answer.designs
  if (design === undefined) throw new Error('The library is empty')
  return design
}

/** What the payment provider calls the person. */
async function customerOf(userId: string): Promise<string> {
  const [row] = await product.database
    .sql`select customer_id from billing_accounts where user_id = ${userId}`
  return String(row?.['customer_id'])
}
