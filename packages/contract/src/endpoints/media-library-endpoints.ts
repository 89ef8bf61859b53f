import { z } from 'zod'

import {
  designImportSchema,
  designToolSchema,
  newToolDesignSchema,
  toolDesignIdSchema,
  toolDesignListQuerySchema,
  toolDesignListSchema,
  toolDesignSchema,
} from '../design-tool.ts'
import {
  mediaAssetChangeSchema,
  mediaAssetSchema,
  mediaAssetUsageSchema,
  mediaAssetsPath,
} from '../media-assets.ts'
import { disconnectedSchema, connectAddressSchema, connectRequestSchema } from '../connections.ts'
import { endpoint } from '../endpoint.ts'
import { byId, nothing } from './shapes.ts'

/** The library of designs, and the tool that makes some of them. */
export const mediaLibraryEndpoints = {
  /** The person's design library, newest first; `mediaAssetsPath` also takes uploads. */
  listMediaAssets: endpoint({
    method: 'GET',
    path: mediaAssetsPath,
    answer: z.object({ designs: z.array(mediaAssetSchema) }),
  }),
  updateMediaAsset: endpoint({
    method: 'PATCH',
    path: `${mediaAssetsPath}/:id`,
    params: byId,
    body: mediaAssetChangeSchema,
    answer: mediaAssetSchema,
    isRepeatable: true,
  }),
  /** Lists the adventures, ads, and saved sections that use a design. */
  getMediaAssetUsage: endpoint({
    method: 'GET',
    path: `${mediaAssetsPath}/:id/usage`,
    params: byId,
    answer: mediaAssetUsageSchema,
  }),
  deleteMediaAsset: endpoint({
    method: 'DELETE',
    path: `${mediaAssetsPath}/:id`,
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
    body: connectRequestSchema,
    answer: connectAddressSchema,
  }),
  disconnectDesignTool: endpoint({
    method: 'DELETE',
    path: '/api/design-tool',
    answer: disconnectedSchema,
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
