import { z } from 'zod'

import {
  accountDeletionSchema,
  emailVerificationSchema,
  notificationsSchema,
  outboxEmailSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  profileRequestSchema,
  senderSchema,
  sessionSchema,
  signInRequestSchema,
  signUpRequestSchema,
  userSchema,
} from './account.ts'
import {
  billingSchema,
  checkoutRequestSchema,
  planChangeRequestSchema,
  planChangeSchema,
  quotedPlanChangeSchema,
} from './billing.ts'
import {
  designImportSchema,
  designToolSchema,
  designToolSignInSchema,
  newToolDesignSchema,
  toolDesignIdSchema,
  toolDesignListQuerySchema,
  toolDesignListSchema,
  toolDesignSchema,
} from './design-tool.ts'
import { designChangeSchema, designSchema, designsPath, designUsageSchema } from './designs.ts'
import { endpoint } from './endpoint.ts'
import { suppressionSchema, testEmailSchema } from './follow-up.ts'
import {
  funnelChangeSchema,
  funnelSchema,
  newFunnelSchema,
  pageSaveSchema,
  pageVersionSchema,
  publicationSchema,
  slugAvailabilitySchema,
  slugSchema,
  storedPageSchema,
} from './funnel.ts'
import { generatedContentSchema } from './generated-content.ts'
import { generateContentSchema } from './generation.ts'
import { jobsOverviewSchema } from './jobs.ts'
import {
  leadBulkSchema,
  leadChangeSchema,
  leadDetailSchema,
  type LeadFilter,
  leadListQuerySchema,
  leadListSchema,
} from './lead.ts'
import { numbersQuerySchema, numbersSchema } from './numbers.ts'
import { rewriteAnswerSchema, rewriteRequestSchema } from './rewriting.ts'

const nothing = z.object({})
const byId = z.object({ id: z.uuid() })

