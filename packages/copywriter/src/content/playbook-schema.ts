import { z } from 'zod'

import { parseTemplate, slotsNeeded } from '../phrasing/template.ts'
import { situations } from './playbook.ts'

const line = z.string().min(1, 'An empty line').superRefine(readsAsTemplate)
/** A line for every business of the trade: nothing but the voice of the owner enters it. */
const slotless = line.refine((text) => factsIn(text).length === 0, 'Facts do not enter this line')
const most = (characters: number) => (text: string) =>
  text.replaceAll(/\{[^}]*\}/gu, '').length <= characters
const titled = (schema: z.ZodType<string>) => schema.refine(most(55), 'Longer than 55 characters')
const isCalm = (text: string) => !text.includes('!')
const calm = (schema: z.ZodType<string>) => schema.refine(isCalm, 'No exclamation mark stands here')
const title = titled(slotless)
const question = slotless.refine((text) => text.includes('?'), 'A question asks something')

function readsAsTemplate(text: string, context: z.RefinementCtx): void {
  try {
    parseTemplate(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' })
  }
}

function factsIn(text: string): string[] {
  try {
    return slotsNeeded(parseTemplate(text))
  } catch {
    return []
  }
}

const list = <T extends z.ZodType>(item: T) => z.array(item).default([])

/** What may stand below each heading of a content file. */
export const sectionsSchema = z.object({
  'Booking': list(slotless),
  'Buttons': list(slotless.max(35, 'Longer than 35 characters')),
  'Form fields': list(slotless.max(45, 'Longer than 45 characters')),
  'Headline': list(calm(titled(line))),
  'Pull': list(calm(slotless.max(110, 'Longer than 110 characters'))),
  'Moment': list(calm(slotless)),
  'Next': list(slotless),
  'Ask': list(slotless),
  'Advice subject': list(title),
  'Advice opening': list(slotless),
  'Tips': list(
    z.object({
      situation: z.enum(situations, `A tip is for one of ${situations.join(', ')}`).nullable(),
      text: slotless,
    }),
  ),
  'Nudge subject': list(title),
  'Nudge': list(slotless),
  'Questions': list(z.object({ question, answer: slotless })),
  'Bring': list(slotless),
})
export type Sections = z.infer<typeof sectionsSchema>
export type Heading = keyof Sections

/** Whether a word is one of the headings. */
export function isHeading(name: string): name is Heading {
  return Object.hasOwn(sectionsSchema.shape, name)
}

/** So many lines a trade and a goal need below each heading; no line beats a doubtful one. */
export const fewestLines: Partial<Record<Heading, number>> = {
  'Headline': 2,
  'Nudge': 1,
  'Next': 2,
  'Ask': 2,
  'Advice subject': 1,
  'Advice opening': 1,
  'Nudge subject': 1,
  'Tips': 3,
}

/** What a trade has besides: one and many of what is booked, buttons, and what its form asks. */
export const fewestOfTrade: Partial<Record<Heading, number>> = {
  'Booking': 2,
  'Buttons': 2,
  'Form fields': 1,
}
