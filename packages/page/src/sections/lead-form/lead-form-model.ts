import { z } from 'zod'

import { honeypotName } from './honeypot.ts'
import { uniqueNamer } from '../../document/unique-namer.ts'
import { looseSchema } from '../../document/loose-schema.ts'
import { itemLines, partText } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

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
export const leadFieldSchema = looseSchema({
  label: z.string().max(600).default(''),
  kind: z.enum(leadFieldKinds).default('text'),
  /** Spec 2, section 5: every field is required unless the owner says otherwise. */
  isRequired: z.boolean().default(true),
  /** Of a 'choice'. */
  options: z.array(z.string().max(200)).max(50).transform(plainOptions).optional(),
})
export type LeadField = z.infer<typeof leadFieldSchema>

/** Browsers send an option without the blanks around and within it. */
function plainOptions(options: string[]): string[] {
  return [...new Set(options.map(singleLine))].filter((option) => option !== '')
}

/** A label is the name of its answer: two of one form must differ, and none may be the trap's. */
function withOwnLabels<Field extends { label: string }>(fields: Field[]): Field[] {
  const nameLabels = uniqueNamer(' ')
  nameLabels(honeypotName, honeypotName)
  return fields.map((field, index) => {
    const preferred = singleLine(field.label) || `Question ${index + 1}`
    const label = nameLabels(preferred, preferred)
    return label === field.label ? field : { ...field, label }
  })
}

/** Browsers rewrite line breaks in names, so a name must not hold any. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The form that makes a visitor a lead; `body` says what they ask for. */
export const leadFormModel = sectionModel({
  type: 'lead-form',
  name: 'Lead form',
  category: 'Form',
  item: { features: itemLines },
  content: {
    fields: z.array(leadFieldSchema).max(30).default([]).transform(withOwnLabels),
    buttonText: partText(),
    /** Questions first, contact last, a step each; without script all stand on one page. */
    isMultiStep: z.boolean().default(false),
  },
})
export type LeadFormSection = SectionOfModel<typeof leadFormModel>
export type LeadFormItem = LeadFormSection['content']['items'][number]
