import { z } from 'zod'

import { sectionModel, type SectionOfModel } from '../section-model.ts'
import {
  alignments,
  listOf,
  navigationItemSchema,
  partAddress,
  partText,
  sizes,
} from '../section-parts.ts'

/** The bar at the top: logo or name, links to sections, a call to action (spec 3, 3.3). */
export const headerModel = sectionModel({
  type: 'header',
  name: 'Header',
  category: 'Header',
  item: {},
  content: {
    logoText: partText(),
    logoUrl: partAddress(),
    logoPosition: z.enum(alignments).default('left'),
    logoSize: z.enum(sizes).default('medium'),
    navigationItems: listOf(navigationItemSchema, 'link'),
    ctaText: partText(),
    ctaUrl: partAddress(),
    /** With words in it, a field that finds them on this page. */
    searchPlaceholder: partText(),
    loginText: partText(),
    loginUrl: partAddress(),
    signupText: partText(),
    signupUrl: partAddress(),
    /** Lies over the section below it instead of above it. */
    isTransparent: z.boolean().default(false),
  },
})
export type HeaderSection = SectionOfModel<typeof headerModel>
