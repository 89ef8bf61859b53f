import { z } from 'zod'

/** One submitted form. `values` keeps the form's own order: label and what the visitor typed. */
export const leadSchema = z.object({
  id: z.uuid(),
  funnel_id: z.uuid(),
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Held back as likely spam: not counted and not shown among the leads, but never dropped. */
  quarantined: z.boolean(),
  /** How often the same person sent exactly these values; more than 1 after a repeat. */
  submissions: z.int().positive(),
  created_at: z.iso.datetime(),
  last_submitted_at: z.iso.datetime(),
})
export type Lead = z.infer<typeof leadSchema>

export const leadListQuerySchema = z.object({
  quarantined: z.enum(['true', 'false']).default('false'),
  /** `next` of the page before. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/** Newest first. `next` is the cursor of the following page, null on the last. */
export const leadListSchema = z.object({
  leads: z.array(leadSchema),
  next: z.uuid().nullable(),
  total: z.int().nonnegative(),
  quarantinedTotal: z.int().nonnegative(),
})
export type LeadList = z.infer<typeof leadListSchema>

/** The longest answer a public form accepts, in characters; the second where it asks for a long text. */
export const longestLeadValue = 2000
export const longestLeadText = 5000
