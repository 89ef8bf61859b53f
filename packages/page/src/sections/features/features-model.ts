import { sceneSchema } from '@wildpath/illustrator'
import { z } from 'zod'

import { itemIcon, itemPicture, partAddress } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** How the items stand: a grid of cards, a plain list, numbered steps, ticked lines, wide rows. */
export const featureDisplays = ['cards', 'list', 'steps', 'checklist', 'rows'] as const

export const featureIcons = ['star', 'zap', 'shield', 'award'] as const

/** Reasons, steps or lists: one item each; an item without title is its description alone. */
export const featuresModel = sectionModel({
  type: 'features',
  name: 'Features',
  category: 'Features',
  item: { ...itemPicture, scene: sceneSchema.optional(), link: partAddress(), icon: itemIcon },
  content: {
    display: z.enum(featureDisplays).default('cards'),
  },
})
export type FeaturesSection = SectionOfModel<typeof featuresModel>
export type FeaturesItem = FeaturesSection['content']['items'][number]
