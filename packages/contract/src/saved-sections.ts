import { z } from 'zod'

import { lineField } from './text.ts'

/** What an account may keep in 'My sections'. */
export const savedSectionLimits = {
  sections: 100,
  /** UTF-8 bytes of one section as JSON. */
  bytes: 200_000,
  name: 100,
} as const

const nameField = lineField()
  .min(1, 'Enter a name.')
  .max(savedSectionLimits.name, `Use at most ${savedSectionLimits.name} characters.`)

/** A section in 'My sections' as the list shows it. */
export const savedSectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The section's type, such as 'hero'. */
  kind: z.string(),
  createdAt: z.iso.datetime(),
})
export type SavedSection = z.infer<typeof savedSectionSchema>

/** A page that holds the saved section alone; `readPage` of the page package reads it. */
const pageOfSectionField = z.object({
  version: z.int().optional(),
  sections: z.array(z.unknown()),
})
export type PageOfSection = z.infer<typeof pageOfSectionField>

export const newSavedSectionSchema = z.object({ name: nameField, page: pageOfSectionField })
export type NewSavedSection = z.input<typeof newSavedSectionSchema>

export const savedSectionChangeSchema = z.object({ name: nameField })

export const savedSectionContentSchema = z.object({ page: pageOfSectionField })
