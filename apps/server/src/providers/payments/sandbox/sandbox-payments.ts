import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'

import { bounds } from '../../../limits.ts'
import type { ConfirmedPayment, EventReading, Payments } from '../payments.ts'
import { createSandboxCheckouts } from './sandbox-checkouts.ts'
import { createSandboxDelivery } from './sandbox-delivery.ts'
import { createSandboxPortals, newestFirst } from './sandbox-portals.ts'
import { endSubscription, settleSubscription } from './sandbox-renewals.ts'
import {
  dayMs,
  presentSubscription,
  prorate,
  unpaidMs,
  unusedCents,
  charge,
} from './sandbox-rules.ts'
import { createSandboxSenders } from './sandbox-senders.ts'
import { checkSignature, hmac } from './sandbox-signature.ts'
import { createSandboxStore, type CustomerFile } from './sandbox-store.ts'
import type { SandboxSubscription } from './sandbox-objects.ts'

type Options = {
  db: NodePgDatabase
  /** Signs events and names customers. */
  secret: string
  publicUrl: string
  now: () => Date
  /** Posts an event to the webhook; whether it was accepted. */
  post(body: string, signature: string): Promise<boolean>
}

export type SandboxPayments = ReturnType<typeof createSandboxPayments>

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  subscription: z.string().nullish(),
  payment: z
    .object({
      id: z.string(),
      amountCents: z.int(),
      customerId: z.string(),
      userId: z.string(),
      atMs: z.int(),
    })
    .optional(),
})
export const sandboxSignatureHeader = 'payment-signature'

/**
 * Sandbox adapter: a payment provider inside the product, kept in the database. It follows a
 * provider's rules (trial, renewal, failed renewal, proration, credit) and tells of changes by signed
 * events to the same webhook; only the money is missing.
 */