/** Every JSON endpoint of the product. */
export const api = {
  getSession: endpoint({ method: 'GET', path: '/api/session', answer: sessionSchema }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up',
    body: signUpRequestSchema,
    answer: z.object({ user: userSchema }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    body: signInRequestSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    answer: nothing,
    isRepeatable: true,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    body: passwordResetRequestSchema,
    answer: nothing,
    isRepeatable: true,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    body: passwordResetSchema,
    answer: nothing,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    body: emailVerificationSchema,
    answer: nothing,
  }),

  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/account',
    body: profileRequestSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    body: passwordChangeSchema,
    answer: nothing,
  }),
  sendVerificationEmail: endpoint({
    method: 'POST',
    path: '/api/account/verification-email',
    answer: nothing,
  }),
  setNotifications: endpoint({
    method: 'PUT',
    path: '/api/account/notifications',
    body: notificationsSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  setSender: endpoint({
    method: 'PUT',
    path: '/api/account/sender',
    body: senderSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  chooseEditableFunnel: endpoint({
    method: 'PUT',
    path: '/api/account/editable-funnel',
    body: z.object({ funnel_id: z.uuid() }),
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    body: accountDeletionSchema,
    answer: nothing,
  }),

  getBilling: endpoint({ method: 'GET', path: '/api/billing', answer: billingSchema }),
  /** Answers where the person pays. */
  startCheckout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    body: checkoutRequestSchema,
    answer: z.object({ url: z.string() }),
  }),
  previewPlanChange: endpoint({
    method: 'POST',
    path: '/api/billing/preview',
    body: planChangeRequestSchema,
    answer: planChangeSchema,
  }),
  /** Charges what the preview of `quote` said; the plan changes with the confirmed payment. */
  changePlan: endpoint({
    method: 'POST',
    path: '/api/billing/change',
    body: quotedPlanChangeSchema,
    answer: nothing,
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    answer: billingSchema,
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/resume',
    answer: billingSchema,
  }),
  /** Answers where the card is changed and receipts are kept. */
  openBillingPortal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    answer: z.object({ url: z.string() }),
  }),

  listOutbox: endpoint({
    method: 'GET',
    path: '/api/outbox',
    answer: z.object({ emails: z.array(outboxEmailSchema) }),
  }),

  /** Answers the content object itself; with `Accept: text/event-stream`, generation events. */
  generateContent: endpoint({
    method: 'POST',
    path: '/api/openai-proxy',
    body: generateContentSchema,
    answer: generatedContentSchema,
  }),

  listFunnels: endpoint({
    method: 'GET',
    path: '/api/funnels',
    answer: z.object({ funnels: z.array(funnelSchema) }),
  }),
  createFunnel: endpoint({
    method: 'POST',
    path: '/api/funnels',
    body: newFunnelSchema,
    answer: funnelSchema,
  }),
  getFunnel: endpoint({
    method: 'GET',
    path: '/api/funnels/:id',
    params: byId,
    answer: funnelSchema,
  }),
  /** What the owner's forms save; refused when the funnel was changed since `baseRevision`. */
  updateFunnel: endpoint({
    method: 'PATCH',
    path: '/api/funnels/:id',
    params: byId,
    body: funnelChangeSchema,
    answer: funnelSchema,
  }),
  /** Gives the page another address and publishes it; the old address leads to the new one. */
  setSlug: endpoint({
    method: 'PUT',
    path: '/api/funnels/:id/slug',
    params: byId,
    body: z.object({ slug: slugSchema }),
    answer: funnelSchema,
    isRepeatable: true,
  }),
  checkSlug: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/slug-availability',
    params: byId,
    query: z.object({ slug: z.string().max(200).default('') }),
    answer: slugAvailabilitySchema,
  }),
  /** Makes a private draft of the same texts, pages and branding, without leads and numbers. */
  duplicateFunnel: endpoint({
    method: 'POST',
    path: '/api/funnels/:id/duplicate',
    params: byId,
    answer: funnelSchema,
  }),
  setPublication: endpoint({
    method: 'PUT',
    path: '/api/funnels/:id/publication',
    params: byId,
    body: publicationSchema,
    answer: funnelSchema,
    isRepeatable: true,
  }),
  /** Saves a builder's page; refused when the funnel was changed since `baseRevision`. */
  savePage: endpoint({
    method: 'PATCH',
    path: '/api/funnels/:id/page',
    params: byId,
    body: pageSaveSchema,
    answer: funnelSchema,
  }),
  /** The newest 50 pages that saves have made, newest first. */
  listPageVersions: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/page-versions',
    params: byId,
    answer: z.object({ versions: z.array(pageVersionSchema) }),
  }),
  getPageVersion: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/page-versions/:revision',
    params: byId.extend({
      revision: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    answer: z.object({ page: storedPageSchema }),
  }),
  /** Other words for the texts of one section. Nothing is stored: a builder takes them as an edit. */
  rewriteSection: endpoint({
    method: 'POST',
    path: '/api/funnels/:id/rewrite',
    params: byId,
    body: rewriteRequestSchema,
    answer: rewriteAnswerSchema,
  }),
  deleteFunnel: endpoint({
    method: 'DELETE',
    path: '/api/funnels/:id',
    params: byId,
    answer: nothing,
  }),
  /** The person's design library, newest first; `designsPath` also takes uploads. */
  listDesigns: endpoint({
    method: 'GET',
    path: designsPath,
    answer: z.object({ designs: z.array(designSchema) }),
  }),
  updateDesign: endpoint({
    method: 'PATCH',
    path: `${designsPath}/:id`,
    params: byId,
    body: designChangeSchema,
    answer: designSchema,
    isRepeatable: true,
  }),
  /** The adventures that a design stands in. */
  getDesignUsage: endpoint({
    method: 'GET',
    path: `${designsPath}/:id/usage`,
    params: byId,
    answer: designUsageSchema,
  }),
  deleteDesign: endpoint({
    method: 'DELETE',
    path: `${designsPath}/:id`,
    params: byId,
    answer: nothing,
  }),
  getDesignTool: endpoint({
    method: 'GET',
    path: '/api/design-tool',
    answer: designToolSchema,
  }),
  /** Answers where the person allows the connection to their account of the design tool. */
  connectDesignTool: endpoint({
    method: 'POST',
    path: '/api/design-tool/sign-ins',
    body: designToolSignInSchema,
    answer: z.object({ url: z.string() }),
  }),
  /** `isRevoked` is false when the tool did not answer: what it allowed is forgotten here all the same. */
  disconnectDesignTool: endpoint({
    method: 'DELETE',
    path: '/api/design-tool',
    answer: z.object({ isRevoked: z.boolean() }),
  }),
  /** Makes an empty design in the person's account of the design tool. */
  createToolDesign: endpoint({
    method: 'POST',
    path: '/api/design-tool/designs',
    body: newToolDesignSchema,
    answer: toolDesignSchema,
  }),
  listToolDesigns: endpoint({
    method: 'GET',
    path: '/api/design-tool/designs',
    query: toolDesignListQuerySchema,
    answer: toolDesignListSchema,
  }),
  /** Brings the first page of a design into the library; it may take a minute. */
  importToolDesign: endpoint({
    method: 'POST',
    path: '/api/design-tool/imports',
    body: z.object({ designId: toolDesignIdSchema }),
    answer: designImportSchema,
  }),
  /** The inbox: leads of all funnels, or of one, newest first. */
  listLeads: endpoint({
    method: 'GET',
    path: '/api/leads',
    query: leadListQuerySchema,
    answer: leadListSchema,
  }),
  getLead: endpoint({
    method: 'GET',
    path: '/api/leads/:id',
    params: byId,
    answer: leadDetailSchema,
  }),
  updateLead: endpoint({
    method: 'PATCH',
    path: '/api/leads/:id',
    params: byId,
    body: leadChangeSchema,
    answer: leadDetailSchema,
    isRepeatable: true,
  }),
  /** Answers how many leads were changed. */
  changeLeads: endpoint({
    method: 'POST',
    path: '/api/leads/changes',
    body: leadBulkSchema,
    answer: z.object({ changed: z.int().nonnegative() }),
    isRepeatable: true,
  }),

  getNumbers: endpoint({
    method: 'GET',
    path: '/api/numbers',
    query: numbersQuerySchema,
    answer: numbersSchema,
  }),

  /** Only to the signed-in person's own address. */
  sendTestEmail: endpoint({
    method: 'POST',
    path: '/api/send-email',
    body: testEmailSchema,
    answer: nothing,
  }),
  /** Addresses that get no follow-ups of this person's any more, newest first. */
  listSuppressions: endpoint({
    method: 'GET',
    path: '/api/suppressions',
    answer: z.object({ suppressions: z.array(suppressionSchema) }),
  }),
  addSuppression: endpoint({
    method: 'POST',
    path: '/api/suppressions',
    body: suppressionSchema.pick({ email: true }),
    answer: nothing,
    isRepeatable: true,
  }),
  /** Only addresses that the person added or that bounced: who unsubscribed stays so. */
  removeSuppression: endpoint({
    method: 'POST',
    path: '/api/suppressions/removals',
    body: suppressionSchema.pick({ email: true }),
    answer: nothing,
  }),

  /** Admins only; nobody else learns that it exists. */
  getJobs: endpoint({ method: 'GET', path: '/api/admin/jobs', answer: jobsOverviewSchema }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/retries',
    body: z.object({ id: z.uuid() }),
    answer: nothing,
  }),
} as const

/** Answers the leads that the filter matches as a UTF-8 CSV file with a byte order mark, not JSON. */
export function leadsCsvPath(filter: Partial<LeadFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return query.size === 0 ? '/api/leads.csv' : `/api/leads.csv?${query.toString()}`
}

/** Answers the public page as a file that works by itself: HTML, or a zip when its pictures are large. */
export function pageExportPath(funnelId: string): string {
  return `/api/funnels/${funnelId}/export`
}

/** Answers a JSON file of everything that belongs to the signed-in person. */
export const accountExportPath = '/api/account/export'

/** Where the payment provider sends its signed events. */
export const paymentWebhookPath = '/api/webhooks/payments'
