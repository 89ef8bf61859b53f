import { z } from 'zod'

import { lineField, textField } from './text.ts'

/** From an idea to what became of it, in this order. */
export const featureRequestStatuses = ['open', 'planned', 'building', 'done', 'declined'] as const
export const featureRequestStatusSchema = z.enum(featureRequestStatuses)
export type FeatureRequestStatus = z.infer<typeof featureRequestStatusSchema>

/** Of what is done or declined votes are not counted any more; they can be taken back. */
export function takesVotes(status: FeatureRequestStatus): boolean {
  return status !== 'done' && status !== 'declined'
}

/** What people call it: '#12' in texts, '/requests/12' in addresses. */
export const featureRequestNumberSchema = z.coerce.number().int().min(1).max(2_147_483_647)

/** As somebody who is signed in sees it. Times are ISO 8601. */
export const featureRequestSchema = z.object({
  number: z.int(),
  title: z.string(),
  /** What it is wanted for. */
  purpose: z.string(),
  status: featureRequestStatusSchema,
  /** The team's words; empty until there are some. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
  votes: z.int(),
  has_voted: z.boolean(),
  /** 'Ana R.'; null for somebody who has left, or gave no name. */
  author_name: z.string().nullable(),
  is_own: z.boolean(),
  /** One's own, and nobody else has voted for it. */
  is_editable: z.boolean(),
  created_at: z.iso.datetime(),
})
export type FeatureRequest = z.infer<typeof featureRequestSchema>

export const longestRequestTitle = 120
export const longestRequestPurpose = 2_000

export const newFeatureRequestSchema = z.object({
  title: lineField('Please say what you wish for')
    .min(1, 'Please say what you wish for')
    .min(5, 'Please use a few words more')
    .max(longestRequestTitle, `Please keep this under ${longestRequestTitle} characters`),
  purpose: textField('Please say what it would help you with')
    .min(1, 'Please say what it would help you with')
    .max(longestRequestPurpose, 'Please keep this under 2,000 characters'),
})
export type NewFeatureRequest = z.infer<typeof newFeatureRequestSchema>

export const featureRequestOrders = ['votes', 'newest'] as const
export const featureRequestOrderSchema = z.enum(featureRequestOrders)
export type FeatureRequestOrder = z.infer<typeof featureRequestOrderSchema>

export const featureRequestQuerySchema = z.object({
  order: featureRequestOrderSchema.default('votes'),
  status: featureRequestStatusSchema.optional(),
  /** Beginnings of words of title and purpose; all of them have to be there. */
  search: lineField().max(200).optional(),
  /** `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,9}-\d{1,9}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
export type FeatureRequestQuery = z.input<typeof featureRequestQuerySchema>

export const featureRequestListSchema = z.object({
  requests: z.array(featureRequestSchema),
  next: z.string().nullable(),
})

/** What the team says, and where the request stands from then on. */
export const featureRequestAnswerSchema = z
  .object({
    status: featureRequestStatusSchema,
    answer: textField().max(longestRequestPurpose, 'Please keep this under 2,000 characters'),
  })
  .refine(({ status, answer }) => status !== 'declined' || answer !== '', {
    message: 'Please say why, to everybody who voted',
    path: ['answer'],
  })
export type FeatureRequestAnswer = z.infer<typeof featureRequestAnswerSchema>