export function createSandboxPayments({ db, secret, publicUrl, now, post }: Options) {
  const newId = () => randomUUIDv7().replaceAll('-', '')
  const store = createSandboxStore({ db, now, newId })
  const delivery = createSandboxDelivery({ db, secret, now, post })
  const { send, settled, settledFor } = createSandboxSenders({
    sendOf: delivery.sendOf,
    wait: (ms) => after(ms, undefined, { ref: false }),
  })

  async function change<T>(customerId: string, work: (file: CustomerFile) => Promise<T>) {
    const outcome = await store.change(customerId, work)
    send(customerId)
    return outcome
  }
  async function changeSubscription<T>(
    id: string,
    work: (file: CustomerFile, subscription: SandboxSubscription) => Promise<T>,
  ): Promise<T | null> {
    const found = await store.find('subscription', id)
    if (found === null) return null
    return change(found.customerId, async (file) => {
      const subscription = await file.find('subscription', id)
      return subscription && work(file, subscription)
    })
  }

  const changes = { ...store, change }
  const checkouts = createSandboxCheckouts({ store: changes, now, newId })

  const payments: Payments = {
    kind: 'sandbox',
    signatureHeader: sandboxSignatureHeader,

    async createCheckout(order) {
      const { userId, email, name } = order.customer
      const customerId = order.customer.customerId ?? `cus_${hmac(userId, secret).slice(0, 32)}`
      const id = `cs_${hmac(order.idempotencyKey, secret)}`
      const customer = { id: customerId, customerId, userId, email, name }
      await store.addCustomer({ ...customer, card: null, creditCents: 0 })
      await checkouts.open({ id, customerId, order })
      return done({ id, url: `${publicUrl}/sandbox/pay/${id}`, customerId })
    },

    async expireCheckout(id) {
      const found = await store.find('checkout', id)
      if (found === null) return done({ paidSubscriptionId: null })
      const paid = await store.change(found.customerId, async (file) => {
        const checkout = await file.find('checkout', id)
        if (checkout?.status === 'open') {
          await file.save('checkout', { ...checkout, status: 'expired' })
        }
        return checkout?.subscriptionId ?? null
      })
      return done({ paidSubscriptionId: paid })
    },

    readEvent(call): EventReading {
      const judged = checkSignature(call, secret)
      if (judged !== 'good') return { ok: false, error: judged }
      const event = eventSchema.parse(JSON.parse(call.rawBody))
      const { id, type, subscription } = event
      const payment = event.payment === undefined ? null : confirmedPayment(event.payment)
      return { ok: true, value: { id, type, subscriptionId: subscription ?? null, payment } }
    },

    async getSubscription(id) {
      const found = await store.find('subscription', id)
      return done(found && presentSubscription(found))
    },

    async previewChange({ subscriptionId, plan, prorationTime }) {
      const subscription = await store.find('subscription', subscriptionId)
      const customer = subscription && (await store.find('customer', subscription.customerId))
      if (subscription === null || customer === null) return changedMeanwhile
      const cents = prorate(subscription, plan, prorationTime * 1000)
      if (cents === null) return changedMeanwhile
      return done({
        dueNowCents: cents > 0 ? Math.max(0, cents - customer.creditCents) : cents,
        currentPeriodEnd: new Date(subscription.periodEndMs),
      })
    },

    async changePlan({ subscriptionId, plan, prorationTime }) {
      const outcome = await changeSubscription(subscriptionId, async (file, subscription) => {
        if (subscription.plan.priceId === plan.priceId)
          return done(presentSubscription(subscription))
        const cents = prorate(subscription, plan, prorationTime * 1000)
        if (cents === null) return changedMeanwhile
        const charged =
          cents > 0
            ? charge(file.customer, cents, 'later')
            : { ...file.customer, creditCents: file.customer.creditCents - cents }
        if (charged === null) return { ok: false, error: 'declined' } as const
        const changed = { ...subscription, plan: { ...subscription.plan, ...plan } }
        const fromCredit = Math.max(0, file.customer.creditCents - charged.creditCents)
        await file.saveCustomer(charged)
        await file.save('subscription', changed)
        const invoice = await file.addInvoice({
          subscriptionId,
          description: `Change from ${subscription.plan.label} to ${plan.label}`,
          amountCents: cents - fromCredit,
          status: 'paid',
          createdAtMs: now().getTime(),
        })
        await file.announce('customer.subscription.updated', subscriptionId)
        await file.announce('invoice.paid', subscriptionId, invoice)
        return done(presentSubscription(changed))
      })
      return outcome ?? changedMeanwhile
    },

    async setCancelAtPeriodEnd(id, isEnding) {
      const changed = await changeSubscription(id, async (file, subscription) => {
        if (subscription.status === 'canceled' || subscription.cancelAtPeriodEnd === isEnding) {
          return subscription
        }
        const next = { ...subscription, cancelAtPeriodEnd: isEnding }
        await file.save('subscription', next)
        await file.announce('customer.subscription.updated', id)
        return next
      })
      return changed === null
        ? { ok: false, error: 'unavailable' }
        : done(presentSubscription(changed))
    },

    async cancelNow(id) {
      await changeSubscription(id, async (file, subscription) => {
        if (subscription.status === 'canceled') return
        const creditCents = file.customer.creditCents + unusedCents(subscription, now().getTime())
        await file.saveCustomer({ ...file.customer, creditCents })
        await endSubscription(file, subscription)
      })
      return done(null)
    },

    async listReceipts(customerId) {
      const invoices = await store.list('invoice', customerId)
      return done(
        newestFirst(invoices).map((invoice) => ({
          id: invoice.id,
          description: invoice.description,
          amountCents: invoice.amountCents,
          status: invoice.status,
          createdAt: new Date(invoice.createdAtMs).toISOString(),
          url: null,
        })),
      )
    },

    async openPortal({ customerId, returnUrl }) {
      const id = `portal_${randomBytes(24).toString('base64url')}`
      const isOpen = await store.change(customerId, async (file) => {
        const expiresAtMs = now().getTime() + bounds.billing.sandboxPortalMs
        await file.save('portal', { id, customerId, returnUrl, expiresAtMs, lastDone: null })
        return true
      })
      if (isOpen === null) return { ok: false, error: 'unavailable' }
      return done({ url: `${publicUrl}/sandbox/billing/${id}` })
    },

    async deleteCustomer(customerId) {
      await store.forget(customerId)
      return done(null)
    },
  }

  return {
    payments,
    checkouts,
    portals: createSandboxPortals({ store: changes, now }),

    /** The sandbox's clockwork: renewals that are due, events that were not delivered. */
    async run({ atStart }: { atStart: boolean }): Promise<void> {
      const nowMs = now().getTime()
      for (const { id } of await store.listDue(nowMs, unpaidMs)) {
        await changeSubscription(id, (file, due) => settleSubscription(file, due, nowMs))
      }
      await delivery.sendAgain({ atStart })
      await store.dropPages(new Date(nowMs - bounds.billing.sandboxPageDays * dayMs))
    },

    settled,
    settledFor,

    /** Resolves when nothing is on its way any more; what is left is sent at the next start. */
    async stop(): Promise<void> {
      delivery.stop()
      await settled()
    },
  }
}

const changedMeanwhile = { ok: false, error: 'price-changed' } as const

/** Trials, and what credit paid for, move no money. */
function confirmedPayment({
  atMs,
  ...payment
}: NonNullable<z.infer<typeof eventSchema>['payment']>): ConfirmedPayment | null {
  if (payment.amountCents <= 0) return null
  return { ...payment, kind: 'payment', confirmedAt: new Date(atMs) }
}

function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}
