import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { lineField } from './text.ts'

/** What the audit log records, and how it says it: the actor before, the target behind. */
export const auditActions = {
  'admin-made': 'made an admin of',
  'canned-answer-added': 'added the canned answer',
  'canned-answer-removed': 'removed the canned answer',
  'chat-closed': 'closed the chat of',
  'chat-handed-over': 'handed over the chat of',
  'chat-read': 'read the chat of',
  'chat-reopened': 'reopened the chat of',
  'chat-taken': 'took the chat of',
  'feature-switched': 'turned the switch of',
  'notice-set': 'changed',
  'lead-deleted': 'deleted a held-back lead of',
  'lead-freed': 'freed a held-back lead of',
  'lead-read': 'read a held-back lead of',
  'post-closed': 'closed a question of',
  'post-hidden': 'hid a post of',
  'post-kept': 'kept a reported post of',
  'post-reopened': 'reopened a question of',
  'post-shown': 'showed a hidden post of',
  'job-retried': 'retried the job',
  'plan-changed': 'changed the plan of',
  'suppression-lifted': 'lifted the suppression of',
  'training-changed': 'changed the training of',
  'user-deleted': 'deleted the account of',
  'support-visit-started': 'signed in to the account of',
  'support-visit-write': 'changed something in the account of',
  'support-visit-ended': 'left the account of',
  'second-factor-reset': 'took the second factor from',
  'request-answered': 'answered the feature request',
  'request-merged': 'merged the feature request',
  'request-removed': 'removed the feature request',
} as const

export type AuditAction = keyof typeof auditActions
const auditActionKeys = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]
export const auditActionSchema = z.enum(auditActionKeys)

/** Plain facts of the act, such as `{ from: 'free', to: 'explorer' }`. */
export const auditDetailsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
export type AuditDetails = z.infer<typeof auditDetailsSchema>

/** Why somebody did what concerns others; whoever reads the log later has only this. */
export const auditReasonField = lineField()
  .min(3, 'Please give a reason')
  .max(500, 'Please keep the reason under 500 characters')

/** Entries are as they were written: people and things are named as they were called then. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for whoever runs the installation, on its console. */
  actorId: z.string().nullable(),
  actorEmail: displayEmailField(),
  /** A former version's actions may be none of today's. */
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  /** A person's email address, or the name of another target. */
  targetLabel: displayEmailField(),
  reason: z.string(),
  details: auditDetailsSchema,
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditQuerySchema = z.object({
  action: auditActionSchema.optional(),
  /** The email address or id of who acted or was acted on. */
  person: lineField().max(254).optional(),
  /** The entry that the page before ended with. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type AuditQuery = z.input<typeof auditQuerySchema>

/** Newest first. */
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** What the next page is asked for with, as `before`; null on the last. */
  next: z.uuid().nullable(),
})
