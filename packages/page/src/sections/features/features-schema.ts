import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** How the items stand: a grid of cards, a plain list, numbered steps, ticked lines, wide rows. */
export const featureDisplays = ['cards', 'list', 'steps', 'checklist', 'rows'] as const

/** Reasons, steps or lists: one item each; an item without title is its description alone. */
export const featuresSchema = sectionSchema('features', {
  display: z.enum(featureDisplays).default('cards'),
})
export type FeaturesSection = z.infer<typeof featuresSchema>
