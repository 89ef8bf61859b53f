import { z } from 'zod'

import { framingFields } from './picture-framing.ts'

export const longestPhotoAlt = 300

/** An owner's photo on a generated page: a picture of the library, by its largest width. */
export const pagePhotoSchema = z.object({
  src: z.string().regex(/^\/media\/[0-9a-f]{32}\/[1-9]\d{0,3}\.webp$/),
  /** What it shows, for those who do not see it; empty until the owner says it. */
  alt: z.string().trim().max(longestPhotoAlt),
  /** Pixels of the file. */
  width: z.int().positive().max(20_000),
  height: z.int().positive().max(20_000),
  ...framingFields,
})
export type PagePhoto = z.infer<typeof pagePhotoSchema>

/** The hero's, the one beside the story, and a gallery of twelve. */
export const largestPhotoCount = 14

/**
 * The owner's photos by their place: first the hero's, then the one beside the story, then the gallery's.
 * Null keeps the illustration there; what is absent is filled with illustrations.
 */
export type PagePictures = (PagePhoto | null)[]
