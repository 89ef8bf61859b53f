import { z } from 'zod'

import { testCards } from './test-cards.ts'

const cents = z.int()
const timeMs = z.int()
const card = z.enum(testCards.map(({ number }) => number))

const plan = z.object({
  label: z.string(),
  productId: z.string(),
  priceId: z.string(),
  priceCents: cents,
  currency: z.literal('usd'),
  interval: z.literal('month'),
})

/** What the sandbox keeps, by kind. Times are milliseconds since 1970, amounts US cents. */
export const sandboxSchemas = {
  customer: z.object({
    userId: z.string(),
    email: z.string(),
    name: z.string(),
    card: card.nullable(),
    /** Taken off the next invoices. */
    creditCents: cents,
  }),
  checkout: z.object({
    plan,
    trialDays: z.int().nullable(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    status: z.enum(['open', 'paid', 'expired']),
    expiresAtMs: timeMs,
    /** The card whose bank was asked and has not answered. */
    confirming: card.nullable(),
    subscriptionId: z.string().nullable(),
  }),
  subscription: z.object({
    userId: z.string(),
    plan,
    status: z.enum(['trialing', 'active', 'past-due', 'canceled']),
    periodStartMs: timeMs,
    /** The end of what is paid or tried. */
    periodEndMs: timeMs,
    cancelAtPeriodEnd: z.boolean(),
    hadTrial: z.boolean(),
    createdAtMs: timeMs,
  }),
  invoice: z.object({
    subscriptionId: z.string(),
    description: z.string(),
    amountCents: cents,
    status: z.enum(['paid', 'failed']),
    createdAtMs: timeMs,
  }),
  portal: z.object({
    returnUrl: z.string(),
    expiresAtMs: timeMs,
    /** What was last done here; older ones have none. */
    lastDone: z.enum(['changed', 'paid', 'skipped']).nullable().default(null),
  }),
}

export type SandboxKind = keyof typeof sandboxSchemas
export type Data<K extends SandboxKind> = z.infer<(typeof sandboxSchemas)[K]>

/** One stored object; a customer is its own customer. */
export type Stored<K extends SandboxKind> = Data<K> & { id: string; customerId: string }

export type SandboxCustomer = Stored<'customer'>
export type SandboxCheckout = Stored<'checkout'>
export type SandboxSubscription = Stored<'subscription'>
