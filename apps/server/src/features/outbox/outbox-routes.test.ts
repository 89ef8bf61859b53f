import { api } from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const products: TestProduct[] = []
afterEach(async () => {
  for (const product of products.splice(0)) await product.stop()
})

/** What the outbox says to somebody who is signed in. */
async function readOutboxOf(environment: Record<string, string>) {
  const product = await startTestProduct(environment)
  products.push(product)
  const person = product.openBrowser()
  await person.signUp()
  return api.listOutbox.answer.parse(await (await person.get('/api/outbox')).json())
}

it('says that mail stays here while no mail server is configured', async () => {
  expect((await readOutboxOf({})).isSandbox).toBe(true)
})

it('says that mail leaves once one is', async () => {
  const mailed = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@wildpath.example' }
  expect(await readOutboxOf(mailed)).toEqual({ isSandbox: false, emails: [] })
})

it('shows nobody the emails to an address that they have not confirmed, but those about themselves', async () => {
  const product = await startTestProduct()
  products.push(product)
  const owner = await createOwner(product)
  const { email } = await leaveLead(product, owner.funnel)
  await product.runJobs()
  const stranger = product.openBrowser()
  await stranger.signUp(email)
  // As from another machine: on this one the outbox is open.
  const read = async () => {
    const answer = await stranger.get('/api/outbox', { 'x-forwarded-for': '203.0.113.9' })
    const { emails } = api.listOutbox.answer.parse(await answer.json())
    return emails.map(({ subject }) => subject.split(' ')[0])
  }
  await expect.poll(read).toEqual(['Confirm'])
  const taken = await (await stranger.get('/api/account/export')).json()
  expect(taken).toMatchObject({ emails: [{ subject: expect.stringMatching(/^Confirm/) }] })
  await product.database.sql`update users set email_verified = true where email = ${email}`
  expect((await read()).length).toBeGreaterThan(1)
})
