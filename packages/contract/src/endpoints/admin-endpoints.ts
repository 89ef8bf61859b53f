import { z } from 'zod'

import {
  adminPlanChangeSchema,
  adminReasonSchema,
  adminStatsSchema,
  adminUserListSchema,
  adminUserQuerySchema,
  adminUserSchema,
} from '../admin.ts'
import { auditLogSchema, auditQuerySchema } from '../audit.ts'
import { endpoint } from '../endpoint.ts'
import { nothing } from './shapes.ts'

const byUserId = z.object({ id: z.string().min(1).max(100) })

/** For admins alone: the people of the product, and what was done to them. */
export const adminEndpoints = {
  getAdminStats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    answer: adminStatsSchema,
  }),
  listAdminUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    query: adminUserQuerySchema,
    answer: adminUserListSchema,
  }),
  /** Ends first what the person pays for a plan that is taken away; a sold plan is given for 30 days. */
  changeAdminUserPlan: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    params: byUserId,
    body: adminPlanChangeSchema,
    answer: adminUserSchema,
  }),
  /** With everything that is theirs. */
  deleteAdminUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    params: byUserId,
    body: adminReasonSchema,
    answer: nothing,
  }),
  listAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    query: auditQuerySchema,
    answer: auditLogSchema,
  }),
}
