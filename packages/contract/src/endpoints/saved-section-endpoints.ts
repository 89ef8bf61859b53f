import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import {
  newSavedSectionSchema,
  savedSectionChangeSchema,
  savedSectionContentSchema,
  savedSectionSchema,
} from '../saved-sections.ts'
import { byId, nothing } from './shapes.ts'

const path = '/api/saved-sections'

/** Sections that an owner saves to insert them on any page. */
export const savedSectionEndpoints = {
  /** Newest first, without the sections themselves. */
  listSavedSections: endpoint({
    method: 'GET',
    path,
    answer: z.object({ sections: z.array(savedSectionSchema) }),
  }),
  createSavedSection: endpoint({
    method: 'POST',
    path,
    body: newSavedSectionSchema,
    answer: savedSectionSchema,
  }),
  getSavedSection: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    params: byId,
    answer: savedSectionContentSchema,
  }),
  renameSavedSection: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    params: byId,
    body: savedSectionChangeSchema,
    answer: savedSectionSchema,
    isRepeatable: true,
  }),
  deleteSavedSection: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    params: byId,
    answer: nothing,
  }),
}
