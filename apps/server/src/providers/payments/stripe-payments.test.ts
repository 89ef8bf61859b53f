import { plans } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts'
import type { CheckoutOrder } from './payments.ts'
import { paymentsContract } from './payments-contract.ts'
import { valueOf } from '../../testing/results.ts'
import { createStripePayments } from './stripe-payments.ts'

const quiet = { warn: () => {} }
const webhookSecret = 'whsec_test'

function connect({ apiBase, secretKey }: StripeServer) {
  return createStripePayments({ secretKey, webhookSecret, apiBase, log: quiet })
}

describe('Stripe', () => {
  paymentsContract(async (time) => {
    const server = await startStripeServer({ now: () => new Date(time.ms), webhookSecret })
    const payments = connect(server)
    return {
      payments,
      time,
      pay: async (checkoutId) => void server.books.payCheckout(checkoutId),
      refuseCard: async (customerId) => server.books.refuseCard(customerId),
      async endPeriod(subscriptionId) {
        const subscription = valueOf(await payments.getSubscription(subscriptionId))
        time.ms = subscription?.currentPeriodEnd.getTime() ?? Number.NaN
        server.books.endPeriod(subscriptionId)
      },
      takeEvents: async () =>
        server.takeEvents().map((rawBody) => ({ rawBody, signature: server.sign(rawBody) })),
      close: () => server.stop(),
    }
  })
})

describe('what is particular to Stripe', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const servers: StripeServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  })
  async function start() {
    const server = await startStripeServer({ now: () => now, webhookSecret })
    servers.push(server)
    return { server, payments: connect(server) }
  }

  it('reports a subscription without items as unavailable and logs it once', async () => {
    const { server } = await start()
    const warnings: object[] = []
    const { apiBase, secretKey } = server
    const log = { warn: (details: object) => void warnings.push(details) }
    const payments = createStripePayments({ secretKey, webhookSecret, apiBase, log })
    const { id } = valueOf(await payments.createCheckout(order('empty')))
    const subscriptionId = server.books.payCheckout(id)
    server.books.subscriptions.get(subscriptionId)?.items.data.splice(0)
    expect(await payments.getSubscription(subscriptionId)).toEqual({
      ok: false,
      error: 'unavailable',
    })
    expect(warnings).toEqual([{ reason: `Subscription ${subscriptionId} has no items` }])
  })

  it('makes a price at its first use and finds it afterwards', async () => {
    const { server, payments } = await start()
    valueOf(await payments.createCheckout(order('one')))
    valueOf(await connect(server).createCheckout(order('two')))
    expect([...server.books.prices.values()]).toMatchObject([
      {
        product: 'explorer',
        unit_amount: 2999,
        currency: 'usd',
        lookup_key: 'explorer-monthly',
        recurring: { interval: 'month' },
      },
    ])
  })

  it('gives the lookup key of another amount to a new price, and keeps what runs', async () => {
    const { server, payments } = await start()
    const old = { ...plans.explorer, priceCents: 1999 }
    const sold = valueOf(await payments.createCheckout({ ...order('one'), plan: old }))
    const id = server.books.payCheckout(sold.id)
    valueOf(await payments.createCheckout(order('two')))
    expect(
      [...server.books.prices.values()].map((price) => [price.unit_amount, price.lookup_key]),
    ).toEqual([
      [1999, null],
      [2999, 'explorer-monthly'],
    ])
    expect(valueOf(await payments.getSubscription(id))?.priceId).toBe('explorer-monthly')
  })

  it('sends who buys with the session and with the subscription', async () => {
    const { server, payments } = await start()
    valueOf(await payments.createCheckout({ ...order('one'), trialDays: 14 }))
    const sent = server.requests.find(({ path }) => path === '/v1/checkout/sessions')
    expect(sent?.form).toMatchObject({
      'mode': 'subscription',
      'metadata[userId]': 'user-1',
      'subscription_data[metadata][userId]': 'user-1',
      'subscription_data[trial_period_days]': '14',
    })
    expect(sent?.idempotencyKey).toBe('checkout-one')
  })

  it('makes a new customer for one that Stripe forgot', async () => {
    const { payments } = await start()
    const first = valueOf(await payments.createCheckout(order('one')))
    await payments.deleteCustomer(first.customerId)
    const again = order('two')
    again.customer.customerId = first.customerId
    const second = valueOf(await payments.createCheckout(again))
    expect(second.customerId).not.toBe(first.customerId)
  })

  it('is unavailable, and throws nothing, while Stripe fails, is busy or refuses the key', async () => {
    const { server, payments } = await start()
    for (const status of [500, 503, 401]) {
      server.failNext(status)
      expect(await payments.getSubscription('sub_1')).toEqual({ ok: false, error: 'unavailable' })
    }
    await server.stop()
    expect(await payments.getSubscription('sub_1')).toEqual({ ok: false, error: 'unavailable' })
    servers.length = 0
  })

  it('reads an end by date as an end with the period, and takes it back', async () => {
    const { server, payments } = await start()
    const checkout = valueOf(await payments.createCheckout(order('one')))
    const id = server.books.payCheckout(checkout.id)
    server.books.endByDate(id)
    expect(valueOf(await payments.getSubscription(id))?.cancelAtPeriodEnd).toBe(true)
    expect(valueOf(await payments.setCancelAtPeriodEnd(id, false)).cancelAtPeriodEnd).toBe(false)
  })

  it('reads invoices of older versions, and events that are about nothing of ours', async () => {
    const { server, payments } = await start()
    const read = (object: object) => {
      const rawBody = JSON.stringify({ id: 'evt_1', type: 'any', data: { object } })
      const reading = payments.readEvent({ rawBody, signature: server.sign(rawBody), now })
      return reading.ok ? reading.value.subscriptionId : reading.error
    }
    expect(read({ object: 'invoice', id: 'in_1', subscription: 'sub_1' })).toBe('sub_1')
    expect(read({ object: 'invoice', id: 'in_1', subscription: { id: 'sub_2' } })).toBe('sub_2')
    expect(read({ object: 'charge', id: 'ch_1' })).toBeNull()
    expect(read({ object: 'balance' })).toBeNull()
    expect(read({})).toBeNull()
  })

  function order(idempotencyKey: string): CheckoutOrder {
    return {
      idempotencyKey,
      plan: plans.explorer,
      trialDays: null,
      customer: { userId: 'user-1', email: 'ana@example.com', name: 'Ana', customerId: null },
      successUrl: 'http://localhost:3000/checkout/complete?plan=explorer',
      cancelUrl: 'http://localhost:3000/pricing?checkout=cancelled',
    }
  }
})
