import { z } from 'zod'

import { keeping } from '../../document/keeping.ts'
import { sectionSchema } from '../section-base.ts'
import { partText } from '../section-parts.ts'

export const leadFieldKinds = [
  'text',
  'email',
  'phone',
  'number',
  'date',
  'long-text',
  'choice',
  /** A box to tick; its label is what the visitor agrees to. */
  'consent',
] as const
export type LeadFieldKind = (typeof leadFieldKinds)[number]

/** One question of a form. The label is also the name it is submitted under. */
export const leadFieldSchema = keeping({
  label: z.string().min(1).max(600),
  kind: z.enum(leadFieldKinds).default('text'),
  /** Spec 2, section 5: every field is required unless the owner says otherwise. */
  isRequired: z.boolean().default(true),
  /** Of a 'choice'. */
  options: z.array(z.string().max(200)).max(50).optional(),
})
export type LeadField = z.infer<typeof leadFieldSchema>

/** The form that makes a visitor a lead; `body` says what they ask for. */
export const leadFormSchema = sectionSchema('lead-form', {
  fields: z.array(leadFieldSchema).max(30).default([]),
  buttonText: partText(),
  /** Questions first, contact last, a step each; without script all stand on one page. */
  isMultiStep: z.boolean().default(false),
})
export type LeadFormSection = z.infer<typeof leadFormSchema>
