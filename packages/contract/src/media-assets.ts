import { z } from 'zod'

import { adPlatformKeys } from './ad-results.ts'
import { lineField } from './text.ts'

/** What may be uploaded, and how much of it a person may keep. */
export const mediaAssetLimits = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  /** A few bytes of AVIF may cost seconds of work for every one of these. */
  avifPixels: 25_000_000,
  /** Pixels of width or height: a strip costs more work than its pixels say. */
  side: 20_000,
  /** All stored widths of all pictures together. */
  libraryBytes: 200 * 1024 * 1024,
  assets: 500,
  alt: 300,
} as const

/** Of the files that can be read; what a file is, is seen in its bytes. */
export const mediaAssetTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

/**
 * Where a picture of the library comes from: a file, the built-in studio, the design tool, the owner's website, the
 * built-in illustrator, or a model that makes pictures.
 */
export const mediaAssetSources = [
  'upload',
  'studio',
  'canva',
  'website',
  'illustrator',
  'model',
] as const

/** A picture of a person's design library (spec 3, 3.5). */
export const mediaAssetSchema = z.object({
  id: z.uuid(),
  type: z.literal('image'),
  /** As the person's file was called. */
  fileName: z.string(),
  /** Address of the largest width; pages find the smaller ones by it. */
  url: z.string(),
  /** Of the smallest width, for lists. */
  previewUrl: z.string(),
  /** Pixels of the largest width. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Bytes of all stored widths. */
  bytes: z.int().nonnegative(),
  /** What the picture shows, for people who do not see it; inserted with it. */
  alt: z.string(),
  source: z.enum(mediaAssetSources),
  /** The design it was exported from, in the studio or the design tool. */
  designId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type MediaAsset = z.infer<typeof mediaAssetSchema>

/**
 * POST takes the file itself as its body, in any content type but JSON, and answers the design; the rest
 * stands in the query.
 */
export const mediaAssetsPath = '/api/designs'
export const mediaAssetUploadQuerySchema = z.object({
  fileName: z.string().max(1000).default(''),
  alt: lineField().max(mediaAssetLimits.alt).default(''),
  source: z.enum(['upload', 'studio']).default('upload'),
  designId: lineField().min(1).max(100).optional(),
})
export type MediaAssetUploadQuery = z.input<typeof mediaAssetUploadQuerySchema>

export const mediaAssetChangeSchema = z.object({ alt: lineField().max(mediaAssetLimits.alt) })

/** Where an adventure uses a design; 'recently-deleted' means the adventure is in the trash. */
export const mediaAssetPlaces = [
  'recently-deleted',
  'public-page',
  'working-page',
  'ads',
  'logo',
] as const
export const mediaAssetUsageSchema = z.object({
  funnels: z.array(
    z.object({ id: z.uuid(), title: z.string(), places: z.array(z.enum(mediaAssetPlaces)) }),
  ),
  /** Ads created here with the design, excluding deleted ones. */
  ads: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      platform: z.enum(adPlatformKeys),
      /** As last reported by the platform. */
      state: z.enum(['creating', 'running', 'not-running']),
    }),
  ),
  /** Sections in 'My sections', newest first. */
  savedSections: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type MediaAssetUsage = z.infer<typeof mediaAssetUsageSchema>
