import { z } from 'zod'

import {
  outboxEmailSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
  signInRequestSchema,
  signUpRequestSchema,
  userSchema,
} from './account.ts'
import { endpoint } from './endpoint.ts'
import { funnelSchema, newFunnelSchema, publicationSchema } from './funnel.ts'
import { generatedContentSchema } from './generated-content.ts'
import { generateContentSchema } from './generation.ts'
import { leadListQuerySchema, leadListSchema } from './lead.ts'

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
  }),
  signOut: endpoint({ method: 'POST', path: '/api/auth/sign-out', answer: nothing }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    body: passwordResetRequestSchema,
    answer: nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    body: passwordResetSchema,
    answer: nothing,
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
  setPublication: endpoint({
    method: 'PUT',
    path: '/api/funnels/:id/publication',
    params: byId,
    body: publicationSchema,
    answer: funnelSchema,
  }),
  deleteFunnel: endpoint({
    method: 'DELETE',
    path: '/api/funnels/:id',
    params: byId,
    answer: nothing,
  }),
  listLeads: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/leads',
    params: byId,
    query: leadListQuerySchema,
    answer: leadListSchema,
  }),
} as const

/** Answers a UTF-8 CSV file with a byte order mark, not JSON. */
export function leadsCsvPath(funnelId: string): string {
  return `/api/funnels/${funnelId}/leads.csv`
}
