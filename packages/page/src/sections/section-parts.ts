import { sceneSchema } from '@wildpath/illustrator'
import { z } from 'zod'

import { idGiver } from '../document/id-giver.ts'
import { keeping } from '../document/keeping.ts'
import { colourText } from './section-style.ts'

/** Longest text of one field, in characters; a whole page has its own limit. */
const longestText = 20_000
/** A small picture may stand in its own address. */
const longestAddress = 66_000

export const partText = () => z.string().max(longestText).default('')
/** Kept as typed; the renderer decides what may be followed or loaded. */
export const partAddress = () => z.string().max(longestAddress).default('')

const partId = z.string().max(100).default('')

/** A list whose entries have ids of their own; missing and repeated ones are numbered. */
export function listOf<Item extends z.ZodType<{ id: string }>>(item: Item, prefix: string) {
  return z
    .array(item)
    .max(500)
    .default([])
    .transform((items) => withOwnIds(items, prefix))
}

function withOwnIds<Item extends { id: string }>(items: readonly Item[], prefix: string): Item[] {
  const nameIds = idGiver()
  return items.map((item, index) => {
    const id = nameIds(item.id || `${prefix}-${index + 1}`, item.id || prefix)
    return id === item.id ? item : { ...item, id }
  })
}

export const alignments = ['left', 'center', 'right'] as const
export const sizes = ['small', 'medium', 'large'] as const

/** Columns 1 to 3, the gallery's up to 4; absent lets the theme choose (spec 3, 3.2). */
export const layoutSchema = keeping({
  alignment: z.enum(alignments).optional(),
  columns: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
  padding: z.enum(sizes).optional(),
})
export type SectionLayout = z.infer<typeof layoutSchema>

/** A picture or film of the owner's, or a scene that the illustrator draws. */
export const mediaSchema = z.discriminatedUnion('type', [
  keeping({
    type: z.literal('image'),
    src: partAddress(),
    alt: partText(),
    /** Pixels of the file, so that its place is kept free before it arrives. */
    width: z.number().positive().optional(),
    height: z.number().positive().optional(),
  }),
  keeping({ type: z.literal('video'), src: partAddress(), alt: partText() }),
  keeping({ type: z.literal('scene'), scene: sceneSchema, alt: partText() }),
])
export type Media = z.infer<typeof mediaSchema>

export const itemIcons = ['star', 'zap', 'shield', 'award'] as const
export const figureIcons = ['users', 'star', 'clock', 'globe', 'chart'] as const
export const textPositions = ['top', 'middle', 'bottom'] as const
export const overlayOpacities = [0.3, 0.5, 0.7, 0.9] as const

/**
 * The repeated part of a section. The older model's lists read as items too: a person's name, a
 * question or a figure is the title; what is said about it the description.
 * Source: spec 3, 3.2 (item) and 3.3 (testimonials, team, plans, images, questions, figures).
 */
export const itemSchema = keeping({
  id: partId,
  title: partText(),
  description: partText(),
  image: partAddress(),
  /** What the picture shows; empty falls back to the title. */
  alt: partText(),
  scene: sceneSchema.optional(),
  link: partAddress(),
  /** One of `itemIcons` or `figureIcons`; any other word shows the default icon. */
  icon: z.string().max(40).default(''),
  textPosition: z.enum(textPositions).optional(),
  overlayOpacity: z.number().min(0).max(1).optional(),
  overlayColor: colourText.optional(),
  /** People. */
  role: z.string().max(400).optional(),
  company: z.string().max(400).optional(),
  linkedin: z.string().max(longestAddress).optional(),
  twitter: z.string().max(longestAddress).optional(),
  /** Plans; absent ones are read out of the description (spec 2, 'Page section'). */
  price: z.string().max(200).optional(),
  period: z.string().max(200).optional(),
  features: z.array(z.string().max(2000)).max(100).optional(),
  buttonText: z.string().max(400).optional(),
  popular: z.boolean().optional(),
})
export type SectionItem = z.infer<typeof itemSchema>

export const buttonStyles = ['primary', 'secondary', 'outline', 'ghost'] as const
export const buttonSchema = keeping({
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

export const navigationItemSchema = keeping({
  id: partId,
  label: partText(),
  /** '#…' of a section, or 'custom' for `customTarget`. */
  target: partAddress(),
  customTarget: partAddress(),
})
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const visualElementTypes = ['text', 'image', 'button', 'shape', 'logo'] as const

/** An object on the free-position canvas (800 × 600, pixels, degrees); never left of or above 0. */
export const visualElementSchema = keeping({
  id: partId,
  type: z.enum(visualElementTypes),
  x: z.number().min(0).max(100_000),
  y: z.number().min(0).max(100_000),
  width: z.number().min(0).max(100_000),
  height: z.number().min(0).max(100_000),
  rotation: z.number().min(-36_000).max(36_000).default(0),
  content: keeping({
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

export const canvaMetadataSchema = keeping({
  designId: z.string().max(400),
  width: z.number(),
  height: z.number(),
  createdAt: z.string().max(100),
})
