import { Stripe } from 'stripe'
import { z } from 'zod'

import type { EventReading } from './payments.ts'

const toleranceSeconds = 300
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** What we need of an event, whichever version of Stripe's interface wrote it. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      subscription: reference.nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: reference }).nullish() })
        .nullish(),
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
  if (!event.success) return { ok: true, value: { id: '', type: 'other', subscriptionId: null } }
  const { id, type, data } = event.data
  const { object, ...subject } = data.object
  const subscriptionId =
    object === 'subscription'
      ? subject.id
      : (subject.parent?.subscription_details?.subscription ?? subject.subscription)
  return { ok: true, value: { id, type, subscriptionId: subscriptionId ?? null } }
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
