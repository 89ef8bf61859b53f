import { sceneSchema } from '@wildpath/illustrator'
import { z } from 'zod'

import { uniqueNamer } from '../document/unique-namer.ts'
import { looseSchema } from '../document/loose-schema.ts'
import { framingFields } from '../media/picture-framing.ts'
import { colourText } from './section-style.ts'

/** Longest text of one field, in characters; a whole page has its own limit. */
const longestText = 20_000
/** A small picture may stand in its own address. */
export const longestAddress = 66_000

export const partText = () => z.string().max(longestText).default('')
/** Kept as typed; the renderer decides what may be followed or loaded. */
export const partAddress = () => z.string().max(longestAddress).default('')

const partId = z.string().max(100).default('')

export type ShapeWithId = z.ZodRawShape & { id: typeof partId }

/** A list whose entries have ids of their own; missing and repeated ones are numbered. */
export function listOf<Shape extends ShapeWithId>(item: z.ZodObject<Shape>, prefix: string) {
  type Item = z.output<typeof item> & { id: string }
  return z
    .array(item)
    .max(500)
    .default([])
    .transform((items): z.output<typeof item>[] => withOwnIds(items as Item[], prefix))
}

function withOwnIds<Item extends { id: string }>(items: readonly Item[], prefix: string): Item[] {
  const nameIds = uniqueNamer()
  return items.map((item, index) => {
    const id = nameIds(item.id || `${prefix}-${index + 1}`, item.id || prefix)
    return id === item.id ? item : { ...item, id }
  })
}

export const alignments = ['left', 'center', 'right'] as const
export const sizes = ['small', 'medium', 'large'] as const

/** Columns 1 to 3, the gallery's up to 4; absent lets the theme choose (spec 3, 3.2). */
export const layoutSchema = looseSchema({
  alignment: z.enum(alignments).optional(),
  columns: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
  padding: z.enum(sizes).optional(),
})
export type SectionLayout = z.infer<typeof layoutSchema>

const imageSchema = looseSchema({
  type: z.literal('image'),
  src: partAddress(),
  alt: partText(),
  /** Pixels of the file, so that its place is kept free before it arrives. */
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
  ...framingFields,
})
const drawnSchema = looseSchema({
  type: z.literal('scene'),
  scene: sceneSchema,
  alt: partText(),
})

/** A picture or film of the owner's, or a scene that the illustrator draws. */
export const mediaSchema = z.discriminatedUnion('type', [
  imageSchema,
  looseSchema({ type: z.literal('video'), src: partAddress(), alt: partText() }),
  drawnSchema,
])
export type Media = z.infer<typeof mediaSchema>

/** How much of a background picture its overlay hides, beyond what readable text needs. Defaults to nothing. */
export const overlayStrengths = ['medium', 'strong'] as const
export const longestVideoAddress = 2000

/** The picture and video behind a whole section. */
export const backdropSchema = looseSchema({
  picture: z.discriminatedUnion('type', [imageSchema, drawnSchema]).optional(),
  overlay: z.enum(overlayStrengths).optional(),
  /** The https URL of an .mp4 or .webm file. The picture is shown until it plays. */
  video: z.string().max(longestVideoAddress).optional(),
})
export type Backdrop = z.infer<typeof backdropSchema>

/**
 * What the repeated part of every section has. The older model's lists read as items too: a person's name,
 * a question or a figure is the title; what is said about it the description.
 * Source: spec 3, 3.2 (item) and 3.3 (testimonials, team, plans, images, questions, figures).
 */
export const itemBase = { id: partId, title: partText(), description: partText() }

/** A picture of an item's; without words of its own it is called by the title. */
export const itemLogo = { image: partAddress(), alt: partText() }
export const itemPicture = { ...itemLogo, ...framingFields }
/** A word that is no icon of the kind's shows the default one. */
export const itemIcon = z.string().max(40).default('')

/** Texts of an item that may be absent, in characters. */
export const shortItemText = (longest: number) => z.string().max(longest).optional()
export const itemLines = z.array(z.string().max(2000)).max(100).optional()

export const buttonStyles = ['primary', 'secondary', 'outline', 'ghost'] as const
export const buttonSchema = looseSchema({
  id: partId,
  text: partText(),
  /** '#' and empty lead to the page's form. */
  link: partAddress(),
  style: z.enum(buttonStyles).default('primary'),
})
export type SectionButton = z.infer<typeof buttonSchema>

/** Spec 3, 3.2: where a link of the navigation may lead; ids of sections are possible too. */
export const navigationTargets = [
  '#hero',
  '#features',
  '#testimonials',
  '#pricing',
  '#contact',
  '#about',
  '#services',
  '#portfolio',
  '#team',
  '#blog',
] as const

export const navigationItemSchema = looseSchema({
  id: partId,
  label: partText(),
  /** '#…' of a section, or 'custom' for `customTarget`. */
  target: partAddress(),
  customTarget: partAddress(),
})
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const visualElementTypes = ['text', 'image', 'button', 'shape', 'logo'] as const

/** How far an object of the canvas may stand or reach, in its pixels. */
export const longestSide = 100_000

/** An object on the free-position canvas (800 × 600, pixels, degrees); never left of or above 0. */
export const visualElementSchema = looseSchema({
  id: partId,
  type: z.enum(visualElementTypes),
  x: z.number().min(0).max(longestSide),
  y: z.number().min(0).max(longestSide),
  width: z.number().min(0).max(longestSide),
  height: z.number().min(0).max(longestSide),
  rotation: z.number().min(-36_000).max(36_000).default(0),
  content: looseSchema({
    text: z.string().max(longestText).optional(),
    imageUrl: z.string().max(longestAddress).optional(),
    backgroundColor: colourText.optional(),
    textColor: colourText.optional(),
    fontSize: z.number().min(1).max(1000).optional(),
    fontWeight: z.enum(['normal', 'bold', 'lighter']).optional(),
    borderRadius: z.number().min(0).max(10_000).optional(),
    href: z.string().max(longestAddress).optional(),
  }).prefault({}),
})
export type VisualElement = z.infer<typeof visualElementSchema>

export const canvaMetadataSchema = looseSchema({
  designId: z.string().max(400),
  width: z.number(),
  height: z.number(),
  createdAt: z.string().max(100),
})
