import { z } from 'zod'

import { connectionStatusSchema } from './connections.ts'
import { mediaAssetSchema } from './media-assets.ts'
import { lineField } from './text.ts'

/** Of an outside design, in pixels: what the design tool makes (Canva's documentation, 'Create design'). */
const designSide = z.int().min(40).max(8000)

/** 'studio': this installation has no design tool, and designs are made in the built-in studio. */
export const designToolSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('studio') }),
  ...connectionStatusSchema.options,
])
export type DesignToolStatus = z.infer<typeof designToolSchema>

export const designToolCallbackPath = '/api/design-tool/callback'

export const newToolDesignSchema = z.object({
  title: lineField().min(1).max(100),
  width: designSide,
  height: designSide,
})

/** A design as it lies in the person's account of the design tool. */
export const toolDesignSchema = z.object({
  designId: z.string(),
  title: z.string(),
  /** Null where the tool has drawn none yet; its address works for a few minutes. */
  thumbnail: z
    .object({ url: z.string(), width: z.int().positive(), height: z.int().positive() })
    .nullable(),
  /** Where the person works on it. */
  editUrl: z.string(),
  updatedAt: z.iso.datetime(),
  pageCount: z.int().positive(),
})
export type ToolDesign = z.infer<typeof toolDesignSchema>

export const toolDesignListSchema = z.object({
  /** Latest changed first. */
  designs: z.array(toolDesignSchema),
  /** What to ask with for more; null at the end. */
  continuation: z.string().nullable(),
})
export type ToolDesignList = z.infer<typeof toolDesignListSchema>

export const toolDesignListQuerySchema = z.object({ continuation: z.string().max(2000).optional() })

/** The letters of the tool's own names of designs, so that none leads to another address. */
export const toolDesignIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/)

export const designImportSchema = z.object({
  design: mediaAssetSchema,
  /** Whether it came new into the library, or was there as it is now. */
  outcome: z.enum(['added', 'unchanged']),
})
export type DesignImport = z.infer<typeof designImportSchema>
