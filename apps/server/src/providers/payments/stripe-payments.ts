import { createHash } from 'node:crypto'

import type { Receipt } from '@wildpath/contract'
import type { FastifyBaseLogger } from 'fastify'
import { Stripe } from 'stripe'

import { bounds } from '../../limits.ts'
import type { ChangeOrder, CheckoutOrder, Payments, PaymentResult } from './payments.ts'
import { catalogueId, createStripeCatalogue } from './stripe-catalogue.ts'
import { readStripeEvent } from './stripe-events.ts'
import { ask, attempt, orMissing, orRefused } from './stripe-failures.ts'
import { idOf, itemOf, presentSubscription } from './stripe-subscription.ts'

type Options = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own. */
  apiBase: string | null
  log: Pick<FastifyBaseLogger, 'warn'>
}

const expand = ['latest_invoice']
const changedMeanwhile = { ok: false, error: 'price-changed' } as const

/** Live adapter: Stripe Checkout, Billing and its customer portal. */
export function createStripePayments(options: Options): Payments {
  const { webhookSecret, log } = options
  const stripe = openStripe(options)
  const findPrice = createStripeCatalogue(stripe)

  async function findCustomer({ customerId, userId, email, name }: CheckoutOrder['customer']) {
    const known = customerId && (await orMissing(stripe.customers.retrieve(customerId)))
    if (known && !('deleted' in known)) return known.id
    const details = { email, name, metadata: { userId } }
    // Two checkouts that begin together make one customer; a deleted one is not answered again.
    const digest = createHash('sha256')
      .update(JSON.stringify([details, customerId]))
      .digest('hex')
    const once = { idempotencyKey: `customer-${digest}` }
    return (await stripe.customers.create(details, once)).id
  }

  /** The parameters that preview and change share: only then do they mean the same amount. */
  async function planChange({ subscriptionId, plan, prorationTime }: ChangeOrder) {
    const subscription = await orMissing(stripe.subscriptions.retrieve(subscriptionId))
    if (subscription === null) return null
    const item = itemOf(subscription)
    const { current_period_start: start, current_period_end: end } = item
    if (prorationTime < start || prorationTime >= end) return null
    return {
      isDone: catalogueId(item.price) === plan.priceId,
      customer: idOf(subscription.customer),
      currentPeriodEnd: new Date(end * 1000),
      parameters: {
        items: [{ id: item.id, price: await findPrice(plan) }],
        proration_behavior: 'always_invoice' as const,
        proration_date: prorationTime,
      },
    }
  }

  return {
    kind: 'live',
    signatureHeader: 'stripe-signature',

    createCheckout: (order) =>
      ask(log, async () => {
        const customerId = await findCustomer(order.customer)
        const metadata = { userId: order.customer.userId }
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: order.customer.userId,
            line_items: [{ price: await findPrice(order.plan), quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            metadata,
            subscription_data: {
              metadata,
              ...(order.trialDays !== null && { trial_period_days: order.trialDays }),
            },
          },
          { idempotencyKey: `checkout-${order.idempotencyKey}` },
        )
        if (session.url === null) throw new Error(`Checkout ${session.id} has no address`)
        return { id: session.id, url: session.url, customerId }
      }),

    expireCheckout: (id) =>
      ask(log, async () => {
        const session = await orMissing(stripe.checkout.sessions.retrieve(id))
        if (session?.status !== 'open') {
          return { paidSubscriptionId: session && subscriptionOf(session) }
        }
        // Paid in this very moment, it cannot be expired any more.
        const expired = await orRefused(stripe.checkout.sessions.expire(id))
        const after = expired ?? (await stripe.checkout.sessions.retrieve(id))
        return { paidSubscriptionId: subscriptionOf(after) }
      }),

    readEvent: (call) => readStripeEvent(webhookSecret, call),

    getSubscription: (id) =>
      ask(log, async () => {
        const subscription = await orMissing(stripe.subscriptions.retrieve(id, { expand }))
        return subscription && presentSubscription(subscription)
      }),

    async previewChange(order) {
      const preview = await ask(log, async () => {
        const change = await planChange(order)
        if (change === null) return null
        const invoice = await stripe.invoices.createPreview({
          customer: change.customer,
          subscription: order.subscriptionId,
          subscription_details: change.parameters,
        })
        return { invoice, currentPeriodEnd: change.currentPeriodEnd }
      })
      if (!preview.ok) return preview
      if (preview.value === null) return changedMeanwhile
      const { invoice, currentPeriodEnd } = preview.value
      const dueNowCents = invoice.total > 0 ? invoice.amount_due : invoice.total
      return { ok: true, value: { dueNowCents, currentPeriodEnd } }
    },

    async changePlan(order) {
      const changed = await attempt(log, async () => {
        const change = await planChange(order)
        if (change === null) return null
        const { subscriptionId } = order
        const subscription = change.isDone
          ? await stripe.subscriptions.retrieve(subscriptionId, { expand })
          : await stripe.subscriptions.update(subscriptionId, {
              ...change.parameters,
              // A refused charge is answered with 402 and changes nothing. The alternative keeps a change
              // pending for a day, which could charge somebody who was told that it failed.
              payment_behavior: 'error_if_incomplete',
              expand,
            })
        return presentSubscription(subscription)
      })
      if (!changed.ok) return changed
      if (changed.value === null) return changedMeanwhile
      return { ok: true, value: changed.value }
    },

    setCancelAtPeriodEnd: (id, isEnding) =>
      ask(log, async () => {
        const current = await stripe.subscriptions.retrieve(id)
        // A date to end by and the end of the period exclude each other.
        const change =
          !isEnding && current.cancel_at !== null && !current.cancel_at_period_end
            ? { cancel_at: '' as const }
            : { cancel_at_period_end: isEnding }
        return presentSubscription(await stripe.subscriptions.update(id, { ...change, expand }))
      }),

    cancelNow: (id) =>
      ask(log, async () => {
        await orMissing(stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }))
        return null
      }),

    listReceipts: (customer) =>
      ask(log, async () => {
        const invoices = await orMissing(stripe.invoices.list({ customer, limit: 24 }))
        return (invoices?.data ?? []).flatMap(presentReceipt)
      }),

    openPortal: ({ customerId, returnUrl }) =>
      ask(log, async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        })
        return { url: session.url }
      }),

    deleteCustomer: (customerId): Promise<PaymentResult<null>> =>
      ask(log, async () => {
        await orMissing(stripe.customers.del(customerId))
        return null
      }),
  }
}

