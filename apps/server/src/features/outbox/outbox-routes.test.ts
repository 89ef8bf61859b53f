import { api } from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

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
