import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { largestLeadBulk, leadStatuses, longestLeadNote } from './lead-limits.ts'
import { measuringConsentSchema } from './measuring.ts'
import { textField } from './text.ts'

export const leadStatusSchema = z.enum(leadStatuses)
export type LeadStatus = z.infer<typeof leadStatusSchema>

/** What is read otherwise than as the words that stand there. */
export const answerKinds = ['date', 'phone', 'consent'] as const

/**
 * One submitted form. `values` keeps the form's own order: label and what the visitor typed; of a box to tick,
 * the words that it stood beside, and 'Yes' or 'No'.
 */
export const leadSchema = z.object({
  id: z.uuid(),
  funnel_id: z.uuid(),
  funnel_title: z.string(),
  values: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      kind: z.enum(answerKinds).optional(),
    }),
  ),
  /** The first answer that is an email address, where follow-ups go; null without one. */
  email: displayEmailField().nullable(),
  status: leadStatusSchema,
  /** The owner's own words about it. */
  note: z.string(),
  /** Quarantined as likely spam: not counted and not shown among the leads; the newest 1,000 of a funnel are kept for 90 days. */
  quarantined: z.boolean(),
  /** How often the same person sent exactly these values, in all enquiries. */
  submissions: z.int().positive(),
  /** What the visitor decided about ad platforms. */
  measuring_consent: measuringConsentSchema,
  /** Where the visit came from, as `readSource` reads it: 'instagram', 'facebook/paid'; null for a direct one. */
  source: z.string().nullable(),
  /** When the owner first moved it on from 'new' or marked it answered. */
  first_response_at: z.iso.datetime().nullable(),
  /** When the owner marked that the person wrote back, which ends the follow-ups. */
  replied_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** When the latest enquiry was made: a form sent again after 10 minutes is a new one. */
  enquired_at: z.iso.datetime(),
  /** When the most recent enquiries before that were made, oldest first. */
  earlier_enquiries: z.array(z.iso.datetime()),
  last_submitted_at: z.iso.datetime(),
})
export type Lead = z.infer<typeof leadSchema>

/** Why a follow-up was not, or will not be, sent. */
export const followUpStopReasons = [
  'unsubscribed',
  'replied',
  'booked',
  'lost',
  'suppressed',
  'switched-off',
  'quarantined',
  'empty',
] as const
export type FollowUpStopReason = (typeof followUpStopReasons)[number]

/** One of the emails that a lead gets, on the lead's own clock (product.md, 'Leads'). */
export const scheduledFollowUpSchema = z.object({
  /** From 1. */
  step: z.int().positive(),
  due_at: z.iso.datetime(),
  /** 'kept' is in the outbox: no mail server was configured when it was due. */
  state: z.enum(['scheduled', 'paused', 'sent', 'kept', 'stopped', 'failed']),
  /** Time when the email was sent, kept, stopped, or given up; null until then. */
  settled_at: z.iso.datetime().nullable(),
  stopped_because: z.enum(followUpStopReasons).nullable(),
  /** What the mail server last said when it did not take the email; it may still be tried again. */
  last_error: z.string().nullable(),
})
export type ScheduledFollowUp = z.infer<typeof scheduledFollowUpSchema>

export const leadDetailSchema = leadSchema.extend({
  follow_ups: z.array(scheduledFollowUpSchema),
  /** BCP 47 tag of the page that the lead came from. */
  language: z.string(),
})
export type LeadDetail = z.infer<typeof leadDetailSchema>

const filterShape = {
  /** One funnel's leads; absent, those of all the owner's funnels. */
  funnel_id: z.uuid().optional(),
  status: leadStatusSchema.optional(),
  quarantined: z.enum(['true', 'false']).default('false'),
  /** Every word must occur in the answers or the note, whatever its case. What is quarantined is not searched: no word finds it. */
  search: textField().max(200).default(''),
}
export const leadFilterSchema = z.object(filterShape)
export type LeadFilter = z.infer<typeof leadFilterSchema>

export const leadListQuerySchema = z.object({
  ...filterShape,
  /** `next` of the page before. */
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/**
 * Latest enquiry first. `next` is the cursor of the following page, null on the last. Of leads quarantined, long answers
 * are cut and end in '…'; the lead by itself has them whole.
 */
export const leadListSchema = z.object({
  leads: z.array(leadSchema),
  next: z.string().nullable(),
  /** How many the filter matches. */
  total: z.int().nonnegative(),
  /** How many accepted leads of each status there are, whatever is searched for. */
  counts: z.record(leadStatusSchema, z.int().nonnegative()),
  quarantinedTotal: z.int().nonnegative(),
  /** Of the leads of the last 90 days that were answered; null below five of them. */
  median_response_minutes: z.number().nonnegative().nullable(),
})
export type LeadList = z.infer<typeof leadListSchema>

export const leadChangeSchema = z.object({
  status: leadStatusSchema.optional(),
  note: textField().max(longestLeadNote, 'Please keep this under 5000 characters').optional(),
  /** Whether the person wrote back. */
  replied: z.boolean().optional(),
})
export type LeadChange = z.infer<typeof leadChangeSchema>

/** The same change of many leads; ids that are not the owner's are passed over. */
export const leadBulkSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(largestLeadBulk),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('set-status'), status: leadStatusSchema }),
    z.object({ kind: z.literal('not-spam') }),
    z.object({ kind: z.literal('spam') }),
    z.object({ kind: z.literal('delete') }),
  ]),
})
export type LeadBulk = z.infer<typeof leadBulkSchema>

/** The longest answer a public form accepts, in characters; the second where it asks for a long text. */
export const longestLeadValue = 2000
export const longestLeadText = 5000
