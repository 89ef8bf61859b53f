import { z } from 'zod'

import { auditReasonField } from './audit.ts'

/** For how long a person's permission holds. */
export const supportAccessDays = 7
/** A visit of support lasts no longer. */
export const supportVisitMinutes = 60

/** A time when support was signed in to somebody's account. */
export const supportVisitSchema = z.object({
  id: z.uuid(),
  admin_name: z.string(),
  reason: z.string(),
  started_at: z.iso.datetime(),
  /** Null while it lasts. */
  ended_at: z.iso.datetime().nullable(),
})
export type SupportVisit = z.infer<typeof supportVisitSchema>

export const supportAccessSchema = z.object({
  /** Until when support may sign in to the account; null where it may not. */
  allowed_until: z.iso.datetime().nullable(),
  /** The newest first. */
  visits: z.array(supportVisitSchema),
})
export type SupportAccess = z.infer<typeof supportAccessSchema>

export const supportAccessChoiceSchema = z.object({ isAllowed: z.boolean() })

export const signInAsSchema = z.object({ reason: auditReasonField })

/** Of a session in which an admin sees a person's account: what the banner says. */
export const actingSchema = z.object({
  admin_name: z.string(),
  ends_at: z.iso.datetime(),
})
export type Acting = z.infer<typeof actingSchema>
