import { z } from 'zod'

import { sectionSchema } from '../section-base.ts'

/** One question of a form. The label is also the name it is submitted under. */
export const leadFieldSchema = z.object({
  label: z.string().min(1),
  kind: z.enum(['email', 'text']),
})
export type LeadField = z.infer<typeof leadFieldSchema>

export const leadFormSchema = sectionSchema(
  'lead-form',
  z.object({
    title: z.string(),
    offer: z.string(),
    fields: z.array(leadFieldSchema),
    buttonText: z.string(),
  }),
)
export type LeadFormSection = z.infer<typeof leadFormSchema>
