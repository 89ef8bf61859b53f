import { z } from 'zod'

import { writtenBySchema } from './generated-content.ts'
import { textField } from './text.ts'

/** What a section's texts can be made without a model too. */
export const rewriteInstructions = [
  'shorter',
  'warmer',
  'plainer',
  'families',
  'groups',
  'beginners',
] as const
export type RewriteInstruction = (typeof rewriteInstructions)[number]

/** `longestText` is that of one text, `together` that of all texts of one request, in characters. */
export const rewriteLimits = { texts: 200, longestText: 20_000, together: 60_000 } as const

/** What a text is for: 'lead' is one that speaks for the whole section, 'detail' belongs to an item. */
export const textRoles = ['title', 'lead', 'detail', 'button'] as const

/** A text that a person wrote, with its place in the section, such as ['content', 'items', 0, 'title']. */
export const sectionTextSchema = z.object({
  path: z
    .array(z.union([z.string().min(1).max(40), z.int().min(0).max(1000)]))
    .min(1)
    .max(6),
  role: z.enum(textRoles),
  text: z.string().min(1).max(rewriteLimits.longestText),
})
export type SectionText = z.infer<typeof sectionTextSchema>

/** Body of POST /api/funnels/:id/rewrite. Words of one's own need a configured model. */
export const rewriteRequestSchema = z.object({
  instruction: z.union([
    z.enum(rewriteInstructions),
    z.object({ words: textField().min(1).max(300) }),
  ]),
  texts: z
    .array(sectionTextSchema)
    .min(1)
    .max(rewriteLimits.texts)
    .refine(
      (texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= rewriteLimits.together,
      `Please rewrite at most ${rewriteLimits.together} characters at a time`,
    ),
})
export type RewriteRequest = z.infer<typeof rewriteRequestSchema>

/**
 * The same texts in the same order, those without a better wording as they were. `keptBack` counts
 * those whose new wording would have changed a fact.
 */
export const rewriteAnswerSchema = z.object({
  texts: z.array(sectionTextSchema),
  writtenBy: writtenBySchema,
  keptBack: z.int().nonnegative(),
})
export type RewriteAnswer = z.infer<typeof rewriteAnswerSchema>
