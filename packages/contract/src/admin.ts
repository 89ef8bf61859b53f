import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { auditReasonField } from './audit.ts'
import { planKeySchema, subscriptionSchema } from './subscription.ts'
import { lineField } from './text.ts'

/** A month (UTC) of recorded payments. Amounts are US dollars. */
export const revenueMonthSchema = z.object({
  /** Its first day, as 2026-05-01. */
  month: z.iso.date(),
  paid: z.number(),
  refunded: z.number(),
})
export type RevenueMonth = z.infer<typeof revenueMonthSchema>

/** Spec 3, sections 3.7 and 9. Amounts are US dollars with 2 decimals, growth is percent with 1. */
export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  freeUsers: z.int(),
  explorerUsers: z.int(),
  expeditionLeaderUsers: z.int(),
  totalFunnels: z.int(),
  /** Paid or given; a trial is not active yet. */
  activeSubscriptions: z.int(),
  /** Of these, what admins gave. */
  givenSubscriptions: z.int(),
  /** What the payment provider confirmed as paid, less what was given back. */
  totalRevenue: z.number(),
  /** The list price of all active subscriptions. */
  monthlyRevenue: z.number(),
  /** The part of it that nobody pays, since admins gave those plans. */
  givenMonthlyRevenue: z.number(),
  /** Payments of this month compared with the month before, as below. */
  revenueGrowth: z.number(),
  /** New accounts of this month compared with the month before. */
  userGrowth: z.number(),
  /** The last twelve, this one last. */
  months: z.array(revenueMonthSchema),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

/** Spec 3, section 3.6. Times are ISO 8601. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: displayEmailField(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  plan: planKeySchema,
  created_at: z.iso.datetime(),
  /** The latest, unless an admin took it away. */
  subscription: subscriptionSchema.nullable(),
  funnelCount: z.int(),
  /** Within an hour; null for nobody's having been here since that is kept. */
  lastActive: z.iso.datetime().nullable(),
  /** US dollars that the payment provider confirmed, less what was given back. */
  totalSpent: z.number(),
  subscriptionStartDate: z.iso.datetime().nullable(),
  /** Whether they let support sign in to their account at this moment. */
  allowsSupport: z.boolean(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const adminUserOrders = ['newest', 'oldest', 'name', 'active'] as const
export const adminUserOrderSchema = z.enum(adminUserOrders)
export type AdminUserOrder = z.infer<typeof adminUserOrderSchema>

export const adminUserQuerySchema = z.object({
  /** A part of the name or of the email address. */
  search: lineField().max(200).optional(),
  plan: planKeySchema.optional(),
  order: adminUserOrderSchema.default('newest'),
  /** `next` of the page before, in the same order. */
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type AdminUserQuery = z.input<typeof adminUserQuerySchema>

export const adminUserListSchema = z.object({
  users: z.array(adminUserSchema),
  next: z.string().nullable(),
})

export const adminPlanChangeSchema = z.object({
  plan: planKeySchema,
  reason: auditReasonField,
  /** Whether the admin was told that it ends what the person pays for; without it that is refused. */
  endsPaid: z.boolean().default(false),
})
export const adminReasonSchema = z.object({ reason: auditReasonField })
