import { sceneSchema } from '@wildpath/illustrator'
import { z } from 'zod'

import { itemPicture, partAddress } from '../section-parts.ts'
import { colourText } from '../section-style.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

export const textPositions = ['top', 'middle', 'bottom'] as const
export const overlayOpacities = [0.3, 0.5, 0.7, 0.9] as const

/** Pictures in up to four columns, each with words over it where it has a title or description. */
export const galleryModel = sectionModel({
  type: 'gallery',
  name: 'Gallery',
  category: 'Gallery',
  item: {
    ...itemPicture,
    scene: sceneSchema.optional(),
    link: partAddress(),
    textPosition: z.enum(textPositions).optional(),
    overlayOpacity: z.number().min(0).max(1).optional(),
    overlayColor: colourText.optional(),
  },
  content: {},
})
export type GallerySection = SectionOfModel<typeof galleryModel>
export type GalleryItem = GallerySection['content']['items'][number]
