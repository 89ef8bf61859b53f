import { type Billing, billingSchema, sessionSchema, type User } from '@wildpath/contract'

import { codeOf, type TestBrowser } from './test-browser.ts'
import type { TestProduct } from './test-product.ts'

export type Buyer = Awaited<ReturnType<typeof openBuyer>>

export const workingCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'
export const askingCard = '4000 0025 0000 3155'
export const failingLaterCard = '4000 0000 0000 0341'

/** Somebody who signed up and has a browser that goes where payments are made. */
export async function openBuyer(product: Pick<TestProduct, 'openBrowser'>, email?: string) {
  const browser = product.openBrowser()
  await browser.signUp(email)
  const send = (path: string, body?: unknown) => browser.sendJson('POST', path, body)
  const followed = async (path: string, body?: unknown): Promise<string> => {
    const answer = await send(path, body)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    const { url } = (await answer.json()) as { url: string }
    return url.replace(/^https?:\/\/[^/]+/, '')
  }
  const readUser = async (): Promise<User> => {
    const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
    if (user === null) throw new Error('Signed out')
    return user
  }

  return {
    browser,
    send,
    readUser,
    readPlan: async () => (await readUser()).plan,
    readBilling: async (): Promise<Billing> =>
      billingSchema.parse(await (await browser.get('/api/billing')).json()),
    /** 'ok', or the code of the refusal. */
    tryTo: async (path: string, body?: unknown) => outcomeOf(await send(path, body)),
    /** The path of a payment page. */
    openCheckout: (plan: string, trial = false) =>
      followed('/api/billing/checkout', { plan, trial }),
    openPortal: () => followed('/api/billing/portal'),
    async buy(plan: string, { trial = false, card = workingCard } = {}): Promise<void> {
      const page = await followed('/api/billing/checkout', { plan, trial })
      const paid = await pay(browser, page, card)
      if (paid.status !== 303) throw new Error(`Paying: ${paid.status} ${await paid.text()}`)
    },
    pay: (page: string, card: string) => pay(browser, page, card),
    postForm: (path: string, fields: Record<string, string> = {}) =>
      browser.send('POST', path, { body: new URLSearchParams(fields) }),
  }
}

function pay(browser: TestBrowser, page: string, number: string): Promise<Response> {
  return browser.send('POST', page, { body: new URLSearchParams({ number }) })
}

async function outcomeOf(answer: Response): Promise<string> {
  return answer.ok ? 'ok' : (await codeOf(answer))[1]
}
