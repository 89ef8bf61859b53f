import { z } from 'zod'

import { looseSchema } from '../document/loose-schema.ts'
import { sectionBackgrounds, sectionIdSchema, sectionThemes } from './section-base.ts'
import {
  backdropSchema,
  buttonSchema,
  canvaMetadataSchema,
  itemBase,
  layoutSchema,
  listOf,
  mediaSchema,
  partText,
  type ShapeWithId,
  visualElementSchema,
} from './section-parts.ts'
import { sectionStyleSchema } from './section-style.ts'

type ModelInput<Type, Category, Item, Own> = {
  type: Type
  /** What a section is called that came from no template. */
  name: string
  /** That of its templates (spec 3, 3.3), or its own where it has none there. */
  category: Category
  /** What its items hold beside id, title and description. */
  item: Item
  /** What its content holds beside the shared fields. */
  content: Own
}

/** The model of one kind of section. `background` absent lets the page's theme choose the ground. */
export function sectionModel<
  const Type extends string,
  const Category extends string,
  Item extends z.ZodRawShape,
  Own extends z.ZodRawShape,
>({ type, name, category, item: ownOfItem, content }: ModelInput<Type, Category, Item, Own>) {
  const item = looseSchema({ ...itemBase, ...ownOfItem })
  const schema = looseSchema({
    id: sectionIdSchema,
    type: z.literal(type),
    background: z.enum(sectionBackgrounds).optional(),
    backdrop: backdropSchema.optional(),
    theme: z.enum(sectionThemes).default('default'),
    /** Kept in the document, but not shown to visitors. */
    isHidden: z.literal(true).optional(),
    /** Sample text from a page template, hidden from visitors until the owner changes it. */
    sampleWords: z.array(z.string().max(2000)).max(400).optional(),
    style: sectionStyleSchema.prefault({}),
    content: looseSchema({ ...sharedContent(item), ...content }).prefault({} as never),
  })
  return { type, name, category, item, schema }
}

/** What the content of every kind may hold (spec 3, 3.2). */
function sharedContent<Item extends ShapeWithId>(item: z.ZodObject<Item>) {
  return {
    title: partText(),
    subtitle: partText(),
    body: partText(),
    layout: layoutSchema.prefault({}),
    media: mediaSchema.optional(),
    items: listOf(item, 'item'),
    buttons: listOf(buttonSchema, 'button'),
    visualElements: listOf(visualElementSchema, 'element'),
    canvaMetadata: canvaMetadataSchema.optional(),
  }
}

type AnyModel = { schema: z.ZodType }
export type SectionOfModel<Model extends AnyModel> = z.infer<Model['schema']>
export type SectionInputOfModel<Model extends AnyModel> = z.input<Model['schema']>
