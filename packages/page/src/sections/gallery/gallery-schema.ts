import type { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** Pictures in up to four columns, each with words over it where it has a title or description. */
export const gallerySchema = sectionSchema('gallery', {})
export type GallerySection = z.infer<typeof gallerySchema>
