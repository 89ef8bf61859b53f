import type { PlannedContent } from '@wildpath/contract'
import { type AskedKind, askedKinds, detailOf, kindOfLabel } from '@wildpath/page/lead-form'
import { z } from 'zod'

import { filledTexts } from './filled.ts'

type LandingPage = PlannedContent['landing_page']
type FormContent = Pick<LandingPage, 'form_fields' | 'form_details'>

const fieldSchema = z.object({
  label: z.string(),
  /** Null while nobody chose: then the label says it. */
  kind: z.enum(askedKinds).nullable(),
  isRequired: z.boolean(),
  /** Of a choice, as they are typed. */
  options: z.array(z.string()),
})
export type FormFieldDraft = z.infer<typeof fieldSchema>

export const noConsent = { isAsked: false, text: '', isRequired: true }

export const formDraftShape = {
  form_fields: z.array(
    // A draft that was kept before fields had details holds labels only.
    z.union([fieldSchema, z.string().transform((label) => ({ ...blankField, label }))]),
  ),
  consent: z
    .object({ isAsked: z.boolean(), text: z.string(), isRequired: z.boolean() })
    .default(noConsent),
}
export type FormDraft = {
  form_fields: FormFieldDraft[]
  consent: { isAsked: boolean; text: string; isRequired: boolean }
}

export const blankField: FormFieldDraft = { label: '', kind: null, isRequired: true, options: [] }

/** Spec 2, section 2: what a form without fields begins with. */
const defaultLabels = ['Name', 'Email']

export function formDraftOf({ form_fields, form_details }: LandingPage): FormDraft {
  const labels = form_fields.length === 0 ? defaultLabels : form_fields
  const consent = form_details?.consent
  return {
    form_fields: labels.map((label) => {
      const { kind = null, is_required = true, options = [] } = detailOf(form_details, label) ?? {}
      return { label, kind, isRequired: is_required, options }
    }),
    consent:
      consent === undefined
        ? noConsent
        : { isAsked: true, text: consent.text, isRequired: consent.is_required },
  }
}

/** The form as it is saved: the labels, and beside them only what differs from what is specified. */
export function formContentOf({ form_fields: drafts, consent }: FormDraft): FormContent {
  const fields = drafts
    .map((field) => ({ ...field, label: field.label.trim() }))
    .filter(({ label }) => label !== '')
  const details = fields.map(detailToKeep).filter((detail) => Object.keys(detail).length > 1)
  const text = consent.text.trim()
  const isAsked = consent.isAsked && text !== ''
  const form_fields = fields.map(({ label }) => label)
  if (details.length === 0 && !isAsked) return { form_fields }
  return {
    form_fields,
    form_details: {
      fields: details,
      ...(isAsked && { consent: { text, is_required: consent.isRequired } }),
    },
  }
}

function detailToKeep({ label, kind, isRequired, options }: FormFieldDraft) {
  return {
    label,
    ...(kind !== null && { kind }),
    ...(!isRequired && { is_required: false }),
    ...(kind === 'choice' && { options: filledTexts(options) }),
  }
}

/** What the field takes as it stands. */
export function kindOfField({ label, kind }: FormFieldDraft, language: string): AskedKind {
  return kind ?? kindOfLabel(label, language)
}
