import { z } from 'zod'

import { planKeys } from './plans.ts'

export const planKeySchema = z.enum(planKeys)

export const subscriptionStatuses = ['active', 'trialing', 'canceled'] as const

/** A subscription as its holder reads it (spec 1, section 3). Times are ISO 8601. */
export const subscriptionSchema = z.object({
  plan: planKeySchema,
  status: z.enum(subscriptionStatuses),
  priceId: z.string(),
  /** Paid, or tried, until then. */
  currentPeriodEnd: z.iso.datetime(),
  /** The subscription ends with its period instead of being renewed. */
  cancelAtPeriodEnd: z.boolean(),
  /** The last renewal could not be charged; another card brings the plan back. */
  paymentFailed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Subscription = z.infer<typeof subscriptionSchema>
