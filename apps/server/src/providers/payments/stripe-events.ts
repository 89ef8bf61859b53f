import { Stripe } from 'stripe'
import { z } from 'zod'

import type { ConfirmedPayment, EventReading } from './payments.ts'

const toleranceSeconds = 300
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const seconds = z.int()
const metadata = z.record(z.string(), z.string()).nullish()

/** What we need of an event, whichever version of Stripe's interface wrote it. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds.optional(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      subscription: reference.nullish(),
      parent: z
        .object({
          subscription_details: z.object({ subscription: reference, metadata }).nullish(),
        })
        .nullish(),
      customer: reference.nullish(),
      // Of an invoice.
      amount_paid: z.int().optional(),
      status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
      // Of a charge.
      amount_refunded: z.int().optional(),
    }),
  }),
})

type Call = { rawBody: string; signature: string; now: Date }

/** Verifies as Stripe's library does, with our clock, and finds the subscription it is about. */
export function readStripeEvent(secret: string, { rawBody, signature, now }: Call): EventReading {
  if (!isSigned(secret, { rawBody, signature, now }, 0)) return { ok: false, error: 'forged' }
  if (!isSigned(secret, { rawBody, signature, now }, toleranceSeconds)) {
    return { ok: false, error: 'stale' }
  }
  const event = eventSchema.safeParse(JSON.parse(rawBody))
  // Signed, but of a form that tells us nothing: sending it again would not help.
  if (!event.success) {
    return { ok: true, value: { id: '', type: 'other', subscriptionId: null, payment: null } }
  }
  const { id, type, data } = event.data
  const { object, ...subject } = data.object
  const subscriptionId =
    object === 'subscription'
      ? subject.id
      : (subject.parent?.subscription_details?.subscription ?? subject.subscription)
  const payment = paymentOf(event.data)
  return { ok: true, value: { id, type, subscriptionId: subscriptionId ?? null, payment } }
}

/** Trials, and what credit paid for, move no money. */
function paymentOf({ type, created, data }: z.infer<typeof eventSchema>): ConfirmedPayment | null {
  const { id, customer, amount_paid = 0, amount_refunded = 0, ...subject } = data.object
  if (id === undefined || customer === null || customer === undefined) return null
  const paidAt = subject.status_transitions?.paid_at ?? created
  if (created === undefined || paidAt === undefined) return null
  if (type === 'invoice.paid' && amount_paid > 0) {
    return {
      id,
      kind: 'payment',
      amountCents: amount_paid,
      customerId: customer,
      userId: subject.parent?.subscription_details?.metadata?.['userId'] ?? null,
      confirmedAt: timeOf(paidAt),
    }
  }
  if (type === 'charge.refunded' && amount_refunded > 0) {
    return {
      id,
      kind: 'refund',
      amountCents: amount_refunded,
      customerId: customer,
      userId: null,
      confirmedAt: timeOf(created),
    }
  }
  return null
}

function timeOf(at: number): Date {
  return new Date(at * 1000)
}

/** A tolerance of 0 accepts signatures of any age. */
function isSigned(secret: string, { rawBody, signature, now }: Call, tolerance: number): boolean {
  try {
    const { signature: checker } = Stripe.webhooks
    const receivedAtMs = now.getTime()
    return (
      checker?.verifyHeader(rawBody, signature, secret, tolerance, undefined, receivedAtMs) ?? false
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}
