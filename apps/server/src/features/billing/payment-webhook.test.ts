import { paymentWebhookPath, plans } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestDatabase } from '../../db/testing/test-postgres.ts'
import { valueOf } from '../../testing/results.ts'
import {
  createSandboxPayments,
  sandboxSignatureHeader,
} from '../../providers/payments/sandbox/sandbox-payments.ts'
import { sandboxSecret, signBody } from '../../providers/payments/sandbox/sandbox-signature.ts'
import { type Buyer, openBuyer, workingCard } from '../../testing/buyer.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { testSecret } from '../../testing/test-secret.ts'

let product: TestProduct
let provider: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  product = await startTestProduct()
  provider = await openProvider(product)
})
afterAll(() => product.stop())

/** The sandbox without a way to the webhook: what it would send is sent by the tests. */
async function openProvider({ database }: TestProduct) {
  const secret = sandboxSecret(testSecret)
  const { payments, checkouts, settled } = createSandboxPayments({
    db: database.db,
    secret,
    publicUrl: 'http://localhost:3000',
    now: () => new Date(),
    post: async () => false,
  })
  return {
    payments,
    settled,
    secret,
    /** A payment of which no event has arrived. */
    async pay(page: string): Promise<void> {
      expect(await checkouts.pay(page.split('/').at(-1) ?? '', workingCard)).toBe('paid')
      await settled()
    },
  }
}

type Sent = { body: string; signature?: string; at?: Date }

function post({ body, at = new Date(), signature }: Sent): Promise<Response> {
  return fetch(product.url + paymentWebhookPath, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signature ?? signBody(body, provider.secret, at),
    },
  })
}

/** The events of one person's subscriptions, as they were written. */
async function eventsOf(buyer: Buyer): Promise<string[]> {
  const { id } = await buyer.readUser()
  const rows = await product.database.sql<{ body: string }>`
    select body from sandbox_payment_events
    where customer_id = (select customer_id from billing_accounts where user_id = ${id})`
  return rows.map(({ body }) => body)
}

const subscriptionIn = (events: readonly string[]): string =>
  (JSON.parse(events[0] ?? '') as { subscription: string }).subscription

async function countHandled(events: readonly string[]): Promise<number> {
  const ids = events.map((body) => (JSON.parse(body) as { id: string }).id)
  const [row] = await product.database.sql<{ count: number }>`
    select count(*)::int as count from payment_events where id = any(${ids})`
  return row?.count ?? 0
}

/** Somebody whose payment was made and of whom the webhook has not heard. */
async function openPaidBuyer(plan = 'explorer') {
  const buyer = await openBuyer(product)
  await provider.pay(await buyer.openCheckout(plan))
  const events = await eventsOf(buyer)
  return { buyer, events, subscriptionId: subscriptionIn(events) }
}

