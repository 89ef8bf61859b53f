import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import {
  signInAsSchema,
  supportAccessChoiceSchema,
  supportAccessSchema,
} from '../support-access.ts'
import { nothing } from './shapes.ts'

/** Support signs in to somebody's account, if that person allows it. */
export const supportAccessEndpoints = {
  getSupportAccess: endpoint({
    method: 'GET',
    path: '/api/account/support-access',
    answer: supportAccessSchema,
  }),
  /** Taking it back ends a visit at once. */
  setSupportAccess: endpoint({
    method: 'PUT',
    path: '/api/account/support-access',
    body: supportAccessChoiceSchema,
    answer: supportAccessSchema,
    isRepeatable: true,
  }),
  signInAs: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/sign-in-as',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: signInAsSchema,
    answer: nothing,
  }),
  /** By the admin; their own session is in force again. */
  endSupportVisit: endpoint({
    method: 'POST',
    path: '/api/auth/end-support-visit',
    answer: nothing,
    isRepeatable: true,
  }),
}