/** Bounded in time and attempts; the library's keys make repeats safe. */
function openStripe({ secretKey, apiBase }: Options): Stripe {
  const limits = {
    timeout: bounds.outgoing.paymentsMs,
    maxNetworkRetries: bounds.outgoing.paymentsRetries,
    telemetry: false,
  }
  if (apiBase === null) return new Stripe(secretKey, limits)
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    ...limits,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
    protocol: isPlain ? 'http' : 'https',
  })
}

function subscriptionOf({ subscription }: Stripe.Checkout.Session): string | null {
  return subscription && idOf(subscription)
}

/** Drafts and void invoices were never asked for. */
function presentReceipt(invoice: Stripe.Invoice): Receipt[] {
  if (invoice.id === undefined || invoice.status === 'draft' || invoice.status === 'void') return []
  return [
    {
      id: invoice.id,
      description: invoice.lines.data[0]?.description ?? 'Subscription',
      amountCents: invoice.total,
      status: receiptStatus(invoice),
      createdAt: new Date(invoice.created * 1000).toISOString(),
      url: invoice.hosted_invoice_url ?? null,
    },
  ]
}

function receiptStatus(invoice: Stripe.Invoice): Receipt['status'] {
  if (invoice.status === 'paid') {
    const refunded = invoice.post_payment_credit_notes_amount
    return refunded > 0 && refunded >= invoice.total ? 'refunded' : 'paid'
  }
  return invoice.status === 'uncollectible' || invoice.attempted ? 'failed' : 'open'
}
