import { z } from 'zod'

import { sceneSchema } from '@wildpath/illustrator'

/** What the owner wants of a visitor. */
export const pageGoals = [
  'booking',
  'stay',
  'visit',
  'rental',
  'lessons',
  'purchase',
  'quote',
  'enquiry',
] as const
export type PageGoal = (typeof pageGoals)[number]

/** The six page styles: each a palette, a font pair, a rhythm, a treatment of pictures and buttons. */
export const pageThemes = ['river', 'summit', 'reef', 'lodge', 'night-camp', 'trailhead'] as const
export type PageTheme = (typeof pageThemes)[number]

/** Which sections a generated page has, and in which order. */
export const compositions = [
  'classic',
  'offer-first',
  'story-first',
  'guide',
  'showcase',
  'questions-first',
] as const
export type Composition = (typeof compositions)[number]

/** The choices behind a generated page; the words come from the generated content. */
export const pagePlanSchema = z.object({
  theme: z.enum(pageThemes),
  composition: z.enum(compositions),
  /** The first is the hero's, the others are the gallery's. */
  scenes: z.array(sceneSchema).min(1).max(8),
})
export type PagePlan = z.infer<typeof pagePlanSchema>
