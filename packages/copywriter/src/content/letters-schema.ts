import { z } from 'zod'

import { letterTags } from './letters.ts'

/** Where the owner speaks; `inVoice` puts the words in. */
const tokens = ['we', 'us', 'our', 'we are', 'we have']

const line = z
  .string()
  .min(1, 'An empty line')
  .refine(
    (text) =>
      [...text.matchAll(/\{([^}]*)\}?/gu)].every(([, name]) =>
        tokens.includes(name?.toLowerCase() ?? ''),
      ),
    `Only ${tokens.map((name) => `{${name}}`).join(', ')} may stand in braces`,
  )
const short = (text: z.ZodString) => text.max(55, 'Longer than 55 characters')
const isCalm = (text: string) => !text.includes('!')
const calm = line.refine(isCalm, 'A calm line has no exclamation mark')
const lively = line.refine(
  (text) => text.split('!').length <= 2,
  'A lively line has one exclamation mark at most',
)
const title = short(line)
const calmTitle = title.refine(isCalm, 'A calm line has no exclamation mark')
const question = line.refine((text) => text.includes('?'), 'A question asks something')

const list = <T extends z.ZodType>(item: T) => z.array(item).default([])

/** What may stand below each heading of a content file. */
export const sectionsSchema = z.object({
  'Booking': list(line),
  'Buttons': list(line.max(35, 'Longer than 35 characters')),
  'Form fields': list(line.max(45, 'Longer than 45 characters')),
  'Received, calm': list(calm),
  'Received, lively': list(lively),
  'Headline, calm': list(calmTitle),
  'Headline, lively': list(title),
  'Next': list(line),
  'Ask': list(line),
  'Advice subject': list(title),
  'Advice opening': list(line),
  'Tips': list(
    z.object({
      tag: z.enum(letterTags, `A tip is for one of ${letterTags.join(', ')}`).nullable(),
      text: line,
    }),
  ),
  'Nudge subject': list(title),
  'Nudge, calm': list(calm),
  'Nudge, lively': list(lively),
  'Questions': list(z.object({ question, answer: line })),
  'Bring': list(line),
})
export type Sections = z.infer<typeof sectionsSchema>
export type Heading = keyof Sections

/** Whether a word is one of the headings. */
export function isHeading(name: string): name is Heading {
  return Object.hasOwn(sectionsSchema.shape, name)
}

/** So many lines a trade and a goal need below each heading, so that funnels differ; a goal has no questions. */
export const fewestLines: Partial<Record<Heading, number>> = {
  'Received, calm': 2,
  'Received, lively': 2,
  'Headline, calm': 2,
  'Headline, lively': 2,
  'Nudge, calm': 2,
  'Nudge, lively': 2,
  'Next': 4,
  'Ask': 3,
  'Advice subject': 3,
  'Advice opening': 3,
  'Nudge subject': 3,
  'Tips': 6,
}

/** What a trade has besides: one and many of what is booked, buttons, and what its form asks. */
export const fewestOfTrade: Partial<Record<Heading, number>> = {
  'Booking': 2,
  'Buttons': 3,
  'Form fields': 1,
}
