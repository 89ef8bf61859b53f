import { z } from 'zod'

import { keeping } from '../document/keeping.ts'
import {
  buttonSchema,
  canvaMetadataSchema,
  itemSchema,
  layoutSchema,
  listOf,
  mediaSchema,
  partText,
  visualElementSchema,
} from './section-parts.ts'
import { sectionStyleSchema } from './section-style.ts'

/** Also the anchor of the section on the page, so it holds nothing a fragment would escape. */
export const sectionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const sectionBackgrounds = ['light', 'dark', 'glass', 'stars'] as const
export const sectionThemes = ['default', 'night', 'nature'] as const
export type SectionTheme = (typeof sectionThemes)[number]

/** What the content of every kind may hold (spec 3, 3.2). */
const sharedContent = {
  title: partText(),
  subtitle: partText(),
  body: partText(),
  layout: layoutSchema.prefault({}),
  media: mediaSchema.optional(),
  items: listOf(itemSchema, 'item'),
  buttons: listOf(buttonSchema, 'button'),
  visualElements: listOf(visualElementSchema, 'element'),
  canvaMetadata: canvaMetadataSchema.optional(),
}

/**
 * Schema of one kind of section: its literal type and what its content holds beside the shared
 * fields. `background` absent lets the page's theme choose the ground.
 */
export function sectionSchema<const Type extends string, Own extends z.ZodRawShape>(
  type: Type,
  own: Own,
) {
  return keeping({
    id: sectionIdSchema,
    type: z.literal(type),
    background: z.enum(sectionBackgrounds).optional(),
    theme: z.enum(sectionThemes).default('default'),
    style: sectionStyleSchema.prefault({}),
    content: keeping({ ...sharedContent, ...own }).prefault({} as never),
  })
}
