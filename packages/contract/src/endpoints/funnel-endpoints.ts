import { z } from 'zod'

import { deletedFunnelSchema, funnelDeletionSchema } from '../deleted-funnel.ts'
import { endpoint } from '../endpoint.ts'
import {
  funnelChangeSchema,
  funnelSchema,
  funnelSummarySchema,
  newFunnelSchema,
  pageSaveSchema,
  pageVersionSchema,
  publicationSchema,
  slugAvailabilitySchema,
  slugSchema,
  storedPageSchema,
  unpublishedChangeSchema,
} from '../funnel.ts'
import { rewriteAnswerSchema, rewriteRequestSchema } from '../rewriting.ts'
import { byId, nothing } from './shapes.ts'

/** Funnels with their pages and texts. */
export const funnelEndpoints = {
  listFunnels: endpoint({
    method: 'GET',
    path: '/api/funnels',
    answer: z.object({ funnels: z.array(funnelSummarySchema) }),
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
  /** Lists the unpublished changes; empty while the funnel is private. */
  listUnpublishedChanges: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/unpublished-changes',
    params: byId,
    answer: z.object({ changes: z.array(unpublishedChangeSchema) }),
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
    isSlow: true,
  }),
  /** What deleting it would take along. */
  getFunnelDeletion: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/deletion',
    params: byId,
    answer: funnelDeletionSchema,
  }),
  /** Moves it to the recently deleted. */
  deleteFunnel: endpoint({
    method: 'DELETE',
    path: '/api/funnels/:id',
    params: byId,
    answer: nothing,
  }),
  /** Last deleted first. */
  listDeletedFunnels: endpoint({
    method: 'GET',
    path: '/api/deleted-funnels',
    answer: z.object({ funnels: z.array(deletedFunnelSchema) }),
  }),
  /** Refused where the plan has no room for one more. */
  restoreFunnel: endpoint({
    method: 'POST',
    path: '/api/deleted-funnels/:id/restore',
    params: byId,
    answer: funnelSchema,
  }),
  purgeFunnel: endpoint({
    method: 'DELETE',
    path: '/api/deleted-funnels/:id',
    params: byId,
    answer: nothing,
  }),
}
