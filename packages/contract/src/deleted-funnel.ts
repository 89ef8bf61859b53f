import { z } from 'zod'

import { funnelSchema } from './funnel.ts'

/** What goes with a funnel that is deleted, beside the funnel itself. */
export const funnelDeletionSchema = z.object({
  /** Of its page. */
  slug: z.string(),
  isPublic: z.boolean(),
  leads: z.int().nonnegative(),
  views: z.int().nonnegative(),
  /** Follow-ups that would still be sent. */
  waiting_emails: z.int().nonnegative(),
})
export type FunnelDeletion = z.infer<typeof funnelDeletionSchema>

/** A funnel among the recently deleted: nowhere else, and whole again once it is restored. */
export const deletedFunnelSchema = funnelSchema
  .pick({ id: true, title: true, slug: true, isPublic: true, stats: true })
  .extend({ deleted_at: z.iso.datetime(), purged_at: z.iso.datetime() })
export type DeletedFunnel = z.infer<typeof deletedFunnelSchema>
