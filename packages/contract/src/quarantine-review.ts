import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { auditReasonField } from './audit.ts'
import { leadSchema } from './lead.ts'

/** Why a lead was quarantined by the product itself. */
export const quarantineReasons = ['honeypot', 'rate'] as const

/** A lead that was quarantined, as admins see it: as little of it as tells spam from a customer. */
export const quarantinedLeadSchema = z.object({
  id: z.uuid(),
  funnel_title: z.string(),
  owner_email: displayEmailField(),
  reason: z.enum(quarantineReasons),
  /** The first words of its answers, in one line. */
  excerpt: z.string(),
  submissions: z.int().positive(),
  created_at: z.iso.datetime(),
})
export type QuarantinedLead = z.infer<typeof quarantinedLeadSchema>

export const quarantineReviewQuerySchema = z.object({
  /** `next` of the page before. */
  before: z.uuid().optional(),
})

/** Newest first. */
export const quarantineReviewSchema = z.object({
  leads: z.array(quarantinedLeadSchema),
  next: z.uuid().nullable(),
})

/** What an admin does with one, and why. */
export const quarantineActSchema = z.object({
  act: z.enum(['free', 'delete']),
  reason: auditReasonField,
})
export type QuarantineAct = z.infer<typeof quarantineActSchema>['act']

/** Its answers, for an admin who said why they read them. */
export const quarantinedAnswersSchema = leadSchema.pick({ values: true })
