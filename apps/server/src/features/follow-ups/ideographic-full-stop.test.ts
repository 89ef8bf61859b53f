import { afterAll, beforeAll, expect, it } from 'vitest'

import { createOwner } from '../../testing/follow-up-scenes.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { answersFor } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const spellings = ['mia@example.org。', 'mia@example.org｡｡']

it('sends nothing to an unsubscribed address that ends in an ideographic full stop', async () => {
  const { browser, funnel } = await createOwner(product)
  await browser.sendJson('POST', '/api/suppressions', { email: 'mia@example.org' })
  for (const email of spellings) {
    const answers = Object.entries(answersFor(funnel)).map(([label, value]) => [
      label,
      /email/i.test(label) ? email : value,
    ])
    await product.openBrowser().sendForm(`/f/${funnel.slug}`, Object.fromEntries(answers))
  }
  await product.runJobs()
  const recipients = (await readOutbox(product)).map(({ to }) => to)
  expect(recipients.filter((to) => to.startsWith('mia@'))).toEqual([])
})

it('rejects a second account for an address that ends in an ideographic full stop', async () => {
  const signUp = (email: string) =>
    product.openBrowser().sendJson('POST', '/api/auth/sign-up', {
      full_name: 'Ana Rivers',
      email,
      password: 'rapids1',
    })
  expect((await signUp('ana@example.net')).status).toBe(201)
  for (const email of ['ana@example.net。', 'ana@example.net。。']) {
    expect((await signUp(email)).status).toBe(409)
  }
})
