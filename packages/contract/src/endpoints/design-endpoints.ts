import { z } from 'zod'

import {
  designImportSchema,
  designToolSchema,
  designToolSignInSchema,
  newToolDesignSchema,
  toolDesignIdSchema,
  toolDesignListQuerySchema,
  toolDesignListSchema,
  toolDesignSchema,
} from '../design-tool.ts'
import { designChangeSchema, designSchema, designUsageSchema, designsPath } from '../designs.ts'
import { endpoint } from '../endpoint.ts'
import { byId, nothing } from './shapes.ts'

/** The library of designs, and the tool that makes some of them. */
export const designEndpoints = {
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
}
