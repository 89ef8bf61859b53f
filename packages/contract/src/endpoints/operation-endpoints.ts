import { z } from 'zod'

import { outboxEmailSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { jobsOverviewSchema } from '../jobs.ts'
import { setupItemSchema } from '../setup.ts'
import {
  quarantineActSchema,
  quarantinedAnswersSchema,
  quarantineReviewQuerySchema,
  quarantineReviewSchema,
} from '../quarantine-review.ts'
import {
  suppressionLiftSchema,
  suppressionReviewQuerySchema,
  suppressionReviewSchema,
} from '../suppression-review.ts'
import { auditReasonField } from '../audit.ts'
import { byId, nothing } from './shapes.ts'

/** How the installation works: its mail and its jobs. */
export const operationEndpoints = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/api/outbox',
    /** `isSandbox`: no mail server is configured, so nothing leaves and all is kept here. */
    answer: z.object({ emails: z.array(outboxEmailSchema), isSandbox: z.boolean() }),
  }),
  /** What is set up on this installation and what is not. Admins only, as are those below. */
  getSetup: endpoint({
    method: 'GET',
    path: '/api/admin/setup',
    answer: z.object({ items: z.array(setupItemSchema) }),
  }),
  /** Admins only; nobody else learns that it exists. */
  getJobs: endpoint({ method: 'GET', path: '/api/admin/jobs', answer: jobsOverviewSchema }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/retries',
    body: z.object({ id: z.uuid() }),
    answer: nothing,
  }),
  listSuppressionsOfAll: endpoint({
    method: 'GET',
    path: '/api/admin/suppressions',
    query: suppressionReviewQuerySchema,
    answer: suppressionReviewSchema,
  }),
  liftSuppression: endpoint({
    method: 'POST',
    path: '/api/admin/suppressions/lift',
    body: suppressionLiftSchema,
    answer: nothing,
  }),
  listQuarantinedOfAll: endpoint({
    method: 'GET',
    path: '/api/admin/quarantine',
    query: quarantineReviewQuerySchema,
    answer: quarantineReviewSchema,
  }),
  /** An act of its own, which the audit log tells. */
  readQuarantined: endpoint({
    method: 'POST',
    path: '/api/admin/quarantine/:id/answers',
    params: byId,
    body: z.object({ reason: auditReasonField }),
    answer: quarantinedAnswersSchema,
  }),
  settleQuarantined: endpoint({
    method: 'POST',
    path: '/api/admin/quarantine/:id',
    params: byId,
    body: quarantineActSchema,
    answer: nothing,
  }),
}
