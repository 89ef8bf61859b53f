import { z } from 'zod'

import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** How the items stand: a grid of cards, a plain list, numbered steps, ticked lines, wide rows. */
export const featureDisplays = ['cards', 'list', 'steps', 'checklist', 'rows'] as const

/** Reasons, steps or lists: one item each; an item without title is its description alone. */
export const featuresModel = sectionModel({
  type: 'features',
  name: 'Features',
  category: 'Features',
  content: {
    display: z.enum(featureDisplays).default('cards'),
  },
})
export type FeaturesSection = SectionOfModel<typeof featuresModel>
