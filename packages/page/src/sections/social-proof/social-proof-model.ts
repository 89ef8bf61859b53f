import { z } from 'zod'

import { itemIcon, itemLogo, partAddress } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

export const figureIcons = ['users', 'star', 'clock', 'globe', 'chart'] as const

/**
 * Figures (title '10,000+', description 'Happy Customers', an icon) and logos of clients (an
 * image, the name as title, a link).
 */
export const socialProofModel = sectionModel({
  type: 'social-proof',
  name: 'Social proof',
  category: 'Social Proof',
  item: { ...itemLogo, link: partAddress(), icon: itemIcon },
  content: {
    /** Sample figures help while editing; they are untrue, so no visitor ever sees them. */
    isSample: z.boolean().default(false),
  },
})
export type SocialProofSection = SectionOfModel<typeof socialProofModel>
export type SocialProofItem = SocialProofSection['content']['items'][number]
