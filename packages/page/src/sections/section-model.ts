import { z } from 'zod'

import { keeping } from '../document/keeping.ts'
import { sectionBackgrounds, sectionIdSchema, sectionThemes } from './section-base.ts'
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

type ModelInput<Type, Category, Own> = {
  type: Type
  /** What a section is called that came from no template. */
  name: string
  /** That of its templates (spec 3, 3.3), or its own where it has none there. */
  category: Category
  /** What its content holds beside the shared fields. */
  content: Own
}

/** The model of one kind of section. `background` absent lets the page's theme choose the ground. */
export function sectionModel<
  const Type extends string,
  const Category extends string,
  Own extends z.ZodRawShape,
>({ type, name, category, content }: ModelInput<Type, Category, Own>) {
  const schema = keeping({
    id: sectionIdSchema,
    type: z.literal(type),
    background: z.enum(sectionBackgrounds).optional(),
    theme: z.enum(sectionThemes).default('default'),
    style: sectionStyleSchema.prefault({}),
    content: keeping({ ...sharedContent, ...content }).prefault({} as never),
  })
  return { type, name, category, schema }
}

type AnyModel = { schema: z.ZodType }
export type SectionOfModel<Model extends AnyModel> = z.infer<Model['schema']>
export type SectionInputOfModel<Model extends AnyModel> = z.input<Model['schema']>
