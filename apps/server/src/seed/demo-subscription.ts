import { randomUUID } from 'node:crypto'

import { plans } from '@wildpath/contract'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/client.ts'
import { createLeases } from '../db/leases.ts'
import { createSubscriptionSync } from '../features/billing/index.ts'
import type { CheckoutOrder, Payments } from '../providers/payments/payments.ts'

/** A payment provider whose pages may be paid without a person; only the sandbox is one. */
export type DemoPayments = {
  payments: Payments
  checkouts: { pay(checkoutId: string, cardNumber: string): Promise<string> }
  /** Waits for events that are on their way. */
  settled(): Promise<void>
}

type Options = {
  database: Database
  sandbox: DemoPayments
  customer: Omit<CheckoutOrder['customer'], 'customerId'>
  publicUrl: string
  now: Date
  log: FastifyBaseLogger
}

/** Buys Explorer with a test card, so that plan, subscription and receipt agree and can be changed. */
export async function buyDemoPlan(options: Options): Promise<void> {
  const { database, sandbox, customer, publicUrl, now, log } = options
  const { payments, checkouts } = sandbox
  const checkout = await payments.createCheckout({
    idempotencyKey: randomUUID(),
    plan: plans.explorer,
    trialDays: null,
    customer: { ...customer, customerId: null },
    successUrl: publicUrl,
    cancelUrl: publicUrl,
  })
  if (!checkout.ok) throw new Error('The sandbox opened no payment page for the demo')
  await checkouts.pay(checkout.value.id, '4242424242424242')
  const paid = await payments.expireCheckout(checkout.value.id)
  const subscriptionId = paid.ok ? paid.value.paidSubscriptionId : null
  if (subscriptionId === null) throw new Error('The demo could not be paid in the sandbox')
  const leases = createLeases(database)
  const sync = createSubscriptionSync({ database, leases, payments, now: () => now, log })
  await sync.sync(subscriptionId)
  await sandbox.settled()
}
