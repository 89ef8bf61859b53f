import { z } from 'zod'

import { planKeySchema, subscriptionSchema } from './subscription.ts'

/** `plan` is any text: what is not sold is refused with its own code instead of a list of fields. */
export const checkoutRequestSchema = z.object({
  plan: z.string().max(100),
  /** Whether the person asks for the trial instead of paying now. */
  trial: z.boolean().default(false),
})

export const planChangeRequestSchema = z.object({ plan: z.string().max(100) })

const quoteSchema = z.string().max(1000)

/** The change that a preview was made of. */
export const quotedPlanChangeSchema = planChangeRequestSchema.extend({ quote: quoteSchema })

/** What changing now would cost. All amounts are US cents. */
export const planChangeSchema = z.object({
  from: planKeySchema,
  to: planKeySchema,
  /** Charged today: the rest of the period on the new plan less the rest of the old one; negative is credit. */
  dueNowCents: z.int(),
  /** Each following month. */
  priceCents: z.int(),
  /** Sent back, so that this amount is charged; holds for 15 minutes, for one change of the present plan. */
  quote: quoteSchema,
  currentPeriodEnd: z.iso.datetime(),
})
export type PlanChange = z.infer<typeof planChangeSchema>

export const receiptSchema = z.object({
  id: z.string(),
  description: z.string(),
  /** US cents; negative is money given back. */
  amountCents: z.int(),
  status: z.enum(['paid', 'open', 'failed', 'refunded']),
  createdAt: z.iso.datetime(),
  /** The provider's own receipt. */
  url: z.string().nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** A person's account at the payment provider. */
export const billingSchema = z.object({
  subscription: subscriptionSchema.nullable(),
  /** What they go on paying for, beside a higher plan that an admin gave them. */
  paidBesideGiven: subscriptionSchema.nullable(),
  /** Once a person. */
  isTrialAvailable: z.boolean(),
  /** Newest first. */
  receipts: z.array(receiptSchema),
  /** Whether the provider has a place where the card is changed. */
  hasPortal: z.boolean(),
})
export type Billing = z.infer<typeof billingSchema>
