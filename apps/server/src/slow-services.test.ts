import { paymentWebhookPath } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { jobConcurrency } from './connection-budget.ts'
import { openBuyer } from './testing/buyer.ts'
import { startSilentServer } from './testing/silent-server.ts'
import { startStripeServer, type StripeServer } from './testing/stripe-server.ts'
import { answersFor } from './testing/test-browser.ts'
import { startTestProduct, type TestProduct } from './testing/test-product.ts'

/** As many as the whole pool has connections. */
const buyerCount = 10

let stripe: StripeServer
let emailServer: Awaited<ReturnType<typeof startSilentServer>>
let product: TestProduct
beforeAll(async () => {
  stripe = await startStripeServer({ now: () => new Date(), webhookSecret: 'whsec_local' })
  emailServer = await startSilentServer()
  product = await startTestProduct({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    SMTP_URL: `smtp://127.0.0.1:${emailServer.port}`,
  })
})
afterAll(async () => {
  await emailServer.stop()
  await product.stop()
  await stripe.stop()
})

function deliver(event: string): Promise<Response> {
  return fetch(product.url + paymentWebhookPath, {
    method: 'POST',
    body: event,
    headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(event) },
  })
}

async function openSubscriber() {
  const buyer = await openBuyer(product)
  const page = await buyer.openCheckout('explorer')
  stripe.books.payCheckout(page.split('/').at(-1) ?? '')
  const events = stripe.takeEvents()
  for (const event of events.slice(1)) await deliver(event)
  return { buyer, event: events[0] ?? '' }
}

describe('while the mail server and the payment service hang', () => {
  it('holds no connection for them, and answers owners and visitors', async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const send = (tag: string) =>
      product.openBrowser().sendForm(`/f/${funnel.slug}`, answersFor(funnel, tag))
    for (let lead = 0; lead < jobConcurrency.email; lead += 1) await send(`early${lead}`)
    const subscribers = []
    for (let count = 0; count < buyerCount; count += 1) subscribers.push(await openSubscriber())
    const newcomer = await openBuyer(product)

    const hanging = stripe.hang()
    const waiting = [
      ...subscribers.map(({ buyer }) => buyer.tryTo('/api/billing/cancel')),
      newcomer.tryTo('/api/billing/checkout', { plan: 'explorer', trial: false }),
    ]
    // Of the same subscriptions: each waits for its turn.
    const events = subscribers.map(({ event }) => deliver(event))
    const jobs = product.runJobs()
    await expect.poll(hanging.countWaiting).toBe(buyerCount + 1)
    await expect.poll(emailServer.countConnections).toBeGreaterThan(0)

    // Jobs, and turns that are waited for, use one for moments.
    await expect.poll(countUsed).toBe(0)
    expect((await send('late')).status).toBe(303)
    expect((await owner.get('/api/funnels')).status).toBe(200)
    expect((await owner.get('/api/leads')).status).toBe(200)

    hanging.answer()
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'ok'))
    expect((await Promise.all(events)).map(({ status }) => status)).toEqual(events.map(() => 200))
    await emailServer.stop()
    await jobs
  })
})

function countUsed(): number {
  const { open, idle, waiting } = product.database.connections()
  return open - idle + waiting
}
