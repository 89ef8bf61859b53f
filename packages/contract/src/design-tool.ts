import { z } from 'zod'

import { mediaAssetSchema } from './media-assets.ts'
import { lineField } from './text.ts'

/** Of an outside design, in pixels: what the design tool makes (Canva's documentation, 'Create design'). */
const designSide = z.int().min(40).max(8000)

/**
 * What holds between a person and the design tool. 'studio': this installation has no design tool, and
 * designs are made in the built-in studio. 'reconnect': the tool no longer accepts what it once allowed.
 */
export const designToolSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('studio') }),
  z.object({ state: z.literal('disconnected') }),
  z.object({
    state: z.enum(['connected', 'reconnect']),
    /** The person's name there, where the tool tells it. */
    accountName: z.string().nullable(),
    connectedAt: z.iso.datetime(),
  }),
])
export type DesignToolStatus = z.infer<typeof designToolSchema>

/** `returnTo` is a path of this site to go back to; without it the page closes itself. */
export const designToolSignInSchema = z.object({
  returnTo: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/, 'This is not a path of this site')
    .nullable()
    .default(null),
})

/** How the page of the way back names itself to the page that waits. */
export const designToolChannel = 'design-tool'
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