describe('the payment webhook', () => {
  it('gives the plan that was paid, and nothing before', async () => {
    const { buyer, events } = await openPaidBuyer()
    expect(await buyer.readPlan()).toBe('free')
    expect((await post({ body: events[0] ?? '' })).status).toBe(200)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { plan: 'explorer', status: 'active', priceId: 'explorer-monthly' },
    })
  })

  it('handles an event once, however often and however concurrently it comes', async () => {
    const { buyer, events } = await openPaidBuyer()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => events.map((body) => post({ body }))).flat(),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countHandled(events)).toBe(3)
    const { id } = await buyer.readUser()
    const rows = await product.database.sql`select 1 from subscriptions where user_id = ${id}`
    expect(rows).toHaveLength(1)
    expect(await buyer.readPlan()).toBe('explorer')
  })

  it('is not impressed by an old event that comes again after the end', async () => {
    const { buyer, events, subscriptionId } = await openPaidBuyer()
    for (const body of events) await post({ body })
    await provider.payments.cancelNow(subscriptionId)
    await provider.settled()
    for (const body of await eventsOf(buyer)) await post({ body })
    expect(await buyer.readPlan()).toBe('free')
    for (const body of events) expect((await post({ body })).status).toBe(200)
    expect(await buyer.readPlan()).toBe('free')
  })

  it('ends at the same plan in whichever order events come', async () => {
    const { buyer, subscriptionId } = await openPaidBuyer()
    const prorationTime = Math.floor(Date.now() / 1000)
    const plan = plans['expedition-leader']
    valueOf(await provider.payments.changePlan({ subscriptionId, plan, prorationTime }))
    await provider.settled()
    const events = await eventsOf(buyer)
    expect(events).toHaveLength(5)
    for (const body of events.toReversed()) {
      expect((await post({ body })).status).toBe(200)
      expect(await buyer.readPlan()).toBe('expedition-leader')
    }
  })

  it('refuses what the provider did not sign', async () => {
    const { buyer, events } = await openPaidBuyer()
    const [body = ''] = events
    for (const signature of ['', 'nonsense', `t=1,v1=${'0'.repeat(64)}`]) {
      const answer = await post({ body, signature })
      expect(await codeOf(answer)).toEqual([400, 'webhook-refused'])
    }
    const signature = signBody(body, provider.secret, new Date())
    const other = body.replace(/"sub_[^"]+"/, '"sub_other"')
    expect((await post({ body: other, signature })).status).toBe(400)
    expect(await buyer.readPlan()).toBe('free')
    expect(await countHandled(events)).toBe(0)
  })

  it('refuses what was signed more than five minutes ago', async () => {
    const { buyer, events } = await openPaidBuyer()
    const answer = await post({ body: events[0] ?? '', at: new Date(Date.now() - 6 * 60_000) })
    expect(await codeOf(answer)).toEqual([400, 'webhook-refused'])
    expect(await buyer.readPlan()).toBe('free')
  })

  it('acknowledges and ignores kinds of events that it does not know', async () => {
    const body = JSON.stringify({ id: 'evt_unknown', type: 'charge.refunded', created: 1 })
    expect((await post({ body })).status).toBe(200)
    expect(await countHandled([body])).toBe(0)
  })

  it('acknowledges events of a subscription that nobody knows', async () => {
    const event = { id: 'evt_none', type: 'invoice.paid', subscription: 'sub_none' }
    expect((await post({ body: JSON.stringify(event) })).status).toBe(200)
  })

  it('acknowledges events of a person who is gone', async () => {
    const { buyer, events } = await openPaidBuyer()
    const { id } = await buyer.readUser()
    await product.database.sql`delete from users where id = ${id}`
    expect((await post({ body: events[0] ?? '' })).status).toBe(200)
    const rows = await product.database.sql`select 1 from subscriptions where user_id = ${id}`
    expect(rows).toHaveLength(0)
  })

  it('gives nothing for a price that is no plan', async () => {
    const buyer = await openBuyer(product)
    const user = await buyer.readUser()
    const checkout = valueOf(
      await provider.payments.createCheckout({
        idempotencyKey: user.id,
        plan: { ...plans.explorer, priceId: 'something-else' },
        trialDays: null,
        customer: { userId: user.id, email: user.email, name: 'Ana', customerId: null },
        successUrl: '/',
        cancelUrl: '/',
      }),
    )
    await provider.pay(checkout.url)
    const [event = ''] = await product.database.sql<{ body: string }>`
      select body from sandbox_payment_events where customer_id = ${checkout.customerId}`
    if (event === '') throw new Error('There was no event')
    expect((await post({ body: event.body })).status).toBe(200)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { plan: 'free', priceId: 'something-else', status: 'active' },
    })
  })

  it('leaves an admin an admin', async () => {
    const { buyer, events } = await openPaidBuyer()
    const { id } = await buyer.readUser()
    await product.database.sql`update users set plan = 'admin' where id = ${id}`
    for (const body of events) await post({ body })
    expect(await buyer.readPlan()).toBe('admin')
  })

  it('ends the older of two subscriptions that one person bought', async () => {
    const { buyer, events, subscriptionId } = await openPaidBuyer()
    const user = await buyer.readUser()
    const second = valueOf(
      await provider.payments.createCheckout({
        idempotencyKey: `second ${user.id}`,
        plan: plans['expedition-leader'],
        trialDays: null,
        customer: { userId: user.id, email: user.email, name: 'Ana', customerId: null },
        successUrl: '/',
        cancelUrl: '/',
      }),
    )
    await provider.pay(second.url)
    const all = await eventsOf(buyer)
    expect(all).toHaveLength(events.length + 3)
    for (const body of all.toReversed()) expect((await post({ body })).status).toBe(200)
    expect(valueOf(await provider.payments.getSubscription(subscriptionId))?.status).toBe(
      'canceled',
    )
    expect(await buyer.readUser()).toMatchObject({
      plan: 'expedition-leader',
      subscription: { plan: 'expedition-leader', status: 'active' },
    })
  })

  it('refuses bodies that no event has', async () => {
    expect((await post({ body: 'x'.repeat(300 * 1024) })).status).toBe(413)
    expect((await fetch(product.url + paymentWebhookPath, { method: 'POST' })).status).toBe(400)
  })
})

describe('a server that dies between a payment and its event', () => {
  it('gives the plan after it starts again, once', async () => {
    const { connection, drop } = await createTestDatabase()
    const first = await startTestProduct({}, connection)
    const buyer = await openBuyer(first)
    const page = await buyer.openCheckout('expedition-leader')
    const user = await buyer.readUser()
    // The last thing that this process does is to keep the payment; nothing is sent any more.
    const dying = await openProvider(first)
    await dying.pay(page)
    expect(await buyer.readPlan()).toBe('free')
    await first.stop()

    const second = await startTestProduct({}, connection)
    await second.runBillingClock()
    const rows = await second.database.sql`
      select u.plan, s.status from users u join subscriptions s on s.user_id = u.id
      where u.id = ${user.id}`
    expect([...rows]).toEqual([{ plan: 'expedition-leader', status: 'active' }])
    const left = await second.database.sql`
      select 1 from sandbox_payment_events where delivered_at is null`
    expect(left).toHaveLength(0)
    await second.stop()
    await drop()
  })
})
