import { z } from 'zod'

import { adminReasonSchema } from '../admin.ts'
import { endpoint } from '../endpoint.ts'
import {
  featureRequestAnswerSchema,
  featureRequestListSchema,
  featureRequestNumberSchema,
  featureRequestQuerySchema,
  featureRequestSchema,
  newFeatureRequestSchema,
} from '../feature-request.ts'
import { lineField } from '../text.ts'
import { nothing } from './shapes.ts'

const byNumber = z.object({ number: featureRequestNumberSchema })
/** One's own, or any for admins. */
const byOwnNumber = z.object({ id: featureRequestNumberSchema })

/** The board of what people wish for. A number that was merged leads to the request it was merged into. */
export const featureRequestEndpoints = {
  listFeatureRequests: endpoint({
    method: 'GET',
    path: '/api/feature-requests',
    query: featureRequestQuerySchema,
    answer: featureRequestListSchema,
  }),
  /** At most five that speak of the same, the closest first. */
  findSimilarFeatureRequests: endpoint({
    method: 'GET',
    path: '/api/feature-requests/similar',
    query: z.object({ title: lineField().max(200) }),
    answer: z.object({ requests: z.array(featureRequestSchema) }),
  }),
  getFeatureRequest: endpoint({
    method: 'GET',
    path: '/api/feature-requests/:number',
    params: byNumber,
    answer: featureRequestSchema,
  }),
  /** Its author votes for it by that. */
  createFeatureRequest: endpoint({
    method: 'POST',
    path: '/api/feature-requests',
    body: newFeatureRequestSchema,
    answer: featureRequestSchema,
  }),
  updateFeatureRequest: endpoint({
    method: 'PATCH',
    path: '/api/feature-requests/:id',
    params: byOwnNumber,
    body: newFeatureRequestSchema,
    answer: featureRequestSchema,
  }),
  deleteFeatureRequest: endpoint({
    method: 'DELETE',
    path: '/api/feature-requests/:id',
    params: byOwnNumber,
    answer: nothing,
  }),
  /** Gives the one vote that a person has, or takes it back. */
  voteForFeatureRequest: endpoint({
    method: 'PUT',
    path: '/api/feature-requests/:number/vote',
    params: byNumber,
    body: z.object({ has_voted: z.boolean() }),
    answer: featureRequestSchema,
    isRepeatable: true,
  }),
  answerFeatureRequest: endpoint({
    method: 'PATCH',
    path: '/api/admin/feature-requests/:id',
    params: byOwnNumber,
    body: featureRequestAnswerSchema,
    answer: featureRequestSchema,
  }),
  /** Its votes count for the other one, each person's once; answers that one. */
  mergeFeatureRequest: endpoint({
    method: 'POST',
    path: '/api/admin/feature-requests/:id/merge',
    params: byOwnNumber,
    body: z.object({ into: featureRequestNumberSchema }),
    answer: featureRequestSchema,
  }),
  removeFeatureRequest: endpoint({
    method: 'DELETE',
    path: '/api/admin/feature-requests/:id',
    params: byOwnNumber,
    body: adminReasonSchema,
    answer: nothing,
  }),
}
