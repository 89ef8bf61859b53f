import { paymentWebhookPath, type PlanChange, planChangeSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoConsentPath } from '../../providers/social-ads/sandbox/sandbox-social-ads.ts'
import { openBuyer } from '../../testing/buyer.ts'
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const time = { ms: Date.UTC(2027, 2, 1, 12) }
const now = () => new Date(time.ms)
const minute = 60_000
const dayMs = 24 * 60 * minute

let stripe: StripeServer
let product: TestProduct
beforeAll(async () => {
  stripe = await startStripeServer({ now, webhookSecret: 'whsec_local' })
  const environment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  }
  product = await startTestProduct(environment, undefined, now)
})
afterAll(async () => {
  await product.stop()
  await stripe.stop()
})

function post(body: string): Promise<Response> {
  return fetch(product.url + paymentWebhookPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body) },
  })
}

async function deliver(): Promise<number[]> {
  const answers = await Promise.all(stripe.takeEvents().map(post))
  return answers.map(({ status }) => status)
}

async function openStripeBuyer(trial = false) {
  const buyer = await openBuyer(product)
  const page = await buyer.openCheckout('explorer', trial)
  const subscriptionId = stripe.books.payCheckout(page.split('/').at(-1) ?? '')
  return { buyer, subscriptionId }
}

describe('the product with Stripe', () => {
  it('says that payments are live and has no sandbox', async () => {
    const buyer = await openBuyer(product)
    const session = await (await buyer.browser.get('/api/session')).json()
    expect(session).toMatchObject({ providers: { payments: 'live' } })
    expect((await buyer.browser.get('/sandbox/pay/any')).status).toBe(404)
  })

  it('serves the style and theme that the consent pages of demo ad accounts load', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const page = await browser.get(`${demoConsentPath}?state=x`)
    const loaded = [...(await page.text()).matchAll(/(?:href|src)="(\/sandbox\/[^"]+)"/g)]
    const files = loaded.map(([, path = '']) => path)
    expect(files).toEqual(['/sandbox/theme.js', '/sandbox/style.css'])
    const answers = await Promise.all(files.map((path) => browser.get(path)))
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, expect.stringContaining('text/javascript')],
      [200, expect.stringContaining('text/css')],
    ])
  })

  it('gives the plan with the signed event, not with the way back', async () => {
    const { buyer } = await openStripeBuyer()
    expect(await buyer.readPlan()).toBe('free')
    expect(await deliver()).toEqual([200, 200, 200])
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'active', priceId: 'explorer-monthly' },
    })
    expect((await buyer.readBilling()).receipts).toMatchObject([
      { amountCents: 2999, status: 'paid', url: expect.stringContaining('invoice.stripe.com') },
    ])
  })

  it('finds a payment that it has not heard of before it sells a second time', async () => {
    const { buyer } = await openStripeBuyer()
    expect(await buyer.tryTo('/api/billing/checkout', { plan: 'explorer' })).toBe(
      'already-subscribed',
    )
    expect(await buyer.readPlan()).toBe('explorer')
    await deliver()
  })

  it('asks for an event again that came while Stripe did not answer', async () => {
    const { buyer } = await openStripeBuyer()
    const [event = ''] = stripe.takeEvents()
    stripe.failNext(500)
    expect((await post(event)).status).toBe(502)
    expect(await buyer.readPlan()).toBe('free')
    expect((await post(event)).status).toBe(200)
    expect(await buyer.readPlan()).toBe('explorer')
  })

  it('cancels and resumes as soon as Stripe has confirmed it', async () => {
    const { buyer } = await openStripeBuyer()
    await deliver()
    const cancelled = await buyer.send('/api/billing/cancel')
    expect(await cancelled.json()).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
    const resumed = await buyer.send('/api/billing/resume')
    expect(await resumed.json()).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
    stripe.failNext(500)
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('payments-unavailable')
    expect((await buyer.readUser()).subscription?.cancelAtPeriodEnd).toBe(false)
  })

  it('charges for a change what was shown, once', async () => {
    const { buyer } = await openStripeBuyer()
    await deliver()
    const show = async (plan: string) =>
      planChangeSchema.parse(await (await buyer.send('/api/billing/preview', { plan })).json())
    const accept = ({ to: plan, quote }: PlanChange) =>
      buyer.tryTo('/api/billing/change', { plan, quote })
    const early = await show('expedition-leader')
    expect(early.dueNowCents).toBe(10_000)
    expect([await accept(early), await accept(early)]).toEqual(['ok', 'ok'])
    expect(await accept(await show('explorer'))).toBe('ok')
    expect(await accept(early)).toBe('price-changed')
    expect(await buyer.readPlan()).toBe('explorer')
    expect((await buyer.readBilling()).receipts).toHaveLength(3)
  })

  it('falls back to free while a renewal is unpaid', async () => {
    const { buyer, subscriptionId } = await openStripeBuyer()
    await deliver()
    const { customerId } = await customerOf(buyer)
    stripe.books.refuseCard(customerId)
    time.ms += 30 * dayMs
    stripe.books.endPeriod(subscriptionId)
    await deliver()
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { paymentFailed: true },
    })
  })

  it('asks Stripe at the end of a period whose event never came', async () => {
    const { buyer, subscriptionId } = await openStripeBuyer(true)
    await deliver()
    time.ms += 14 * dayMs
    stripe.books.endPeriod(subscriptionId)
    stripe.takeEvents()
    await turn()
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'active' },
    })
  })

  it('forgets a closed account at Stripe, with what it was charged for', async () => {
    const { buyer, subscriptionId } = await openStripeBuyer()
    await deliver()
    expect(await buyer.tryTo('/api/account/delete', { password: 'rapids1' })).toBe('ok')
    const [event = ''] = stripe.takeEvents()
    expect(event).toContain(`"${subscriptionId}"`)
    expect(event).toContain('customer.subscription.deleted')
    expect((await post(event)).status).toBe(200)
  })

  // The last one: Stripe is gone afterwards.
  it('keeps a plan for an hour past its end while Stripe does not answer, and no longer', async () => {
    const { buyer } = await openStripeBuyer()
    await deliver()
    await stripe.stop()
    time.ms += 30 * dayMs + 59 * minute
    await turn()
    expect(await buyer.readPlan()).toBe('explorer')
    time.ms += minute
    await turn()
    expect(await buyer.readPlan()).toBe('free')
  })
})

/** The first one may have been under way before the time went on. */
async function turn(): Promise<void> {
  await product.runBillingClock()
  await product.runBillingClock()
}

async function customerOf(buyer: Awaited<ReturnType<typeof openBuyer>>) {
  const { id } = await buyer.readUser()
  const [row] = await product.database.sql<{ customerId: string }>`
    select customer_id as "customerId" from billing_accounts where user_id = ${id}`
  if (row === undefined) throw new Error('No customer')
  return row
}
