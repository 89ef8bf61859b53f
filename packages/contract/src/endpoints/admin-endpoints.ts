import { auditLogSchema, auditQuerySchema } from '../audit.ts'
import { endpoint } from '../endpoint.ts'

/** For admins alone: the people of the product, and what was done to them. */
export const adminEndpoints = {
  listAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    query: auditQuerySchema,
    answer: auditLogSchema,
  }),
}
