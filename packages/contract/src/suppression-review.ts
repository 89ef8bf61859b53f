import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { auditReasonField } from './audit.ts'
import { suppressionSchema } from './follow-up.ts'
import { lineField } from './text.ts'

/** An address that gets no follow-ups of an owner, as admins see it. */
export const reviewedSuppressionSchema = suppressionSchema.extend({
  owner_id: z.string(),
  owner_email: displayEmailField(),
})
export type ReviewedSuppression = z.infer<typeof reviewedSuppressionSchema>

export const suppressionReviewQuerySchema = z.object({
  /** Whole; absent, everybody's. */
  email: lineField().max(254).optional(),
  /** `next` of the page before. */
  before: lineField().max(600).optional(),
})

/** Newest first. */
export const suppressionReviewSchema = z.object({
  suppressions: z.array(reviewedSuppressionSchema),
  next: z.string().nullable(),
})

/** Body of POST /api/admin/suppressions/lift. Only what bounced: who unsubscribed did so themselves, for good. */
export const suppressionLiftSchema = z.object({
  owner_id: lineField().max(100),
  email: lineField().max(254),
  reason: auditReasonField,
})
