import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import { suppressionSchema, testEmailSchema } from '../follow-up.ts'
import {
  leadBulkSchema,
  leadChangeSchema,
  leadDetailSchema,
  leadListQuerySchema,
  leadListSchema,
} from '../lead.ts'
import { analyticsQuerySchema, analyticsSchema } from '../analytics.ts'
import { byId, nothing } from './shapes.ts'

/** What comes back: leads, numbers, and the emails that leads get. */
export const inboxEndpoints = {
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
    answer: z.object({
      changed: z.int().nonnegative(),
      /** Whether the owner marked leads as contacted while follow-ups are scheduled, and has not decided about them. */
      asks_to_pause: z.boolean(),
    }),
    isRepeatable: true,
  }),
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/numbers',
    query: analyticsQuerySchema,
    answer: analyticsSchema,
  }),
  /** Only to the signed-in person's own address, as from the business of the funnel. */
  sendTestEmail: endpoint({
    method: 'POST',
    path: '/api/send-email',
    query: z.object({ funnel_id: z.uuid().optional() }),
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
}
